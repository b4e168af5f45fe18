#include "engine/games/go/proofs/proof_position.hpp"

#include <algorithm>
#include <bit>

#include "engine/games/go/proofs/safe_points.hpp"

namespace kanzen::go {
namespace {

unsigned number_of(SmallPoints point) { return static_cast<unsigned>(std::countr_zero(point)); }

std::uint64_t stone_digit(Side side) { return 1 + index_of(side); }
std::uint64_t settled_digit(Side side) { return 3 + index_of(side); }

}  // namespace

ProofRules::ProofRules(const Grid& grid, Settling settling) : grid_(grid), settling_(settling) {
  std::array<std::uint64_t, most_small_points> powers{1};
  for (unsigned i = 1; i < most_small_points; ++i) powers[i] = 5 * powers[i - 1];
  for (unsigned point = 0; point < grid_.point_count(); ++point)
    for (unsigned i = 0; i < 8; ++i)
      digits_[point][i] =
          powers[number_of(grid_.image(i % grid_.symmetry_count(), point_bit(point)))];
}

// Adds `digit`, which may be negative modulo 2 to the power of 64, at each point to the codes.
void ProofRules::change(ProofPosition& position, SmallPoints points, std::uint64_t digit) const {
  for (; points != 0; points &= points - 1) {
    const auto& values = digits_[number_of(points)];
    for (std::size_t i = 0; i < values.size(); ++i) position.codes[i] += digit * values[i];
  }
}

void ProofRules::settle(ProofPosition& position, Side side) const {
  const Side other = other_side(side);
  SmallPoints& stones = position.stones[index_of(side)];
  SmallPoints& settled = position.settled[index_of(side)];
  SmallPoints& opposing = position.stones[index_of(other)];
  SmallPoints safe = safe_points(grid_, {stones, settled}, {opposing, position.settled_of(other)});
  position.certain[index_of(side)] = static_cast<std::uint8_t>(std::popcount(safe));
  safe &= ~settled;
  if (safe == 0 || settling_ == Settling::off) return;
  change(position, safe & stones, 0 - stone_digit(side));
  change(position, safe & opposing, 0 - stone_digit(other));
  change(position, safe, settled_digit(side));
  stones |= safe;
  settled |= safe;
  opposing &= ~safe;
  position.ko &= ~safe;
}

void ProofRules::settle(ProofPosition& position) const {
  settle(position, Side::prover);
  settle(position, Side::opponent);
}

ProofPosition ProofRules::position(const State& state, Player prover) const {
  const SmallBoard board = small_board(state);
  const bool moves = state.to_move == prover;
  ProofPosition position;
  position.stones = {moves ? board.own : board.other, moves ? board.other : board.own};
  position.to_move = moves ? Side::prover : Side::opponent;
  position.passed = state.passed != 0;
  if (state.ko != no_point) position.ko = point_bit(state.ko);
  for (const Side side : {Side::prover, Side::opponent})
    change(position, position.stones_of(side), stone_digit(side));
  const SmallPoints opposing = position.stones_of(Side::opponent);
  settle(position);
  // With dead stones on the board the prover cannot end the game with the score of the settled
  // points, but has moves to take them.
  if ((opposing & ~position.stones_of(Side::opponent)) != 0 && moves) position.passed = false;
  return position;
}

std::optional<ProofPosition> ProofRules::after_stone(const ProofPosition& position,
                                                     SmallPoints point) const {
  if (point == position.ko) return std::nullopt;
  const Side side = position.to_move, other = other_side(side);
  const auto move = grid_.play({position.stones_of(side), position.stones_of(other)}, point, false,
                               position.settled[0] | position.settled[1]);
  if (!move) return std::nullopt;
  const SmallPoints taken = position.stones_of(other) & ~move->board.other;
  ProofPosition after = position;
  after.stones[index_of(side)] = move->board.own;
  after.stones[index_of(other)] = move->board.other;
  after.ko = move->ko;
  after.to_move = other;
  after.passed = false;
  change(after, point, stone_digit(side));
  change(after, taken, 0 - stone_digit(other));
  settle(after);
  return after;
}

ProofPosition ProofRules::after_pass(const ProofPosition& position) const {
  ProofPosition after = after_waiting(position);
  after.passed = true;
  return after;
}

ProofPosition ProofRules::after_waiting(const ProofPosition& position) const {
  ProofPosition after = position;
  after.ko = 0;
  after.to_move = other_side(position.to_move);
  after.passed = false;
  return after;
}

PositionKey ProofRules::key(const ProofPosition& position) const {
  PositionKey key;
  std::uint64_t board = position.codes[0];
  if (position.ko == 0) {
    for (const std::uint64_t code : position.codes) board = std::min(board, code);
  } else {
    key.rest = most_small_points + 1;
    for (unsigned i = 0; i < grid_.symmetry_count(); ++i) {
      if (position.codes[i] > board) continue;
      const auto ko = static_cast<std::uint8_t>(number_of(grid_.image(i, position.ko)) + 1);
      if (position.codes[i] < board || ko < key.rest) key.rest = ko;
      board = position.codes[i];
    }
  }
  if (settling_ == Settling::off) key.rest += 32;
  key.board = 4 * board + 2 * index_of(position.to_move) + (position.passed ? 1 : 0);
  return key;
}

int ProofRules::lead(const ProofPosition& position) const {
  return grid_.score({position.stones_of(Side::prover), position.stones_of(Side::opponent)});
}

std::optional<bool> ProofRules::decided(const ProofPosition& position, int points) const {
  const auto lead_with = [&](Side side) {
    return 2 * position.certain[index_of(side)] - point_count();
  };
  if (lead_with(Side::prover) >= points) return true;
  if (-lead_with(Side::opponent) < points) return false;
  if (!position.passed) return std::nullopt;
  const bool reached = lead(position) >= points;
  if (reached == (position.to_move == Side::prover)) return reached;
  return std::nullopt;
}

}  // namespace kanzen::go
