// Boards of lines with stones, drawn as SVG.
#include <gtest/gtest.h>

#include "engine/adapter/any_game.hpp"
#include "engine/picture/board_picture.hpp"
#include "engine/picture/face.hpp"
#include "engine/picture/svg_pen.hpp"
#include "tests/picture/count_occurrences.hpp"

namespace kanzen::go_face {
namespace {

std::string figure(const char* name, const std::string& position) {
  const auto game = *find_game(name, "ko");
  const auto state = position.empty() ? game->initial() : *game->parse(position);
  return board_svg(game->info(), game->board(state), game->format(state), {});
}

constexpr auto of_lines = "stroke=\"#7a673f\"", of_stars = "fill=\"#7a673f\"";
constexpr auto black = "fill=\"#1e1f25\"", white = "fill=\"#e9e3d7\"";

TEST(GoFace, DrawsLinesAndStarPoints) {
  const std::pair<const char*, std::size_t> stars[] = {
      {"go:19", 9}, {"go:13", 9}, {"go:9", 5}, {"go:7", 0}, {"go:13,9", 0}};
  for (const auto& [name, points] : stars) {
    const std::string file = figure(name, "");
    const BoardSize size = (*find_game(name))->info().size;
    EXPECT_EQ(count_occurrences(file, of_lines), std::size_t{size.columns + size.rows}) << name;
    EXPECT_EQ(count_occurrences(file, of_stars), points) << name;
  }
}

TEST(GoFace, NamesColumnsInCapitalsWithoutI) {
  const std::string file = figure("go:9", "");
  EXPECT_EQ(count_occurrences(file, "<text"), 18U);
  EXPECT_EQ(count_occurrences(file, ">I<"), 0U);
  EXPECT_EQ(count_occurrences(file, ">J<"), 1U);
}

TEST(GoFace, DrawsStonesAndForbiddenPoints) {
  const std::string file = figure("go:4", "..../.XO./XO.O/.XO.:1:c2");
  EXPECT_EQ(count_occurrences(file, black), 3U);
  EXPECT_EQ(count_occurrences(file, white), 4U);
  EXPECT_EQ(count_occurrences(figure("go:4", "..../.XO./XO.O/.XO.:2"), "<rect"),
            count_occurrences(file, "<rect") - 6)
      << "the ko, and what would be suicide for Black: a patch, a square and its border each";
}

TEST(GoFace, MarksTheStoneThatCameLast) {
  const auto game = *find_game("go:9");
  const GameInfo& info = game->info();
  SvgPen pen;
  face_of(info).last_move_mark({pen, light_theme(), info}, {50, 50}, 40, {0, 0});
  const std::string file = pen.file(100, 100, "", "");
  EXPECT_EQ(count_occurrences(file, "stroke=\"#f4f1e9\""), 1U) << "light on a black stone";
}

TEST(GoFace, SmallBlackStonesHaveALightEdgeOnDarkCards) {
  const GameInfo info = (*find_game("go:9"))->info();
  const auto edges = [&](const Theme& theme, float unit, bool on_card) {
    SvgPen pen;
    const PieceView stone{0, 0};
    Pose pose;
    pose.on_card = on_card;
    face_of(info).stack({pen, theme, info}, {50, 50}, unit, {&stone, 1}, pose);
    return count_occurrences(pen.file(100, 100, "", ""), "stroke=\"#000000\"");
  };
  EXPECT_EQ(edges(dark_theme(), 20, true), 0U);
  EXPECT_EQ(edges(dark_theme(), 20, false), 1U) << "on the board";
  EXPECT_EQ(edges(dark_theme(), 80, true), 1U) << "large enough to be seen";
}

}  // namespace
}  // namespace kanzen::go_face
