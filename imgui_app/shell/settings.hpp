#pragma once
// What a visitor chooses once.
#include <array>
#include <optional>

#include "imgui_app/shell/strings.hpp"

namespace kanzen::app {

// How a distance is told.  A move is a ply by each side; sweeps are what the
// notebook's rules count, see GameInfo::distance_in_plies; a search finds outcomes without
// distances.
enum class Unit { plies, moves, sweeps, outcomes };

inline constexpr std::array bot_levels{1U, 2U, 3U, 4U, 5U};
inline constexpr std::array bot_times{1U, 3U, 10U};  // seconds for a move, at most

// How whoever is no person plays, where values are known.
enum class Strength { perfect, slipping, random };
inline constexpr std::array slip_steps{50U, 30U, 20U, 10U, 5U};  // turns of 100, see slipping.cpp
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

}  // namespace kanzen::app
