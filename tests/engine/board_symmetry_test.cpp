// The symmetries of the board, against permutations written out by hand.
#include "engine/index/board_symmetry.hpp"

#include <gtest/gtest.h>

#include <array>
#include <set>

namespace kanzen {
namespace {

using Permutation = std::array<int, 9>;  // the target of each cell

Permutation permutation(int g) {
  Permutation cells{};
  for (int cell = 0; cell < cell_count; ++cell)
    cells[static_cast<std::size_t>(cell)] = symmetric_cell(g, cell);
  return cells;
}

// 0 1 2 / 3 4 5 / 6 7 8: identity, three turns, and the four mirrors, drawn on paper.
TEST(BoardSymmetry, AreTheEightOfTheSquare) {
  const std::set<Permutation> by_hand = {{0, 1, 2, 3, 4, 5, 6, 7, 8}, {2, 5, 8, 1, 4, 7, 0, 3, 6},
                                         {8, 7, 6, 5, 4, 3, 2, 1, 0}, {6, 3, 0, 7, 4, 1, 8, 5, 2},
                                         {2, 1, 0, 5, 4, 3, 8, 7, 6}, {6, 7, 8, 3, 4, 5, 0, 1, 2},
                                         {0, 3, 6, 1, 4, 7, 2, 5, 8}, {8, 5, 2, 7, 4, 1, 6, 3, 0}};
  std::set<Permutation> all;
  for (int g = 0; g < symmetry_count; ++g) all.insert(permutation(g));
  EXPECT_EQ(all, by_hand);
  EXPECT_EQ(permutation(0), (Permutation{0, 1, 2, 3, 4, 5, 6, 7, 8}));
}

TEST(BoardSymmetry, ProductsApplyTheSecondFirst) {
  for (int first = 0; first < symmetry_count; ++first)
    for (int second = 0; second < symmetry_count; ++second)
      for (int cell = 0; cell < cell_count; ++cell)
        ASSERT_EQ(symmetric_cell(symmetry_product(first, second), cell),
                  symmetric_cell(first, symmetric_cell(second, cell)))
            << first << ' ' << second;
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

}  // namespace
}  // namespace kanzen
