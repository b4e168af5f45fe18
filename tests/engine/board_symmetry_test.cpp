// The symmetries of the board, against permutations written out by hand.
#include "engine/index/board_symmetry.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <set>

namespace kanzen {
namespace {

using Permutation = std::array<int, 9>;  // where each cell goes

Permutation permutation(int g) {
  Permutation cells{};
  for (int cell = 0; cell < cell_count; ++cell)
    cells[static_cast<std::size_t>(cell)] = symmetric_cell(g, cell);
  return cells;
}

std::set<Permutation> all_permutations() {
  std::set<Permutation> all;
  for (int g = 0; g < symmetry_count; ++g) all.insert(permutation(g));
  return all;
}

// 0 1 2 / 3 4 5 / 6 7 8: identity, three turns, and the four mirrors, drawn on paper.
TEST(BoardSymmetry, AreTheEightOfTheSquare) {
  const std::set<Permutation> by_hand = {{0, 1, 2, 3, 4, 5, 6, 7, 8}, {2, 5, 8, 1, 4, 7, 0, 3, 6},
                                         {8, 7, 6, 5, 4, 3, 2, 1, 0}, {6, 3, 0, 7, 4, 1, 8, 5, 2},
                                         {2, 1, 0, 5, 4, 3, 8, 7, 6}, {6, 7, 8, 3, 4, 5, 0, 1, 2},
                                         {0, 3, 6, 1, 4, 7, 2, 5, 8}, {8, 5, 2, 7, 4, 1, 6, 3, 0}};
  EXPECT_EQ(all_permutations(), by_hand);
}

TEST(BoardSymmetry, ZeroChangesNothing) {
  for (int cell = 0; cell < cell_count; ++cell) EXPECT_EQ(symmetric_cell(0, cell), cell);
}

TEST(BoardSymmetry, IsAGroup) {
  const auto all = all_permutations();
  for (const auto& first : all)
    for (const auto& second : all) {
      Permutation both{};
      for (std::size_t cell = 0; cell < 9; ++cell)
        both[cell] = second[static_cast<std::size_t>(first[cell])];
      EXPECT_EQ(all.count(both), 1u);
    }
}

TEST(BoardSymmetry, MasksGoCellByCell) {
  for (int g = 0; g < symmetry_count; ++g)
    for (unsigned mask = 0; mask < mask_count; ++mask) {
      unsigned expected = 0;
      for (int cell = 0; cell < cell_count; ++cell)
        if (mask & bit(cell)) expected |= bit(symmetric_cell(g, cell));
      ASSERT_EQ(symmetric_mask(g, static_cast<Mask9>(mask)), expected) << g << ' ' << mask;
    }
}

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

TEST(BoardSymmetry, LinesAreThreeInARow) {
  for (unsigned mask = 0; mask < mask_count; ++mask)
    EXPECT_EQ(has_line(static_cast<Mask9>(mask)), line_by_hand(mask)) << mask;
}

TEST(BoardSymmetry, LinesStayLines) {
  for (int g = 0; g < symmetry_count; ++g)
    for (unsigned mask = 0; mask < mask_count; ++mask) {
      const auto cells = static_cast<Mask9>(mask);
      EXPECT_EQ(has_line(symmetric_mask(g, cells)), has_line(cells));
      EXPECT_EQ(line_cells(symmetric_mask(g, cells)), symmetric_mask(g, line_cells(cells)));
    }
}

TEST(BoardSymmetry, LineCellsAreTheCellsOfTheLines) {
  EXPECT_EQ(line_cells(0b000'000'000), 0);
  EXPECT_EQ(line_cells(0b000'011'011), 0);
  EXPECT_EQ(line_cells(0b010'000'111), 0b000'000'111);  // the odd one out is no part of the line
  EXPECT_EQ(line_cells(0b001'001'111), 0b001'001'111);  // two lines that cross
  EXPECT_EQ(line_cells(0b111'111'111), 0b111'111'111);
}

}  // namespace
}  // namespace kanzen
