#include "imgui_app/board/position_queries.hpp"

#include <algorithm>

#include "engine/picture/face.hpp"
#include "engine/players/best_moves.hpp"

namespace kanzen::app {
namespace {

// Returns the first element with this property; null if there is none.
template <class T, class Test>
const T* find_in(const std::vector<T>& all, Test test) {
  const auto found = std::find_if(all.begin(), all.end(), test);
  return found == all.end() ? nullptr : &*found;
}

// Returns the value of the best of the moves with this property; empty if none is known.
template <class Test>
std::optional<Value> best_of(const Session& session, Test test) {
  std::optional<Value> best;
  for (const MoveView& move : session.moves()) {
    const auto value = test(move) ? value_of_move(session, move.text) : std::nullopt;
    if (value && (!best || is_better(*value, *best))) best = value;
  }
  return best;
}

std::array<unsigned, 2> stones_on(const BoardView& board) {
  std::array<unsigned, 2> stones{};
  for (const SquareView& square : board.squares)
    for (const PieceView& piece : square.stack) ++stones[piece.player];
  return stones;
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

std::string captures_of(const State& state, Player player) {
  return std::to_string(state.go.tally->captures[player]);
}

std::optional<AnyMove> find_move(const AnyGame& game, const AnyState& state,
                                 std::string_view text) {
  for (const AnyMove& move : game.moves(state))
    if (game.format_move(state, move) == text) return move;
  return std::nullopt;
}

std::optional<MoveView> move_into(const Session& session, Session::Node node) {
  const auto& move = session.played_move(node);
  if (!move) return std::nullopt;
  return session.game().view_move(session.state(session.parent(node)), *move);
}

std::optional<Session::Node> before_last_human_move(const State& state) {
  const Session& session = *state.session;
  Session::Node node = session.current();
  while (node != 0) {
    node = session.parent(node);
    if (!is_engine_side(state, session.to_move(node))) return node;
  }
  return std::nullopt;
}

bool has_ended(const Session& session) { return session.board().end.has_value(); }

bool is_engine_waiting(const State& state) {
  return state.view.mode == Mode::play && state.play.engine.paused() &&
         !has_ended(*state.session) && is_engine_side(state, state.session->board().to_move);
}

bool has_sides(const State& state) { return face_of(state.session->info()).has_sides(); }

bool is_turned_by_default(const State& state) {
  return has_sides(state) && state.view.mode == Mode::play &&
         state.play.sides == Sides{Side::engine, Side::human};
}

bool is_turned(const State& state) {
  return has_sides(state) && state.view.turned.value_or(is_turned_by_default(state));
}

std::optional<Player> winner_of(const Session& session) {
  return has_ended(session) ? session.board().end->winner : std::nullopt;
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

bool starts_with(const MoveView& move, const BoardView& board, const Selection& from) {
  if (from.square) return move.from == from.square && move.pieces_above == 0;
  return from.hand && !move.from && board.hands[*from.hand].piece == move.piece;
}

bool can_start(const Session& session, const Selection& from) {
  return find_in(session.moves(), [&](const MoveView& move) {
           return starts_with(move, session.board(), from);
         }) != nullptr;
}

const MoveView* move_to_square(const Session& session, const Selection& from, unsigned square) {
  return find_in(session.moves(), [&](const MoveView& move) {
    return move.to == square && starts_with(move, session.board(), from);
  });
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

const MoveView* passing_move(const Session& session) { return find_in(session.moves(), is_pass); }

bool may_pass(const State& state) {
  const Session& session = *state.session;
  return may_move(state, session.board().to_move) && passing_move(session) != nullptr;
}

bool may_resign(const State& state) {
  const Session& session = *state.session;
  return state.view.mode == Mode::play && !has_ended(session) &&
         may_move(state, session.board().to_move);
}

// The notation of a placing move is the name of its square.
bool is_placement(const Session& session, Session::Node node) {
  const auto& squares = session.board().squares;
  return std::any_of(squares.begin(), squares.end(), [&](const SquareView& square) {
    return square.name == session.move_to(node);
  });
}

// A player's lost stones are the stones in the initial position, plus the placed ones and those
// that set-ups have added, minus those on the board.
std::optional<Tally> tally_of(const Session& session, const std::set<unsigned>& dead) {
  const std::vector<unsigned> taken_off(dead.begin(), dead.end());
  const auto count = session.game().count(session.state(), taken_off);
  if (!count) return std::nullopt;
  Tally tally;
  const auto& squares = session.board().squares;
  for (unsigned square = 0; square < squares.size(); ++square) {
    const bool is_point =
        !count->by_territory || squares[square].stack.empty() || dead.contains(square);
    if (const auto& owner = count->owners[square]; owner && is_point) ++tally.area[*owner];
  }
  if (count->by_territory) {
    tally.captures = count->prisoners;
    return tally;
  }
  std::array<unsigned, 2> put = stones_on(session.game().board(session.state(0)));
  for (const Session::Node node : session.line()) {
    if (node != 0 && is_placement(session, node)) ++put[session.to_move(session.parent(node))];
    if (session.changes_pieces(node)) {
      const auto before = stones_on(session.game().board(session.state(session.parent(node))));
      const auto after = stones_on(session.game().board(session.state(node)));
      for (const Player player : {Player{0}, Player{1}})
        put[player] += after[player] - before[player];
    }
    if (node == session.current()) break;
  }
  const std::array<unsigned, 2> there = stones_on(session.board());
  for (const Player player : {Player{0}, Player{1}})
    tally.captures[1 - player] = put[player] - there[player];
  return tally;
}

const ForbiddenSquare* forbidden_at(const BoardView& board, unsigned square) {
  return find_in(board.forbidden, [&](const ForbiddenSquare& one) { return one.square == square; });
}

bool loses_at_once(const MoveView& move) {
  if (move.mover_loses) return true;
  return move.end && move.end->winner && *move.end->winner != move.piece.player;
}

bool is_losing_lift(const MoveView& move) { return move.from && !move.to && loses_at_once(move); }

const MoveView* losing_move_from(const Session& session, unsigned square) {
  return find_in(session.moves(),
                 [&](const MoveView& move) { return move.from == square && is_losing_lift(move); });
}

std::optional<Value> best_to_square(const Session& session, unsigned square) {
  return best_of(session, [&](const MoveView& move) { return move.to == square; });
}

std::optional<Value> best_from(const Session& session, const Selection& from) {
  return best_of(session,
                 [&](const MoveView& move) { return starts_with(move, session.board(), from); });
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

}  // namespace kanzen::app
