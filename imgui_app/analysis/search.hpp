#pragma once
// What is known of positions that were searched, where a board is too large to solve.
#include <optional>
#include <vector>

#include "imgui_app/shell/state.hpp"

namespace kanzen::app {

inline constexpr double first_search = 10;  // seconds
// What is offered after a search of so many seconds has not been enough.
double longer_search(double seconds);

// Of the current position; null: it has not been searched.
const Search::Finding* finding_here(const State& state);
const Search::Running* searching_here(const State& state);
// Is there something to offer, to show or to say about a search?
bool shows_search_card(const State& state);
// The legal moves that a search has left open.
std::vector<const MoveView*> unsolved_moves(const State& state);

}  // namespace kanzen::app
