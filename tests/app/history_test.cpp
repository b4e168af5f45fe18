#include "engine/figure/plot_figure.hpp"

#include <gtest/gtest.h>

#include "engine/session/judgement.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app {
namespace {

TEST(History, BarsLeanToWhoeverWinsAndALostWinIsABlunder) {
  const OpenedPage page(std::string(won_in_three) + "&moves=L@b3.L@a3");
  const auto bars = history_bars(page.session());
  ASSERT_EQ(bars.size(), 3U);
  for (const ValueBar& bar : bars) {
    EXPECT_EQ(bar.leader, Player{0});
    EXPECT_FALSE(bar.blunder);
  }
  EXPECT_EQ(bars[0].value->distance, 3);
  EXPECT_EQ(bars[1].value->distance, 2);
  const OpenedPage other(std::string(won_in_three) + "&moves=M@b3");
  const auto lost = history_bars(other.session());
  ASSERT_EQ(lost.size(), 2U);
  EXPECT_FALSE(lost[0].blunder);
  EXPECT_TRUE(lost[1].blunder);
  EXPECT_FALSE(lost[1].leader.has_value()) << "a draw";
}

// The first player wins in 7 plies, from the corner in 9.
TEST(History, SaysWhatASlowWinCosts) {
  OpenedPage page("game=mnk:4,3,3&moves=a1.b2");
  const Session& session = page.session();
  EXPECT_EQ(lost_plies(session, session.line()[1]), 2U);
  EXPECT_EQ(lost_plies(session, session.line()[0]), 0U);
}

TEST(History, KnowsWhatIsCurrentAndWhatIsFuture) {
  OpenedPage page("game=gobblers2&moves=L@b2.L@a1.M@a3");
  page.activate("history-1");
  const auto bars = history_bars(page.session());
  EXPECT_TRUE(bars[1].current);
  EXPECT_FALSE(bars[0].future);
  EXPECT_FALSE(bars[1].future);
  EXPECT_TRUE(bars[2].future);
  EXPECT_TRUE(bars[3].future);
}

TEST(History, NearerEndsAreTaller) {
  EXPECT_FLOAT_EQ(bar_height(0, 25), 1);
  EXPECT_GT(bar_height(3, 25), bar_height(4, 25));
  EXPECT_FLOAT_EQ(bar_height(25, 25), 0.2F);
  EXPECT_FLOAT_EQ(bar_height(100, 25), 0.2F);
}

}  // namespace
}  // namespace kanzen::app
