#pragma once
// What a visitor chooses once.
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "engine/core/board_view.hpp"
#include "engine/core/names.hpp"
#include "engine/core/words.hpp"

namespace kanzen::app {
// How a distance is told.  A move is a ply by each side; sweeps are what the
// notebook's rules count, see GameInfo::distance_in_plies; a search finds outcomes without
// distances.
enum class Unit { plies, moves, sweeps, outcomes };
// Of those that a visitor can choose.
constexpr auto names_of(Unit) { return names_in_order<Unit>("plies", "moves"); }

inline constexpr std::array bot_levels{1U, 2U, 3U, 4U, 5U};
inline constexpr std::array bot_times{1U, 3U, 10U};  // seconds for a move, at most

// How whoever is no person plays, where values are known.
enum class Strength { perfect, slipping, random };
constexpr auto names_of(Strength) {
  return names_in_order<Strength>("perfect", "slipping", "random");
}
inline constexpr std::array slip_steps{50U, 30U, 20U, 10U, 5U};  // turns of 100, see players.cpp
struct Opponent {
  Strength strength = Strength::perfect;
  unsigned slips = 20;  // one of slip_steps; of one that slips
  friend bool operator==(const Opponent& a, const Opponent& b) {
    return a.strength == b.strength && (a.strength != Strength::slipping || a.slips == b.slips);
  }
};

// Chosen once, remembered from visit to visit.
struct Settings {
  Language language = Language::english;
  std::optional<bool> dark;             // empty: as the system says
  Unit unit = Unit::plies;              // shown_unit() is what applies
  bool initials = false;                // moves have the letters of the pieces' Japanese names
  std::array<Opponent, 2> opponents{};  // by player
  unsigned bot_level = 3;               // one of bot_levels
  unsigned bot_seconds = 3;             // one of bot_times
  std::optional<bool> confirm;  // fingers choose a point, then place; empty: on large boards
};

// How long things move, in seconds, and how they ease.  All of it is skipped for
// those who ask for reduced motion.

constexpr double move_seconds = 0.150;
constexpr double taken_seconds = 0.120;
constexpr double lift_seconds = 0.090;
constexpr double toggle_seconds = 0.120;
constexpr double win_line_seconds = 0.300;

// 0 to 1, quick at first.
inline float ease_out(double elapsed, double duration) {
  const double left = 1.0 - std::clamp(elapsed / duration, 0.0, 1.0);
  return static_cast<float>(1.0 - left * left * left);
}

// What is seen of a piece on its way, at a share of its time, 0 to 1: one that is promoted turns
// over, so that it is seen as it was, from its edge, and as it will be.
struct MovingPiece {
  PieceView piece;
  float width = 1;  // of the piece's own
};
inline MovingPiece moving_piece(const MoveView& move, double share) {
  if (!move.promoted_to) return {move.piece, 1};
  return {share < 0.5 ? move.piece : *move.promoted_to,
          static_cast<float>(std::abs(1 - 2 * share))};
}

}  // namespace kanzen::app
