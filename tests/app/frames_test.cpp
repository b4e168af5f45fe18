// Consecutive frames of the page: the positions of items, and the drawing there.
#include <gtest/gtest.h>

#include <optional>

#include "tests/app/drawn_page.hpp"

namespace kanzen::app {
namespace {

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
  DrawnPage page("game=tictactoe", still_screen(1280, 800));
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
  DrawnPage page("game=tictactoe&mode=statistics&study=rounds", still_screen(390, 1600));
  page.click("meaning-draw");
  const Rect whole = page.rect_of("meaning");
  page.click("meaning-draw");
  page.resize(still_screen(390, whole.y - 10));
  page.click("meaning-draw");
  EXPECT_NEAR(page.rect_of("meaning").height, whole.height, 0.01F);
}

// Another move to the same square is better.
TEST(DrawnFrames, TheChipOnASquareIsThatOfTheMoveThatIsPointedAt) {
  DrawnPage page(won_in_three, still_screen(1280, 1400));
  const Rect square = page.rect_of("square-b3");
  EXPECT_GT(corners_in(square, light_theme().win), 0);
  EXPECT_EQ(corners_in(square, light_theme().draw), 0);
  page.point_at("move-M@b3");
  EXPECT_EQ(corners_in(square, light_theme().win), 0);
  EXPECT_GT(corners_in(square, light_theme().draw), 0);
}

// During a drag, a tray of two pieces shows one piece and the outline of the other, which has fewer
// corners.
TEST(DrawnFrames, ADraggedPieceHasLeftItsTray) {
  DrawnPage page("game=gobblers1", still_screen(1280, 800));
  page.click("hand-1-L");
  const Rect hand = page.rect_of("hand-1-L");
  const int chosen = corners_in(hand);
  page.click("hand-1-L");
  page.point_at("hand-1-L");
  page.hold_mouse(true);
  page.point_at("square-b2");
  ASSERT_TRUE(page.state().board.selection.hand);
  EXPECT_LT(corners_in(hand), chosen);
}

// --- the marks of squares and of counted hands

// Is something drawn in this colour that shows what is below it?
bool has_glow(const Rect& rect, Color color) {
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
    for (const ImDrawVert& corner : list->VtxBuffer) {
      const ImU32 opacity = corner.col & IM_COL32_A_MASK;  // 0: the edge of an opaque shape
      if (opacity != 0 && opacity != IM_COL32_A_MASK &&
          (corner.col | IM_COL32_A_MASK) == packed(color) &&
          contains(rect, {corner.pos.x, corner.pos.y}))
        return true;
    }
  return false;
}

TEST(DrawnMarks, OfASquareWhosePieceCanBeTakenThereIsABorderAlone) {
  DrawnPage page("game=dobutsu", still_screen(1280, 800));
  const Theme theme = light_theme();
  const Rect from = page.rect_of("square-b2"), taken = page.rect_of("square-b3");
  EXPECT_EQ(corners_in(from, theme.accent_soft), 0);
  page.click("square-b2");
  EXPECT_GT(corners_in(from, theme.accent_soft), 0);
  EXPECT_GT(corners_in(from, theme.accent), 0);
  EXPECT_GT(corners_in(taken, theme.accent), 0);
  EXPECT_EQ(corners_in(taken, theme.accent_soft), 0);
  EXPECT_EQ(corners_in(taken, mix(theme.board_cell, theme.accent, 0.07F)), 0);
  EXPECT_FALSE(has_glow(taken, theme.accent));
  page.click("square-b2 square-c1");
  const Rect free = page.rect_of("square-c2");
  EXPECT_GT(corners_in(free, mix(theme.board_cell, theme.accent, 0.07F)), 0);
  EXPECT_TRUE(has_glow(free, theme.accent));
}

TEST(DrawnMarks, WarnWhereTheLionWouldBeTakenWhileValuesAreShown) {
  DrawnPage page("game=dobutsu&position=1le/Cc1/2G/1L1:Ge:1", still_screen(1280, 800));
  const Theme theme = light_theme();
  page.click("square-b1");
  EXPECT_GT(corners_in(page.rect_of("square-a2"), theme.accent), 0);
  EXPECT_EQ(corners_in(page.rect_of("square-a2"), theme.warn), 0);
  EXPECT_GT(corners_in(page.rect_of("square-b2"), theme.warn), 0);
  page.click("toggle-values");
  EXPECT_GT(corners_in(page.rect_of("square-b2"), theme.accent), 0);
  EXPECT_EQ(corners_in(page.rect_of("square-b2"), theme.warn), 0);
}

constexpr const char* with_hands = "game=dobutsu&position=1le/3/1C1/EL1:Ggc:1";

TEST(DrawnHands, CountedOnesHaveASlotForEachKind) {
  DrawnPage page(with_hands, still_screen(1280, 800));
  const Rect first = page.rect_of("hand-1-C"), second = page.rect_of("hand-1-E");
  const Rect third = page.rect_of("hand-1-G");
  EXPECT_TRUE(first.x == second.x && second.x == third.x) << "a column";
  EXPECT_TRUE(first.y + 100 < second.y && second.y + 100 < third.y);
  page.resize(still_screen(390, 844));
  for (const char* hand : {"hand-1-", "hand-2-"}) {
    float x = 136;
    for (const char* kind : {"C", "E", "G"}) {
      const Rect slot = page.rect_of(std::string(hand) + kind);
      EXPECT_NEAR(slot.x, x, 0.01F) << hand << kind;
      EXPECT_NEAR(slot.width, 76, 0.01F) << hand << kind;
      EXPECT_NEAR(slot.height, 48, 0.01F) << hand << kind;
      x += 76;
    }
  }
}

TEST(DrawnHands, TwoOfAKindAreOnePieceAndAnotherCount) {
  DrawnPage page("game=dobutsu&position=g1e/3/1l1/EL1:CCG:1", still_screen(1280, 800));
  const Rect slot = page.rect_of("hand-1-C");
  Rect piece = slot;
  piece.width /= 2;
  const int corners = corners_in(piece);
  EXPECT_NE(page.words_in(slot).find("×2"), std::string::npos) << page.words_in(slot);
  page.opened().go_to("game=dobutsu&position=g1e/1c1/1l1/EL1:CG:1");
  page.draw();
  EXPECT_NE(page.words_in(slot).find("×1"), std::string::npos) << page.words_in(slot);
  EXPECT_EQ(corners_in(piece), corners);
}

TEST(DrawnHands, TheChosenSlotIsMarkedAndAfterTheDropTheOneThatThePieceCameFrom) {
  DrawnPage page(with_hands, still_screen(1280, 800));
  const Theme theme = light_theme();
  const Rect slot = page.rect_of("hand-1-G"), other = page.rect_of("hand-1-E");
  EXPECT_EQ(corners_in(slot, theme.accent_soft), 0);
  page.click("hand-1-G");
  EXPECT_GT(corners_in(slot, theme.accent_soft), 0);
  page.click("square-a3");
  EXPECT_GT(corners_in(slot, theme.last_move), 0);
  EXPECT_EQ(corners_in(slot, theme.accent_soft), 0);
  EXPECT_EQ(corners_in(other, theme.last_move), 0);
  page.click("square-b4 square-a4");
  EXPECT_EQ(corners_in(slot, theme.last_move), 0) << "the next move";
}

// Clicks, the focus and the numbers of squares follow what is seen.
TEST(DrawnFrames, ATurnedBoardIsClickedAndWalkedAsItIsSeen) {
  DrawnPage page("game=dobutsu&view=second", still_screen(1280, 800));
  const auto position = [&] { return page.state().session->position(); };
  std::string squares;
  for (const MirrorItem& item : page.items())
    if (item.kind == MirrorItem::Kind::square) squares += item.label.substr(0, 2) + ' ';
  EXPECT_EQ(squares, "c1 b1 a1 c2 b2 a2 c3 b3 a3 c4 b4 a4 ");
  EXPECT_LT(page.rect_of("square-a1").y, page.rect_of("square-c4").y) << "Sky is at the bottom";
  EXPECT_GT(page.rect_of("square-a1").x, page.rect_of("square-c4").x);
  page.click_with_mouse("square-b2");
  page.click_with_mouse("square-b3");
  EXPECT_EQ(position(), "gle/1C1/3/ELG:C:2");
  page.drag(centre(page.rect_of("square-b4")), centre(page.rect_of("square-b3")));
  const std::string answered = "g1e/1l1/3/ELG:Cc:1", developed = "g1e/1l1/2G/EL1:Cc:2";
  EXPECT_EQ(position(), answered);
  page.type('1');  // c1, at the top left
  page.type('4');  // c2, below it
  EXPECT_EQ(position(), developed);
  page.click("button-undo");
  page.click_with_mouse("square-b1");
  for (const ImGuiKey key :
       {ImGuiKey_Escape, ImGuiKey_LeftArrow, ImGuiKey_Enter, ImGuiKey_DownArrow, ImGuiKey_Enter})
    page.press(key);
  EXPECT_EQ(position(), developed);
}

TEST(DrawnFrames, WithoutValuesTheirPlotHasNoHeading) {
  DrawnPage page("game=tictactoe&moves=b2", still_screen(1280, 800));
  const Rect plot = page.rect_of("history-0");
  const Rect heading{plot.x - 40, plot.y - 26, 200, 20};
  EXPECT_GT(corners_in(heading), 0);
  page.click("toggle-values");
  EXPECT_EQ(corners_in(heading), 0);
}

}  // namespace
}  // namespace kanzen::app
