// The chunks that an answer lacks are reported by number, all of them at once, and the value does
// not wait for the perfect line.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

#include "tests/table/chain_game.hpp"
#include "tests/table/tabled_game.hpp"

namespace kanzen {
namespace {

using Numbers = std::vector<std::size_t>;

// Each chunk has one position, and the last two positions of every chain are left to the search.
using SinglePositionChunks = ChainGame<TableShape{.search_plies = 1, .chunk_positions = 1}>;

// A start position from which three chains begin, of 4, 6 and 6 positions.
//   node    0   1 2 3 4   5 6 7 8 9 10   11 12 13 14 15 16
//   chunk   0   1 2 - -   3 4 5 6 -  -    7  8  9 10  -  -
Graph three_chains() {
  Graph graph(17);
  for (std::uint32_t n = 1; n < 17; ++n) graph[n].children = {n + 1};
  for (const std::uint32_t last : {4u, 10u, 16u}) graph[last] = {loss_in(0), {}, {}};
  graph[0].children = {1, 5, 11};
  return graph;
}

Analysis analysed(const SinglePositionChunks& game, const TableSource& table, std::uint32_t node) {
  const auto analysis = table.probe(to_any_state(*game.parse("node " + std::to_string(node))));
  EXPECT_TRUE(analysis) << analysis.error().message;
  return *analysis;
}

TEST(MissingChunks, OfAPositionAndItsMovesAreToldAtOnce) {
  const TabledGame<SinglePositionChunks> game(SinglePositionChunks{three_chains()});
  const auto table = game.open_without_first_values();
  const auto missing = [&] {
    const auto analysis = table->probe(to_any_state(SinglePositionChunks::State{0}));
    EXPECT_FALSE(analysis);
    EXPECT_EQ(analysis.error().code, Errc::not_loaded);
    return analysis.error().chunks;
  };
  const auto load = [&](const Numbers& chunks) {
    for (const std::size_t chunk : chunks) game.load(*table, chunk);
  };
  EXPECT_EQ(missing(), (Numbers{0, 1, 3, 7})) << "its own and those of its moves";
  load({1, 3, 7});
  EXPECT_EQ(missing(), (Numbers{0, 2, 4, 8})) << "what won moves lead to has their distance";
  load({0});
  EXPECT_EQ(missing(), (Numbers{2, 4, 8}));
  load({2, 4, 8});
  EXPECT_TRUE(table->probe(to_any_state(SinglePositionChunks::State{0})));
}

TEST(MissingChunks, OfThePerfectLineOnlyCutIt) {
  const SinglePositionChunks game{three_chains()};
  const TabledGame<SinglePositionChunks> tabled(game);
  const auto table = tabled.open_without_first_values();
  for (const std::size_t chunk : Numbers{0, 1, 3, 7, 2, 4, 8}) tabled.load(*table, chunk);
  Analysis analysis = analysed(game, *table, 0);
  EXPECT_EQ(analysis.value, loss_in(6));
  ASSERT_EQ(analysis.moves.size(), 3u);
  EXPECT_EQ(analysis.moves.back().value, loss_in(4));
  EXPECT_EQ(analysis.perfect_line, (std::vector<std::string>{"1", "0"}));
  EXPECT_EQ(analysis.missing_chunks, Numbers{5});
  tabled.load(*table, 5);
  analysis = analysed(game, *table, 0);
  EXPECT_EQ(analysis.perfect_line.size(), 2u) << "a won position needs what comes after it";
  EXPECT_EQ(analysis.missing_chunks, Numbers{6});
  tabled.load(*table, 6);
  analysis = analysed(game, *table, 0);
  EXPECT_EQ(analysis.perfect_line.size(), 6u);
  EXPECT_TRUE(analysis.missing_chunks.empty());
}

// For every order of chunks, there is no answer or the right one; its line may be shorter.
TEST(MissingChunks, NeverMakeAnAnswerWrong) {
  const SinglePositionChunks game{three_chains()};
  const TabledGame<SinglePositionChunks> tabled(game);
  Numbers order(tabled.chunks());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::mt19937 random(7);
  unsigned cut = 0;
  for (int run = 0; run < 20; ++run) {
    std::shuffle(order.begin(), order.end(), random);
    const auto table = tabled.open_without_first_values();
    for (auto loaded = order.begin(); loaded != order.end();) {
      tabled.load(*table, *loaded++);
      const auto absent = [&](std::size_t chunk) {
        return std::find(order.begin(), loaded, chunk) == loaded;
      };
      for (std::uint32_t node = 0; node < game.graph().size(); ++node) {
        const auto analysis = table->probe(to_any_state(SinglePositionChunks::State{node}));
        const Numbers& missing = analysis ? analysis->missing_chunks : analysis.error().chunks;
        ASSERT_TRUE(std::all_of(missing.begin(), missing.end(), absent)) << node;
        ASSERT_TRUE(std::is_sorted(missing.begin(), missing.end())) << node;
        if (!analysis) {
          ASSERT_EQ(analysis.error().code, Errc::not_loaded) << node;
          ASSERT_FALSE(missing.empty()) << node;
          continue;
        }
        const Analysis whole =
            *tabled.solved().probe(to_any_state(SinglePositionChunks::State{node}));
        ASSERT_EQ(analysis->value, whole.value) << node;
        ASSERT_EQ(analysis->moves.size(), whole.moves.size()) << node;
        ASSERT_LE(analysis->perfect_line.size(), whole.perfect_line.size()) << node;
        ASSERT_TRUE(std::equal(analysis->perfect_line.begin(), analysis->perfect_line.end(),
                               whole.perfect_line.begin()))
            << node;
        ASSERT_EQ(missing.empty(), analysis->perfect_line.size() == whole.perfect_line.size());
        cut += !missing.empty();
      }
    }
  }
  EXPECT_GT(cut, 0u);
}

}  // namespace
}  // namespace kanzen
