#pragma once
// The points of a board and their neighbours.  A point is a number, row by row from the top left;
// columns are lettered from the left without I, rows numbered from the bottom: "a1" is the bottom
// left corner.
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/board_view.hpp"
#include "engine/core/fixed_vector.hpp"

namespace kanzen::go {

using Point = std::uint16_t;

inline constexpr unsigned longest_side = 19;
inline constexpr unsigned most_points = longest_side * longest_side;

class Grid {
 public:
  using Neighbours = FixedVector<Point, 4>;

  // Each side from 1 to longest_side.
  Grid(unsigned columns, unsigned rows);

  unsigned columns() const { return columns_; }
  unsigned rows() const { return rows_; }
  unsigned point_count() const { return columns_ * rows_; }
  const Neighbours& neighbours(Point point) const { return neighbours_[point]; }

  // "d4".
  std::string name(Point point) const;
  // Of a name in small letters or capitals; nullopt: there is no such point.
  std::optional<Point> point(std::string_view name) const;

 private:
  unsigned columns_, rows_;
  std::vector<Neighbours> neighbours_;
};

}  // namespace kanzen::go
