// X and O in the model: names, moves from nowhere, verdicts, values without tables.
#include <gtest/gtest.h>

#include "imgui_app/model/position_facts.hpp"
#include "imgui_app/model/wording.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app {
namespace {

TEST(Crosses, PlayersAreCalledByTheirMarks) {
  OpenedPage page("game=tictactoe&position=XX./OO./...:1");
  EXPECT_EQ(verdict_of(page.state()).title, "X wins in 1 ply");
  EXPECT_EQ(square_words(page.state(), 0), "a3: X");
  page.activate("button-language");
  EXPECT_EQ(verdict_of(page.state()).title, "Xの勝ち（1手）");
}

TEST(Crosses, AClickOnAnEmptySquarePlays) {
  OpenedPage page("game=tictactoe");
  EXPECT_TRUE(page.activate("square-b2"));
  EXPECT_EQ(page.session().position(), ".../.X./...:2");
  page.activate("square-b2");  // taken
  EXPECT_EQ(page.session().position(), ".../.X./...:2");
}

TEST(Crosses, AreSolvedAtOnceAndAskForNoTable) {
  const OpenedPage page("game=mnk:4,3,3");
  EXPECT_EQ(page.platform.solves, 1);
  EXPECT_TRUE(page.platform.tables.empty());
  ASSERT_TRUE(page.state().values.solving.done());
  EXPECT_TRUE(page.state().values.solving.summary()->up_to_symmetry);
}

TEST(Crosses, AFullLineWins) {
  OpenedPage page("game=mnk:4,3,3&position=XX../OO../....:1");
  page.activate("square-c3");
  EXPECT_EQ(verdict_of(page.state()).title, "X has won");
  EXPECT_EQ(verdict_of(page.state()).detail, "3 in a line after c3.");
  EXPECT_EQ(page.session().board().end->squares_of, 0);
}

TEST(Crosses, UnderMisereTheLineIsTheLosers) {
  OpenedPage page("game=tictactoe&rules=misere&position=XX./OO./...:1");
  page.activate("square-c3");
  EXPECT_EQ(verdict_of(page.state()).title, "O has won");
  EXPECT_EQ(verdict_of(page.state()).detail, "3 in a line after c3, and a line loses.");
  EXPECT_EQ(page.session().board().end->squares_of, 0);
  EXPECT_EQ(page.session().board().end->squares, (std::vector<unsigned>{0, 1, 2}));
}

TEST(Crosses, TitlesTellTheSize) {
  const auto info = (*find_game("mnk:6,5,4"))->info();
  EXPECT_EQ(game_title(Language::english, info), "6,5,4-game");
  EXPECT_EQ(sizes_words(Language::english, info), "6×5, 4 in a line");
  EXPECT_EQ(game_title(Language::english, (*find_game("tictactoe"))->info()), "Tic-tac-toe");
}

// Twenty squares take about 190 MB.
TEST(Crosses, TheLargestSolvableBoardsAskFirst) {
  const OpenedPage page("game=mnk:5,4,4");
  EXPECT_EQ(page.platform.solves, 0);
  EXPECT_EQ(page.platform.reopens, 1);
  EXPECT_TRUE(page.platform.tables.empty());
}

TEST(Crosses, ALinkToAnImpossibleSizeIsRefused) {
  const OpenedPage page("game=mnk:9,8,5");
  ASSERT_TRUE(page.state().notices.refusal);
  EXPECT_NE(page.state().notices.refusal->reason.find("at most 64 squares"), std::string::npos);
  EXPECT_EQ(page.session().info().name, "gobblers2");
}

}  // namespace
}  // namespace kanzen::app
