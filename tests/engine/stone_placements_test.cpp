// Placements are numbered once, up to symmetry, in layers.
#include <gtest/gtest.h>

#include <bit>
#include <map>
#include <set>

#include "engine/index/stone_placements.hpp"

namespace kanzen {
namespace {

using Mask = StonePlacements::Mask;

TEST(Subsets, AreRankedInTheOrderOfTheirMasks) {
  const Subsets subsets(10);
  for (unsigned size = 0; size <= 10; ++size) {
    EXPECT_EQ(binomial(10, size), binomial(9, size) + (size > 0 ? binomial(9, size - 1) : 0));
    for (std::uint32_t rank = 0; rank < binomial(10, size); ++rank) {
      const Mask subset = subsets.subset(size, rank);
      ASSERT_EQ(static_cast<unsigned>(std::popcount(subset)), size);
      ASSERT_EQ(subsets.rank(subset), rank);
      ASSERT_TRUE(rank == 0 || subset > subsets.subset(size, rank - 1));
    }
  }
  EXPECT_EQ(binomial(64, 32), 1832624140942590534u);
}

Mask turned(const CellPermutation& symmetry, Mask mask) {
  Mask image = 0;
  for (unsigned cell = 0; cell < symmetry.size(); ++cell)
    if ((mask >> cell & 1u) != 0) image |= Mask{1} << symmetry[cell];
  return image;
}

class OnGrids : public testing::TestWithParam<std::pair<unsigned, unsigned>> {};

// All placements, one by one: symmetric ones share an index, others do not.
TEST_P(OnGrids, AnIndexIsASymmetryClass) {
  const auto [columns, rows] = GetParam();
  const auto symmetries = grid_symmetries(columns, rows);
  const StonePlacements placements(symmetries);
  const unsigned cells = columns * rows;
  std::map<Index, std::set<std::pair<Mask, Mask>>> members;
  for (Mask first = 0; first < Mask{1} << cells; ++first)
    for (Mask second = 0; second < Mask{1} << cells; ++second) {
      const int more = std::popcount(first) - std::popcount(second);
      if ((first & second) != 0 || more < 0 || more > 1) continue;
      const Index index = placements.index({first, second});
      const auto layer = static_cast<unsigned>(std::popcount(first | second));
      ASSERT_GE(index, placements.layer_first(layer));
      ASSERT_LT(index, placements.layer_first(layer + 1));
      members[index].insert({first, second});
      for (const auto& symmetry : symmetries)
        ASSERT_EQ(placements.index({turned(symmetry, first), turned(symmetry, second)}), index);
    }
  for (Index index = 0; index < placements.count(); ++index) {
    const auto placement = placements.unindex(index);
    ASSERT_EQ(placement.has_value(), members.contains(index)) << index;
    if (!placement) continue;
    ASSERT_TRUE(members[index].contains({placement->first, placement->second}));
    // As many as the class has members: no two classes share an index.
    std::set<std::pair<Mask, Mask>> images;
    for (const auto& symmetry : symmetries)
      images.insert({turned(symmetry, placement->first), turned(symmetry, placement->second)});
    ASSERT_EQ(members[index], images) << index;
    ASSERT_EQ(placements.class_size(*placement), images.size());
  }
}

INSTANTIATE_TEST_SUITE_P(StonePlacements, OnGrids,
                         testing::Values(std::pair{3u, 3u}, std::pair{4u, 2u}, std::pair{2u, 4u},
                                         std::pair{9u, 1u}, std::pair{1u, 1u}, std::pair{2u, 2u}));

}  // namespace
}  // namespace kanzen
