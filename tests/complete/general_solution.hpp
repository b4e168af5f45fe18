#pragma once
// The comparison of a game's own solver with the general retrograde analysis.
#include <gtest/gtest.h>

#include "engine/solve/retrograde.hpp"
#include "engine/threads/thread_executor.hpp"
#include "tests/engine/solver_support.hpp"

namespace kanzen {

// Expects that both find the same, at every index.
template <HasSolver G>
void expect_general_solution(const G& game) {
  ThreadExecutor executor(ThreadExecutor::hardware_threads());
  const auto found = *solve_by_game(game, executor);
  std::uint64_t different = 0;
  {
    const auto values = *solve(game, executor);
    for (Index i = 0; i < values.size(); ++i) different += values.entry(i) != found.values.entry(i);
  }
  EXPECT_EQ(different, 0u) << "values";
  const auto enumeration = *enumerate(game, executor);
  for (Index i = 0; i < enumeration.reached.size(); ++i)
    different += enumeration.reached.contains(i) != found.reached.set.contains(i);
  EXPECT_EQ(different, 0u) << "values or reachable positions";
  EXPECT_EQ(found.reached.terminal, enumeration.terminal);
}

}  // namespace kanzen
