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

}  // namespace
}  // namespace kanzen
