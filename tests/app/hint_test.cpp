// Hints: a best move that is shown on request, and counted.
#include "imgui_app/features/play/hint.hpp"
#include "imgui_app/text/game.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/app/app_support.hpp"

namespace kanzen::app::hint_tests {
namespace {

constexpr const char* two_people = "game=gobblers2&mode=play&players=two";

TEST(Hint, IsABestMoveUntilTheNextMove) {
  OpenedPage page(two_people);
  EXPECT_EQ(describe_hint(page.state()), "");
  ASSERT_TRUE(page.activate("button-hint"));
  const std::string move = page.state().play.hint.value_or("");
  const auto best = page.session().best_moves();
  EXPECT_EQ(std::count(best.begin(), best.end(), move), 1);
  EXPECT_EQ(page.controller.verdict().detail, "Hint: " + move + ".");
  EXPECT_FALSE(page.state().view.values);
  page.activate("move-" + move);
  EXPECT_FALSE(page.state().play.hint);
}

TEST(Hint, IsCountedOnceInAPositionOfOneGame) {
  OpenedPage page(two_people);
  page.click("button-hint button-hint");
  EXPECT_EQ(page.state().play.hints, 1U);
  page.click("move-L@b2 button-hint");
  EXPECT_EQ(page.state().play.hints, 2U);
  page.activate("button-new-game");
  EXPECT_EQ(page.state().play.hints, 0U);
  EXPECT_FALSE(page.state().play.hint);
}

TEST(Hint, IsForAPersonToMoveInPlayModeWithValues) {
  OpenedPage page("game=gobblers2&mode=play");
  page.activate("move-L@b2");
  EXPECT_TRUE(has_hints(page.state()));
  EXPECT_FALSE(page.activate("button-hint")) << "the opponent is to move";
  page.pass(1);
  EXPECT_TRUE(page.activate("button-hint"));
  for (const char* other : {"players-watch", "mode-analyse"}) {
    page.activate(other);
    EXPECT_FALSE(has_hints(page.state())) << other;
  }
  OpenedPage without;
  without.platform.answers = false;
  without.controller.on_event(FragmentChanged{"game=gobblers2&rules=cover&mode=play"});
  EXPECT_TRUE(has_hints(without.state()));
  EXPECT_FALSE(without.activate("button-hint")) << "no values";
  OpenedPage embed(two_people);
  embed.surround({&Environment::embedded});
  EXPECT_FALSE(has_hints(embed.state()));
}

TEST(Hint, UsesTheSearchOfAPosition) {
  OpenedPage page(
      "game=mnk:6,5,4&position=....../....../.XXX../.OOO../......:1&mode=play&players=two");
  EXPECT_FALSE(has_hints(page.state()));
  page.activate("button-search");
  ASSERT_TRUE(page.activate("button-hint"));
  const auto best = page.session().best_moves();
  EXPECT_EQ(std::count(best.begin(), best.end(), *page.state().play.hint), 1);
}

TEST(Hint, UsesTheEstimateOfAPositionWhileValuesAreShown) {
  OpenedPage page("game=go:9&mode=play&players=two");
  EXPECT_FALSE(has_hints(page.state()));
  page.activate("toggle-values");
  EXPECT_TRUE(has_hints(page.state()));
  EXPECT_FALSE(hint_move(page.state()));
  EstimateReport report;
  report.position = page.session().position();
  report.playouts = 100;
  report.line = {"e5", "c3"};
  page.controller.on_event(Answer<PositionEstimateRequest>{.result = report});
  EXPECT_EQ(hint_move(page.state()), "e5");
}

TEST(Hint, IsAMoveThatIsProvenToKeepTheScore) {
  const auto hint = [](ScoreRange proven) {
    OpenedPage page("game=go:3,4&rules=positional&mode=play&players=two");
    page.activate("toggle-values");
    ScoreReport report;
    report.position = page.session().position();
    report.score = report.proven = {4, 4};
    report.moves = {{"pass", ScoreRange{-12, -12}, {-12, -12}, {}}, {"b2", {}, proven, {}}};
    page.controller.on_event(Answer<PositionScoreRequest>{.result = report});
    return hint_move(page.state());
  };
  EXPECT_EQ(hint({4, 12}), "b2");
  EXPECT_EQ(hint({-12, 12}), std::nullopt);
}

}  // namespace
}  // namespace kanzen::app::hint_tests
