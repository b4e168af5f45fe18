// Consecutive frames of the page: the positions of items, and the drawing there.
#include <gtest/gtest.h>

#include <optional>

#include "tests/app/drawn_page.hpp"

namespace kanzen::app {
namespace {

Environment screen(float width, float height) {
  Environment environment;
  environment.css_width = width;
  environment.css_height = height;
  environment.reduced_motion = true;
  return environment;
}

void point_at(const Rect& rect) { ImGui::GetIO().AddMousePosEvent(centre(rect).x, centre(rect).y); }

// Counts the corners of the last frame's triangles in the rectangle; only those of one colour, if
// it is given.
int corners_in(const Rect& rect, std::optional<Color> color = std::nullopt) {
  int corners = 0;
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
    for (const ImDrawVert& corner : list->VtxBuffer) {
      const bool meant = !color || (corner.col | IM_COL32_A_MASK) == packed(*color);
      if (meant && contains(rect, {corner.pos.x, corner.pos.y})) ++corners;
    }
  return corners;
}

// The height of the line is known from the frame before; the first frame has none before it.
TEST(DrawnFrames, ThePerfectLineIsNeverOverTheFoot) {
  DrawnPage page("game=tictactoe", screen(1280, 800));
  page.forget_frames();
  for (int frame = 0; frame < 4; ++frame) {
    page.draw_frame();
    const float foot = page.rect_of("button-copy-position").y;
    for (const MirrorItem& item : page.items()) {
      if (!item.id.starts_with("line-") || empty(item.rect)) continue;
      EXPECT_LE(bottom(item.rect), foot) << item.id << " in frame " << frame;
    }
  }
  EXPECT_FALSE(empty(page.rect_of("line-1")));
}

TEST(DrawnFrames, AnExplanationUnderTheEdgeIsScrolledTo) {
  DrawnPage page("game=tictactoe&mode=statistics&study=rounds", screen(390, 1600));
  page.click("meaning-draw");
  const Rect whole = page.rect_of("meaning");
  page.click("meaning-draw");
  page.resize(screen(390, whole.y - 10));
  page.click("meaning-draw");
  EXPECT_NEAR(page.rect_of("meaning").height, whole.height, 0.01F);
}

// Another move to the same square is better.
TEST(DrawnFrames, TheChipOnASquareIsThatOfTheMoveThatIsPointedAt) {
  DrawnPage page(won_in_three, screen(1280, 1400));
  const Rect square = page.rect_of("square-b3");
  EXPECT_GT(corners_in(square, light_theme().win), 0);
  EXPECT_EQ(corners_in(square, light_theme().draw), 0);
  point_at(page.rect_of("move-M@b3"));
  page.draw();
  EXPECT_EQ(corners_in(square, light_theme().win), 0);
  EXPECT_GT(corners_in(square, light_theme().draw), 0);
}

// During a drag, a tray of two pieces shows one piece and the outline of the other, which has fewer
// corners.
TEST(DrawnFrames, ADraggedPieceHasLeftItsTray) {
  DrawnPage page("game=gobblers1", screen(1280, 800));
  page.click("hand-1-L");
  const Rect hand = page.rect_of("hand-1-L");
  const int chosen = corners_in(hand);
  page.click("hand-1-L");
  point_at(hand);
  page.draw();
  ImGui::GetIO().AddMouseButtonEvent(ImGuiMouseButton_Left, true);
  page.draw();
  point_at(page.rect_of("square-b2"));
  page.draw();
  ASSERT_TRUE(page.state().board.selection.hand);
  EXPECT_LT(corners_in(hand), chosen);
}

TEST(DrawnFrames, WithoutValuesTheirPlotHasNoHeading) {
  DrawnPage page("game=tictactoe&moves=b2", screen(1280, 800));
  const Rect plot = page.rect_of("history-0");
  const Rect heading{plot.x - 40, plot.y - 26, 200, 20};
  EXPECT_GT(corners_in(heading), 0);
  page.click("toggle-values");
  EXPECT_EQ(corners_in(heading), 0);
}

}  // namespace
}  // namespace kanzen::app
