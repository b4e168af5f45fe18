#include "engine/games/go/small_grid.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace kanzen::go {
namespace {

constexpr SmallPoints bit(unsigned point) { return SmallPoints{1} << point; }

std::uint32_t power_of_3(unsigned exponent) {
  std::uint32_t power = 1;
  for (unsigned i = 0; i < exponent; ++i) power *= 3;
  return power;
}

SmallPoints points_of(const Points& set) {
  SmallPoints points = 0;
  for (unsigned point = 0; point < most_small_points; ++point)
    if (set[point]) points |= bit(point);
  return points;
}

}  // namespace

SmallGrid::SmallGrid(const Grid& grid)
    : columns_(grid.columns()),
      points_(grid.point_count()),
      code_count_(power_of_3(points_)),
      all_(bit(points_) - 1) {
  assert(points_ <= most_small_points);
  for (unsigned point = 0; point < points_; ++point) {
    if (point % columns_ != 0) not_first_ |= bit(point);
    if (point % columns_ != columns_ - 1) not_last_ |= bit(point);
  }
  for (unsigned set = 0; set < half_ternary_.size(); ++set)
    for (unsigned point = 0; point < half_points; ++point)
      if ((set & bit(point)) != 0) half_ternary_[set] += power_of_3(point);
  for (std::uint32_t code = 0; code < half_codes; ++code) {
    SmallBoard board;
    std::uint32_t rest = code;
    for (unsigned point = 0; point < half_points; ++point, rest /= 3) {
      if (rest % 3 == 1) board.own |= bit(point);
      if (rest % 3 == 2) board.other |= bit(point);
    }
    half_boards_.push_back(board);
  }
  for (CellPermutation& to : grid_symmetries(columns_, grid.rows())) add_symmetry(std::move(to));
}

// Adds a symmetry unless it is a duplicate, as on boards of a single row or column.
void SmallGrid::add_symmetry(CellPermutation to) {
  for (const Symmetry& known : symmetries_)
    if (known.to == to) return;
  Symmetry symmetry;
  const auto images = [&](unsigned first) {
    std::vector<std::uint32_t> codes(half_codes);
    for (std::uint32_t code = 0; code < half_codes; ++code) {
      std::uint32_t rest = code;
      for (unsigned point = first; point < std::min(points_, first + half_points);
           ++point, rest /= 3)
        codes[code] += rest % 3 * power_of_3(to[point]);
    }
    return codes;
  };
  symmetry.low = images(0);
  symmetry.high = images(half_points);
  symmetry.to = std::move(to);
  symmetries_.push_back(std::move(symmetry));
}

std::optional<SmallMove> SmallGrid::play(const SmallBoard& board, SmallPoints point,
                                         bool suicide) const {
  SmallMove move{{board.own | point, board.other}};
  SmallPoints opposing = neighbours(point) & board.other, taken = 0;
  while (opposing != 0) {
    const SmallPoints string = connected(opposing & (~opposing + 1), board.other);
    opposing &= ~string;
    if ((neighbours(string) & empty(move.board)) == 0) taken |= string;
  }
  move.board.other &= ~taken;
  const SmallPoints string = connected(point, move.board.own);
  const SmallPoints liberties = neighbours(string) & empty(move.board);
  if (liberties == 0) {
    if (!suicide) return std::nullopt;
    move.board.own &= ~string;
  }
  // Ko: a single stone has captured a single stone, whose point is its only liberty.
  if (string == point && std::has_single_bit(taken) && liberties == taken) move.ko = taken;
  return move;
}

bool SmallGrid::is_ko_possible(const SmallBoard& board, SmallPoints point) const {
  if ((board.stones() & point) != 0) return false;
  SmallPoints near = neighbours(point);
  if ((near & ~board.other) != 0) return false;
  unsigned takers = 0;
  while (near != 0) {
    const SmallPoints stone = near & (~near + 1);
    near &= ~stone;
    const SmallPoints string = connected(stone, board.other);
    if (!std::has_single_bit(neighbours(string) & empty(board))) continue;
    if (string != stone) return false;
    ++takers;
  }
  return takers == 1;
}

int SmallGrid::score(const SmallBoard& board) const {
  const SmallPoints free = empty(board);
  const SmallPoints mine = connected(neighbours(board.own) & free, free);
  const SmallPoints theirs = connected(neighbours(board.other) & free, free);
  return std::popcount(board.own | (mine & ~theirs)) -
         std::popcount(board.other | (theirs & ~mine));
}

SmallBoard small_board(const State& state) {
  const SmallBoard board{points_of(state.black), points_of(state.white)};
  return state.to_move == 0 ? board : board.swapped();
}

}  // namespace kanzen::go
