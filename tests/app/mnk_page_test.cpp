// X and O in the model: names, moves from nowhere, verdicts, values without tables.
#include <gtest/gtest.h>

#include "imgui_app/text/descriptions.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app {
namespace {

TEST(MnkPage, PlayersAreCalledByTheirMarks) {
  OpenedPage page("game=tictactoe&position=XX./OO./...:1");
  EXPECT_EQ(page.controller.verdict().title, "X wins in 1 ply");
  EXPECT_EQ(describe_square(page.state(), 0), "a3: X");
  EXPECT_EQ(describe_square(page.state(), 2), "c3: empty; X wins in 1 ply");
  page.activate("button-language");
  EXPECT_EQ(page.controller.verdict().title, "Xの勝ち（1手）");
}

TEST(MnkPage, UnderGravityAnySquareOfAColumnDropsTheMark) {
  OpenedPage page("game=tictactoe&rules=gravity");
  for (const char* square : {"square-b3", "square-b1", "square-b3", "square-a2"})
    EXPECT_TRUE(page.activate(square)) << square;
  EXPECT_EQ(page.session().position(), ".X./.O./OX.:1");
  page.activate("square-b1");
  EXPECT_EQ(page.session().ply(), 4U) << "the column is full";
}

TEST(MnkPage, AreSolvedAtOnceAndAskForNoTable) {
  const OpenedPage page("game=mnk:4,3,3");
  EXPECT_EQ(page.platform.solves, 1);
  EXPECT_TRUE(page.platform.tables.empty());
  ASSERT_TRUE(page.state().values.solving.done());
  EXPECT_TRUE(page.state().values.solving.summary()->up_to_symmetry);
}

TEST(MnkPage, TitlesIncludeTheSize) {
  const auto info = (*find_game("mnk:6,5,4"))->info();
  EXPECT_EQ(game_title(Language::english, info), "6,5,4-game");
  EXPECT_EQ(size_label(Language::english, info), "6×5, 4 in a line");
  EXPECT_EQ(game_title(Language::english, (*find_game("tictactoe"))->info()), "Tic-tac-toe");
}

}  // namespace
}  // namespace kanzen::app
