#pragma once
// Shared code of the tests of the solver: executors with an order of their own, and tables to
// compare or to damage.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <vector>

#include "engine/core/bit_set.hpp"
#include "engine/core/executor.hpp"
#include "engine/core/game.hpp"
#include "engine/core/progress.hpp"
#include "engine/solve/enumerate.hpp"
#include "engine/solve/solver.hpp"
#include "engine/solve/value_table.hpp"

namespace kanzen {

// Runs the blocks of each run in another order, the same in every test.
class ShuffledExecutor final : public Executor {
 public:
  unsigned threads() const override { return 1; }
  void run(std::size_t blocks, const std::function<void(std::size_t)>& work) override {
    std::vector<std::size_t> order(blocks);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::shuffle(order.begin(), order.end(), random_);
    for (const std::size_t block : order) work(block);
    most_blocks_ = std::max(most_blocks_, blocks);
  }
  std::size_t most_blocks() const { return most_blocks_; }

 private:
  std::mt19937 random_{42};
  std::size_t most_blocks_ = 0;
};

template <HasSolver G>
Result<SolvedPositions> solve_by_game(const G& game, Executor& executor,
                                      const ProgressSink& progress = {}) {
  auto solver = G::Solver::make(game, executor, progress);
  if (!solver) return solver.error();
  if (const auto found = solver->find_reachable(); !found) return found.error();
  return (*std::move(solver)).solve();
}

inline void expect_same(const BitSet& a, const BitSet& b) {
  ASSERT_EQ(a.size(), b.size());
  for (Index i = 0; i < a.size(); ++i) ASSERT_EQ(a.contains(i), b.contains(i)) << i;
}

inline void expect_same(const Enumeration& a, const Enumeration& b) {
  EXPECT_EQ(a.positions, b.positions);
  EXPECT_EQ(a.terminal, b.terminal);
  EXPECT_EQ(a.transitions, b.transitions);
  EXPECT_EQ(a.by_ply, b.by_ply);
  expect_same(a.reached, b.reached);
}

inline void expect_same(const ValueTable& a, const ValueTable& b) {
  ASSERT_EQ(a.size(), b.size());
  for (Index i = 0; i < a.size(); ++i) ASSERT_TRUE(a.entry(i) == b.entry(i)) << i;
}

inline BitSet empty_set(Index size) { return *BitSet::make(size); }

// A table for every distance in which nothing is decided.
inline ValueTable empty_table(Index size) { return *ValueTable::make(size, Distances::up_to_125); }

// Returns every value that a table made for these distances holds.
inline std::vector<Value> all_values(Distances distances) {
  std::vector<Value> values = {drawn()};
  for (unsigned plies = 0; plies <= longest_distance(distances); ++plies)
    for (const Value value : {win_in(plies), loss_in(plies)})
      if (can_hold(distances, value)) values.push_back(value);
  return values;
}

// A sink that cancels at the first report of a phase, or of one of its rounds.
inline ProgressSink cancel_in(std::string phase, std::uint32_t round = 0) {
  return [phase = std::move(phase), round](const Progress& now) {
    return !(now.phase == phase && now.round == round);
  };
}

}  // namespace kanzen
