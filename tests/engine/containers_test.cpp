// FixedVector and BitSet.
#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "engine/core/bit_set.hpp"
#include "engine/core/fixed_vector.hpp"
#include "tests/engine/solver_support.hpp"

namespace kanzen {
namespace {

// Search makes one at every node: nothing is written before it is used.
TEST(FixedVector, InitialisesOnlyWhatIsPutIn) {
  struct Counted {
    explicit Counted(int& made) { ++made; }
    Counted() { ++made_by_default(); }
    static int& made_by_default() {
      static int count = 0;
      return count;
    }
  };
  FixedVector<Counted, 8> items;
  int made = 0;
  items.push_back(Counted(made));
  EXPECT_EQ(made, 1);
  EXPECT_EQ(Counted::made_by_default(), 0);
}

// Sizes around the 64 bits of a word.
TEST(BitSet, InsertsEachIndexOnce) {
  for (const Index size : {Index{1}, Index{63}, Index{64}, Index{65}, Index{129}}) {
    BitSet set = empty_set(size);
    EXPECT_EQ(set.size(), size);
    for (Index i = 0; i < size; ++i) EXPECT_FALSE(set.contains(i));
    EXPECT_TRUE(set.insert(size - 1));
    EXPECT_FALSE(set.insert(size - 1));
    for (Index i = 0; i < size; ++i) EXPECT_EQ(set.contains(i), i == size - 1);
  }
}

TEST(BitSet, VisitsInAscendingOrderUntilTheVisitorStops) {
  BitSet set = empty_set(200);
  for (const unsigned i : {199u, 100u, 3u}) set.insert(i);
  std::vector<Index> visited;
  EXPECT_FALSE(set.for_each([&](Index i) {
    visited.push_back(i);
    return i != 100;
  }));
  EXPECT_EQ(visited, (std::vector<Index>{3, 100}));
}

// Ends of the range inside and at the edges of words.
TEST(BitSet, VisitsOnlyTheRangeAskedFor) {
  BitSet set = empty_set(200);
  for (Index i = 0; i < 200; ++i) set.insert(i);
  for (const auto& [first, last] :
       {std::pair{0, 1}, {0, 64}, {63, 65}, {64, 128}, {5, 5}, {70, 60}, {130, 200}, {199, 200}}) {
    std::vector<Index> visited, expected;
    EXPECT_TRUE(set.for_each(static_cast<Index>(first), static_cast<Index>(last), [&](Index i) {
      visited.push_back(i);
      return true;
    }));
    for (int i = first; i < last; ++i) expected.push_back(static_cast<Index>(i));
    EXPECT_EQ(visited, expected) << first << " to " << last;
  }
}

}  // namespace
}  // namespace kanzen
