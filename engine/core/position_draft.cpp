#include "engine/core/position_draft.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace kanzen {
namespace {

void reset_last_move(PositionDraft& draft) {
  draft.ko.reset();
  draft.passed = false;
}

// Permutes the squares: the new square `to` receives the contents of the old square `from(to)`.
template <class From>
void rearrange(PositionDraft& draft, const From& from) {
  const PositionDraft before = draft;
  for (unsigned to = 0; to < draft.squares.size(); ++to) {
    draft.squares[to] = before.squares[from(to)];
    if (before.ko == from(to)) draft.ko = to;
  }
}

void rotate_by_half(PositionDraft& draft) {
  const auto last = static_cast<unsigned>(draft.squares.size()) - 1;
  rearrange(draft, [last](unsigned to) { return last - to; });
}

// Returns the same kind of piece of the other player.
PieceView counterpart(const DraftRules& rules, PieceView piece) {
  const std::size_t half = rules.pieces.size() / 2;
  for (std::size_t i = 0; i < rules.pieces.size(); ++i)
    if (rules.pieces[i] == piece) return rules.pieces[i < half ? i + half : i - half];
  return piece;
}

// Adds a piece that `taker` takes to the taker's hand, if the rules say so and there is room.
void add_to_hand(PositionDraft& draft, const DraftRules& rules, PieceView taken, Player taker) {
  if (taken.player == taker || taken.kind >= rules.taken_as.size()) return;
  const PieceView held{rules.taken_as[taken.kind], taker};
  for (HandView& hand : draft.hands)
    if (hand.piece == held && hand.count < hand.capacity) ++hand.count;
}

}  // namespace

PositionDraft draft_of(const BoardView& board) {
  PositionDraft draft;
  draft.columns = board.columns;
  draft.rows = board.rows;
  for (const SquareView& square : board.squares) draft.squares.push_back(square.stack);
  draft.hands = board.hands;
  draft.to_move = board.to_move;
  return draft;
}

void put_piece(PositionDraft& draft, const DraftRules& rules, unsigned square, PieceView piece) {
  assert(square < draft.squares.size());
  reset_last_move(draft);
  auto& stack = draft.squares[square];
  if (!rules.stacks) {
    stack = {piece};
    return;
  }
  const auto place = std::find_if(stack.begin(), stack.end(),
                                  [&](const PieceView& other) { return other.kind >= piece.kind; });
  if (place != stack.end() && place->kind == piece.kind)
    *place = piece;
  else
    stack.insert(place, piece);
}

std::optional<PieceView> take_piece(PositionDraft& draft, unsigned square) {
  assert(square < draft.squares.size());
  auto& stack = draft.squares[square];
  if (stack.empty()) return std::nullopt;
  reset_last_move(draft);
  const PieceView piece = stack.back();
  stack.pop_back();
  return piece;
}

bool move_piece(PositionDraft& draft, const DraftRules& rules, unsigned from, unsigned to) {
  if (from == to) return false;
  const auto piece = take_piece(draft, from);
  if (!piece) return false;
  if (const auto& target = draft.squares[to]; !target.empty())
    add_to_hand(draft, rules, target.back(), piece->player);
  put_piece(draft, rules, to, *piece);
  return true;
}

void clear(PositionDraft& draft) {
  reset_last_move(draft);
  for (auto& stack : draft.squares) stack.clear();
  for (HandView& hand : draft.hands) hand.count = 0;
  draft.to_move = 0;
  draft.prisoners = {};
}

bool set_hand_count(PositionDraft& draft, unsigned hand, unsigned count) {
  if (hand >= draft.hands.size() || count > draft.hands[hand].capacity) return false;
  reset_last_move(draft);
  draft.hands[hand].count = count;
  return true;
}

bool set_ko(PositionDraft& draft, std::optional<unsigned> square) {
  if (square && *square >= draft.squares.size()) return false;
  reset_last_move(draft);
  draft.ko = square;
  return true;
}

void set_side(PositionDraft& draft, Player player) {
  if (draft.to_move == player) return;
  reset_last_move(draft);
  draft.to_move = player;
}

void mirror(PositionDraft& draft) {
  rearrange(draft, [columns = draft.columns](unsigned to) {
    return to / columns * columns + columns - 1 - to % columns;
  });
}

void rotate(PositionDraft& draft) {
  if (draft.columns != draft.rows) return rotate_by_half(draft);
  rearrange(draft, [side = draft.columns](unsigned to) {
    return (side - 1 - to % side) * side + to / side;
  });
}

bool shift(PositionDraft& draft, int right, int down) {
  const auto columns = static_cast<int>(draft.columns), rows = static_cast<int>(draft.rows);
  const auto is_inside = [](int place, int count) { return place >= 0 && place < count; };
  const PositionDraft before = draft;
  for (auto& stack : draft.squares) stack.clear();
  for (int square = 0; square < columns * rows; ++square) {
    const auto from = static_cast<unsigned>(square);
    if (before.squares[from].empty() && before.ko != from) continue;
    const int column = square % columns + right, row = square / columns + down;
    if (!is_inside(column, columns) || !is_inside(row, rows)) {
      draft = before;
      return false;
    }
    const auto to = static_cast<unsigned>(row * columns + column);
    draft.squares[to] = before.squares[from];
    if (before.ko == from) draft.ko = to;
  }
  return true;
}

void swap_players(PositionDraft& draft, const DraftRules& rules) {
  for (auto& stack : draft.squares)
    for (PieceView& piece : stack) piece = counterpart(rules, piece);
  const std::vector<HandView> before = draft.hands;
  for (HandView& hand : draft.hands)
    for (const HandView& other : before)
      if (other.piece == counterpart(rules, hand.piece)) hand.count = other.count;
  draft.to_move = static_cast<Player>(1 - draft.to_move);
  std::swap(draft.prisoners[0], draft.prisoners[1]);
  if (rules.directed) rotate_by_half(draft);
}

}  // namespace kanzen
