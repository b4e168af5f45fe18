#pragma once
// Hints: one best move, shown on the board while the values stay hidden.
#include <optional>
#include <string>

#include "imgui_app/model/state.hpp"

namespace kanzen::app {

// Is there a button for hints?  A person must take part in a game in Play mode that has values, but
// not in a puzzle; in games by search or estimate the page must have evaluated the position.
bool has_hints(const State& state);
// Returns a best move for the person to move, as far as one is known; empty if a hint cannot be
// given now.
std::optional<std::string> hint_move(const State& state);
}  // namespace kanzen::app
