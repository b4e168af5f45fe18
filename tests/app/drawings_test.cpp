// Drawing on the board: by the right button, by the pen tool, and in links.
#include <gtest/gtest.h>

#include "engine/session/link.hpp"
#include "imgui_app/draw/canvas.hpp"
#include "imgui_app/features/drawings/drawings.hpp"
#include "tests/app/drawn_page.hpp"
#include "tests/app/forced_colors.hpp"

namespace kanzen::app::drawing_tests {
namespace {

std::string drawn(const State& state) {
  const Session& session = *state.session;
  return format_markup(session.markup(session.current()), session.board());
}

TEST(Drawing, ThePenDrawsWithEachTool) {
  OpenedPage page("game=gobblers2");
  EXPECT_FALSE(page.activate("button-draw-end"));
  ASSERT_TRUE(page.activate("button-draw"));
  EXPECT_FALSE(page.activate("button-draw"));
  for (const char* item :
       {"square-b2",         "draw-tool-cross", "draw-color-red",   "square-b2",
        "draw-tool-square",  "draw-color-blue", "square-a1",        "draw-tool-triangle",
        "draw-color-orange", "square-a2",       "draw-tool-letter", "draw-color-green",
        "square-a3",         "square-c3",       "draw-tool-arrow",  "square-a1",
        "square-b2",         "draw-tool-line",  "square-c1",        "square-c3"})
    ASSERT_TRUE(page.activate(item)) << item;
  EXPECT_EQ(drawn(page.state()),
            "circle-b2.red-cross-b2.blue-square-a1.orange-triangle-a2.label-a3-A.label-c3-B."
            "arrow-a1-b2.line-c1-c3");
  EXPECT_NE(page.platform.fragment.find("&marks=0:circle-b2."), std::string::npos);
  EXPECT_EQ(page.session().ply(), 0U) << "no piece has moved";
}

TEST(Drawing, TheSameAgainIsErased) {
  OpenedPage page("game=gobblers2");
  for (const char* item : {"button-draw", "square-b2", "square-b2", "draw-tool-letter", "square-a3",
                           "square-c3", "square-a3", "square-a1", "draw-tool-arrow", "square-a1",
                           "square-b2", "square-a1", "square-b2", "square-c3", "square-c3"})
    page.activate(item);
  EXPECT_EQ(drawn(page.state()), "label-c3-B.label-a1-A");
  page.activate("button-draw-wipe");
  EXPECT_EQ(drawn(page.state()), "");
  EXPECT_FALSE(page.activate("button-draw-wipe"));
}

TEST(Drawing, ABegunArrowEndsWithThePosition) {
  OpenedPage page("game=gobblers2&moves=L@b2");
  for (const char* item :
       {"button-draw", "draw-tool-arrow", "square-a1", "button-undo", "square-c3"})
    page.activate(item);
  EXPECT_EQ(drawn(page.state()), "");
  page.activate("square-a1");
  EXPECT_EQ(drawn(page.state()), "arrow-c3-a1");
  page.activate("button-redo");
  EXPECT_EQ(drawn(page.state()), "") << "of another position";
}

TEST(Drawing, WithoutThePenSquaresMovePieces) {
  OpenedPage page("game=tictactoe");
  page.activate("square-b2");
  EXPECT_EQ(page.session().ply(), 1U);
  page.activate("button-draw");
  page.activate("square-a1");
  EXPECT_EQ(page.session().ply(), 1U);
  EXPECT_EQ(drawn(page.state()), "circle-a1");
  page.activate("button-draw-end");
  page.activate("square-a1");
  EXPECT_EQ(page.session().ply(), 2U);
}

TEST(Drawing, AnotherGameEndsThePen) {
  OpenedPage page("game=tictactoe");
  page.activate("button-draw");
  page.go_to("game=gobblers2");
  EXPECT_FALSE(page.state().board.pen);
}

Point middle_of(DrawnPage& page, const char* square) { return centre(page.rect_of(square)); }

void drag_with_right(DrawnPage& page, Point from, Point to) {
  page.point_at(from);
  page.hold_mouse(true, ImGuiMouseButton_Right);
  page.point_at(to);
  page.hold_mouse(false, ImGuiMouseButton_Right);
}

TEST(DrawnDrawing, TheRightButtonMarksSquaresAndDragsArrows) {
  DrawnPage page("game=gobblers2");
  const Point b2 = middle_of(page, "square-b2"), a1 = middle_of(page, "square-a1");
  drag_with_right(page, b2, b2);
  drag_with_right(page, a1, b2);
  page.hold_shift(true);
  drag_with_right(page, a1, a1);
  page.hold_shift(false);
  EXPECT_EQ(drawn(page.state()), "circle-b2.red-circle-a1.arrow-a1-b2");
  EXPECT_EQ(page.label_of("drawing"), "Drawn: Circle b2, Circle a1, Arrow a1\u2013b2");
  EXPECT_FALSE(drawn_in(theme_of(page.state()).warn).empty());
  drag_with_right(page, a1, {5, 5});
  EXPECT_EQ(drawn(page.state()), "circle-b2.red-circle-a1.arrow-a1-b2") << "left the board";
}

// As in drawn_input_test, where the piece returns.
TEST(DrawnDrawing, TheRightButtonThatGivesUpADragDrawsNothing) {
  DrawnPage page("game=gobblers2&moves=L@b2.M@a1");
  page.point_at(middle_of(page, "square-b2"));
  page.hold_mouse(true);
  page.point_at(middle_of(page, "square-c3"));
  page.hold_mouse(true, ImGuiMouseButton_Right);
  page.hold_mouse(false, ImGuiMouseButton_Right);
  page.hold_mouse(false);
  EXPECT_EQ(drawn(page.state()), "");
  EXPECT_EQ(page.state().session->ply(), 2U);
}

TEST(DrawnDrawing, WithThePenAClickMarksAndADragIsAnArrow) {
  for (const char* link : {"game=gobblers2&moves=L@b2.M@a1", "game=go:19"}) {
    DrawnPage page(link);
    const std::size_t ply = page.state().session->ply();
    page.click("button-draw");
    const Point b2 = middle_of(page, "square-b2"), c3 = middle_of(page, "square-c3");
    page.drag(b2, c3);
    page.drag(b2, b2);
    EXPECT_EQ(drawn(page.state()), "circle-b2.arrow-b2-c3") << link;
    EXPECT_EQ(page.state().session->ply(), ply) << link;
  }
}

TEST(DrawnDrawing, HasItsCardAboveTheTabs) {
  for (const bool phone : {false, true}) {
    DrawnPage page("game=dobutsu&mode=play", phone ? screen(390, 844) : screen(1280, 800));
    page.click("tab-game");
    EXPECT_EQ(page.label_of("button-draw"), "Draw on the board");
    page.click("button-draw");
    EXPECT_EQ(page.label_of("drawing-heading"), "Draw on the board");
    page.click("draw-tool-arrow square-b2");
    EXPECT_EQ(page.label_of("drawing-help"), "Choose the square where it ends.");
    page.click("square-b3 button-draw-end");
    EXPECT_EQ(page.label_of("button-draw-wipe"), "Wipe the drawing");
  }
}

// By the Tab key, the arrow keys and Enter alone.
TEST(DrawnDrawing, IsDoneByKeys) {
  DrawnPage page("game=tictactoe");
  page.click("tab-game");
  ASSERT_TRUE(page.tab_to("button-draw"));
  page.press(ImGuiKey_Enter);
  ASSERT_TRUE(page.tab_to("draw-tool-square"));
  page.press(ImGuiKey_Enter);
  ASSERT_TRUE(page.tab_to("square-a3"));
  page.press(ImGuiKey_Enter);
  EXPECT_EQ(drawn(page.state()), "square-a3");
  page.press(ImGuiKey_Escape);
  EXPECT_FALSE(page.state().board.pen);
}

TEST(DrawnDrawing, IsWrittenInForcedColours) {
  constexpr const char* link = "game=tictactoe&marks=0:label-b2-A";
  DrawnPage page(link, forced_colors());
  expect_forced_colors(page, link, "tab-game button-draw", "drawing-help");
}

}  // namespace
}  // namespace kanzen::app::drawing_tests
