// When the engine's player moves, and when it waits.
#include <gtest/gtest.h>

#include <algorithm>

#include "imgui_app/app/controller.hpp"
#include "imgui_app/model/state_queries.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app::engine_player_tests {
namespace {

TEST(EnginePlayer, AnswersAfterAMomentAndNobodyMovesForIt) {
  OpenedPage page;
  page.click("mode-play move-L@b2");
  EXPECT_EQ(page.session().ply(), 1U);
  EXPECT_FALSE(page.activate("move-L@a1"));
  page.pass(0.3);
  EXPECT_EQ(page.session().ply(), 1U);
  const auto best = page.session().best_moves();
  page.pass(0.4);
  ASSERT_EQ(page.session().ply(), 2U);
  const std::string answer = page.session().move_to(page.session().current());
  EXPECT_NE(std::find(best.begin(), best.end(), answer), best.end());
}

TEST(EnginePlayer, UndoAndRedoTakeItsAnswerAlong) {
  OpenedPage page;
  page.click("mode-play move-L@b2");
  page.pass(1);
  ASSERT_EQ(page.session().ply(), 2U);
  page.activate("button-undo");
  EXPECT_EQ(page.session().ply(), 0U);
  page.pass(5);
  EXPECT_EQ(page.session().ply(), 0U) << "it answers moves, not steps";
  page.activate("button-redo");
  EXPECT_EQ(page.session().ply(), 2U) << "where the visitor is to move again";
}

TEST(EnginePlayer, AnswersAtTheEndOfALineThatWasSteppedTo) {
  OpenedPage page("game=gobblers2&mode=play");
  page.activate("move-L@b2");
  page.activate("button-undo");  // before it has answered
  ASSERT_EQ(page.session().ply(), 0U);
  page.activate("button-redo");
  EXPECT_EQ(page.session().ply(), 1U);
  EXPECT_EQ(page.controller.verdict().detail, "The perfect player is to move.");
  page.pass(1);
  EXPECT_EQ(page.session().ply(), 2U);
}

TEST(EnginePlayer, InTheMiddleOfALineItWaitsAndSaysSo) {
  OpenedPage page("game=gobblers2&mode=play");
  page.activate("move-L@b2");
  page.pass(1);
  page.activate("history-1");
  EXPECT_EQ(page.controller.verdict().detail,
            "The perfect player is waiting: step forward, or continue from here.");
  page.pass(5);
  EXPECT_EQ(page.session().ply(), 1U);
  EXPECT_TRUE(page.activate("button-continue"));
  EXPECT_EQ(page.controller.verdict().detail, "The perfect player is to move.");
  page.pass(1);
  EXPECT_EQ(page.session().ply(), 2U);
}

TEST(EnginePlayer, ALinkIntoTheMiddleOfALineIsNotPlayedOn) {
  const std::string link = "game=gobblers2&rules=strict&moves=L@b2.M@a1&ply=1&mode=play";
  for (const bool pasted : {false, true}) {
    OpenedPage page("game=gobblers2&mode=play");
    if (pasted)
      page.controller.on_event(Pasted{link});
    else
      page.go_to(link);
    page.platform.deliver(page.controller);
    page.pass(5);
    EXPECT_EQ(page.session().ply(), 1U) << pasted;
    EXPECT_EQ(page.platform.fragment, link) << pasted << ": the rest of the line is still there";
    EXPECT_TRUE(is_engine_waiting(page.state()));
  }
}

TEST(EnginePlayer, MovesFirstWhenTheVisitorTakesPurple) {
  OpenedPage page;
  page.click("mode-play players-purple");
  page.pass(1);
  EXPECT_EQ(page.session().ply(), 1U);
}

TEST(EnginePlayer, NobodyMovesBecauseSomebodyBeginsToPlay) {
  OpenedPage page("game=gobblers2&moves=L@b2");
  page.activate("mode-play");
  page.pass(5);
  EXPECT_EQ(page.session().ply(), 1U);
  EXPECT_TRUE(is_engine_waiting(page.state()));
  page.click("mode-statistics mode-play");
  EXPECT_TRUE(page.activate("button-continue"));
  page.pass(5);
  EXPECT_EQ(page.session().ply(), 2U);
}

}  // namespace
}  // namespace kanzen::app::engine_player_tests
