// Building tables with several threads: the same bytes as with one, and without races (the
// thread sanitizer runs these).
#include <gtest/gtest.h>

#include <random>

#include "engine/games/gobblers/gobblers.hpp"
#include "engine/solve/retrograde.hpp"
#include "engine/table/writer.hpp"
#include "engine/threads/thread_executor.hpp"

namespace kanzen::table {
namespace {

// 5,000 positions are about 15 buckets, each a block of its own.
TEST(TableThreads, AChunkIsTheSame) {
  std::mt19937 random(7);
  std::vector<StoredPosition> positions;
  for (Index i = 0; i < 5000; ++i)
    positions.push_back({1000 + i * 4, static_cast<Symbol>(random() % 9)});
  const IndexRange range{1000, 90'000};
  SerialExecutor serial;
  const auto expected = write_chunk("a game", range, positions, serial);
  ASSERT_TRUE(expected);
  for (const unsigned count : {2u, 4u, 7u}) {
    ThreadExecutor threads(count);
    ASSERT_EQ(threads.threads(), count);
    const auto bytes = write_chunk("a game", range, positions, threads);
    ASSERT_TRUE(bytes);
    EXPECT_TRUE(*bytes == *expected) << count << " threads";
  }
}

TEST(TableThreads, AWholeTableIsTheSame) {
  const gobblers::Gobblers<2> game;
  ThreadExecutor threads(4);
  SerialExecutor serial;
  const auto values = *solve(game, threads);
  const auto value_of = [&](Index i) { return values.find(i); };
  const auto built = [&](Executor& executor) {
    return *TableWriter(game, "two sizes", {4, 4000}, value_of).build(executor, {});
  };
  const BuiltTable expected = built(serial), found = built(threads);
  ASSERT_GT(expected.chunks.size(), 4u);
  ASSERT_EQ(found.chunks.size(), expected.chunks.size());
  EXPECT_EQ(found.entropy_bits, expected.entropy_bits);
  for (std::size_t i = 0; i < expected.chunks.size(); ++i) {
    EXPECT_EQ(found.chunks[i].range, expected.chunks[i].range);
    EXPECT_EQ(found.chunks[i].stored, expected.chunks[i].stored);
    EXPECT_TRUE(found.chunks[i].bytes == expected.chunks[i].bytes) << "chunk " << i;
  }
}

}  // namespace
}  // namespace kanzen::table
