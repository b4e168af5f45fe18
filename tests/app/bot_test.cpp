// Games against bots: which bot is asked for a move, when, and how the game ends.
#include <gtest/gtest.h>

#include "engine/session/position_queries.hpp"
#include "imgui_app/model/state_queries.hpp"
#include "imgui_app/text/descriptions.hpp"
#include "imgui_app/text/formatting.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app {
namespace {

constexpr const char* against_white = "game=go:5&rules=positional&mode=play";

// After Black's first move: White's bot has been asked.
struct AskedPage : OpenedPage {
  AskedPage() : OpenedPage(against_white) { activate("move-c3"); }
};

TEST(Bot, IsAskedForItsMoveWithThePastAndPlaysIt) {
  EXPECT_TRUE(OpenedPage(against_white).platform.move_requests.empty());
  AskedPage page;
  ASSERT_EQ(page.platform.move_requests.size(), 1u);
  const MoveRequest& request = page.platform.move_requests.front();
  EXPECT_EQ(request.position, page.session().position());
  EXPECT_EQ(request.past, std::vector<std::string>{page.session().position(0)});
  EXPECT_EQ(request.player, "level3");
  EXPECT_EQ(request.seconds, 3);
  EXPECT_TRUE(is_bot_thinking(page.state()));
  EXPECT_EQ(page.controller.verdict().detail, "White is thinking.");
  page.choose("b2");
  EXPECT_FALSE(is_bot_thinking(page.state()));
  EXPECT_EQ(page.session().ply(), 1u);  // the answer is delayed
  page.pass(1);
  EXPECT_EQ(page.session().ply(), 2u);
  EXPECT_EQ(page.session().move_to(page.session().current()), "b2");
  EXPECT_EQ(page.platform.move_requests.size(), 1u);
}

TEST(Bot, DoesNotPlayAChoiceForAnotherPosition) {
  AskedPage undone;
  undone.activate("button-undo");
  EXPECT_EQ(undone.platform.cancelled["choose"], 1);
  EXPECT_FALSE(is_bot_thinking(undone.state()));
  undone.choose("b2");  // the answer is no longer expected
  undone.pass(1);
  EXPECT_EQ(undone.session().ply(), 0u);
  AskedPage left;
  left.choose("b2");
  left.activate("button-first");
  left.pass(1);
  EXPECT_EQ(left.session().ply(), 0u);
}

TEST(Bot, IsCancelledAndAskedAgain) {
  AskedPage page;
  page.activate("button-cancel-search");
  EXPECT_EQ(page.platform.cancelled["choose"], 1);
  EXPECT_TRUE(is_engine_waiting(page.state()));
  page.activate("button-continue");
  EXPECT_EQ(page.platform.move_requests.size(), 2u);
}

TEST(Bot, StrengthAndTimeAreChosenAndRemembered) {
  OpenedPage page(against_white);
  EXPECT_TRUE(page.activate("bot-level-5"));
  EXPECT_TRUE(page.activate("bot-seconds-10"));
  EXPECT_FALSE(page.activate("bot-level-6"));
  EXPECT_FALSE(page.activate("bot-seconds-7"));
  page.activate("move-c3");
  EXPECT_EQ(page.platform.move_requests.back().player, "level5");
  EXPECT_EQ(page.platform.move_requests.back().seconds, 10);
  EXPECT_EQ(page.platform.settings["bot-level"], "5");
  page.activate("bot-level-1");  // while it thinks
  EXPECT_EQ(page.platform.move_requests.back().player, "level1");
}

TEST(Bot, AFailureIsShownAndEndsNothing) {
  AskedPage page;
  page.controller.on_event(
      Answer<BotMoveRequest>{.error = Error{Errc::out_of_memory, untranslated("no memory")}});
  ASSERT_TRUE(page.state().notices.refusal);
  EXPECT_EQ(page.state().notices.refusal->reason.message, "no memory");
  EXPECT_TRUE(is_engine_waiting(page.state()));
}

TEST(Bot, TwoOfThemPlayAGameToItsEnd) {
  OpenedPage page("game=go:9&rules=positional&mode=play&players=watch");
  page.platform.chosen = "pass";
  for (int i = 0; i < 3; ++i) {
    page.platform.deliver(page.controller);
    page.choose("pass");
    page.pass(1);
  }
  EXPECT_TRUE(has_ended(page.session()));
  page.controller.on_event(Answer<JudgeRequest>{.result = JudgedStones{}});  // nothing is dead
  EXPECT_EQ(page.controller.verdict().title, "White has won by 7.5 points");
  EXPECT_EQ(page.platform.move_requests.size(), 2u);
}

TEST(Bot, NobodyIsAskedInAnalysis) {
  OpenedPage page("game=go:5&rules=positional");
  page.activate("move-c3");
  EXPECT_TRUE(page.platform.move_requests.empty());
  EXPECT_EQ(page.controller.verdict().title, "Estimating");
}

TEST(Tally, CapturesAndAreaAreThoseOfTheLine) {
  OpenedPage page("game=go:5&rules=positional&moves=b1.a1.a2");
  ASSERT_TRUE(page.state().go.tally);
  EXPECT_EQ(page.state().go.tally->captures, (std::array{1u, 0u}));
  EXPECT_EQ(page.state().go.tally->area[1], 0u);
  page.activate("button-undo");
  EXPECT_EQ(page.state().go.tally->captures, (std::array{0u, 0u}));
  OpenedPage other("game=gobblers2");
  EXPECT_FALSE(other.state().go.tally);
}

TEST(Passing, MovesAreCalledAsOnTheBoardsEdge) {
  OpenedPage page("game=go:5&rules=positional&moves=c3.pass");
  const auto line = page.session().line();
  EXPECT_EQ(move_text(page.state(), line[1]), "C3");
  EXPECT_EQ(move_text(page.state(), line[2]), "Pass");
  page.activate("button-language");
  EXPECT_EQ(move_text(page.state(), line[2]), "パス");
}

TEST(Passing, AButtonPassesAndTwoOfThemEndTheGame) {
  OpenedPage page("game=go:5&rules=positional");
  EXPECT_TRUE(page.activate("button-pass"));
  EXPECT_EQ(page.session().ply(), 1u);
  EXPECT_TRUE(page.activate("button-pass"));
  EXPECT_FALSE(has_ended(page.session()));  // the end is asked for twice
  EXPECT_EQ(page.state().play.unconfirmed, "button-pass");
  EXPECT_TRUE(page.activate("button-pass"));
  EXPECT_TRUE(has_ended(page.session()));
  EXPECT_EQ(page.state().play.unconfirmed, "");
  EXPECT_FALSE(page.activate("button-pass"));
  OpenedPage other("game=gobblers2");
  EXPECT_FALSE(other.activate("button-pass"));
}

TEST(Resigning, IsAskedOnceAndEndsTheGame) {
  OpenedPage page("game=go:5&rules=positional&mode=play&players=two&moves=c3");
  EXPECT_TRUE(page.activate("button-resign"));
  EXPECT_EQ(page.state().play.unconfirmed, "button-resign");
  EXPECT_FALSE(has_ended(page.session()));
  EXPECT_TRUE(page.activate("button-resign"));
  EXPECT_TRUE(has_ended(page.session()));
  EXPECT_EQ(page.controller.verdict().title, "Black has won");
  EXPECT_EQ(page.controller.verdict().detail, "White has resigned.");
  EXPECT_EQ(move_text(page.state(), page.session().current()), "Resign");
  EXPECT_FALSE(page.activate("button-resign"));
  page.activate("button-save-record");
  EXPECT_NE(page.platform.saved.second.find("RE[B+R]"), std::string::npos);
  EXPECT_TRUE(page.activate("button-take-back"));
  EXPECT_FALSE(has_ended(page.session()));
}

TEST(Resigning, AnythingElseTakesTheQuestionBack) {
  OpenedPage page("game=go:5&rules=positional&mode=play&players=two");
  page.click("button-resign button-help");
  EXPECT_EQ(page.state().play.unconfirmed, "");
  page.click("button-close button-resign square-c3");
  EXPECT_EQ(page.state().play.unconfirmed, "");
  page.activate("button-resign");
  EXPECT_FALSE(has_ended(page.session()));
}

TEST(Resigning, IsForWhoPlaysAndIsToMove) {
  for (const char* other : {"", "&mode=play&players=second"})  // analysed; the bot's turn
    EXPECT_FALSE(
        OpenedPage(std::string("game=go:5&rules=positional") + other).activate("button-resign"));
}

TEST(Resigning, ABotDoesWhereItHasNoHope) {
  AskedPage page;
  page.choose("b2", true);
  page.pass(1);
  EXPECT_EQ(page.session().ply(), 2u);
  ASSERT_TRUE(has_ended(page.session()));
  EXPECT_EQ(page.session().board().end->winner, Player{0});
  EXPECT_NE(page.platform.fragment.find("moves=c3.resign"), std::string::npos);
}

TEST(Forbidden, AChosenPointShowsItsReasonAndPlaysNothing) {
  OpenedPage page("game=go:5&rules=positional&moves=a2.pass.b1");  // a1 is suicide for White
  EXPECT_TRUE(page.activate("square-a1"));
  EXPECT_EQ(page.session().ply(), 3u);
  ASSERT_TRUE(page.state().board.refused);
  const unsigned refused = *page.state().board.refused;
  EXPECT_EQ(page.session().board().squares[refused].name, "a1");
  EXPECT_EQ(describe_square(page.state(), refused),
            "a1: empty; suicide: the stone would have no liberty");
}

}  // namespace
}  // namespace kanzen::app
