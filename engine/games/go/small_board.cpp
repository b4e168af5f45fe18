#include "engine/games/go/small_board.hpp"

#include <algorithm>
#include <cassert>

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

// Turns and reflections: the columns and rows may each be reversed, and exchanged on a square.
std::vector<std::vector<unsigned>> symmetries_of(unsigned columns, unsigned rows) {
  std::vector<std::vector<unsigned>> all;
  for (unsigned number = 0; number < (columns == rows ? 8U : 4U); ++number) {
    std::vector<unsigned> to;
    for (unsigned row = 0; row < rows; ++row)
      for (unsigned column = 0; column < columns; ++column) {
        unsigned x = (number & 1U) != 0 ? columns - 1 - column : column;
        unsigned y = (number & 2U) != 0 ? rows - 1 - row : row;
        if ((number & 4U) != 0) std::swap(x, y);
        to.push_back(y * columns + x);
      }
    if (std::find(all.begin(), all.end(), to) == all.end()) all.push_back(std::move(to));
  }
  return all;
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
  for (auto& to : symmetries_of(columns_, grid.rows())) add_symmetry(std::move(to));
}

void SmallGrid::add_symmetry(std::vector<unsigned> to) {
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
  SmallPoints opposing = beside(point) & board.other, taken = 0;
  while (opposing != 0) {
    const SmallPoints string = connected(opposing & (~opposing + 1), board.other);
    opposing &= ~string;
    if ((beside(string) & empty(move.board)) == 0) taken |= string;
  }
  move.board.other &= ~taken;
  const SmallPoints string = connected(point, move.board.own);
  const SmallPoints liberties = beside(string) & empty(move.board);
  if (liberties == 0) {
    if (!suicide) return std::nullopt;
    move.board.own &= ~string;
  }
  // A stone taken by a single one leaves a liberty; it is the only one if it is all there are.
  if (string == point && std::has_single_bit(taken) && liberties == taken) move.ko = taken;
  return move;
}

bool SmallGrid::ko_is_possible(const SmallBoard& board, SmallPoints point) const {
  if ((board.stones() & point) != 0) return false;
  SmallPoints near = beside(point);
  if ((near & ~board.other) != 0) return false;
  unsigned takers = 0;
  while (near != 0) {
    const SmallPoints stone = near & (~near + 1);
    near &= ~stone;
    const SmallPoints string = connected(stone, board.other);
    if (!std::has_single_bit(beside(string) & empty(board))) continue;
    if (string != stone) return false;
    ++takers;
  }
  return takers == 1;
}

int SmallGrid::score(const SmallBoard& board) const {
  const SmallPoints free = empty(board);
  const SmallPoints mine = connected(beside(board.own) & free, free);
  const SmallPoints theirs = connected(beside(board.other) & free, free);
  return std::popcount(board.own | (mine & ~theirs)) -
         std::popcount(board.other | (theirs & ~mine));
}

SmallBoard small_board(const State& state) {
  const SmallBoard board{points_of(state.black), points_of(state.white)};
  return state.to_move == 0 ? board : board.swapped();
}

}  // namespace kanzen::go
