#pragma once
// Queries about the shown position: its pieces, captures and orientation.
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/session/session.hpp"
#include "imgui_app/model/state.hpp"

namespace kanzen::app {

// Number of moves shown of a perfect line.
inline constexpr std::size_t most_line_moves = 25;

// Returns the number of stones a player has captured; the game must have a score.
std::string captures_of(const State& state, Player player);

// "Ann 9p": the player's name and rank in the record; empty if it has neither.
std::string name_in_record(const State& state, Player player);

// Can the piece be picked up?  Covered pieces, which can move under the notebook's rules, cannot:
// their moves are only in the list.
bool can_start(const Session& session, const Selection& from);
bool starts_with(const MoveView& move, const BoardView& board, const Selection& from);
// Returns the move of the selected piece to a square; null if there is no legal one.
const MoveView* move_to_square(const Session& session, const Selection& from, unsigned square);
// --- points that are chosen before they are played
// On boards whose points are too close for a finger, the visitor chooses a point and then confirms
// it.  BoardInput::placing is this point; it can be any point of the board, even an occupied or
// forbidden one.

// Does a finger have to confirm a point before it is played?
bool needs_point_confirmation(const State& state);
// Returns the move that confirming the chosen point plays; null if there is none.
const MoveView* chosen_move(const State& state);

// Returns captures and area at the current position, without the chosen dead stones; empty if the
// game has no score.
std::optional<Tally> tally_of(const State& state);

// Return the value of the best move that ends on a square, or that starts with a selection.
std::optional<Value> best_to_square(const Session& session, unsigned square);
std::optional<Value> best_from(const Session& session, const Selection& from);

}  // namespace kanzen::app
