#pragma once
// Sentences about the game in progress: whose turn it is, the introduction before the first move,
// hints and the result.
#include <string>

#include "imgui_app/model/result.hpp"
#include "imgui_app/model/state.hpp"
#include "imgui_app/model/verdict.hpp"

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

// Returns such as "Hint: L@b2."; empty if no hint is shown.
std::string describe_hint(const State& state);

// Returns such as "White has won by 6.5 points".
std::string describe_winner(const State& state, Player winner, std::optional<double> score);
// Returns the sign of a finished game: the winner's mark, because the signs of values refer to a
// side to move.
Verdict::Sign sign_of_end(const Verdict& verdict);
// Returns such as "Black to move. 81 legal moves."
std::string describe_legal_moves(const State& state);

// Returns such as "You won in 9 moves" against an opponent, else "Orange won in 9 moves".
std::string result_title(const State& state, const GameResult& result);

// Returns such as "White wins by 6.5 points"; empty if the game was not counted, or is drawn.
std::string result_margin(const State& state, const GameResult& result);

}  // namespace kanzen::app
