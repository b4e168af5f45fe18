#include "engine/games/go/state.hpp"

#include <cassert>

#include "engine/core/numbers.hpp"
#include "engine/core/string_utils.hpp"

namespace kanzen::go {
namespace {

constexpr std::string_view column_letters = "abcdefghjklmnopqrst";
static_assert(column_letters.size() == longest_side);

}  // namespace

Grid::Grid(unsigned columns, unsigned rows) : columns_(columns), rows_(rows) {
  assert(columns > 0 && columns <= longest_side && rows > 0 && rows <= longest_side);
  neighbours_.reserve(point_count());
  for (unsigned row = 0; row < rows; ++row)
    for (unsigned column = 0; column < columns; ++column) {
      const auto point = static_cast<Point>(row * columns + column);
      Neighbours around;
      if (row > 0) around.push_back(static_cast<Point>(point - columns));
      if (column > 0) around.push_back(static_cast<Point>(point - 1));
      if (column + 1 < columns) around.push_back(static_cast<Point>(point + 1));
      if (row + 1 < rows) around.push_back(static_cast<Point>(point + columns));
      neighbours_.push_back(around);
    }
}

std::string Grid::name(Point point) const {
  return column_letters[point % columns_] + std::to_string(rows_ - point / columns_);
}

std::optional<Point> Grid::point(std::string_view name) const {
  if (name.size() < 2 || name[1] == '0') return std::nullopt;
  const auto column = column_letters.find(to_lower(name.front()));
  const auto row = parse_number<unsigned>(name.substr(1));
  if (column >= columns_ || !row || *row == 0 || *row > rows_) return std::nullopt;
  return static_cast<Point>((rows_ - *row) * columns_ + column);
}

}  // namespace kanzen::go
