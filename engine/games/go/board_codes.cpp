#include "engine/games/go/board_codes.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace kanzen::go {
namespace {

std::uint32_t power_of_3(unsigned exponent) {
  std::uint32_t power = 1;
  for (unsigned i = 0; i < exponent; ++i) power *= 3;
  return power;
}

}  // namespace

BoardCodes::BoardCodes(const SmallGrid& grid) : count_(power_of_3(grid.point_count())) {
  assert(grid.point_count() <= most_coded_points);
  for (unsigned set = 0; set < half_ternary_.size(); ++set)
    for (unsigned point = 0; point < half_points; ++point)
      if ((set & point_bit(point)) != 0) half_ternary_[set] += power_of_3(point);
  for (std::uint32_t code = 0; code < std::min(count_, half_codes); ++code) {
    SmallBoard board;
    std::uint32_t rest = code;
    for (unsigned point = 0; point < half_points; ++point, rest /= 3) {
      if (rest % 3 == 1) board.own |= point_bit(point);
      if (rest % 3 == 2) board.other |= point_bit(point);
    }
    half_boards_.push_back(board);
  }
  for (unsigned symmetry = 0; symmetry < grid.symmetry_count(); ++symmetry) {
    Images images;
    for (std::uint32_t low = 0; low < std::min(count_, half_codes); ++low)
      images.low.push_back(code(grid.image(symmetry, half_boards_[low])));
    for (std::uint32_t high = 0; high <= (count_ - 1) / half_codes; ++high) {
      const SmallBoard half = {half_boards_[high].own << half_points,
                               half_boards_[high].other << half_points};
      images.high.push_back(code(grid.image(symmetry, half)));
    }
    images_.push_back(std::move(images));
  }
}

}  // namespace kanzen::go
