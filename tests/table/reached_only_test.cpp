// A game defines the contents of its table.  In a table of reached positions only these have their
// values, and no other position gets a made-up value.
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
  // The last two positions are decided by the search.
  EXPECT_EQ(table->info().search_plies, 1u);
  EXPECT_EQ(table->info().stored, 10u);
  std::vector<std::uint64_t> stored;
  for (const auto& chunk : table->info().chunks) stored.push_back(chunk.stored);
  EXPECT_EQ(stored, (std::vector<std::uint64_t>{3, 3, 3, 1}));
  chain.load_all(*table);
  const auto check = chain.solved().stored()->compare_table(*table, TableCheckDepth::reachable, {});
  ASSERT_TRUE(check) << check.error().message;
  EXPECT_EQ(check->checked, 12u);
  EXPECT_EQ(check->different, 0u) << check->example.message;
}

using Numbers = std::vector<std::size_t>;
using ReachedChains =
    ChainGame<TableShape{.search_plies = 1, .chunk_positions = 2, .reachable_only = true}>;

// Chains of 4 and 6 positions begin at the start; the third one, of 6, cannot be reached.  The
// chunks have the positions with a value, two a chunk.
//   chunk  0: 0 1   1: 2 5   2: 6 7   3: 8
Graph with_unreached_chain() {
  Graph graph(17);
  for (std::uint32_t n = 1; n < 17; ++n) graph[n].children = {n + 1};
  for (const std::uint32_t last : {4u, 10u, 16u}) graph[last] = {loss_in(0), {}, {}};
  graph[0].children = {1, 5};
  return graph;
}

AnyState at_node(std::uint32_t node) { return to_any_state(ReachedChains::State{node}); }

// Probes every position of a game in its table and returns the number of those without a value,
// because play cannot reach them.
template <Game G>
std::uint64_t expect_no_made_up_value(const G& game, const TabledGame<G>& tabled,
                                      const TableSource& table) {
  std::uint64_t refused = 0;
  for (Index i = 0; i < game.index_count(); ++i) {
    const auto state = game.unindex(i);
    if (!state) continue;
    const auto analysis = table.probe(to_any_state(*state));
    if (!analysis) {
      EXPECT_EQ(analysis.error().code, Errc::illegal_position) << analysis.error().message;
      ++refused;
      continue;
    }
    const Analysis solved = *tabled.solved().probe(to_any_state(*state));
    EXPECT_EQ(analysis->value, solved.value) << game.format(*state);
    EXPECT_EQ(analysis->perfect_line, solved.perfect_line) << game.format(*state);
    for (std::size_t m = 0; m < solved.moves.size(); ++m)
      EXPECT_EQ(analysis->moves.at(m).value, solved.moves[m].value) << game.format(*state);
  }
  return refused;
}

// The game itself defines which positions play can reach.
class ChainsWithReachabilityTest : public ReachedChains {
 public:
  using ReachedChains::ReachedChains;
  bool is_reachable(const State& state) const { return state.node < 11; }
};
static_assert(uses_reachability_test<ChainsWithReachabilityTest>() &&
              !uses_reachability_test<GraphGame>());

TEST(ReachedOnly, StoresNoOtherPosition) {
  const ChainsWithReachabilityTest game{with_unreached_chain()};
  const TabledGame<ChainsWithReachabilityTest> tabled(game);
  const auto table = tabled.open_without_first_values();
  EXPECT_EQ(table->info().chunks.size(), 4u);
  EXPECT_EQ(table->info().stored, 7u);
  const auto missing = table->probe(at_node(0));
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().chunks, (Numbers{0, 1}));
  const auto refused = table->probe(at_node(12));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, Errc::illegal_position);
  EXPECT_NE(refused.error().message.find("no play from the start leads to node 12"),
            std::string::npos);
  EXPECT_EQ(table->probe(at_node(15))->value, win_in(1)) << "the search finds it";
  const auto whole = tabled.open();
  tabled.load_all(*whole);
  EXPECT_EQ(expect_no_made_up_value(game, tabled, *whole), 4u);
  const auto check = tabled.solved().stored()->compare_table(*whole, TableCheckDepth::stored, {});
  ASSERT_TRUE(check) << check.error().message;
  EXPECT_EQ(check->different, 0u) << check->example.message;
  EXPECT_EQ(check->checked, 7u);
}

// A wrong test of reachability is detected.
class ChainsWithWrongReachabilityTest : public ReachedChains {
 public:
  using ReachedChains::ReachedChains;
  bool is_reachable(const State& state) const { return state.node < 12; }
};

TEST(ReachedOnly, AGameThatIsWrongAboutItIsFoundOut) {
  const TabledGame<ChainsWithWrongReachabilityTest> tabled(
      ChainsWithWrongReachabilityTest{with_unreached_chain()});
  const auto table = tabled.open();
  tabled.load_all(*table);
  const auto check = tabled.solved().stored()->compare_table(*table, TableCheckDepth::stored, {});
  ASSERT_TRUE(check) << check.error().message;
  EXPECT_EQ(check->different, 1u);
}

}  // namespace
}  // namespace kanzen
