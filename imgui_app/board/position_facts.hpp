#pragma once
// Questions about a session's current position that several panels ask.
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/session/session.hpp"
#include "imgui_app/shell/state.hpp"

namespace kanzen::app {

// Of a perfect line so many are shown.
inline constexpr std::size_t most_line_moves = 25;

// How many stones a player has taken, of a game that counts them.
std::string captures_of(const State& state, Player player);

// The move that led to `node`, as a picture; empty at the root.
std::optional<MoveView> move_into(const Session& session, Session::Node node);

// Where the last move was made of somebody who is no bot; empty: there is none up to here.
std::optional<Session::Node> before_own_move(const State& state);

bool has_ended(const Session& session);
// The perfect player's turn after a step through the history: it moves when asked to.
bool perfect_waits(const State& state);
// Who has won at the current position; empty: nobody, or not ended.
std::optional<Player> winner_of(const Session& session);

// A legal move by its notation; empty: there is no such.
std::optional<AnyMove> find_move(const AnyGame& game, const AnyState& state, std::string_view text);
const MoveView* find_move(const Session& session, std::string_view text);
// The move draws the game at once, as a situation comes again.
bool repeats(const Session& session, std::string_view move);
// The value of a legal move for the mover in this line; empty: not known yet.
std::optional<Value> value_of_move(const Session& session, std::string_view text);

// What may be picked up, and where it may go.  Covered pieces, which the notebook's
// rules move as well, cannot be picked up: their moves are in the list only.
bool can_start(const Session& session, const Selection& from);
bool starts_with(const MoveView& move, const BoardView& board, const Selection& from);
// The move of the chosen piece to that square; null: not legal.
const MoveView* move_to_square(const Session& session, const Selection& from, unsigned square);
// Where nobody has pieces in hand: the move that puts a new one there; null: not legal.
const MoveView* placing_move(const Session& session, unsigned square);
// The move that puts nothing anywhere and leaves the turn to the other side, though it may end the
// game; null: not legal.
const MoveView* passing_move(const Session& session);
// May a person pass now, or resign?
bool may_pass(const State& state);
bool may_resign(const State& state);
// The game is over with the move, or after it, and its mover has lost.
bool loses_at_once(const MoveView& move);
// Such a move that lifts a piece and puts it nowhere: the board warns of it on its square.
bool is_losing_lift(const MoveView& move);
// That of the piece on that square; null: there is none.
const MoveView* losing_move_from(const Session& session, unsigned square);

// The move to a node has put a piece on the board.
bool puts_stone(const Session& session, Session::Node node);

// Captures and area so far; empty: the game does not count.
// `dead`: squares whose pieces are taken off for the count.
std::optional<Tally> tally_of(const Session& session, const std::set<unsigned>& dead = {});

// That nothing may be put on this empty square now, and why; null: something may.
const ForbiddenSquare* forbidden_at(const BoardView& board, unsigned square);

// The best value among the moves that end on a square, or start with a selection.
std::optional<Value> best_to_square(const Session& session, unsigned square);
std::optional<Value> best_from(const Session& session, const Selection& from);

// The legal moves as the Moves panel lists them: grouped by outcome, in a group one row a distance,
// best first.  Values are the mover's.
struct LadderRow {
  Value value;
  int worse_by = 0;                    // distance minus that of the group's first row
  std::vector<const MoveView*> moves;  // losing lifts last
};
struct LadderGroup {
  Outcome outcome = Outcome::draw;
  std::size_t moves = 0;
  bool costs = false;  // a better outcome was there
  std::vector<LadderRow> rows;
};
// Empty while the values are not known.
std::vector<LadderGroup> ladder(const Session& session);

}  // namespace kanzen::app
