// A game says how its table is cut.
#include <gtest/gtest.h>

#include "tests/table/chain_game.hpp"
#include "tests/table/tabled_game.hpp"

namespace kanzen {
namespace {

static_assert(table_shape_of<GraphGame>().search_plies == TableShape{}.search_plies);
static_assert(table_shape_of<GraphGame>().chunk_positions == TableShape{}.chunk_positions);

TEST(TableShape, IsTheGamesOwn) {
  using Game = ChainGame<TableShape{.search_plies = 1, .chunk_positions = 3}>;
  const TabledGame<Game> chain(Game(12));
  const auto table = chain.open();
  // Decided by the search: the last two.
  EXPECT_EQ(table->info().search_plies, 1u);
  EXPECT_EQ(table->info().stored, 10u);
  std::vector<std::uint64_t> stored;
  for (const auto& chunk : table->info().chunks) stored.push_back(chunk.stored);
  EXPECT_EQ(stored, (std::vector<std::uint64_t>{3, 3, 3, 1}));
  chain.load_all(*table);
  const auto check = chain.solved().stored()->check_table(*table, TableCheckDepth::reachable, {});
  ASSERT_TRUE(check) << check.error().message;
  EXPECT_EQ(check->checked, 12u);
  EXPECT_EQ(check->different, 0u) << check->example.message;
}

}  // namespace
}  // namespace kanzen
