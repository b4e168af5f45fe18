#pragma once
// The result of a finished game in Play mode.
#include <cstddef>
#include <optional>
#include <vector>

#include "imgui_app/model/state.hpp"

namespace kanzen::app {

struct GameResult {
  Session::Node end = 0;         // the last node of the line
  std::optional<Player> winner;  // empty: a draw
  // The winner's moves, so that "in 9 moves" means with the winner's 9th move; in a draw the moves
  // of the player who moved more often.  Passing, resigning and agreeing on a draw are no moves.
  std::size_t moves = 0;
  std::optional<double> points;  // by which the winner leads; empty: the game was not counted
  // Not settled: there is no winner yet, and the other fields except `end` have no meaning.
  DeadStones dead_stones = DeadStones::settled;
};
// Returns the result of the game that ends the current line, also after steps back from its end;
// empty if the line has no end, or in another mode.
std::optional<GameResult> result_of_line(const State& state);
// Is the current position the end of such a game?
bool is_at_result(const State& state);
// Returns the plies of the player's blunders on the line, as far as values are known.
std::vector<std::size_t> blunder_plies(const State& state, Player player);
// Are the values of all positions of the line known?  Never in games by estimate.
bool is_line_known(const State& state);

}  // namespace kanzen::app
