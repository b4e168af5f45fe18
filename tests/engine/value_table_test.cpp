// A table of values: its contents, the values it refuses, and the distinction of gaps, draws and
// undecided positions.
#include "engine/solve/value_table.hpp"

#include <gtest/gtest.h>

#include <set>

#include "tests/engine/solver_support.hpp"

namespace kanzen {
namespace {

class ValueTables : public testing::TestWithParam<Distances> {
 protected:
  ValueTable table_ = *ValueTable::make(4, GetParam());
};

TEST_P(ValueTables, HoldEveryValueUpToTheLongest) {
  std::set<ValueTable::Code> codes = {table_.saved_code(0)};
  ValueTable copy = *ValueTable::make(1, GetParam());
  for (const Value value : all_values(GetParam())) {
    ASSERT_TRUE(table_.decide(1, value)) << value.distance;
    ASSERT_TRUE(copy.restore(0, table_.saved_code(1)));
    EXPECT_TRUE(copy.value(0) == value);
    EXPECT_TRUE(table_.value(1) == value) << value.distance;
    EXPECT_TRUE(table_.entry(1) == TableEntry::decided(value));
    EXPECT_FALSE(table_.is_undecided(1) || table_.is_gap(1));
    EXPECT_TRUE(codes.insert(table_.saved_code(1)).second) << value.distance;
  }
  table_.set_gap(1);
  EXPECT_TRUE(codes.insert(table_.saved_code(1)).second);
}

// This holds in release builds, too; no other distance is stored instead.
TEST_P(ValueTables, RefuseWhatTheyCannotHold) {
  const unsigned longest = longest_distance(GetParam());
  ASSERT_TRUE(table_.decide(1, loss_in(4)));
  for (const unsigned plies :
       {longest + 1, longest + 2, longest + 3, longest + 256, 32'767u, 65'535u})
    for (const Value value : {win_in(plies), loss_in(plies)}) {
      EXPECT_FALSE(can_hold(GetParam(), value)) << plies;
      EXPECT_FALSE(table_.decide(1, value)) << plies;
      EXPECT_TRUE(table_.value(1) == loss_in(4)) << plies;
    }
}

TEST_P(ValueTables, StartUndecidedAndKeepWhatIsSet) {
  EXPECT_EQ(table_.size(), 4u);
  EXPECT_TRUE(table_.is_undecided(0));
  EXPECT_TRUE(table_.entry(0) == TableEntry::undecided());
  ASSERT_TRUE(table_.decide(1, drawn()));
  ASSERT_TRUE(table_.decide(2, win_in(7)));
  table_.set_gap(3);
  EXPECT_FALSE(table_.is_undecided(1) || table_.is_undecided(2) || table_.is_undecided(3));
  EXPECT_TRUE(table_.is_gap(3));
  EXPECT_FALSE(table_.is_gap(0) || table_.is_gap(1) || table_.is_gap(2));
  EXPECT_TRUE(table_.entry(1) == TableEntry::decided(drawn()));
  EXPECT_TRUE(table_.entry(3) == TableEntry::gap());
  ASSERT_TRUE(table_.restore(2, table_.saved_code(0)));
  EXPECT_TRUE(table_.is_undecided(2));
}

TEST_P(ValueTables, DrawWhatIsUndecidedInTheEnd) {
  ASSERT_TRUE(table_.decide(1, drawn()));
  ASSERT_TRUE(table_.decide(2, win_in(7)));
  table_.set_gap(3);
  table_.draw_undecided();
  EXPECT_FALSE(table_.is_undecided(0));
  EXPECT_TRUE(table_.value(0) == drawn());
  EXPECT_TRUE(table_.entry(0) == table_.entry(1));
  EXPECT_TRUE(table_.value(2) == win_in(7));
  EXPECT_EQ(table_.find(3), std::nullopt);
}

INSTANTIATE_TEST_SUITE_P(Distances, ValueTables,
                         testing::Values(Distances::up_to_125, Distances::odd_wins));

void expect_rounds_known(Distances distances) {
  using RoundView = ValueTable::RoundView;
  ValueTable table = *ValueTable::make(4, distances);
  ASSERT_TRUE(table.decide(1, drawn()));
  ASSERT_TRUE(table.decide(2, win_in(7)));
  table.set_gap(3);
  const RoundView earlier(table, 7), later(table, 8);
  for (const RoundView& before : {earlier, later}) {
    EXPECT_EQ(before.known(0), RoundOutcome::neither);
    EXPECT_EQ(before.known(1), RoundOutcome::neither);
    EXPECT_EQ(before.known(3), RoundOutcome::gap);
  }
  EXPECT_EQ(earlier.known(2), RoundOutcome::neither);
  EXPECT_EQ(later.known(2), RoundOutcome::won);
  ASSERT_TRUE(table.decide(0, loss_in(8)));  // in round 8
  EXPECT_EQ(later.known(0), RoundOutcome::neither);
  EXPECT_EQ(RoundView(table, 9).known(0), RoundOutcome::lost);
  const unsigned longest = longest_distance(distances);
  ASSERT_TRUE(table.decide(0, loss_in(longest - longest % 2)));
  EXPECT_EQ(RoundView(table, longest + 1).known(0), RoundOutcome::lost);
}

TEST(ValueTable, KnowsWhatWasDecidedBeforeARound) {
  expect_rounds_known(Distances::up_to_125);
  expect_rounds_known(Distances::odd_wins);
}

// The table in value_coding.hpp.
TEST(ValueTable, CodesAreTheDocumentedOnes) {
  const auto code = [](Distances distances, Value value) {
    ValueTable table = *ValueTable::make(1, distances);
    EXPECT_TRUE(table.decide(0, value));
    return int{table.saved_code(0)};
  };
  EXPECT_EQ(code(Distances::up_to_125, drawn()), 1);
  EXPECT_EQ(code(Distances::up_to_125, loss_in(0)), 2);
  EXPECT_EQ(code(Distances::up_to_125, win_in(0)), 3);
  EXPECT_EQ(code(Distances::up_to_125, win_in(125)), 253);
  EXPECT_EQ(code(Distances::odd_wins, drawn()), 1);
  EXPECT_EQ(code(Distances::odd_wins, loss_in(0)), 2);
  EXPECT_EQ(code(Distances::odd_wins, win_in(173)), 175);
  EXPECT_EQ(code(Distances::odd_wins, loss_in(252)), 254);
  ValueTable table = *ValueTable::make(2, Distances::up_to_125);
  EXPECT_EQ(int{table.saved_code(0)}, 0);
  table.set_gap(1);
  EXPECT_EQ(int{table.saved_code(1)}, 255);
  EXPECT_FALSE(table.restore(0, 254));  // never written
  EXPECT_TRUE(table.is_undecided(0));
}

TEST(ValueTable, OddWinsTakeOddPlies) {
  EXPECT_FALSE(can_hold(Distances::odd_wins, win_in(4)));
  EXPECT_FALSE(can_hold(Distances::odd_wins, loss_in(3)));
  EXPECT_FALSE(can_hold(Distances::odd_wins, win_in(0)));
  EXPECT_TRUE(can_hold(Distances::odd_wins, win_in(251)));
  EXPECT_TRUE(can_hold(Distances::odd_wins, loss_in(252)));
  EXPECT_TRUE(can_hold(Distances::up_to_125, win_in(4)));
}

}  // namespace
}  // namespace kanzen
