#pragma once
// Codes of small boards, for tables of all of them.  The code of a board is a number with a base-3
// digit for each point, the lowest for the first point: 0 empty, 1 a stone of the side to move, 2
// one of the opponent.
#include <array>
#include <cstdint>
#include <vector>

#include "engine/games/go/small_grid.hpp"

namespace kanzen::go {

inline constexpr unsigned most_coded_points = 20;

class BoardCodes {
 public:
  // Requires at most most_coded_points points.
  explicit BoardCodes(const SmallGrid& grid);

  std::uint32_t count() const { return count_; }  // 3 to the number of points

  std::uint32_t code(const SmallBoard& board) const {
    return ternary(board.own) + 2 * ternary(board.other);
  }
  SmallBoard board(std::uint32_t code) const {
    const SmallBoard low = half_boards_[code % half_codes], high = half_boards_[code / half_codes];
    return {low.own | high.own << half_points, low.other | high.other << half_points};
  }
  // Returns the code of the image of a board under a symmetry of the grid.
  std::uint32_t image(unsigned symmetry, std::uint32_t code) const {
    const Images& images = images_[symmetry];
    return images.low[code % half_codes] + images.high[code / half_codes];
  }

 private:
  static constexpr unsigned half_points = most_coded_points / 2;
  static constexpr std::uint32_t half_codes = 59'049;  // 3 to half_points

  static constexpr std::uint32_t half_sets = 1 << half_points;

  // Codes of the images under a symmetry, by the code of half a board, of those that the grid has.
  struct Images {
    std::vector<std::uint32_t> low, high;
  };

  std::uint32_t ternary(SmallPoints points) const {
    return half_ternary_[points & (half_sets - 1)] +
           half_codes * half_ternary_[points >> half_points];
  }

  std::uint32_t count_;
  std::array<std::uint32_t, half_sets> half_ternary_{};
  std::vector<SmallBoard> half_boards_;
  std::vector<Images> images_;  // by symmetry
};

}  // namespace kanzen::go
