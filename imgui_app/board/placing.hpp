#pragma once
// Boards whose points are too close for a finger: a point is chosen first, and played when that is
// confirmed.  BoardInput::placing is the point; any point of the board, also one where nothing can
// be put.
#include <string>

#include "imgui_app/shell/state.hpp"

namespace kanzen::app {

// Longer sides than this are too fine for a finger, unless the visitor has said something else.
inline constexpr unsigned longest_coarse_side = 12;

// Does a finger choose a point before it plays there?
bool confirms_points(const State& state);
// Does everybody, as fingers are what this device has?
bool chooses_before_playing(const State& state);

// The move that is played when the chosen point is confirmed; null: there is none.
const MoveView* chosen_move(const State& state);
// "P13"; of a point that has been chosen.
std::string chosen_name(const State& state);
// Under the verdict: what to do now, or why nothing can be put there.
std::string placing_words(const State& state);

}  // namespace kanzen::app
