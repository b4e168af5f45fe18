#pragma once
// Queries about the current position that depend on the selection, the players or the mode.
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/session/session.hpp"
#include "imgui_app/features/state.hpp"

namespace kanzen::app {

// Number of moves shown of a perfect line.
inline constexpr std::size_t most_line_moves = 25;

// Returns the number of stones a player has captured; the game must have a score.
std::string captures_of(const State& state, Player player);

// Returns the position before the last move of a person; empty if no person has moved on this line.
std::optional<Session::Node> before_last_human_move(const State& state);

// Is it the engine's turn after a step through the history?  It moves only when asked to.
bool is_engine_waiting(const State& state);

// Can the piece be picked up?  Covered pieces, which can move under the notebook's rules, cannot:
// their moves are only in the list.
bool can_start(const Session& session, const Selection& from);
bool starts_with(const MoveView& move, const BoardView& board, const Selection& from);
// Returns the move of the selected piece to a square; null if there is no legal one.
const MoveView* move_to_square(const Session& session, const Selection& from, unsigned square);
// Is a person allowed to pass or resign now?
bool may_pass(const State& state);
bool may_resign(const State& state);

// Returns captures and area at the current position; empty if the game has no score.  `dead`:
// squares whose stones are removed before counting.
std::optional<Tally> tally_of(const Session& session, const std::set<unsigned>& dead = {});

// Return the value of the best move that ends on a square, or that starts with a selection.
std::optional<Value> best_to_square(const Session& session, unsigned square);
std::optional<Value> best_from(const Session& session, const Selection& from);

}  // namespace kanzen::app
