// A position as an SVG file.
#include "engine/picture/board_picture.hpp"

#include <gtest/gtest.h>

#include "engine/adapter/any_game.hpp"
#include "tests/picture/count_occurrences.hpp"

namespace kanzen {
namespace {

std::string figure(const char* name, const std::string& position, const FigureStyle& style = {}) {
  const auto game = *find_game(name);
  const auto state = position.empty() ? game->initial() : *game->parse(position);
  return board_svg(game->info(), game->board(state), game->format(state), style);
}

TEST(Figure, HasABackgroundForEverySquareAndNamesAtTheEdges) {
  const std::string file = figure("mnk:4,3,3", "");
  EXPECT_EQ(count_occurrences(file, "fill=\"#f6f2e9\""), 12U);  // the colour of squares
  EXPECT_EQ(count_occurrences(file, "<text"), 7U);              // a to d, 1 to 3
  EXPECT_NE(file.find("width=\"480\""), std::string::npos);
}

TEST(Figure, ShowsWhatIsOnTheBoard) {
  const std::string file = figure("tictactoe", "XO./X../...:2");
  EXPECT_EQ(count_occurrences(file, "stroke=\"#8258be\""), 1U);  // the body of O is a ring
  EXPECT_EQ(count_occurrences(file, "fill=\"#f2912f\""), 4U);    // and of each X two bars
  EXPECT_NE(file.find("<desc>Position XO./X../...:2.</desc>"), std::string::npos);
}

TEST(Figure, ShowsHowTheGameHasEnded) {
  const std::string unfinished = figure("tictactoe", "XX./OO./...:1");
  const std::string won = figure("tictactoe", "XXX/OO./...:2");
  EXPECT_EQ(count_occurrences(unfinished, "stroke-linecap"), 0U);
  // The line through the three, and its edge.
  EXPECT_EQ(count_occurrences(won, "stroke-linecap"), 2U);
}

TEST(Figure, HandsAreAboveAndBelowTheBoard) {
  const std::string start = figure("gobblers2", "");
  // Eight pieces with two eyes each, none of them on the board.
  EXPECT_EQ(count_occurrences(start, "fill=\"#241f1c\""), 16U);
  EXPECT_NE(start.find("height=\"608\""), std::string::npos);
  EXPECT_NE(figure("tictactoe", "").find("height=\"480\""), std::string::npos);
}

TEST(Figure, CountedHandsShowEachKindOnceAndHowManyThereAre) {
  const std::string file = figure("dobutsu", "g1e/3/1l1/EL1:CCG:1");
  // The outlines of the pieces that have left the hand.
  EXPECT_EQ(count_occurrences(file, "fill=\"#ede8dd\""), 4U);
  EXPECT_EQ(count_occurrences(file, ">\u00D72</text>"), 1U);
  EXPECT_EQ(count_occurrences(file, ">\u00D71</text>"), 1U);
}

TEST(Figure, IsDrawnForADarkBackgroundAndInAnyWidth) {
  const std::string file = figure("tictactoe", "", {.width = 240, .dark = true});
  EXPECT_NE(file.find("width=\"240\" height=\"240\""), std::string::npos);
  EXPECT_EQ(count_occurrences(file, "fill=\"#262a31\""), 9U);
}

}  // namespace
}  // namespace kanzen
