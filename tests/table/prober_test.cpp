// Damaged, misplaced and contradictory data is an error, and never a value.
#include "engine/table/prober.hpp"

#include <gtest/gtest.h>

#include "engine/table/writer.hpp"
#include "tests/engine/gobblers_support.hpp"

namespace kanzen::table {
namespace {

template <class ValueOf>
BuiltTable built(const ValueOf& value_of, std::uint64_t positions_a_chunk) {
  SerialExecutor serial;
  return *TableWriter(Strict2{}, "two sizes", {4, positions_a_chunk}, value_of).build(serial, {});
}

Manifest manifest_of(const BuiltTable& table) {
  Manifest manifest;
  manifest.game = "two";
  manifest.rules = "sizes";
  manifest.index_count = Strict2{}.index_count();
  manifest.search_plies = 4;
  for (const BuiltChunk& chunk : table.chunks)
    manifest.chunks.push_back({chunk.range, chunk.stored, chunk.bytes.size(), {}});
  return manifest;
}

TEST(LoadedTable, TakesOnlyTheChunkThatBelongsThere) {
  const BuiltTable table = built([](Index i) { return table_of<Strict2>().find(i); }, 4000);
  LoadedTable part(manifest_of(table));
  EXPECT_FALSE(part.add(0, table.chunks[1].bytes));
  EXPECT_FALSE(part.add(99, table.chunks[1].bytes));
  auto bytes = table.chunks[0].bytes;
  bytes[bytes.size() / 2] ^= std::byte{1};
  EXPECT_FALSE(part.add(0, bytes));
  bytes = table.chunks[0].bytes;
  bytes.pop_back();
  EXPECT_FALSE(part.add(0, bytes));
  EXPECT_FALSE(part.has(0));
  EXPECT_TRUE(part.add(0, table.chunks[0].bytes));
  EXPECT_TRUE(part.has(0));
}

// Wrong values are detected at a win without a move to a loss.
TEST(TableProberFaults, AContradictionIsAnErrorAndNoValue) {
  const auto all_wins = [](Index i) {
    const auto value = table_of<Strict2>().find(i);
    const bool near = value && *value != drawn() && value->distance <= 4;
    return !value || near ? value : win_in(9);
  };
  const BuiltTable lies = built(all_wins, 100'000);
  LoadedTable table(manifest_of(lies));
  for (std::size_t i = 0; i < lies.chunks.size(); ++i)
    ASSERT_TRUE(table.add(i, lies.chunks[i].bytes));
  const Strict2 game;
  const auto value = Prober<Strict2>(game, table).value(game.initial());
  ASSERT_FALSE(value);
  EXPECT_EQ(value.error().code, Errc::corrupt_data);
}

}  // namespace
}  // namespace kanzen::table
