#pragma once
// Queries about a session's current position, its moves and its history.
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/session/session.hpp"

namespace kanzen {

// Returns the move that led to `node`; empty at the root.
std::optional<MoveView> move_into(const Session& session, Session::Node node);

bool has_ended(const Session& session);
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

// Can any piece move to the square?
bool is_destination(const Session& session, unsigned square);
// Returns the move that places a new piece on a square, or in whose column the piece falls, in
// games without pieces in hand; null if there is no legal one.
const MoveView* placing_move(const Session& session, unsigned square);
// Does the move have neither origin nor destination, so that it passes the turn or ends the game?
inline bool is_pass(const MoveView& move) { return !move.from && !move.to; }
// Returns the legal move that is a pass; null if there is none.
const MoveView* passing_move(const Session& session);
// Does the game end with this move, or after it, as a loss for the mover?
bool loses_at_once(const MoveView& move);
// Does the move lift a piece and end the game before it is put down?
bool is_ending_lift(const MoveView& move);
// Returns such a lift of the piece on a square; null if there is none.
const MoveView* ending_lift_from(const Session& session, unsigned square);

// Did the move to a node place a piece?
bool is_placement(const Session& session, Session::Node node);

// Returns why no piece may be placed on an empty square; null if one may.
const ForbiddenSquare* forbidden_at(const BoardView& board, unsigned square);

// The legal moves as a list shows them: groups by outcome, in each group one row per distance, best
// first.  Values are from the mover's point of view.
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

}  // namespace kanzen
