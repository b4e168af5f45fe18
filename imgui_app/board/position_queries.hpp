#pragma once
// Queries about a session's current position that several panels use.
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/session/session.hpp"
#include "imgui_app/shell/state.hpp"

namespace kanzen::app {

// Number of moves shown of a perfect line.
inline constexpr std::size_t most_line_moves = 25;

// Returns the number of stones a player has captured; the game must have a score.
std::string captures_of(const State& state, Player player);

// Returns the move that led to `node`; empty at the root.
std::optional<MoveView> move_into(const Session& session, Session::Node node);

// Returns the position before the last move of a person; empty if no person has moved on this line.
std::optional<Session::Node> before_last_human_move(const State& state);

bool has_ended(const Session& session);
// Is it the engine's turn after a step through the history?  It moves only when asked to.
bool is_engine_waiting(const State& state);
// The winner at the current position; empty: the game has not ended, or is drawn.
std::optional<Player> winner_of(const Session& session);

// Returns the legal move with this notation; empty if there is none.
std::optional<AnyMove> find_move(const AnyGame& game, const AnyState& state, std::string_view text);
const MoveView* find_move(const Session& session, std::string_view text);
// Does this move end the game at once as a draw by repetition?
bool is_draw_by_repetition(const Session& session, std::string_view move);
// Returns the value of a legal move for its mover, with draws by repetition on the current line;
// empty: not known yet.
std::optional<Value> value_of_move(const Session& session, std::string_view text);

// Can the piece be picked up?  Covered pieces, which can move under the notebook's rules, cannot:
// their moves are only in the list.
bool can_start(const Session& session, const Selection& from);
bool starts_with(const MoveView& move, const BoardView& board, const Selection& from);
// Returns the move of the selected piece to a square; null if there is no legal one.
const MoveView* move_to_square(const Session& session, const Selection& from, unsigned square);
// Can any piece move to the square?
bool is_destination(const Session& session, unsigned square);
// Returns the move that places a new piece on a square, or in whose column the piece falls, in
// games without pieces in hand; null if there is no legal one.
const MoveView* placing_move(const Session& session, unsigned square);
// Does the move have neither origin nor destination, so that it passes the turn or ends the game?
inline bool is_pass(const MoveView& move) { return !move.from && !move.to; }
// Returns the legal move that is a pass; null if there is none.
const MoveView* passing_move(const Session& session);
// Is a person allowed to pass or resign now?
bool may_pass(const State& state);
bool may_resign(const State& state);
// Does the game end with this move, or after it, as a loss for the mover?
bool loses_at_once(const MoveView& move);
// Is this a losing move that lifts a piece and cannot put it down?  The board warns of it on the
// piece's square.
bool is_losing_lift(const MoveView& move);
// Returns the losing lift of the piece on a square; null if there is none.
const MoveView* losing_move_from(const Session& session, unsigned square);

// Did the move to a node place a piece?
bool is_placement(const Session& session, Session::Node node);

// Returns captures and area at the current position; empty if the game has no score.  `dead`:
// squares whose stones are removed before counting.
std::optional<Tally> tally_of(const Session& session, const std::set<unsigned>& dead = {});

// Returns why no piece may be placed on an empty square; null if one may.
const ForbiddenSquare* forbidden_at(const BoardView& board, unsigned square);

// Return the value of the best move that ends on a square, or that starts with a selection.
std::optional<Value> best_to_square(const Session& session, unsigned square);
std::optional<Value> best_from(const Session& session, const Selection& from);

// The legal moves as the Moves panel lists them: groups by outcome, in each group one row per
// distance, best first.  Values are from the mover's point of view.
struct RankedRow {
  Value value;
  int worse_by = 0;                    // its distance minus the distance of the group's first row
  std::vector<const MoveView*> moves;  // losing lifts last
};
struct RankedGroup {
  Outcome outcome = Outcome::draw;
  std::size_t moves = 0;
  bool costs = false;  // another move has a better outcome
  std::vector<RankedRow> rows;
};
// Returns the groups, best outcome first; empty while the values are unknown.
std::vector<RankedGroup> ranked_move_groups(const Session& session);

}  // namespace kanzen::app
