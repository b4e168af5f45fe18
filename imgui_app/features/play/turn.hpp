#pragma once
// The sentence about whose turn it is in Play mode, and the introduction before the first move.
#include <string>

#include "imgui_app/features/state.hpp"

namespace kanzen::app {

// Returns whose turn it is and what is awaited, such as "The perfect player is to move."
std::string describe_turn(const State& state);
// Returns that sentence if it says more, such as what the opponent waits for; otherwise empty.
std::string describe_turn_news(const State& state);

// Returns the question that the item asks before it does what cannot be undone.
std::string describe_confirmation(const State& state, const ItemId& item);

// Does the page say what it is for and how to move, because nothing has been played yet?
bool shows_introduction(const State& state);
// Returns the aim of the open game in one short sentence.
std::string describe_aim(const State& state);
// Returns the aim, and what a visitor can do with the open game.
std::string describe_introduction(const State& state);

}  // namespace kanzen::app
