#include "imgui_app/features/games/board_size.hpp"
#include "imgui_app/features/games/games.hpp"
#include "imgui_app/features/games/words.hpp"

#include <gtest/gtest.h>

#include "imgui_app/text/words.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app {
namespace {

TEST(BoardSize, EverySizeThatTheMenuReachesOpens) {
  BoardSize size{1, 1, 1};
  EXPECT_TRUE(find_game(sized_game_name("mnk", size)));
  for (const SizePart part : {SizePart::columns, SizePart::rows, SizePart::line}) {
    while (!step_size("mnk", size, part, 1))
      EXPECT_TRUE(find_game(sized_game_name("mnk", size))) << size.columns;
  }
  EXPECT_EQ(size, (BoardSize{64, 1, 64}));
}

TEST(BoardSize, RefusedStepsSayWhyAndChangeNothing) {
  BoardSize size{8, 8, 8};
  EXPECT_EQ(step_size("mnk", size, SizePart::columns, 1)->words, word::size_too_large);
  EXPECT_EQ(step_size("mnk", size, SizePart::line, 1)->words, word::size_line_too_long);
  EXPECT_EQ(size, (BoardSize{8, 8, 8}));
  size = {3, 1, 1};
  EXPECT_EQ(step_size("mnk", size, SizePart::rows, -1)->words, word::size_least);
  EXPECT_EQ(step_size("mnk", size, SizePart::line, -1)->words, word::size_least);
  EXPECT_EQ(size, (BoardSize{3, 1, 1}));
  size = {19, 18, 0};  // a side of Go has a limit of its own
  EXPECT_FALSE(step_size("go", size, SizePart::rows, 1));
  EXPECT_EQ(step_size("go", size, SizePart::rows, 1)->words, word::size_longest_side);
  EXPECT_EQ(sized_game_name("go", size), "go:19");
}

TEST(BoardSize, ALineIsCutWithItsBoard) {
  BoardSize size{5, 4, 5};
  EXPECT_FALSE(step_size("mnk", size, SizePart::columns, -1));
  EXPECT_EQ(size, (BoardSize{4, 4, 4}));
}

TEST(BoardSize, TheMenuIsAboutTheOpenGamesFamily) {
  OpenedPage page("game=go:9&rules=positional");
  page.click("button-game size-rows-less");
  EXPECT_TRUE(page.activate("button-open-size"));
  EXPECT_EQ(page.session().info().name, "go:9,8");
}

TEST(BoardSize, TheMenuStepsAndOpens) {
  OpenedPage page("game=tictactoe");
  page.activate("button-game");
  EXPECT_EQ(page.feature<Games>().size_choice().size, (BoardSize{3, 3, 3}));
  page.click("size-columns-more size-rows-more");
  EXPECT_FALSE(page.feature<Games>().size_choice().by_search);
  for (int i = 0; i < 20; ++i) page.activate("size-columns-more");
  EXPECT_EQ(page.feature<Games>().size_choice().size, (BoardSize{16, 4, 3}));
  EXPECT_TRUE(page.feature<Games>().size_choice().by_search);
  ASSERT_TRUE(page.feature<Games>().size_choice().refusal);
  EXPECT_EQ(page.feature<Games>().size_choice().refusal->requested.columns, 17U);
  page.activate("button-open-size");
  EXPECT_EQ(page.session().info().name, "mnk:16,4,3");
  EXPECT_EQ(page.state().open.popup, "");
}

}  // namespace
}  // namespace kanzen::app
