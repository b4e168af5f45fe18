// Games that could continue without end finish as draws.
#include "imgui_app/features/play/opponents.hpp"

#include <gtest/gtest.h>

#include "tests/app/app_support.hpp"

namespace kanzen::app::draw_agreement_tests {
namespace {

const std::string there_and_back = "L@b2.L@a1.b2c2.a1a2.c2b2.a2a1";

TEST(DrawAgreement, IsOfferedWhereAPositionCameBeforeAndNotElsewhere) {
  OpenedPage page("game=gobblers2&mode=play&players=two&moves=" + there_and_back);
  EXPECT_TRUE(may_agree_on_draw(page.state()));
  EXPECT_TRUE(page.activate("button-agree-on-draw"));
  EXPECT_EQ(page.controller.verdict().detail, "Both players have agreed on a draw.");
  EXPECT_FALSE(page.activate("button-agree-on-draw"));
  for (const std::string& other :
       {std::string("mode=play&players=two&moves=L@b2.L@a1"), "moves=" + there_and_back})
    EXPECT_FALSE(OpenedPage("game=gobblers2&" + other).activate("button-agree-on-draw")) << other;
}

TEST(DrawAgreement, ThePerfectPlayerAcceptsOnlyWhatIsDrawn) {
  OpenedPage page(
      "game=gobblers2&mode=play&players=second&position=M,-,-/-,-,-/l,mL,-:1"
      "&moves=a3a2.a1c1.a2a3.c1a1");
  ASSERT_FALSE(page.session().earlier_occurrences().empty());
  ASSERT_EQ(page.session().value(page.session().current()), win_in(3))
      << "the test assumes that the side to move wins";
  EXPECT_FALSE(may_agree_on_draw(page.state()));
}

// The offer does not depend on the value: a game in which both sides repeat has no end.
TEST(DrawAgreement, IsOfferedAtEveryThirdOccurrence) {
  const std::string round = ".a3a2.a1c1.a2a3.c1a1";
  const std::string won =
      "game=gobblers2&mode=play&players=second&position=M,-,-/-,-,-/l,mL,-:1&moves=";
  const std::string circle = "a1.b2.a2.b1.a1.a2.";  // by captures, and simple ko allows it
  const std::string against_bot =
      "game=go:2&rules=ko&mode=play&players=second&moves=" + circle + circle + "a1";
  for (const std::string& game : {won + (round + round).substr(1), against_bot}) {
    const OpenedPage page(game);
    ASSERT_TRUE(occurs_third_time(page.session())) << game;
    EXPECT_TRUE(may_agree_on_draw(page.state())) << game;
  }
  OpenedPage page(won + (round + round).substr(1));
  ASSERT_TRUE(occurs_third_time(page.session()));
  EXPECT_TRUE(page.activate("button-agree-on-draw"));
  EXPECT_EQ(page.session().board().end->reason, agreement_ending);
}

TEST(DrawAgreement, TwoPerfectPlayersHoldTheDrawAndAgreeOnIt) {
  OpenedPage page("game=gobblers2&mode=play&players=watch");
  for (int ply = 0; ply < 200 && !page.session().board().end; ++ply) page.pass(1);
  ASSERT_TRUE(page.session().board().end);
  EXPECT_EQ(page.session().board().end->reason, agreement_ending);
  EXPECT_LE(page.session().ply(), held_draw_plies + 1);
  for (const Session::Node node : page.session().line())
    EXPECT_EQ(page.session().value(node), drawn());
}

}  // namespace
}  // namespace kanzen::app::draw_agreement_tests
