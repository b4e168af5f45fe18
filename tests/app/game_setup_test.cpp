// The setup of a new game: komi and handicap, when they apply, and their limits.
#include "imgui_app/features/go/controller.hpp"
#include "imgui_app/model/evaluations.hpp"

#include <gtest/gtest.h>

#include "tests/app/app_support.hpp"

namespace kanzen::app {
namespace {

TEST(GameSetup, AreThoseOfTheOpenGame) {
  const OpenedPage page("game=go:9&rules=positional&komi=6.5");
  EXPECT_EQ(page.feature<GoController>().setup(), (GameSetup{6.5, 0}));
  const OpenedPage without_setup("game=gobblers2");
  EXPECT_FALSE(without_setup.feature<GoController>().setup());
}

TEST(GameSetup, AGameThatHasNotBegunTakesThemAtOnce) {
  OpenedPage page("game=go:9&rules=positional");
  EXPECT_TRUE(page.activate("terms-komi-less"));
  EXPECT_EQ(page.session().info().komi, 7.0);
  EXPECT_TRUE(page.activate("terms-handicap-more"));
  EXPECT_EQ(page.feature<GoController>().setup(), (GameSetup{0.5, 2}));
  EXPECT_EQ(page.session().info().komi, 0.5);
  EXPECT_EQ(page.session().board().to_move, Player{1});
  EXPECT_NE(page.platform.fragment.find("komi=0.5&position="), std::string::npos);
  EXPECT_TRUE(page.activate("terms-handicap-less"));
  EXPECT_EQ(page.feature<GoController>().setup(), (GameSetup{7.5, 0}));
  EXPECT_EQ(page.session().board().to_move, Player{0});
}

TEST(GameSetup, AreaOrTerritoryIsCounted) {
  OpenedPage page("game=go:9&rules=positional");
  EXPECT_FALSE(page.activate("terms-territory-less"));  // area is counted already
  EXPECT_TRUE(page.activate("terms-territory-more"));
  EXPECT_EQ(page.session().info().rules, "japanese");
  EXPECT_EQ(page.feature<GoController>().setup(), (GameSetup{6.5, 0, true}));
  EXPECT_TRUE(page.activate("terms-handicap-more"));
  EXPECT_EQ(page.session().info().rules, "japanese");
  EXPECT_TRUE(page.activate("terms-handicap-less"));
  EXPECT_TRUE(page.activate("terms-komi-more"));
  EXPECT_TRUE(page.activate("terms-territory-less"));
  EXPECT_EQ(page.session().info().rules, "situational");
  EXPECT_EQ(page.feature<GoController>().setup(), (GameSetup{7, 0, false}))
      << "a komi of one's own stays";
}

TEST(GameSetup, OfAnotherScoringBeginsWithTheNextGame) {
  OpenedPage page("game=go:9&rules=positional&moves=e5");
  EXPECT_TRUE(page.activate("terms-territory-more"));
  EXPECT_EQ(page.session().info().rules, "positional");
  page.activate("button-new-game");
  EXPECT_EQ(page.session().info().rules, "japanese");
  EXPECT_EQ(page.session().info().komi, 6.5);
  EXPECT_EQ(page.session().node_count(), 1u);
}

TEST(GameSetup, AGameThatHasBegunKeepsItsOwn) {
  OpenedPage page("game=go:9&rules=positional&moves=e5");
  EXPECT_TRUE(page.activate("terms-handicap-more"));
  EXPECT_TRUE(page.activate("terms-handicap-more"));
  EXPECT_EQ(page.session().ply(), 1u);
  EXPECT_EQ(page.session().info().komi, 7.5);
  page.activate("button-new-game");
  EXPECT_EQ(page.session().node_count(), 1u);
  EXPECT_EQ(page.session().info().komi, 0.5);
  EXPECT_EQ(page.session().position(),
            "........./........./..X...X../........./........./"
            "........./..X....../........./.........:2");
  page.activate("square-e5");
  EXPECT_TRUE(page.activate("terms-komi-more"));
  page.activate("button-new-game");
  EXPECT_EQ(page.feature<GoController>().setup(), (GameSetup{1, 3}));
}

TEST(GameSetup, ABotsFirstMoveIsNoBeginning) {
  OpenedPage page("game=go:9&rules=positional&mode=play");
  page.activate("terms-handicap-more");
  page.choose("e5");
  page.pass(1);
  ASSERT_EQ(page.session().ply(), 1u);
  page.activate("terms-handicap-more");
  EXPECT_EQ(page.session().ply(), 0u);
  EXPECT_EQ(page.platform.move_requests.size(), 2u);
  page.choose("e5");
  page.pass(1);
  page.click("square-a1 terms-handicap-more");
  EXPECT_EQ(page.session().ply(), 2u);
}

TEST(GameSetup, APositionThatWasPastedStays) {
  OpenedPage page("game=go:5&rules=positional");
  page.controller.on_event(Pasted{"...../.X.../...../...O./.....:1"});
  EXPECT_TRUE(page.activate("terms-komi-more"));
  EXPECT_EQ(page.session().position(), "...../.X.../...../...O./.....:1");
}

TEST(GameSetup, HaveEnds) {
  OpenedPage page("game=go:7&rules=positional&komi=49");
  EXPECT_TRUE(page.activate("terms-komi-more"));
  EXPECT_FALSE(page.activate("terms-handicap-less"));
  for (int stones = 2; stones <= 4; ++stones) EXPECT_TRUE(page.activate("terms-handicap-more"));
  EXPECT_FALSE(page.activate("terms-handicap-more"));
  EXPECT_EQ(page.feature<GoController>().setup()->handicap, 4u);
  OpenedPage highest("game=go:7&rules=positional&komi=361");
  EXPECT_FALSE(highest.activate("terms-komi-more"));
  EXPECT_EQ(highest.feature<GoController>().setup()->komi, 361);
  OpenedPage small("game=go:5&rules=positional");
  EXPECT_FALSE(small.activate("terms-handicap-more"));
  OpenedPage without_setup("game=gobblers2");
  EXPECT_FALSE(without_setup.activate("terms-komi-more"));
}

}  // namespace
}  // namespace kanzen::app
