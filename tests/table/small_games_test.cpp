// Tables of small games that share nothing with Gobblers: finished positions at any distance,
// ending moves of every outcome, and values that exceed a table.
#include <gtest/gtest.h>

#include <cmath>

#include "engine/solve/retrograde.hpp"
#include "engine/table/prober.hpp"
#include "engine/table/writer.hpp"
#include "tests/engine/optional_graph_games.hpp"
#include "tests/engine/random_graph.hpp"

namespace kanzen::table {
namespace {

// Returns immediate wins in one ply as quick values, as games may.
class QuickGraphGame : public GraphGame {
 public:
  using GraphGame::GraphGame;
  std::optional<Value> quick_value(const State& s) const {
    const ListedNode& node = graph()[s.node];
    if (node.terminal) return node.terminal;
    for (const Outcome ending : node.endings)
      if (ending == Outcome::win) return win_in(1);
    for (const std::uint32_t child : node.children)
      if (graph()[child].terminal == loss_in(0)) return win_in(1);
    return std::nullopt;
  }
};
static_assert(HasQuickValue<QuickGraphGame> && !HasQuickValue<GraphGame>);

template <class G>
Result<BuiltTable> build(const G& game, const ValueTable& values, unsigned plies) {
  SerialExecutor serial;
  const auto value_of = [&](Index i) { return values.find(i); };
  return TableWriter(game, "graph test", {plies, 20}, value_of).build(serial, {});
}

template <class G>
void check_table(const Graph& graph, unsigned plies) {
  const G game(graph);
  const NaiveValues expected(graph);
  SerialExecutor serial;
  const auto built = build(game, *solve(game, serial), plies);
  ASSERT_TRUE(built) << built.error().message;
  Manifest manifest;
  manifest.game = "graph";
  manifest.rules = "test";
  manifest.index_count = game.index_count();
  manifest.search_plies = plies;
  for (const BuiltChunk& chunk : built->chunks)
    manifest.chunks.push_back({chunk.range, chunk.stored, chunk.bytes.size(), {}});
  LoadedTable loaded(manifest);
  for (std::size_t i = 0; i < built->chunks.size(); ++i)
    ASSERT_TRUE(loaded.add(i, built->chunks[i].bytes));
  const Prober<G> prober(game, loaded);
  const BoundedSearch<G> search(game);
  for (std::uint32_t n = 0; n < graph.size(); ++n) {
    const auto value = prober.value({n});
    ASSERT_TRUE(value) << value.error().message;
    ASSERT_EQ(*value, expected[n]) << "node " << n << " with " << plies << " plies";
    const bool near =
        graph[n].terminal || (expected[n] != drawn() && expected[n].distance <= plies);
    const auto found = search.value({n}, plies);
    ASSERT_TRUE(found);
    ASSERT_EQ(*found, near ? std::optional(expected[n]) : std::nullopt) << "node " << n;
  }
}

void check_tables(const Graph& graph) {
  for (const unsigned plies : {0u, 1u, 2u, 4u}) {
    check_table<GraphGame>(graph, plies);
    check_table<QuickGraphGame>(graph, plies);
  }
}

TEST(SmallTables, FinishedPositionsMayHaveAnyDistance) {
  check_tables({leads_to({1}), finished(win_in(1)), leads_to({0}), leads_to({1, 4}),
                finished(win_in(4)), leads_to({3}), leads_to({7}), finished(loss_in(9)),
                leads_to({6, 9}), finished(drawn()), leads_to({7, 4}), leads_to({10})});
}

TEST(SmallTables, EndingMovesWinDrawAndLose) {
  check_tables({leads_to({1, 2, 3}, {Outcome::draw}), leads_to({4}, {Outcome::win}),
                leads_to({4}, {Outcome::draw}), leads_to({4}, {Outcome::loss}), finished(win_in(0)),
                leads_to({}, {Outcome::draw}), leads_to({}, {Outcome::loss}),
                leads_to({}, {Outcome::win})});
}

TEST(SmallTables, AgreeWithTheDefinitionAtRandom) {
  RandomGraph random(12);
  for (int sample = 0; sample < 60 && !testing::Test::HasFatalFailure(); ++sample)
    check_tables(random.make(60, 4));
}

TEST(SmallTables, LossesUpToTheLongestAreStoredAndLongerOnesRefused) {
  check_table<GraphGameWithOddWins>(distance_chain(252), 4);
  const GraphGame game({leads_to({0})});
  const auto lost_in = [&](unsigned plies) {
    SerialExecutor serial;
    const auto value_of = [&](Index i) {
      return game.unindex(i) ? std::optional(loss_in(plies)) : std::nullopt;
    };
    return TableWriter(game, "graph test", {4}, value_of).build(serial, {});
  };
  EXPECT_TRUE(lost_in(253));
  const auto refused = lost_in(254);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, Errc::unsupported);
  EXPECT_EQ(refused.error().message,
            "node 0: lost in 254 plies; a table in files holds at most 253");
}

// Nodes 5 to 44 are stored: 20 wins, and 20 losses in as many different numbers of plies.
TEST(SmallTables, TheEntropyIsThatOfAllChunksTogether) {
  const GraphGame game(distance_chain(44));
  SerialExecutor serial;
  const auto built = build(game, *solve(game, serial), 4);
  ASSERT_TRUE(built) << built.error().message;
  ASSERT_GT(built->chunks.size(), 1u);
  EXPECT_NEAR(built->entropy_bits, 20 * std::log2(2) + 20 * std::log2(40), 1e-6);
}

TEST(SmallTables, APositionThatGoesOnWithoutMovesIsTheGamesFault) {
  const GraphGame game({leads_to({1}), leads_to({})});
  const auto found = BoundedSearch<GraphGame>(game).value({1}, 4);
  ASSERT_FALSE(found);
  EXPECT_EQ(found.error().code, Errc::internal);
  EXPECT_EQ(found.error().message, "node 1: the game goes on without a legal move");
}

}  // namespace
}  // namespace kanzen::table
