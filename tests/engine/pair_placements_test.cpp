// The placements of one layer and their classes.
#include "engine/index/pair_placements.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <set>
#include <utility>

namespace kanzen {
namespace {

const PairPlacements& tables() { return PairPlacements::tables(); }

// 1,423: issue "Gobblers complete": "placements of one size: 1,423".
TEST(PairPlacements, AreAllPlacementsOfUpToTwoPiecesEach) {
  int seen = 0;
  for (unsigned own = 0; own < mask_count; ++own)
    for (unsigned opponent = 0; opponent < mask_count; ++opponent) {
      if ((own & opponent) != 0 || std::popcount(own) > 2 || std::popcount(opponent) > 2) continue;
      ++seen;
      const PairPlacement placement{static_cast<Mask9>(own), static_cast<Mask9>(opponent)};
      const int rank = tables().rank(placement.own, placement.opponent);
      ASSERT_TRUE(rank >= 0 && rank < PairPlacements::count);
      ASSERT_EQ(tables().placement(rank), placement);
    }
  EXPECT_EQ(seen, 1'423);
  EXPECT_EQ(PairPlacements::count, 1'423);
}

TEST(PairPlacements, RanksAreDistinct) {
  std::set<std::pair<Mask9, Mask9>> placements;
  for (int rank = 0; rank < PairPlacements::count; ++rank) {
    const auto [own, opponent] = tables().placement(rank);
    EXPECT_TRUE(placements.insert({own, opponent}).second);
    EXPECT_EQ(tables().rank(own, opponent), rank);
  }
}

TEST(PairPlacements, SymmetricRanksAreThoseOfTheSymmetricMasks) {
  for (int g = 0; g < symmetry_count; ++g)
    for (int rank = 0; rank < PairPlacements::count; ++rank) {
      const auto [own, opponent] = tables().placement(rank);
      const auto image = tables().placement(tables().symmetric(g, rank));
      ASSERT_EQ(image.own, symmetric_mask(g, own));
      ASSERT_EQ(image.opponent, symmetric_mask(g, opponent));
    }
}

// 219: issue "Gobblers complete": "large layer reduced by the 8 symmetries: 219 classes".
TEST(PairPlacements, ClassesAreTheOrbits) {
  std::set<int> classes;
  int members = 0;
  for (int rank = 0; rank < PairPlacements::count; ++rank) {
    std::set<int> orbit;
    for (int g = 0; g < symmetry_count; ++g) orbit.insert(tables().symmetric(g, rank));
    const int number = tables().class_of(rank);
    for (const int other : orbit) ASSERT_EQ(tables().class_of(other), number);
    ASSERT_EQ(tables().representative(number), *orbit.begin());
    if (classes.insert(number).second) members += static_cast<int>(orbit.size());
  }
  EXPECT_EQ(classes.size(), 219u);
  EXPECT_EQ(*classes.begin(), 0);
  EXPECT_EQ(*classes.rbegin(), 218);
  EXPECT_EQ(members, PairPlacements::count);
}

TEST(PairPlacements, KnowsEveryWayToTheRepresentative) {
  for (int rank = 0; rank < PairPlacements::count; ++rank) {
    const int representative = tables().representative(tables().class_of(rank));
    unsigned expected = 0;
    for (int g = 0; g < symmetry_count; ++g)
      if (tables().symmetric(g, rank) == representative) expected |= 1u << g;
    ASSERT_NE(expected, 0u);
    ASSERT_EQ(tables().symmetries_to_representative(rank), expected);
  }
}

}  // namespace
}  // namespace kanzen
