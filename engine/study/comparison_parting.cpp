#include "engine/study/comparison_parting.hpp"

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace kanzen {
namespace {

constexpr std::size_t farthest_search = 100'000;  // positions that are looked at

bool has(const std::vector<AnyMove>& moves, const AnyMove& move) {
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

std::optional<ComparedEnd> end_at(const AnyGame& game, const AnyState& state) {
  const BoardView board = game.board(state);
  if (!board.end) return std::nullopt;
  ComparedEnd found{*board.end, {}, {}};
  for (const unsigned number : board.end->squares) {
    const SquareView& square = board.squares[number];
    found.squares.push_back(square.name);
    if (!square.stack.empty() && square.stack.back().player != board.end->squares_of)
      found.covered.push_back(square.name);
  }
  return found;
}

// Of a move that leaves no position, for whoever makes it.
Value ending_value(const AnyGame& game, const AnyState& state, const AnyMove& move) {
  const auto end = game.view_move(state, move).end;
  if (!end || !end->winner) return drawn();
  return *end->winner == game.board(state).to_move ? win_in(1) : loss_in(1);
}

}  // namespace

std::optional<PartingLine> PartingFinder::line_from(const AnyState& state) const {
  auto line = line_from(state, By::outcome);
  return line ? line : line_from(state, By::distance);
}

std::optional<Value> PartingFinder::worth(const AnyState& state, const AnyMove& move) const {
  const auto next = played_.game->after(state, move);
  if (!next) return ending_value(*played_.game, state, move);
  const auto value = questioned_.values->value_of(*next);
  if (!value) return std::nullopt;
  return after_move_to(*value);
}

PartingFinder::Look PartingFinder::look_at(const AnyState& state, By by) const {
  const auto moves = played_.game->moves(state);
  if (moves.empty() || questioned_.game->moves(state).empty()) return {Parting::ending};
  std::optional<Value> made;
  for (const AnyMove& move : moves) {
    const auto value = worth(state, move);
    if (!value) return {Parting::moves, move, 1};
    if (!made || better(*value, *made)) made = value;
  }
  const Value questioned = *questioned_.values->value_of(state);
  const bool same = by == By::outcome ? made->outcome == questioned.outcome : *made == questioned;
  if (same) return {Parting::later};
  return part_by_moves(state, questioned, *made, by);
}

// `made`: by the played rules' moves.
PartingFinder::Look PartingFinder::part_by_moves(const AnyState& state, Value questioned,
                                                 Value made, By by) const {
  const auto moves = played_.game->moves(state);
  const auto questioned_moves = questioned_.game->moves(state);
  if (better(made, questioned)) {
    for (const AnyMove& move : moves)
      if (worth(state, move) == made && !has(questioned_moves, move))
        return {Parting::moves, move, 1};
    return {Parting::moves, moves.front(), 1};
  }
  for (const AnyMove& move : questioned_moves) {
    if (has(moves, move)) continue;
    const auto next = questioned_.game->after(state, move);
    if (!next) continue;
    const auto value = questioned_.values->value_of(*next);
    if (!value) continue;
    const Value claimed = after_move_to(*value);
    if (by == By::outcome ? claimed.outcome == questioned.outcome : claimed == questioned)
      return {Parting::moves, move, 0};
  }
  return {Parting::moves, questioned_moves.front(), 0};
}

std::vector<AnyMove> PartingFinder::claims(const AnyState& state) const {
  const Outcome questioned = questioned_.values->value_of(state)->outcome;
  const Outcome played = played_.values->value_of(state)->outcome;
  const bool by_played = played > questioned;
  const auto questioned_moves = questioned_.game->moves(state);
  std::vector<AnyMove> moves;
  for (const AnyMove& move : played_.game->moves(state)) {
    if (!by_played && !has(questioned_moves, move)) continue;
    const auto next = played_.game->after(state, move);
    if (!next) continue;
    const auto one = questioned_.values->value_of(*next);
    const auto other = played_.values->value_of(*next);
    if (!one || !other || one->outcome == other->outcome) continue;
    const Value claimed = after_move_to(by_played ? *other : *one);
    if (claimed.outcome == std::max(questioned, played)) moves.push_back(move);
  }
  return moves;
}

std::optional<PartingLine> PartingFinder::line_from(const AnyState& start, By by) const {
  struct Node {
    AnyState state;
    std::size_t before;
    AnyMove move;
  };
  std::vector<Node> nodes{{start, 0, {}}};
  std::unordered_set<std::uint64_t> seen{played_.values->class_number(start)};
  for (std::size_t i = 0; i < nodes.size() && nodes.size() < farthest_search; ++i) {
    if (look_at(nodes[i].state, by).parting != Parting::later) {
      std::vector<AnyMove> moves;
      for (std::size_t at = i; at != 0; at = nodes[at].before) moves.push_back(nodes[at].move);
      std::reverse(moves.begin(), moves.end());
      return line_to(moves, start, by);
    }
    for (const AnyMove& move : claims(nodes[i].state)) {
      auto next = *played_.game->after(nodes[i].state, move);
      if (seen.insert(played_.values->class_number(next)).second)
        nodes.push_back({std::move(next), i, move});
    }
  }
  return std::nullopt;
}

PartingLine PartingFinder::line_to(const std::vector<AnyMove>& moves, const AnyState& start,
                                   By by) const {
  PartingLine line;
  AnyState state = start;
  for (const AnyMove& move : moves) {
    line.moves.push_back(played_.game->format_move(state, move));
    state = *played_.game->after(state, move);
  }
  line.position = played_.game->format(state);
  const Look look = look_at(state, by);
  line.parting = look.parting;
  if (look.parting == Parting::ending) {
    line.ends = {end_at(*questioned_.game, state), end_at(*played_.game, state)};
  } else {
    const AnyGame& game = look.move_of == 0 ? *questioned_.game : *played_.game;
    line.rules = game.info().rules;
    line.move = game.format_move(state, look.move);
    line.covered = game.view_move(state, look.move).pieces_above > 0;
  }
  return line;
}

}  // namespace kanzen
