#pragma once
// The points of a board with a frame of edge around them, so that each has eight neighbours.  A
// spot is a number in it, row by row from the top left; one column of edge stands for the right
// end of a row and the left end of the next.
#include <array>
#include <cstdint>
#include <vector>

#include "engine/games/go/grid.hpp"
#include "engine/games/go/zobrist.hpp"

namespace kanzen::go {

using Spot = std::uint16_t;

inline constexpr std::size_t most_spots = (longest_side + 2) * (longest_side + 1) + 1;
inline constexpr Spot no_spot = 0;  // an edge

class PaddedGrid {
 public:
  explicit PaddedGrid(const Grid& grid);

  unsigned columns() const { return columns_; }
  unsigned rows() const { return rows_; }
  unsigned point_count() const { return columns_ * rows_; }
  unsigned stride() const { return columns_ + 1; }
  unsigned spot_count() const { return (rows_ + 2) * stride() + 1; }
  Spot spot(unsigned point) const { return spots_[point]; }
  Point point(Spot spot) const { return points_[spot]; }
  std::uint64_t key(Spot spot, unsigned player) const { return keys_[spot][player]; }

 private:
  unsigned columns_, rows_;
  std::vector<Spot> spots_;  // by point
  std::array<Point, most_spots> points_{};
  std::array<std::array<std::uint64_t, 2>, most_spots> keys_{};
};

}  // namespace kanzen::go
