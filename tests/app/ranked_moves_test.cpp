#include "engine/session/position_queries.hpp"

#include <gtest/gtest.h>

#include "tests/app/app_support.hpp"

namespace kanzen::app {
namespace {

TEST(RankedMoves, IsEmptyWithoutValues) {
  TestPlatform platform;
  platform.answers = false;
  Controller controller(platform);
  controller.on_event(EnvironmentChanged{});
  controller.on_event(FragmentChanged{"game=gobblers2"});
  EXPECT_TRUE(ranked_move_groups(*controller.state().session).empty());
}

TEST(RankedMoves, HasEveryLegalMoveOnceBestFirstAndOnlyTheBestGroupCostsNothing) {
  const OpenedPage page(won_in_three);
  std::size_t moves = 0;
  std::optional<Value> before;
  for (const RankedGroup& group : ranked_move_groups(page.session())) {
    std::size_t in_group = 0;
    for (const RankedRow& row : group.rows) {
      EXPECT_EQ(row.value.outcome, group.outcome);
      EXPECT_TRUE(!before || is_better(*before, row.value));
      EXPECT_EQ(row.worse_by, row.value.distance - group.rows.front().value.distance);
      before = row.value;
      in_group += row.moves.size();
    }
    EXPECT_EQ(in_group, group.moves);
    moves += in_group;
  }
  EXPECT_EQ(moves, page.session().moves().size());
  const auto groups = ranked_move_groups(page.session());
  ASSERT_EQ(groups.size(), 3U);
  EXPECT_FALSE(groups[0].costs);
  EXPECT_TRUE(groups[1].costs);
  EXPECT_TRUE(groups[2].costs);
}

TEST(RankedMoves, ALosingLiftIsTheLastOfItsRow) {
  const OpenedPage page(covered_line);
  const auto groups = ranked_move_groups(page.session());
  EXPECT_TRUE(loses_at_once(*groups.back().rows.back().moves.back()));
}

}  // namespace
}  // namespace kanzen::app
