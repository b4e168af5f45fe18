#include "engine/games/go/small_grid.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace kanzen::go {
namespace {

SmallPoints points_of(const Points& set) {
  SmallPoints points = 0;
  for (unsigned point = 0; point < most_small_points; ++point)
    if (set[point]) points |= point_bit(point);
  return points;
}

}  // namespace

SmallGrid::SmallGrid(const Grid& grid)
    : columns_(grid.columns()), points_(grid.point_count()), all_(point_bit(points_) - 1) {
  assert(points_ <= most_small_points);
  for (unsigned point = 0; point < points_; ++point) {
    if (point % columns_ != 0) not_first_ |= point_bit(point);
    if (point % columns_ != columns_ - 1) not_last_ |= point_bit(point);
    if (grid.neighbours(static_cast<Point>(point)).size() < 4) edge_ |= point_bit(point);
  }
  // Symmetries coincide on boards of a single row or column.
  for (const CellPermutation& cells : grid_symmetries(columns_, grid.rows())) {
    const auto images = byte_images<SmallPoints, sizeof(SmallPoints)>(cells);
    if (std::find(symmetries_.begin(), symmetries_.end(), images) == symmetries_.end())
      symmetries_.push_back(images);
  }
}

std::optional<SmallMove> SmallGrid::play(const SmallBoard& board, SmallPoints point, bool suicide,
                                         SmallPoints immortal) const {
  SmallMove move{{board.own | point, board.other}};
  SmallPoints opposing = neighbours(point) & board.other, taken = 0;
  while (opposing != 0) {
    const SmallPoints string = connected(first_of(opposing), board.other);
    opposing &= ~string;
    if ((string & immortal) == 0 && (neighbours(string) & empty(move.board)) == 0) taken |= string;
  }
  move.board.other &= ~taken;
  const SmallPoints string = connected(point, move.board.own);
  const SmallPoints liberties = neighbours(string) & empty(move.board);
  if (liberties == 0 && (string & immortal) == 0) {
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
    const SmallPoints stone = first_of(near);
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
