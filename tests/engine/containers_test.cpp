// FixedVector, BitSet and PositionHistory, and arrays that are too large.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "engine/core/bit_set.hpp"
#include "engine/core/byte_vector.hpp"
#include "engine/core/fixed_vector.hpp"
#include "engine/core/position_history.hpp"
#include "engine/core/quick_random.hpp"
#include "engine/core/transposition_table.hpp"
#include "engine/core/zeroed_array.hpp"
#include "engine/solve/value_table.hpp"
#include "tests/engine/solver_support.hpp"

namespace kanzen {
namespace {

// The search creates a vector at every node, so elements are not written before they are used.
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

// The ends of the range are inside and at the edges of words.
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

// One key has more situations than there are slots at first.
TEST(ZeroedArray, IsAlignedAndHasOnlyZeros) {
  struct alignas(64) Bucket {
    std::uint64_t words[8];
  };
  constexpr std::size_t count = 100'000;  // several large pages
  ZeroedArray<Bucket> buckets(count);
  ASSERT_TRUE(buckets.is_allocated());
  EXPECT_EQ(reinterpret_cast<std::uintptr_t>(&buckets[0]) % alignof(Bucket), 0);
  for (std::size_t i = 0; i < count; ++i)
    for (std::uint64_t& word : buckets[i].words) ASSERT_EQ(word++, 0) << i;
  const ZeroedArray<Bucket> moved = std::move(buckets);
  EXPECT_EQ(moved[count - 1].words[7], 1);
}

TEST(ZeroedArray, SharesTheMemoryOfItsTail) {
  auto bytes = std::make_unique<ZeroedArray<std::uint8_t>>(1000);
  for (std::size_t i = 0; i < 1000; ++i) (*bytes)[i] = static_cast<std::uint8_t>(i);
  const auto words = bytes->tail<std::uint64_t>(801);
  bytes.reset();  // the memory is still owned
  const auto address = reinterpret_cast<std::uintptr_t>(&words[0]);
  EXPECT_EQ(address % alignof(std::uint64_t), 0);
  const std::uint64_t first = words[0] & 0xff;
  EXPECT_GE(first, 801 % 256);
  EXPECT_LT(first, 801 % 256 + sizeof(std::uint64_t));
  for (std::uint64_t byte = 0; byte < 8; ++byte)
    EXPECT_EQ(words[3] >> (8 * byte) & 0xff, (first + 24 + byte) % 256);
}

// Each byte is its own number, so that every place of a byte or a bit occurs.
TEST(ByteVector, TransposesBytesAndBits) {
  const auto byte_of = [](ByteVector v, std::size_t j) {
    return static_cast<std::uint8_t>(v[j / 8] >> (j % 8 * 8));
  };
  ByteVector square[16] = {}, transposed[16];
  for (std::size_t i = 0; i < 256; ++i) square[i / 16][i % 16 / 8] |= std::uint64_t{i} << i % 8 * 8;
  std::copy_n(square, 16, transposed);
  transpose(transposed);
  for (std::size_t i = 0; i < 16; ++i)
    for (std::size_t j = 0; j < 16; ++j)
      EXPECT_EQ(byte_of(transposed[i], j), byte_of(square[j], i)) << i << ' ' << j;
  for (std::size_t first = 0; first < 16; first += 8) {
    ByteVector bits[8];
    std::copy_n(square + first, 8, bits);
    transpose_bits(bits);
    for (std::size_t i = 0; i < 8; ++i)
      for (std::size_t j = 0; j < 16; ++j)
        for (std::size_t k = 0; k < 8; ++k)
          EXPECT_EQ(byte_of(bits[i], j) >> k & 1, byte_of(square[first + k], j) >> i & 1);
  }
}

// In the browser size_t has 32 bits, to which a number of elements must not be cut.
TEST(Allocation, IsRefusedWhereItsBytesCannotBeCounted) {
  const Index over = Index{SIZE_MAX} / 2 + 1;  // elements of two bytes
  EXPECT_EQ(allocate<std::uint16_t>(over), nullptr);
  EXPECT_FALSE(ZeroedArray<std::uint16_t>(over).is_allocated());
  EXPECT_EQ(ValueTable::make(SIZE_MAX, Distances::up_to_125).error().code, Errc::out_of_memory);
  if (sizeof(std::size_t) >= sizeof(Index)) return;
  const Index cut_to_one = Index{SIZE_MAX} + 2;
  EXPECT_EQ(ValueTable::make(cut_to_one, Distances::up_to_125).error().code, Errc::out_of_memory);
  EXPECT_EQ(BitSet::make(64 * cut_to_one).error().code, Errc::out_of_memory);
  using Table = TranspositionTable<std::uint64_t, std::uint8_t>;
  EXPECT_EQ(Table::make(std::uint64_t{1} << 40).error().code, Errc::out_of_memory);
}

TEST(PositionHistory, DistinguishesSituationsOfOneKey) {
  PositionHistory<int> line;
  for (int situation = 0; situation < 40; ++situation) line.add(7, situation);
  for (int situation = 0; situation < 40; ++situation) {
    const auto seen = line.find(7, situation);
    ASSERT_TRUE(seen) << situation;
    EXPECT_EQ(seen->first_ply, static_cast<std::size_t>(situation));
    EXPECT_EQ(seen->times, 1u);
  }
  EXPECT_FALSE(line.find(7, 40));
  EXPECT_TRUE(line.has_key(7));
}

// The history is compared with a list that is searched from its beginning.
TEST(PositionHistory, KeepsNoTraceOfRemovedPositions) {
  PositionHistory<> line;
  std::vector<std::uint64_t> plain;
  QuickRandom random(1);
  for (int step = 0; step < 3000; ++step) {
    if (!plain.empty() && random.below(5) < 2) {
      line.take_back();
      plain.pop_back();
    } else {
      plain.push_back(random.below(300));
      line.add(plain.back());
    }
    ASSERT_EQ(line.size(), plain.size());
    const std::uint64_t key = random.below(300);
    const auto first = std::find(plain.begin(), plain.end(), key);
    const auto seen = line.find(key);
    ASSERT_EQ(seen.has_value(), first != plain.end());
    ASSERT_EQ(line.has_key(key), seen.has_value());
    if (!seen) continue;
    ASSERT_EQ(seen->first_ply, static_cast<std::size_t>(first - plain.begin()));
    ASSERT_EQ(seen->times, static_cast<std::size_t>(std::count(first, plain.end(), key)));
  }
  line.take_back_to(3);
  EXPECT_EQ(line.size(), 3u);
  EXPECT_EQ(line.key_at(2), plain[2]);
  line.clear();
  EXPECT_FALSE(line.has_key(plain.front()));
}

}  // namespace
}  // namespace kanzen
