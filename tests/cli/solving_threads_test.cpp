// Solving with several threads: the same as with one, and without races (the thread sanitizer
// runs these).
#include <gtest/gtest.h>

#include "engine/games/gobblers/gobblers.hpp"
#include "engine/games/gobblers/rows/row_solver.hpp"
#include "engine/games/mnk/mnk.hpp"
#include "engine/solve/enumerate.hpp"
#include "engine/solve/layered_enumerate.hpp"
#include "engine/solve/layered_solve.hpp"
#include "engine/solve/reachability.hpp"
#include "engine/solve/retrograde.hpp"
#include "engine/solve/verify.hpp"
#include "engine/threads/thread_executor.hpp"

namespace kanzen {
namespace {

TEST(SolvingThreads, GobblersByRounds) {
  const gobblers::Gobblers<2> game;
  SerialExecutor serial;
  ThreadExecutor threads(4);
  const auto expected = *solve(game, serial);
  const auto values = *solve(game, threads);
  for (Index i = 0; i < values.size(); ++i) ASSERT_TRUE(values.entry(i) == expected.entry(i)) << i;
  const auto reached = *reachable(game, values, threads);
  const auto found = *enumerate(game, threads);
  EXPECT_EQ(found.positions, 226220u);  // docs/games/gobblers.md, two sizes, strict
  for (Index i = 0; i < values.size(); ++i)
    ASSERT_EQ(reached.set.contains(i), found.reached.contains(i)) << i;
  EXPECT_EQ(*verify(game, values, reached.set, threads), found.positions);
}

TEST(SolvingThreads, GobblersInRowsOfBits) {
  using Game = gobblers::Gobblers<2>;
  const Game game;
  SerialExecutor serial;
  ThreadExecutor threads(4);
  const ProgressSink none;
  const auto expected = *solve(game, serial);
  auto solver = *Game::Solver::make(game, threads, none);
  ASSERT_TRUE(solver.find_reachable());
  const auto found = *std::move(solver).solve();
  for (Index i = 0; i < expected.size(); ++i)
    ASSERT_TRUE(found.values.entry(i) == expected.entry(i)) << i;
  EXPECT_EQ(*verify(game, found.values, found.reached.set, threads), 226220u);
}

TEST(SolvingThreads, MnkByLayers) {
  const mnk::Mnk game({4, 3, 3}, mnk::Rules::normal, "mnk:4,3,3");
  SerialExecutor serial;
  ThreadExecutor threads(4);
  const auto expected = *solve_layers(game, serial, {});
  const auto solution = *solve_layers(game, threads, {});
  EXPECT_TRUE(solution.counts.positions == expected.counts.positions);
  EXPECT_TRUE(solution.counts.classes == expected.counts.classes);
  EXPECT_TRUE(solution.start == expected.start);
  const auto alone = *enumerate_layers(game, serial);
  const auto found = *enumerate_layers(game, threads);
  EXPECT_EQ(found.every.by_ply, alone.every.by_ply);
  EXPECT_TRUE(found.games == alone.games);
}

}  // namespace
}  // namespace kanzen
