#pragma once
// Sentences about squares, points and moves, and the position in other notations.
#include <optional>
#include <string>

#include "imgui_app/model/state.hpp"

namespace kanzen::app {

// Returns the name of the chosen point, which must exist: "P13".
std::string chosen_name(const State& state);
// Returns the line below the verdict: what to do next, or why no piece can be placed on the point.
std::string describe_placing(const State& state);

// Returns what is on a square, and the value of the best move to it if values are shown.
std::string describe_square(const State& state, unsigned square);
// Returns the move with its value if values are shown.
std::string describe_move(const State& state, const MoveView& move);

// Returns the shown position in the notation of other programs; nullopt if there is no such
// notation or the draft is not legal.
std::optional<Notation> shown_notation(const State& state);

}  // namespace kanzen::app
