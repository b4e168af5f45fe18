// The engine's notebook rules against the literal implementation: all figures, the whole table byte
// for byte, and positions with their moves.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>

#include "engine/adapter/any_game.hpp"
#include "tests/oracle/naive_notebook.hpp"

namespace {

// The oracle's notebook.  Making it takes seconds, so all tests share one.
struct ReferenceNotebook {
  oracle::NotebookSets sets = oracle::explore_notebook();
  oracle::NotebookTable table = oracle::solve_notebook(sets);
};

class NotebookAgrees : public testing::Test {
 protected:
  NotebookAgrees() : game_(*kanzen::find_game("gobblers2", "notebook")) {}

  static const ReferenceNotebook& reference() {
    static const ReferenceNotebook once;
    return once;
  }

  const oracle::NotebookSets& sets_ = reference().sets;
  const oracle::NotebookTable& table_ = reference().table;
  std::shared_ptr<const kanzen::AnyGame> game_;
};

std::uint64_t only_in(const std::unordered_set<oracle::NotebookState>& these,
                      const std::unordered_set<oracle::NotebookState>& others) {
  return static_cast<std::uint64_t>(std::count_if(
      these.begin(), these.end(), [&](auto state) { return others.count(state) == 0; }));
}

using Numbers = std::vector<std::uint64_t>;

TEST_F(NotebookAgrees, OnTheSetsAndTheSweeps) {
  const auto counts = game_->solver()->enumerate({});
  ASSERT_TRUE(counts);
  ASSERT_TRUE(counts->extra);
  std::map<std::string, std::uint64_t> named;
  for (const auto& count : counts->extra->counts) named[count.name] = count.number;
  EXPECT_EQ(named,
            (std::map<std::string, std::uint64_t>{{"set", sets_.set.size()},
                                                  {"set_only", only_in(sets_.set, sets_.lifted)},
                                                  {"lifted", sets_.lifted.size()},
                                                  {"lifted_only", only_in(sets_.lifted, sets_.set)},
                                                  {"union", table_.states.size()},
                                                  {"queue_pops", sets_.queue_pops}}));
  EXPECT_EQ(counts->extra->columns, (std::vector<std::string>{"undecided", "win", "loss"}));
  std::vector<Numbers> sweeps;
  for (const oracle::NotebookSweep& sweep : table_.sweeps)
    sweeps.push_back({sweep.undecided, sweep.win, sweep.loss});
  EXPECT_EQ(counts->extra->rows, sweeps);
}

TEST_F(NotebookAgrees, OnTheWholeTableAndItsProbes) {
  const auto solved = game_->solver()->solve({});
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
