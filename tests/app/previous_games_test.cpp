// Previous games are restored by the browser's Back button and from the menu.
#include "imgui_app/app/previous_games.hpp"

#include <gtest/gtest.h>

#include <functional>

#include "imgui_app/features/files/controller.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app::previous_games_tests {
namespace {

constexpr const char* played =
    "game=gobblers2&rules=strict&moves=L@b2.M@a1(M@c3.L@a1)&variation=1&ply=1&mode=play&players="
    "two";

struct Jump {
  std::string before;  // id of the item clicked before it
  std::function<void(OpenedPage&)> make;
};
Jump click(const std::string& before, const std::string& id) {
  return {before, [id](OpenedPage& page) { EXPECT_TRUE(page.activate(id)) << id; }};
}
Jump paste(const std::string& text) {
  return {"", [text](OpenedPage& page) { page.controller.on_event(Pasted{text}); }};
}

TEST(PreviousGames, ComeBackByTheBrowsersBackButton) {
  const Jump jumps[] = {
      click("", "button-new-game"), click("", "game-tictactoe"),
      click("", "rules-cover"),     click("mode-statistics", "notable-longest_win-0"),
      paste("-,-,-/-,-,-/-,-,m:1"), paste("game=tictactoe&moves=b2"),
      paste("(;GM[1]SZ[9];B[ee])")};
  for (const Jump& jump : jumps) {
    OpenedPage page(played);
    page.click(jump.before);
    const std::string before = page.platform.fragment;
    jump.make(page);
    const std::string after = page.platform.fragment;
    EXPECT_NE(after, before);
    ASSERT_EQ(page.platform.entries, std::vector{before}) << after;
    page.go_back();
    EXPECT_EQ(page.platform.fragment, before) << after;
    EXPECT_EQ(page.session().node_count(), 5U) << after;
    EXPECT_NE(page.session().analysis(), nullptr) << after;
  }
}

TEST(PreviousGames, OfNothingThatWouldBeLostThereIsNoEntry) {
  OpenedPage page(played);
  page.click("button-redo history-0 mode-analyse tab-tree move-M@a1");
  EXPECT_TRUE(page.platform.entries.empty()) << "moves and steps";
  OpenedPage start;
  start.click("button-new-game game-tictactoe rules-misere game-gobblers2");
  EXPECT_TRUE(start.platform.entries.empty());
  OpenedPage terms("game=go:9&rules=positional");
  terms.activate("terms-handicap-more");
  terms.pass(2);
  terms.activate("terms-handicap-more");
  EXPECT_TRUE(terms.platform.entries.empty());
  OpenedPage address(played);
  address.go_to("game=tictactoe");
  EXPECT_TRUE(address.platform.entries.empty()) << "the browser has one already";
}

TEST(PreviousGames, OfPositionsAtOnceTheWayBackHasTheLastOne) {
  OpenedPage page(played);
  const auto paste_position = [&](const char* position) {
    page.controller.on_event(Pasted{position});
  };
  paste_position("-,-,-/-,-,-/-,-,m:1");
  paste_position("-,-,-/-,-,-/-,-,m:2");
  EXPECT_EQ(page.platform.entries.size(), 1U);
  const std::string last = page.platform.fragment;
  page.pass(2);
  paste_position("-,-,-/-,-,-/-,-,M:2");
  EXPECT_EQ(page.platform.entries.size(), 2U);
  EXPECT_EQ(page.platform.entries.back(), last);
}

TEST(PreviousGames, AnEmbeddedBoardLeavesTheHistoryToThePageAroundIt) {
  OpenedPage page(played);
  page.surround({&Environment::embedded});
  page.controller.on_event(Pasted{"game=tictactoe"});
  EXPECT_EQ(page.session().info().name, "tictactoe");
  EXPECT_TRUE(page.platform.entries.empty());
}

TEST(PreviousGames, ComeBackFromTheMenuAsTheyWereLeft) {
  OpenedPage page("game=gobblers2&rules=cover&moves=L@b2.M@a1(M@c3)&ply=1");
  const std::string left = page.platform.fragment;
  page.click("game-tictactoe square-b2 game-gobblers2");
  EXPECT_EQ(page.platform.fragment, left);
  EXPECT_NE(page.session().analysis(), nullptr);
  page.activate("game-tictactoe");
  EXPECT_EQ(page.session().ply(), 1U);
}

TEST(PreviousGames, KeepTheCommentsOfTheirRecord) {
  OpenedPage page;
  page.controller.on_event(FileOpened{"game.sgf", "(;GM[1]SZ[9];B[ee]C[the middle])"});
  page.click("button-redo button-new-game");
  EXPECT_EQ(current_comment(page.state()), "");
  ASSERT_EQ(page.platform.entries.size(), 1U);
  page.go_back();
  EXPECT_EQ(current_comment(page.state()), "the middle");
}

}  // namespace
}  // namespace kanzen::app::previous_games_tests
