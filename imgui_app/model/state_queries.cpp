#include "imgui_app/model/state_queries.hpp"

#include <algorithm>

#include "engine/record/dead_stones.hpp"
#include "engine/session/position_queries.hpp"

namespace kanzen::app {
namespace {

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

}  // namespace

std::string captures_of(const State& state, Player player) {
  return std::to_string(state.go.tally->captures[player]);
}

bool is_turned_by_default(const State& state) {
  return has_sides(state) && state.view.mode == Mode::play &&
         (state.play.sides == Sides{Side::engine, Side::human} || state.distant == Player{0});
}

bool is_turned(const State& state) {
  return has_sides(state) && state.view.turned.value_or(is_turned_by_default(state));
}

std::string name_in_record(const State& state, Player player) {
  const RecordTexts& texts = state.record.texts;
  const std::string& name = player == 0 ? texts.black : texts.white;
  const std::string& rank = player == 0 ? texts.black_rank : texts.white_rank;
  return name + (name.empty() || rank.empty() ? "" : " ") + rank;
}

bool starts_with(const MoveView& move, const BoardView& board, const Selection& from) {
  if (from.square) return move.from == from.square && move.pieces_above == 0;
  return from.hand && !move.from && board.hands[*from.hand].piece == move.piece;
}

bool can_start(const Session& session, const Selection& from) {
  const auto& moves = session.moves();
  return std::any_of(moves.begin(), moves.end(), [&](const MoveView& move) {
    return starts_with(move, session.board(), from);
  });
}

const MoveView* move_to_square(const Session& session, const Selection& from, unsigned square) {
  const auto& moves = session.moves();
  const auto found = std::find_if(moves.begin(), moves.end(), [&](const MoveView& move) {
    return move.to == square && starts_with(move, session.board(), from);
  });
  return found == moves.end() ? nullptr : &*found;
}

bool needs_point_confirmation(const State& state) {
  const GameInfo& info = state.session->info();
  if (!info.on_crossings) return false;
  // Boards with longer sides are too fine for fingers; the visitor's setting has precedence.
  constexpr unsigned longest_coarse_side = 12;
  const unsigned longest = std::max(info.size.columns, info.size.rows);
  return state.settings.confirm.value_or(longest > longest_coarse_side);
}

const MoveView* chosen_move(const State& state) {
  const auto& point = state.board.placing;
  return point ? placing_move(*state.session, *point) : nullptr;
}

// A player's lost stones are the stones in the initial position, plus the placed ones and those
// that set-ups have added, minus those on the board.
std::optional<Tally> tally_of(const State& state) {
  const Session& session = *state.session;
  const std::set<unsigned>& dead = state.go.counting.dead;
  const std::vector<unsigned> taken_off(dead.begin(), dead.end());
  const auto count = count_without(session, state.record.texts, session.current(), taken_off);
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

std::optional<Value> best_to_square(const Session& session, unsigned square) {
  return best_of(session, [&](const MoveView& move) { return move.to == square; });
}

std::optional<Value> best_from(const Session& session, const Selection& from) {
  return best_of(session,
                 [&](const MoveView& move) { return starts_with(move, session.board(), from); });
}

}  // namespace kanzen::app
