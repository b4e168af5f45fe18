// Links, pasted text, rule sets, and how values arrive.
#include <gtest/gtest.h>

#include "imgui_app/model/controller.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app {
namespace {

TEST(Opening, AnEmptyFragmentOpensTheFirstGame) {
  OpenedPage page("");
  EXPECT_EQ(page.session().info().name, list_games().front().name);
  EXPECT_FALSE(page.state().refusal.has_value());
}

TEST(Opening, SolvesOnceAndAsksForTheWholeLine) {
  OpenedPage page("game=gobblers2&moves=L@b2.L@a1");
  EXPECT_EQ(page.platform.solves, 1);
  for (const Session::Node node : page.session().line()) {
    EXPECT_TRUE(page.session().value(node).has_value());
  }
}

TEST(Opening, TheFragmentFollowsTheGameAndKeepsTheMode) {
  OpenedPage page;
  page.activate("mode-play");
  page.activate("move-L@b2");
  OpenedPage again(page.platform.fragment);
  EXPECT_EQ(again.session().position(), page.session().position());
  EXPECT_EQ(again.state().mode, Mode::play);
}

TEST(Opening, ABadPositionLeavesAWorkingBoardAndSaysWhy) {
  OpenedPage page("game=gobblers2&rules=cover&position=-,-,-/-,Q,-/-,-,-:1");
  ASSERT_TRUE(page.state().refusal.has_value());
  EXPECT_EQ(page.state().refusal->heading, Text::refused_position);
  EXPECT_EQ(page.state().refusal->given, "-,-,-/-,Q,-/-,-,-:1");
  EXPECT_FALSE(page.state().refusal->reason.empty());
  EXPECT_EQ(page.session().info().rules, "cover");
  EXPECT_TRUE(page.activate("move-L@b2"));
}

TEST(Opening, UnknownGamesAndRulesAreRefused) {
  for (const char* fragment :
       {"game=chess", "game=gobblers2&rules=none", "game=gobblers2&moves=x"}) {
    OpenedPage page(fragment);
    ASSERT_TRUE(page.state().refusal.has_value()) << fragment;
    EXPECT_EQ(page.state().refusal->heading, Text::refused_link) << fragment;
    EXPECT_TRUE(page.state().session.has_value()) << fragment;
  }
}

TEST(Opening, ARefusalIsClosedOrMadeGood) {
  OpenedPage page("game=chess");
  page.controller.escape();
  EXPECT_FALSE(page.state().refusal.has_value());
  page.controller.on_paste("nonsense");
  EXPECT_TRUE(page.state().refusal.has_value());
  page.controller.on_paste("  -,-,-/-,L,-/-,-,-:2\n");
  EXPECT_FALSE(page.state().refusal.has_value());
  EXPECT_EQ(page.session().position(), "-,-,-/-,L,-/-,-,-:2");
}

TEST(Opening, PastedLinksOpen) {
  OpenedPage page;
  page.controller.on_paste("https://example.org/kanzen/#game=gobblers2&rules=cover&moves=L@b2");
  EXPECT_EQ(page.session().info().rules, "cover");
  EXPECT_EQ(page.session().ply(), 1U);
}

TEST(Opening, AnotherRuleSetKeepsThePositionAndSolvesAgain) {
  OpenedPage page("game=gobblers2&moves=L@b2");
  page.activate("rules-cover");
  page.platform.deliver(page.controller);
  EXPECT_EQ(page.session().info().rules, "cover");
  EXPECT_EQ(page.session().position(), "-,-,-/-,L,-/-,-,-:2");
  EXPECT_EQ(page.platform.solves, 2);
  EXPECT_EQ(page.state().solving.summary->rules, "cover");
}

TEST(Opening, CancelThenRetry) {
  OpenedPage page;
  page.activate("button-cancel");
  EXPECT_EQ(page.state().solving.phase, Solving::Phase::cancelled);
  page.activate("button-retry");
  EXPECT_EQ(page.platform.solves, 2);
  EXPECT_EQ(page.state().solving.phase, Solving::Phase::done);
}

TEST(Opening, AFailureIsTold) {
  OpenedPage page;
  page.controller.on_solve_failed(Error{Errc::out_of_memory, "too large"});
  EXPECT_EQ(page.state().solving.phase, Solving::Phase::failed);
  EXPECT_EQ(page.state().solving.error->message, "too large");
}

TEST(Opening, AnswersForAnotherGameAreIgnored) {
  OpenedPage page;
  Summary other;
  other.game = "gobblers2";
  other.rules = "cover";
  page.controller.on_solved(other);
  EXPECT_EQ(page.state().solving.summary->rules, "strict");
}

TEST(Opening, ProgressAsksForFourFramesASecond) {
  OpenedPage page;
  page.platform.answers = false;
  page.activate("rules-cover");
  page.platform.wakes.clear();
  Progress progress;
  progress.phase = "solve";
  for (int i = 0; i < 10; ++i) page.controller.on_progress(progress);
  ASSERT_EQ(page.platform.wakes.size(), 2u) << "at once, and a quarter of a second later";
  EXPECT_EQ(page.platform.wakes[0], 0);
  EXPECT_NEAR(page.platform.wakes[1], 0.25, 1e-9);
  for (int i = 0; i < 100; ++i) {
    page.platform.clock += 0.02;
    page.controller.on_progress(progress);
  }
  EXPECT_NEAR(static_cast<double>(page.platform.wakes.size()), 2 + 8, 1);
}

}  // namespace
}  // namespace kanzen::app
