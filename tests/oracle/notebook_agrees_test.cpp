// The engine's notebook rules against the literal re-telling: all figures, the whole
// table byte for byte, and positions with their moves.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>

#include "engine/api/any_game.hpp"
#include "tests/oracle/naive_notebook.hpp"

namespace {

// Takes seconds, so all tests share it.
struct Retold {
  oracle::NotebookSets sets = oracle::explore_notebook();
  oracle::NotebookTable table = oracle::solve_notebook(sets);
};

class NotebookAgrees : public testing::Test {
 protected:
  NotebookAgrees() : game_(*kanzen::find_game("gobblers2", "notebook")) {}

  static const Retold& retold() {
    static const Retold once;
    return once;
  }

  const oracle::NotebookSets& sets_ = retold().sets;
  const oracle::NotebookTable& table_ = retold().table;
  std::shared_ptr<const kanzen::AnyGame> game_;
};

std::uint64_t only_in(const std::unordered_set<oracle::NotebookState>& these,
                      const std::unordered_set<oracle::NotebookState>& others) {
  return static_cast<std::uint64_t>(std::count_if(
      these.begin(), these.end(), [&](auto state) { return others.count(state) == 0; }));
}

void expect_same(const kanzen::SweepCount& engine, const oracle::NotebookSweep& expected) {
  EXPECT_EQ(engine.undecided, expected.undecided);
  EXPECT_EQ(engine.win, expected.win);
  EXPECT_EQ(engine.loss, expected.loss);
}

TEST_F(NotebookAgrees, OnTheSetsAndTheSweeps) {
  const auto counts = game_->enumerate({});
  ASSERT_TRUE(counts);
  ASSERT_TRUE(counts->notebook);
  EXPECT_EQ(counts->notebook->set, sets_.set.size());
  EXPECT_EQ(counts->notebook->lifted, sets_.lifted.size());
  EXPECT_EQ(counts->notebook->united, table_.states.size());
  EXPECT_EQ(counts->notebook->queue_pops, sets_.queue_pops);
  EXPECT_EQ(counts->notebook->lifted_only, only_in(sets_.lifted, sets_.set));
  EXPECT_EQ(counts->notebook->set_only, only_in(sets_.set, sets_.lifted));
  ASSERT_EQ(counts->notebook->sweeps.size(), table_.sweeps.size());
  for (std::size_t i = 0; i < table_.sweeps.size(); ++i)
    expect_same(counts->notebook->sweeps[i], table_.sweeps[i]);
}

TEST_F(NotebookAgrees, OnTheWholeTableAndItsProbes) {
  const auto solved = game_->solve({});
  ASSERT_TRUE(solved);
  std::string csv;
  ASSERT_TRUE((*solved)->write("csv", [&](std::string_view text) {
    csv += text;
    return true;
  }));
  EXPECT_TRUE(csv == oracle::notebook_csv(table_)) << "the tables differ";
  constexpr std::size_t stride = 7;
  for (std::size_t i = 0; i < table_.states.size(); i += stride) {
    const auto state = game_->parse(std::to_string(table_.states[i]));
    ASSERT_TRUE(state) << table_.states[i];
    const auto analysis = (*solved)->probe(*state);
    ASSERT_TRUE(analysis) << table_.states[i];
    EXPECT_EQ(static_cast<int>(analysis->value.outcome), table_.results[i]) << table_.states[i];
    EXPECT_EQ(analysis->value.distance, table_.numbers[i]) << table_.states[i];
    const bool finished = oracle::notebook_result(table_.states[i]) != 0;
    EXPECT_EQ(analysis->moves.size(),
              finished ? 0 : oracle::notebook_moves(table_.states[i]).size());
  }
}

}  // namespace
