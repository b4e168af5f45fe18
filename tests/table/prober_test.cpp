// Values through search and table are the solver's, and what is missing or damaged is said.
#include "engine/table/prober.hpp"

#include <gtest/gtest.h>

#include "engine/table/writer.hpp"
#include "tests/engine/gobblers_support.hpp"
#include "tests/engine/solver_support.hpp"

namespace kanzen::table {
namespace {

template <class G>
BuiltTable built(unsigned plies, std::uint64_t positions_a_chunk) {
  const G game;
  SerialExecutor serial;
  const auto value_of = [](Index i) { return table_of<G>().find(i); };
  return *TableWriter(game, "two sizes", {plies, positions_a_chunk}, value_of).build(serial, {});
}

Manifest manifest_of(const BuiltTable& table, Index index_count, unsigned plies) {
  Manifest manifest;
  manifest.game = "two";
  manifest.rules = "sizes";
  manifest.index_count = index_count;
  manifest.search_plies = plies;
  for (const BuiltChunk& chunk : table.chunks)
    manifest.chunks.push_back({chunk.range, chunk.stored, chunk.bytes.size(), {}});
  return manifest;
}

LoadedTable loaded(const BuiltTable& table, Index index_count, unsigned plies) {
  LoadedTable result(manifest_of(table, index_count, plies));
  for (std::size_t i = 0; i < table.chunks.size(); ++i)
    EXPECT_TRUE(result.add(i, table.chunks[i].bytes));
  return result;
}

template <class G>
class TableProber : public testing::Test {};
using RuleSets = testing::Types<Strict2, Cover2>;
TYPED_TEST_SUITE(TableProber, RuleSets);

// Those that cannot come up as well: whoever sets up a position may ask.
TYPED_TEST(TableProber, EveryPositionHasTheSolversValue) {
  const TypeParam game;
  for (const unsigned plies : {0u, 1u, 4u}) {
    const LoadedTable table = loaded(built<TypeParam>(plies, 4000), game.index_count(), plies);
    EXPECT_TRUE(table.complete());
    const Prober<TypeParam> prober(game, table);
    const Index step = plies == 4 ? 1 : 7;
    for (Index i = 0; i < game.index_count(); i += step) {
      const auto state = game.unindex(i);
      if (!state) continue;
      const auto value = prober.value(*state);
      ASSERT_TRUE(value) << game.format(*state) << ": " << value.error().message;
      ASSERT_TRUE(*value == table_of<TypeParam>().value(i)) << game.format(*state);
    }
  }
}

// While chunks come in one by one a value is right or missing.
TYPED_TEST(TableProber, AMissingChunkIsSaidAndNothingIsGuessed) {
  const TypeParam game;
  const BuiltTable table = built<TypeParam>(4, 4000);
  ASSERT_GT(table.chunks.size(), 4u);
  LoadedTable part(manifest_of(table, game.index_count(), 4));
  std::uint64_t missing_before = game.index_count();
  for (std::size_t chunk = 0; chunk < table.chunks.size(); ++chunk) {
    EXPECT_FALSE(part.complete());
    ASSERT_TRUE(part.add(chunk, table.chunks[chunk].bytes));
    const Prober<TypeParam> prober(game, part);
    std::uint64_t missing = 0;
    for (Index i = 0; i < game.index_count(); i += 13) {
      const auto state = game.unindex(i);
      if (!state) continue;
      const auto value = prober.value(*state);
      if (value) {
        ASSERT_TRUE(*value == table_of<TypeParam>().value(i)) << game.format(*state);
      } else {
        ASSERT_EQ(value.error().code, Errc::not_loaded);
        ASSERT_FALSE(value.error().chunks.empty());
        for (const std::size_t number : value.error().chunks) ASSERT_FALSE(part.has(number));
        ++missing;
      }
    }
    EXPECT_LE(missing, missing_before);
    missing_before = missing;
  }
  EXPECT_EQ(missing_before, 0u);
}

TEST(LoadedTable, TakesOnlyTheChunkThatBelongsThere) {
  const Strict2 game;
  const BuiltTable table = built<Strict2>(4, 4000);
  LoadedTable part(manifest_of(table, game.index_count(), 4));
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

// A table of other values is found out where a win has no loss to lead to.
TEST(TableProberFaults, AContradictionIsAnErrorAndNoValue) {
  const Strict2 game;
  SerialExecutor serial;
  const auto all_wins = [&](Index i) {
    const auto value = table_of<Strict2>().find(i);
    const bool near = value && *value != drawn() && value->distance <= 4;
    return !value || near ? value : win_in(9);
  };
  const BuiltTable lies = *TableWriter(game, "two sizes", {4, 100'000}, all_wins).build(serial, {});
  const LoadedTable table = loaded(lies, game.index_count(), 4);
  const auto value = Prober<Strict2>(game, table).value(game.initial());
  ASSERT_FALSE(value);
  EXPECT_EQ(value.error().code, Errc::corrupt_data);
}

TEST(BoundedSearch, FindsExactlyTheShortValues) {
  const Strict2 game;
  const BoundedSearch<Strict2> search(game);
  for (const unsigned plies : {0u, 1u, 2u, 3u})
    for (Index i = 0; i < game.index_count(); i += 11) {
      const auto state = game.unindex(i);
      if (!state) continue;
      const Value value = table_of<Strict2>().value(i);
      const bool near = value.outcome != Outcome::draw && value.distance <= plies;
      const auto found = search.value(*state, plies);
      ASSERT_TRUE(found);
      ASSERT_EQ(found->has_value(), near) << game.format(*state) << " in " << plies;
      if (near) {
        ASSERT_TRUE(**found == value) << game.format(*state);
      }
    }
}

}  // namespace
}  // namespace kanzen::table
