// Figures of moves as numbers on their stones.
#include "engine/figure/numbered_figure.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "engine/figure/figure_file.hpp"
#include "engine/picture/svg_pen.hpp"
#include "engine/session/link.hpp"
#include "tests/picture/count_occurrences.hpp"

namespace kanzen::figures {
namespace {

// 8 and 11 capture in a ko, 16 too; 12 passes.
constexpr auto ko_fight = "game=go:9&moves=d5.e5.c4.f4.d3.e3.e4.d4.g7.g6.e4.pass.c7.f7.b2.d4";

struct Drawn {
  std::set<std::string> texts;  // without the names of columns and rows
  std::string below;
};

Drawn drawn(const std::string& link, MoveNumbers moves, Language language = Language::english) {
  FigureChoices choices;
  choices.language = language;
  const Session session = *session_from_link(link);  // which has to outlive the picture
  const Figure figure = numbered_figure(session, moves, choices);
  Drawn result;
  const std::string svg = picture_file<SvgPen>(figure.picture);
  for (unsigned number = 1; number <= 30; ++number) {
    // The rows have the numbers 1 to 9 in regular weight.
    const std::string text = std::to_string(number);
    const std::size_t seen = count_occurrences(svg, '>' + text + '<');
    if (seen > (number <= 9 ? 1U : 0U)) result.texts.insert(text);
    EXPECT_LE(seen, number <= 9 ? 2U : 1U) << text;
  }
  for (const char* letter : {"a", "b"})
    if (count_occurrences(svg, std::string(">") + letter + '<') > 0) result.texts.insert(letter);
  if (!figure.below.empty()) result.below = figure.below.front();
  return result;
}

TEST(NumberedFigure, ShowsCapturedStonesAndNamesMovesThatReplaceThem) {
  const Drawn whole = drawn(ko_fight, {1, 50});
  EXPECT_EQ(whole.texts, (std::set<std::string>{"1", "2", "3", "4", "5", "6", "7", "8", "9", "10",
                                                "13", "14", "15"}));
  EXPECT_EQ(whole.below, "11 at 7, 12 pass, 16 at 8");
  EXPECT_EQ(drawn(ko_fight, {1, 12}, Language::japanese).below, "11は7の点、12はパス");
}

TEST(NumberedFigure, LettersNameStonesFromBefore) {
  const Drawn part = drawn(ko_fight, {10, 16});
  EXPECT_EQ(part.texts, (std::set<std::string>{"10", "11", "13", "14", "15", "a"}));
  EXPECT_EQ(part.below, "12 pass, 16 at a");
  EXPECT_TRUE(drawn(ko_fight, {9, 10}).below.empty());
}

TEST(NumberedFigure, ShowsTheLineBeyondTheCurrentPosition) {
  const Drawn early = drawn(std::string(ko_fight) + "&ply=2", {1, 4});
  EXPECT_EQ(early.texts, (std::set<std::string>{"1", "2", "3", "4"}));
}

TEST(NumberedFigure, HasTheStonesOfASetUp) {
  const auto svg_of = [](const std::string& link, MoveNumbers moves) {
    const Session session = *session_from_link(link);
    return picture_file<SvgPen>(numbered_figure(session, moves, {}).picture);
  };
  const std::string svg = svg_of(
      "game=go:9&moves=e5.=_________/_________/_________/_________/____X____/"
      "_________/_________/_________/OO_______:2.c3",
      {1, 3});
  const std::string alone = svg_of("game=go:9&moves=e5.c3", {1, 2});
  EXPECT_GT(count_occurrences(svg, "<circle"), count_occurrences(alone, "<circle"))
      << "two stones more";
}

TEST(NumberedFigure, PartsCoverTheLine) {
  const Session session = *session_from_link(ko_fight);
  EXPECT_EQ(parts_of_line(session, 7), (std::vector<MoveNumbers>{{1, 7}, {8, 14}, {15, 16}}));
  EXPECT_EQ(parts_of_line(session, 16), (std::vector<MoveNumbers>{{1, 16}}));
  EXPECT_TRUE(parts_of_line(*Session::open("go:9"), 50).empty());
}

TEST(NumberedFigure, IsOfGamesWhosePiecesStay) {
  for (const char* game : {"go:9", "tictactoe", "mnk:7,6,4"})
    EXPECT_TRUE(has_numbered_moves(*Session::open(game))) << game;
  for (const char* game : {"gobblers", "dobutsu"})
    EXPECT_FALSE(has_numbered_moves(*Session::open(game))) << game;
}

TEST(NumberedFigure, MovesBelowTheBoardNeedNoCaption) {
  const Session session = *session_from_link(ko_fight);
  FigureSpec spec;
  spec.kind = FigureKind::numbers;
  spec.moves = {1, 50};
  const auto text = [&] { return figure_file(session, nullptr, spec)->text; };
  EXPECT_NE(text().find(">11 at 7, 12 pass, 16 at 8<"), std::string::npos);
  EXPECT_EQ(text().find(">Moves 1 to 16<"), std::string::npos);
  spec.caption = true;
  EXPECT_NE(text().find(">Moves 1 to 16<"), std::string::npos);
  spec.format = FigureFormat::csv;
  EXPECT_EQ(text().substr(0, 26), "number,move\n1,d5\n2,e5\n3,c4");
}

}  // namespace
}  // namespace kanzen::figures
