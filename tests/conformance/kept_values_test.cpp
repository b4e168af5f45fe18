// Values that were kept are the same when they are opened again.
#include "tests/conformance/kept_values.hpp"

namespace conformance {
namespace {

class KeptConformance : public Conformance {};

TEST_P(KeptConformance, ValuesOpenAgainAsTheyWere) {
  const std::vector<std::byte> bytes = kept(solved());
  const auto opened = game().reopen(source_of(bytes), {});
  ASSERT_TRUE(opened) << opened.error().message;
  const kanzen::Summary &before = solved().summary(), &after = (*opened)->summary();
  EXPECT_EQ(after.game, before.game);
  EXPECT_EQ(after.rules, before.rules);
  EXPECT_EQ(after.positions, before.positions);
  EXPECT_EQ(after.terminal, before.terminal);
  EXPECT_EQ(after.win, before.win);
  EXPECT_EQ(after.loss, before.loss);
  EXPECT_EQ(after.draw, before.draw);
  EXPECT_TRUE(after.start == before.start);
  EXPECT_EQ(after.threads, before.threads);
  EXPECT_EQ(after.solve_seconds, before.solve_seconds);
  EXPECT_EQ(after.enumerate_seconds, before.enumerate_seconds);
  EXPECT_TRUE(kept(**opened) == bytes);
}

INSTANTIATE_TEST_SUITE_P(KeptGame, KeptConformance, testing::ValuesIn(kept_games()), test_name);

}  // namespace
}  // namespace conformance
