// Points that are chosen before they are played, moves that are taken back, stones that are
// captured.
#include "imgui_app/model/board_input.hpp"
#include "imgui_app/text/descriptions.hpp"

#include <gtest/gtest.h>

#include "imgui_app/model/settings.hpp"
#include "imgui_app/model/state_queries.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app {
namespace stone_placing_tests {
namespace {

constexpr const char* thirteen = "game=go:13&rules=positional";

// A page on a device that has fingers only.
struct Touched : OpenedPage {
  explicit Touched(const std::string& fragment) : OpenedPage(fragment) {
    surround({&Environment::coarse_pointer});
  }
  std::string chosen() const {
    return state().board.placing ? chosen_name(state()) : std::string("none");
  }
};

TEST(Placing, OfFineBoardsAPointIsChosenAndThenPlaced) {
  Touched page(thirteen);
  EXPECT_TRUE(page.activate("square-k10"));
  EXPECT_EQ(page.session().ply(), 0u);
  EXPECT_EQ(page.chosen(), "K10");
  EXPECT_EQ(page.controller.verdict().detail, "Your move. Tap Place to confirm.");
  EXPECT_TRUE(page.activate("button-place"));
  EXPECT_EQ(page.session().move_to(page.session().current()), "k10");
  EXPECT_EQ(page.chosen(), "none");
  EXPECT_FALSE(page.activate("button-place"));
  page.click("square-c3 square-j9");  // a second tap on a point places it, too
  EXPECT_EQ(page.chosen(), "J9");
  page.activate("square-j9");
  EXPECT_EQ(page.session().move_to(page.session().current()), "j9");
}

TEST(Placing, CoarseBoardsMiceAndOtherGamesDoWithout) {
  Touched nine("game=go:9&rules=positional");
  nine.activate("square-e5");
  EXPECT_EQ(nine.session().ply(), 1u);
  OpenedPage mouse(thirteen);
  mouse.activate("square-k10");
  EXPECT_EQ(mouse.session().ply(), 1u);
  Touched other("game=mnk:8,8,5");
  other.click("toggle-confirm square-a1");
  EXPECT_EQ(other.session().ply(), 1u);
}

TEST(Placing, AFingerAimsOnADeviceWithAMouseAsWell) {
  OpenedPage page(thirteen);
  EXPECT_TRUE(needs_point_confirmation(page.state()));
  page.aim(30);
  page.aim(31);
  EXPECT_EQ(page.state().board.placing, 31u);
  page.aim(std::nullopt);
  EXPECT_FALSE(page.state().board.placing);
  page.aim(169);  // this point does not exist
  EXPECT_FALSE(page.state().board.placing);
}

TEST(Placing, IsCancelledByItsButtonByEscapeAndByWhateverElseHappens) {
  Touched page(thirteen);
  page.activate("square-k10");
  EXPECT_TRUE(page.activate("button-cancel-place"));
  EXPECT_EQ(page.chosen(), "none");
  page.activate("square-k10");
  page.controller.escape();
  EXPECT_EQ(page.chosen(), "none");
  EXPECT_EQ(page.session().ply(), 0u);
  page.click("square-k10 button-pass");
  EXPECT_EQ(page.chosen(), "none");
}

TEST(Placing, ThePointIsMovedByOneLineAndStaysOnTheBoard) {
  Touched page(thirteen);
  EXPECT_FALSE(page.activate("button-nudge-left"));
  page.activate("square-b12");
  for (const char* id : {"left", "left", "up", "up"})
    EXPECT_TRUE(page.activate(std::string("button-nudge-") + id));
  EXPECT_EQ(page.chosen(), "A13");
  page.activate("square-n1");
  EXPECT_TRUE(page.activate("button-nudge-right"));
  EXPECT_TRUE(page.activate("button-nudge-down"));
  EXPECT_EQ(page.chosen(), "N1");
  page.click("button-nudge-left button-nudge-up");
  EXPECT_EQ(page.chosen(), "M2");
}

TEST(Placing, ForbiddenPointsShowTheirReasonAndPlayNothing) {
  Touched page("game=go:5&rules=positional&moves=a2.pass.b1");
  page.click("toggle-confirm square-a1");
  EXPECT_EQ(page.chosen(), "A1");
  EXPECT_EQ(page.state().board.refused, page.state().board.placing);
  EXPECT_EQ(page.controller.verdict().detail, "Suicide: the stone would have no liberty.");
  EXPECT_FALSE(page.activate("button-place"));
  page.activate("square-a1");
  EXPECT_EQ(page.session().ply(), 3u);
  page.activate("button-nudge-up");
  EXPECT_FALSE(page.state().board.refused);
  EXPECT_EQ(page.controller.verdict().detail, "There is already a stone here.");
  EXPECT_FALSE(page.activate("button-place"));
}

TEST(Placing, NobodyChoosesForABotNorWhenTheGameIsOver) {
  Touched page("game=go:13&rules=positional&mode=play&players=second");
  EXPECT_FALSE(page.activate("square-k10"));
  EXPECT_EQ(page.chosen(), "none");
  Touched over("game=go:13&rules=positional&moves=pass.pass");
  over.activate("square-k10");
  EXPECT_EQ(over.chosen(), "none");
}

TEST(Placing, TheSettingHoldsForAllSizesAndIsRemembered) {
  Touched page("game=go:9&rules=positional");
  page.activate("toggle-confirm");
  EXPECT_EQ(page.platform.settings["confirm"], "on");
  page.activate("square-e5");
  EXPECT_EQ(page.chosen(), "E5");
  page.activate("toggle-confirm");
  EXPECT_EQ(page.platform.settings["confirm"], "off");
  EXPECT_EQ(page.chosen(), "none");
  TestPlatform platform;
  platform.settings["confirm"] = "off";
  EXPECT_EQ(Controller(platform).state().settings.confirm, false);
  platform.settings["confirm"] = "perhaps";
  EXPECT_FALSE(Controller(platform).state().settings.confirm);
}

// --- captured stones

constexpr const char* before_capture = "game=go:5&rules=positional&moves=b1.a1";

TEST(Taken, StonesAreShownForAMomentMoreAndOnAStepForward) {
  OpenedPage page(before_capture);
  EXPECT_FALSE(page.state().board.taken);
  page.activate("move-a2");
  ASSERT_TRUE(page.state().board.taken);
  const auto& pieces = page.state().board.taken->pieces;
  ASSERT_EQ(pieces.size(), 1u);
  EXPECT_EQ(page.session().board().squares[pieces[0].square].name, "a1");
  EXPECT_EQ(pieces[0].piece.player, 1);
  page.pass(taken_seconds / 2);
  EXPECT_TRUE(page.state().board.taken);
  page.pass(taken_seconds / 2 + 0.01);
  EXPECT_FALSE(page.state().board.taken);
  page.activate("button-undo");
  EXPECT_FALSE(page.state().board.taken);
  page.activate("button-redo");
  EXPECT_TRUE(page.state().board.taken);
  page.click("button-first button-last");
  EXPECT_FALSE(page.state().board.taken);
}

TEST(Taken, NothingShrinksThatMovesOrWhereLessMotionIsWanted) {
  OpenedPage calm(before_capture);
  calm.surround({&Environment::reduced_motion});
  ASSERT_TRUE(calm.activate("move-a2"));
  EXPECT_FALSE(calm.state().board.taken);
  OpenedPage moved("game=gobblers2&moves=L@b2.L@a1");
  ASSERT_TRUE(moved.activate("move-b2c3"));
  EXPECT_FALSE(moved.state().board.taken);
}

// --- taking back

constexpr const char* against_white = "game=go:5&rules=positional&mode=play";

TEST(TakingBack, StopsABotThatThinksAndTakesItsAnswerAlong) {
  OpenedPage page(against_white);
  EXPECT_FALSE(page.activate("button-take-back"));
  page.activate("move-c3");
  EXPECT_TRUE(page.activate("button-take-back"));
  EXPECT_EQ(page.platform.cancelled["choose"], 1);
  EXPECT_EQ(page.session().ply(), 0u);
  page.activate("move-c3");
  page.choose("b2");
  page.pass(1);
  ASSERT_EQ(page.session().ply(), 2u);
  page.activate("button-undo");  // a look at one ply
  EXPECT_EQ(page.session().ply(), 1u);
  EXPECT_TRUE(is_engine_waiting(page.state()));
  page.activate("button-redo");
  EXPECT_EQ(page.session().ply(), 2u);
  EXPECT_TRUE(page.activate("button-take-back"));
  EXPECT_EQ(page.session().ply(), 0u);
  EXPECT_EQ(page.session().line().size(), 3u) << "nothing is lost";
  page.activate("move-c2");
  EXPECT_TRUE(is_bot_thinking(page.state())) << "it answers again";
}

TEST(TakingBack, LeavesABotsFirstMove) {
  OpenedPage page("game=go:5&rules=positional&mode=play&players=second");
  page.choose("c3");
  page.pass(1);
  ASSERT_EQ(page.session().ply(), 1u);
  EXPECT_FALSE(page.activate("button-take-back"));
  EXPECT_EQ(page.session().ply(), 1u);
}

}  // namespace
}  // namespace stone_placing_tests
}  // namespace kanzen::app
