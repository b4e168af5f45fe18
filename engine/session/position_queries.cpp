#include "engine/session/position_queries.hpp"

#include <algorithm>

#include "engine/players/best_moves.hpp"

namespace kanzen {
namespace {

// Returns the first element with this property; null if there is none.
template <class T, class Test>
const T* find_in(const std::vector<T>& all, Test test) {
  const auto found = std::find_if(all.begin(), all.end(), test);
  return found == all.end() ? nullptr : &*found;
}

void add_move(RankedGroup& group, const MoveView& move, Value value) {
  if (group.rows.empty() || !(group.rows.back().value == value)) {
    const int best = group.rows.empty() ? value.distance : group.rows.front().value.distance;
    group.rows.push_back({value, value.distance - best, {}});
  }
  group.rows.back().moves.push_back(&move);
  ++group.moves;
}

}  // namespace

std::optional<MoveView> move_into(const Session& session, Session::Node node) {
  const auto& move = session.played_move(node);
  if (!move) return std::nullopt;
  return session.game().view_move(session.state(session.parent(node)), *move);
}

bool has_ended(const Session& session) { return session.board().end.has_value(); }

std::optional<Player> winner_of(const Session& session) {
  return has_ended(session) ? session.board().end->winner : std::nullopt;
}

std::optional<AnyMove> find_move(const AnyGame& game, const AnyState& state,
                                 std::string_view text) {
  for (const AnyMove& move : game.moves(state))
    if (game.format_move(state, move) == text) return move;
  return std::nullopt;
}

const MoveView* find_move(const Session& session, std::string_view text) {
  return find_in(session.moves(), [&](const MoveView& move) { return move.text == text; });
}

bool is_draw_by_repetition(const Session& session, std::string_view move) {
  const auto& repeating = session.repeating();
  return std::find(repeating.begin(), repeating.end(), move) != repeating.end();
}

std::optional<Value> value_of_move(const Session& session, std::string_view text) {
  const Analysis* analysis = session.analysis();
  if (analysis == nullptr) return std::nullopt;
  const MoveValue* move = analysis->find(text);
  if (move == nullptr) return std::nullopt;
  return is_draw_by_repetition(session, text) ? drawn() : move->value;
}

bool is_destination(const Session& session, unsigned square) {
  return find_in(session.moves(), [&](const MoveView& move) { return move.to == square; }) !=
         nullptr;
}

const MoveView* placing_move(const Session& session, unsigned square) {
  const BoardView& board = session.board();
  if (!board.hands.empty()) return nullptr;
  const bool falls = session.info().pieces_fall;
  return find_in(session.moves(), [&](const MoveView& move) {
    if (move.from || !move.to) return false;
    return falls ? *move.to % board.columns == square % board.columns : move.to == square;
  });
}

const MoveView* passing_move(const Session& session) {
  return find_in(session.moves(), [](const MoveView& move) { return is_pass(move); });
}

bool loses_at_once(const MoveView& move) {
  if (move.mover_loses) return true;
  return move.end && move.end->winner && *move.end->winner != move.piece.player;
}

bool is_ending_lift(const MoveView& move) { return move.from && !move.to && move.end; }

const MoveView* ending_lift_from(const Session& session, unsigned square) {
  return find_in(session.moves(),
                 [&](const MoveView& move) { return move.from == square && is_ending_lift(move); });
}

// The notation of a placing move is the name of its square.
bool is_placement(const Session& session, Session::Node node) {
  const auto& squares = session.board().squares;
  return std::any_of(squares.begin(), squares.end(), [&](const SquareView& square) {
    return square.name == session.move_to(node);
  });
}

const ForbiddenSquare* forbidden_at(const BoardView& board, unsigned square) {
  return find_in(board.forbidden, [&](const ForbiddenSquare& one) { return one.square == square; });
}

std::vector<RankedGroup> ranked_move_groups(const Session& session) {
  std::vector<RankedGroup> groups;
  if (session.analysis() == nullptr) return groups;
  const Analysis analysis = with_draws(*session.analysis(), session.repeating());
  for (const MoveValue& valued : analysis.moves) {
    const MoveView* move = find_move(session, valued.move);
    if (move == nullptr) continue;
    if (groups.empty() || groups.back().outcome != valued.value.outcome) {
      groups.push_back({valued.value.outcome, 0, !groups.empty(), {}});
    }
    add_move(groups.back(), *move, valued.value);
  }
  for (RankedGroup& group : groups)
    for (RankedRow& row : group.rows)
      std::stable_partition(row.moves.begin(), row.moves.end(),
                            [](const MoveView* move) { return !loses_at_once(*move); });
  return groups;
}

}  // namespace kanzen
