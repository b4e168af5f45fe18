// Marks drawn across squares, and the bars of charts.
#include "engine/picture/marks.hpp"

#include <gtest/gtest.h>

#include "engine/adapter/any_game.hpp"
#include "engine/picture/board.hpp"
#include "engine/picture/svg_pen.hpp"
#include "engine/session/session.hpp"

namespace kanzen {
namespace {

double width_in(const std::string& svg, std::size_t from) {
  const std::string name = "stroke-width=\"";
  return std::stod(svg.substr(svg.find(name, from) + name.size()));
}

// The line of a won game has an edge that separates it from the pieces under it, and enough
// width.
TEST(Marks, TheWinningLineIsSeen) {
  auto session = Session::open("tictactoe");
  ASSERT_TRUE(session);
  for (const char* move : {"a1", "b1", "b2", "c1", "c3"}) ASSERT_TRUE(session->play(move));
  const BoardView& board = session->board();
  ASSERT_TRUE(board.end);
  for (const float side : {90.0F, 400.0F, 472.0F, 900.0F}) {
    const BoardGeometry geometry =
        board_geometry(shape_of(session->info(), board, false), {0, 0, side, side}, false);
    SvgPen pen;
    draw_deciding_line({pen, light_theme(), session->info(), false}, geometry, board);
    const std::string svg = pen.file(400, 400, "", "");
    const std::size_t around = svg.find("#fdfcf9");  // the surface's colour
    const std::size_t line = svg.find("#8a4706");    // the first player's edge
    ASSERT_NE(around, std::string::npos) << side;
    ASSERT_NE(line, std::string::npos) << side;
    EXPECT_LT(around, line) << "the edge lies under the line";
    EXPECT_EQ(svg.find("#fdfcf9", line), std::string::npos);
    if (side == 472) {
      EXPECT_GE(width_in(svg, line), 0.07 * geometry.cell) << "its share of large squares";
    }
  }
}

// Upright pieces are drawn over the line, so that their lower parts are visible.
TEST(Marks, TheWinningLineLiesUnderPiecesThatStandOnIt) {
  const auto board_of = [](const char* game, std::initializer_list<const char*> moves) {
    auto session = Session::open(game);
    for (const char* move : moves) EXPECT_TRUE(session->play(move)) << move;
    EXPECT_TRUE(session->board().end) << game;
    const BoardGeometry geometry =
        board_geometry(shape_of(session->info(), session->board(), false), {0, 0, 472, 472}, false);
    SvgPen pen;
    draw_board({pen, light_theme(), session->info(), false}, geometry, session->board());
    return pen.file(472, 472, "", "");
  };
  const std::string line = "stroke-linecap=\"round\"";
  const std::string standing = board_of("gobblers2", {"L@a1", "L@a3", "L@b1", "M@b3", "M@c1"});
  ASSERT_NE(standing.find(line), standing.npos);
  EXPECT_LT(standing.rfind(line), standing.find("fill=\"#f2912f\"")) << "of a piece's body";
  const std::string flat = board_of("tictactoe", {"a1", "b1", "b2", "c1", "c3"});
  EXPECT_GT(flat.rfind(line), flat.rfind("fill=\"#f2912f\""));
}

// Charts show outcomes by shape as well: one code for all of them.
TEST(Marks, BarsOfOutcomesAreFullHollowOrHalfFull) {
  const auto bar_of = [](Outcome outcome, Corners half) {
    SvgPen pen;
    draw_outcome_bar(pen, light_theme(), {10, 20, 80, 12}, outcome, half);
    return pen.file(100, 40, "", "");
  };
  const std::string win = bar_of(Outcome::win, Corners::left);
  EXPECT_NE(win.find("fill=\"#1a5fb4\""), win.npos);
  EXPECT_EQ(win.find("stroke="), win.npos);
  const std::string loss = bar_of(Outcome::loss, Corners::left);
  EXPECT_EQ(loss.find("fill=\"#a5460a\""), loss.npos) << "hollow";
  EXPECT_NE(loss.find("stroke=\"#a5460a\""), loss.npos);
  for (const Corners half : {Corners::left, Corners::top}) {
    const std::string draw = bar_of(Outcome::draw, half);
    EXPECT_NE(draw.find("stroke=\"#62666d\""), draw.npos);
    EXPECT_NE(draw.find(half == Corners::left ? "L50 " : " 26L"), draw.npos) << draw;
  }
}

}  // namespace
}  // namespace kanzen
