#pragma once
// Settings of the visitor.
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "engine/core/board_view.hpp"
#include "engine/core/names.hpp"
#include "engine/core/words.hpp"

namespace kanzen::app {
// Unit of distances.  A move is a ply by each side; sweeps are counted under the notebook's rules,
// see GameInfo::distance_in_plies; searches find outcomes without distances.
enum class Unit { plies, moves, sweeps, outcomes };
// Names of the units that a visitor can choose.
constexpr auto names_of(Unit) { return names_in_order<Unit>("plies", "moves"); }

inline constexpr std::array bot_levels{1U, 2U, 3U, 4U, 5U};
inline constexpr std::array bot_times{1U, 3U, 10U};  // seconds per move, at most

// Strength of a player that is not a person, in games with values.
enum class Strength { perfect, slipping, random };
constexpr auto names_of(Strength) {
  return names_in_order<Strength>("perfect", "slipping", "random");
}
inline constexpr std::array slip_steps{50U, 30U, 20U, 10U, 5U};  // percent of turns (players.cpp)
struct Opponent {
  Strength strength = Strength::perfect;
  unsigned slips = 20;  // one of slip_steps; for Strength::slipping
  friend bool operator==(const Opponent& a, const Opponent& b) {
    return a.strength == b.strength && (a.strength != Strength::slipping || a.slips == b.slips);
  }
};
// The levels of strength that the Game tab offers, the weakest first.  Opponents of the middle
// three slip (opponent_at).
enum class Level { beginner, easy, medium, hard, perfect };
constexpr auto names_of(Level) {
  return names_in_order<Level>("beginner", "easy", "medium", "hard", "perfect");
}

// Settings stored between visits.
struct Settings {
  Language language = Language::english;
  std::optional<bool> dark;             // empty: the system's setting
  Unit unit = Unit::plies;              // chosen; shown_unit() returns the one in effect
  bool initials = false;                // moves use the initials of the pieces' Japanese names
  std::array<Opponent, 2> opponents{};  // by player
  unsigned bot_level = 3;               // one of bot_levels
  unsigned bot_seconds = 3;             // one of bot_times
  std::optional<bool> confirm;  // fingers confirm a chosen point; empty: only on large boards
};

// Durations of animations in seconds, and their easing.  With reduced motion there are no
// animations.

constexpr double move_seconds = 0.150;
constexpr double taken_seconds = 0.120;
constexpr double lift_seconds = 0.090;
constexpr double toggle_seconds = 0.120;
constexpr double win_line_seconds = 0.300;

// Eases out from 0 to 1: fast first, then slower.
inline float ease_out(double elapsed, double duration) {
  const double left = 1.0 - std::clamp(elapsed / duration, 0.0, 1.0);
  return static_cast<float>(1.0 - left * left * left);
}

// The appearance of a moving piece at a share of the animation from 0 to 1.  A promoted piece turns
// over: it narrows as the old piece, then widens as the new one.
struct MovingPiece {
  PieceView piece;
  float width = 1;  // relative to the piece's own width
};
inline MovingPiece moving_piece(const MoveView& move, double share) {
  if (!move.promoted_to) return {move.piece, 1};
  return {share < 0.5 ? move.piece : *move.promoted_to,
          static_cast<float>(std::abs(1 - 2 * share))};
}

}  // namespace kanzen::app
