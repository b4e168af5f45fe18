// The limits of the game contract (core/game.hpp), through every solver: the longest distance, and
// positions without moves.
#include <gtest/gtest.h>

#include "engine/solve/enumerate.hpp"
#include "engine/solve/layered_enumerate.hpp"
#include "engine/solve/layered_solve.hpp"
#include "engine/solve/perft.hpp"
#include "engine/solve/retrograde.hpp"
#include "engine/solve/verify.hpp"
#include "tests/engine/multi_pass.hpp"
#include "tests/engine/optional_graph_games.hpp"
#include "tests/engine/solver_support.hpp"

namespace kanzen {
namespace {

// --- the longest distance

template <class G>
Errc refusal(const G& game, const std::string& message) {
  SerialExecutor serial;
  const auto by_rounds = solve(game, serial), by_passes = solve_by_passes(game, serial);
  EXPECT_FALSE(by_rounds || by_passes);
  if (by_rounds || by_passes) return Errc::io;
  EXPECT_EQ(by_rounds.error().message, message);
  EXPECT_EQ(by_passes.error().message, message);
  EXPECT_EQ(by_rounds.error().code, by_passes.error().code);
  return by_rounds.error().code;
}

template <class G>
void check_distance_chain(const G& game, unsigned steps, std::uint32_t top) {
  SerialExecutor serial;
  for (const auto& table : {solve(game, serial), solve_by_passes(game, serial)}) {
    ASSERT_TRUE(table) << table.error().message;
    EXPECT_EQ(table->value(game.index({top})), steps % 2 == 1 ? win_in(steps) : loss_in(steps));
  }
}

TEST(LongestDistance, IsReachedAndNotPassed) {
  check_distance_chain(GraphGame(distance_chain(124)), 124, 124);
  check_distance_chain(GraphGame(distance_chain(125)), 125, 125);
  check_distance_chain(GraphGameByUnmoves<>(distance_chain(125)), 125, 125);
  for (const std::uint32_t steps : {126u, 127u, 128u, 300u})
    EXPECT_EQ(refusal(GraphGame(distance_chain(steps)),
                      "node 126: loss in 126 plies; a table of this game holds at most 125"),
              Errc::unsupported);
  EXPECT_EQ(refusal(GraphGameByUnmoves<>(distance_chain(200)),
                    "node 126: loss in 126 plies; a table of this game holds at most 125"),
            Errc::unsupported);
}

TEST(LongestDistance, IsTwiceAsFarWithOddWins) {
  check_distance_chain(GraphGameWithOddWins(distance_chain(173)), 173, 173);
  check_distance_chain(GraphGameWithOddWins(distance_chain(252)), 252, 252);
  EXPECT_EQ(refusal(GraphGameWithOddWins(distance_chain(253)),
                    "node 253: win in 253 plies; a table of this game holds at most 252"),
            Errc::unsupported);
}

TEST(LongestDistance, OfAFinishedPositionCountsAsWell) {
  check_distance_chain(GraphGame({leads_to({1}), finished(loss_in(124))}), 125, 0);
  EXPECT_EQ(refusal(GraphGame({leads_to({1}), finished(loss_in(126))}),
                    "node 1: loss in 126 plies; a table of this game holds at most 125"),
            Errc::unsupported);
  EXPECT_EQ(refusal(GraphGame({leads_to({1}), finished(win_in(65'535))}),
                    "node 1: win in 65535 plies; a table of this game holds at most 125"),
            Errc::unsupported);
}

TEST(LongestDistance, OddWinsThatAreEvenAreRefused) {
  EXPECT_EQ(refusal(GraphGameWithOddWins({leads_to({1}), leads_to({}, {Outcome::loss})}),
                    "node 1: loss in 1 plies; the game says that wins take an odd number of plies "
                    "and losses an even one"),
            Errc::internal);
}

TEST(LongestDistance, OfLayers) {
  SerialExecutor serial;
  const auto solved = [&](const auto& game) { return solve_layers(game, serial, {}); };
  const auto layers = [](std::uint32_t steps) { return std::vector<std::uint32_t>(steps + 1, 1); };
  const LayeredGraphGame<GraphGame> longest(layered_distance_chain(125), layers(125));
  ASSERT_TRUE(solved(longest));
  EXPECT_EQ(solved(longest)->start, win_in(125));
  const auto refused =
      solved(LayeredGraphGame<GraphGame>(layered_distance_chain(126), layers(126)));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, Errc::unsupported);
  EXPECT_EQ(refused.error().message,
            "node 0: loss in 126 plies; a table of this game holds at most 125");
  const LayeredGraphGame<GraphGameWithOddWins> odd(layered_distance_chain(252), layers(252));
  ASSERT_TRUE(solved(odd));
  EXPECT_EQ(solved(odd)->start, loss_in(252));
}

// --- an unfinished position without a move

constexpr const char* stuck = "node 2: the game goes on without a legal move";

template <class T>
void expect_stuck(const Result<T>& result, const char* where) {
  ASSERT_FALSE(result) << where;
  EXPECT_EQ(result.error().code, Errc::internal) << where;
  EXPECT_EQ(result.error().message, stuck) << where;
}

TEST(NoMoves, IsTheSameFaultForAll) {
  const Graph graph = {leads_to({1}), leads_to({2}), leads_to({})};
  const GraphGame game(graph);
  SerialExecutor serial;
  expect_stuck(solve(game, serial), "solve");
  expect_stuck(solve(GraphGameByUnmoves<>(graph), serial), "solve by un-moves");
  expect_stuck(solve_by_passes(game, serial), "passes");
  expect_stuck(enumerate(game, serial), "enumerate");
  expect_stuck(perft(game, game.initial(), 4), "perft");
  const LayeredGraphGame<GraphGame> layered(graph, {1, 1, 1});
  expect_stuck(solve_layers(layered, serial, {}), "layers");
  expect_stuck(enumerate_layers(layered, serial), "enumerate layers");
  ValueTable table = empty_table(game.index_count());
  for (Index i = 0; i < table.size(); ++i)
    if (game.unindex(i))
      ASSERT_TRUE(table.decide(i, drawn()));
    else
      table.set_gap(i);
  BitSet all = empty_set(game.index_count());
  for (std::uint32_t n = 0; n < graph.size(); ++n) all.insert(game.index({n}));
  expect_stuck(verify(game, table, all, serial), "verify");
}

// The position is found even where other moves decide all the rest.
TEST(NoMoves, IsFoundBesideOtherMoves) {
  const Graph graph = {leads_to({1, 2}), finished(loss_in(0)), leads_to({})};
  SerialExecutor serial;
  expect_stuck(solve(GraphGame(graph), serial), "solve");
  expect_stuck(solve(GraphGameByUnmoves<>(graph), serial), "solve by un-moves");
  expect_stuck(solve_by_passes(GraphGame(graph), serial), "passes");
}

}  // namespace
}  // namespace kanzen
