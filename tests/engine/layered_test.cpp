// Solving and enumerating by layers against the solver and the enumeration for any game.
#include <gtest/gtest.h>

#include "engine/games/mnk/mnk.hpp"
#include "engine/solve/enumerate.hpp"
#include "engine/solve/layered_enumerate.hpp"
#include "engine/solve/layered_solve.hpp"
#include "engine/solve/retrograde.hpp"

namespace kanzen {
namespace {

using mnk::Mnk;

class Layers : public testing::TestWithParam<mnk::Rules> {
 protected:
  const Mnk game_{{4, 3, 3}, GetParam(), "mnk:4,3,3"};
  SerialExecutor serial_;
};

TEST_P(Layers, GiveTheValuesOfRetrogradeAnalysis) {
  const auto expected = *solve(game_, serial_);
  Index seen = 0;
  const auto check = [&](Index first, const ValueTable& values) {
    for (Index i = 0; i < values.size(); ++i, ++seen)
      ASSERT_TRUE(values.entry(i) == expected.entry(first + i)) << first + i;
  };
  const auto solution = solve_layers(game_, serial_, {}, check);
  ASSERT_TRUE(solution);
  EXPECT_EQ(seen, game_.index_count());
  EXPECT_TRUE(solution->start == expected.value(game_.index(game_.initial())));
  const LayeredCounts recounted = count_layers(game_, expected);
  EXPECT_TRUE(recounted.positions == solution->counts.positions);
  EXPECT_TRUE(recounted.classes == solution->counts.classes);
  EXPECT_EQ(recounted.terminal, solution->counts.terminal);
  EXPECT_EQ(recounted.terminal_classes, solution->counts.terminal_classes);
}

TEST_P(Layers, GiveThePositionsOfBreadthFirstSearch) {
  const auto expected = *enumerate(game_, serial_);
  const auto found = *enumerate_layers(game_, serial_);
  EXPECT_EQ(found.up_to_symmetry.positions, expected.positions);
  EXPECT_EQ(found.up_to_symmetry.terminal, expected.terminal);
  EXPECT_EQ(found.up_to_symmetry.by_ply, expected.by_ply);
}

INSTANTIATE_TEST_SUITE_P(Rules, Layers, testing::Values(mnk::Rules::normal, mnk::Rules::misere));

TEST(WideCounts, ArePrintedWhole) {
  EXPECT_EQ(to_decimal(0), "0");
  EXPECT_EQ(to_decimal(1234567890), "1234567890");
  WideCount factorial = 1;
  for (unsigned i = 2; i <= 33; ++i) factorial *= i;
  EXPECT_EQ(to_decimal(factorial), "8683317618811886495518194401280000000");
}

}  // namespace
}  // namespace kanzen
