#include "engine/games/gobblers/three_in_a_row.hpp"

#include <gtest/gtest.h>

namespace kanzen::gobblers {
namespace {

// Rows, columns and diagonals by arithmetic, not by the table's constants.
bool line_by_hand(unsigned mask) {
  const auto has = [mask](int row, int column) { return (mask >> (3 * row + column) & 1u) != 0; };
  bool found = (has(0, 0) && has(1, 1) && has(2, 2)) || (has(0, 2) && has(1, 1) && has(2, 0));
  for (int i = 0; i < 3; ++i) {
    found = found || (has(i, 0) && has(i, 1) && has(i, 2));
    found = found || (has(0, i) && has(1, i) && has(2, i));
  }
  return found;
}

TEST(ThreeInARow, LinesAreThreeInARow) {
  for (unsigned mask = 0; mask < mask_count; ++mask)
    EXPECT_EQ(has_line(static_cast<Mask9>(mask)), line_by_hand(mask)) << mask;
}

TEST(ThreeInARow, LinesStayLines) {
  for (int g = 0; g < symmetry_count; ++g)
    for (unsigned mask = 0; mask < mask_count; ++mask) {
      const auto cells = static_cast<Mask9>(mask);
      EXPECT_EQ(has_line(symmetric_mask(g, cells)), has_line(cells));
      EXPECT_EQ(line_cells(symmetric_mask(g, cells)), symmetric_mask(g, line_cells(cells)));
    }
}

TEST(ThreeInARow, LineCellsAreTheCellsOfTheLines) {
  EXPECT_EQ(line_cells(0b000'000'000), 0);
  EXPECT_EQ(line_cells(0b000'011'011), 0);
  EXPECT_EQ(line_cells(0b010'000'111), 0b000'000'111);  // the odd one out is no part of the line
  EXPECT_EQ(line_cells(0b001'001'111), 0b001'001'111);  // two lines that cross
  EXPECT_EQ(line_cells(0b111'111'111), 0b111'111'111);
}

}  // namespace
}  // namespace kanzen::gobblers
