// Play by link: who may move, which side the board shows, and what the links say.
#include <gtest/gtest.h>

#include "imgui_app/features/correspondence/correspondence.hpp"
#include "tests/app/drawn_page.hpp"
#include "tests/app/forced_colors.hpp"

namespace kanzen::app::correspondence_tests {
namespace {

bool offers(const OpenedPage& page) {
  return page.controller.panels().find(Place::game_button, "button-by-link") != nullptr;
}
std::string says(const OpenedPage& page) {
  const News news = page.feature<Correspondence>().news();
  return news.first + " | " + news.second;
}

TEST(Correspondence, TwoDevicesPlayAGameByItsLink) {
  OpenedPage first("game=dobutsu&mode=play");
  ASSERT_TRUE(offers(first));
  ASSERT_TRUE(first.activate("button-by-link"));
  EXPECT_EQ(first.state().distant, Player{1});
  EXPECT_FALSE(is_engine_side(first.state(), 1));
  EXPECT_FALSE(first.activate("button-take-back"));
  first.activate("move-b2b3");
  EXPECT_EQ(first.session().ply(), 1U);
  EXPECT_FALSE(may_move(first.state(), 1)) << "the other player's turn";
  EXPECT_EQ(says(first).substr(0, 14), "Send the link:");
  ASSERT_TRUE(first.activate("button-by-link-send"));
  EXPECT_EQ(first.platform.copied, "page#" + first.platform.fragment);
  EXPECT_TRUE(has_copied(first.state(), "button-by-link-send"));

  OpenedPage second(first.platform.fragment);
  EXPECT_EQ(second.state().distant, Player{0});
  EXPECT_TRUE(is_turned(second.state())) << "to the side that is to move";
  EXPECT_NE(says(second).find("The other player's last move is b2b3."), std::string::npos)
      << says(second);
  EXPECT_TRUE(may_move(second.state(), 1));
  second.activate("move-b4b3");
  EXPECT_EQ(second.session().ply(), 2U);

  first.go_to(second.platform.fragment);
  EXPECT_EQ(first.state().distant, Player{1});
  EXPECT_FALSE(is_turned(first.state()));
  EXPECT_EQ(first.session().ply(), 2U);
  EXPECT_EQ(first.session().position(), second.session().position());
}

TEST(Correspondence, OfAFinishedGameTheLinkIsSentOnceMore) {
  OpenedPage page("game=tictactoe&moves=a1.a2.b1.b2&mode=play&players=two&by-link=yes");
  EXPECT_EQ(page.state().distant, Player{1});
  page.activate("move-c1");
  EXPECT_NE(says(page).find("The game is over"), std::string::npos);
  EXPECT_TRUE(page.activate("button-by-link-send"));
}

TEST(Correspondence, EndsByChoiceWithTheGameAndInOtherModes) {
  const char* link = "game=tictactoe&moves=a1&mode=play&players=two&by-link=yes";
  for (const char* item : {"button-by-link-end", "players-two", "mode-analyse"}) {
    OpenedPage page(link);
    ASSERT_TRUE(page.state().distant) << item;
    page.activate(item);
    EXPECT_FALSE(page.state().distant) << item;
    EXPECT_EQ(page.platform.fragment.find("by-link"), std::string::npos) << item;
    EXPECT_TRUE(may_move(page.state(), 0) && may_move(page.state(), 1)) << item;
  }
  OpenedPage page(link);
  page.go_to("game=gobblers2&mode=play");
  EXPECT_FALSE(page.state().distant);
  EXPECT_FALSE(OpenedPage("game=tictactoe&moves=a1&by-link=yes").state().distant) << "Analyse";
  EXPECT_FALSE(offers(OpenedPage("game=tictactoe")));
}

TEST(DrawnCorrespondence, HasItsCardAboveTheTabs) {
  for (const bool phone : {false, true}) {
    DrawnPage page("game=dobutsu&mode=play", phone ? screen(390, 844) : screen(1280, 600));
    page.click("tab-game");
    EXPECT_EQ(page.label_of("button-by-link"), "Play by link");
    page.click("button-by-link");
    EXPECT_EQ(page.label_of("by-link"), "Your turn: you play Forest");
    page.click("move-b2b3");
    EXPECT_TRUE(phone || is_seen(page, "button-by-link-send"))
        << "not scrolled away by the list of moves";
    page.click("tab-moves");
    EXPECT_EQ(page.label_of("by-link"), "Send the link: Sky is to move");
    page.click("button-by-link-send");
    EXPECT_EQ(page.label_of("button-by-link-send"), "Link copied");
  }
}

TEST(DrawnCorrespondence, IsWrittenInForcedColours) {
  constexpr const char* link = "game=tictactoe&mode=play";
  DrawnPage page(link, forced_colors());
  expect_forced_colors(page, link, "tab-game button-by-link", "by-link-detail");
}

}  // namespace
}  // namespace kanzen::app::correspondence_tests
