// The layout on common screens: upright, sideways, small and low.
#include <gtest/gtest.h>

#include <vector>

#include "imgui_app/widgets/layout.hpp"
#include "tests/app/screen.hpp"

namespace kanzen::app {
namespace {

constexpr BoardShape gobblers{};
constexpr BoardShape dobutsu{3, 4, true, {.wide_squares = true, .counted_hands = true}};
constexpr BoardShape go{19, 19, true, {.crossings = true}};
constexpr BoardShape noughts{3, 3, false, {}};
constexpr BoardShape lengthy{20, 3, false, {}};
constexpr BoardShape all_shapes[] = {gobblers, dobutsu, go, noughts, lengthy};

void expect_apart(const Layout& layout, float width) {
  std::vector<Rect> parts;
  for (const Rect& part : {layout.verdict, layout.board, layout.trays[0], layout.trays[1],
                           layout.history, layout.steps, layout.panel})
    if (!empty(part)) parts.push_back(part);
  for (std::size_t a = 0; a < parts.size(); ++a) {
    EXPECT_GE(parts[a].x, 0) << a;
    EXPECT_LE(right(parts[a]), width + 0.01F) << a;
    EXPECT_GE(parts[a].y, layout.bar.height - 0.01F) << a;
    for (std::size_t b = a + 1; b < parts.size(); ++b) {
      const Rect common = intersection(parts[a], parts[b]);
      EXPECT_TRUE(common.width < 0.01F || common.height < 0.01F) << a << " and " << b;
    }
  }
}

template <class Check>
void on_all_screens(Check check) {
  for (const BoardShape& shape : all_shapes)
    for (float width = 320; width <= 1600; width += 37)
      for (float height = 320; height <= 1600; height += 41) {
        SCOPED_TRACE(testing::Message() << width << 'x' << height << ", " << shape.columns << " by "
                                        << shape.rows << " squares");
        check(arrange(screen(width, height), shape), width, height);
        if (testing::Test::HasFailure()) return;
      }
}

TEST(Screens, NothingOverlapsOrLeavesThePage) {
  on_all_screens([](const Layout& layout, float width, float) { expect_apart(layout, width); });
}

// The layout also fits lower and wider windows, and a slide.
TEST(Screens, NothingOverlapsAroundABoardOfAnyShape) {
  for (const BoardShape& shape :
       {gobblers, dobutsu, go, BoardShape{1, 1, false}, noughts, BoardShape{8, 8, false}, lengthy,
        BoardShape{64, 1, false}, BoardShape{1, 64, false}})
    for (const float width : {320.0F, 390.0F, 720.0F, 1119.0F, 1120.0F, 1280.0F, 1920.0F})
      for (const float height : {300.0F, 568.0F, 800.0F, 1200.0F}) {
        SCOPED_TRACE(testing::Message() << width << 'x' << height << ", " << shape.columns << " by "
                                        << shape.rows << " squares");
        Environment environment = screen(width, height);
        const Layout layout = arrange(environment, shape);
        expect_apart(layout, width);
        EXPECT_FALSE(empty(layout.verdict) || empty(layout.board));
        EXPECT_NE(empty(layout.trays[0]) || empty(layout.trays[1]), shape.trays);
        if (shape.trays) continue;
        environment.embedded = true;
        const Layout slide = arrange(environment, shape);
        EXPECT_TRUE(empty(intersection(slide.board, slide.panel)));
      }
}

// The last row is visible without scrolling on the smallest screens, too; the remaining space below
// it is used.
TEST(Screens, TheBoardIsWholeWhereverItCan) {
  on_all_screens([](const Layout& layout, float width, float height) {
    const bool scrolls = layout.page_height > height + 0.01F;
    if (layout.arrangement == Arrangement::sideways) {
      EXPECT_LE(bottom(layout.board), height);
      EXPECT_GE(layout.column.width, 280 - 0.01F);
      EXPECT_LT(right(layout.board), layout.column.x);
    } else if (layout.arrangement == Arrangement::phone) {
      EXPECT_TRUE(bottom(layout.board) <= height || height < 1.75F * width);
    } else if (layout.arrangement == Arrangement::tall) {
      EXPECT_LE(bottom(layout.steps), height - 200) << "the sheet's beginning is seen";
    } else if (height >= 620) {
      EXPECT_FALSE(scrolls);
    }
  });
}

TEST(Screens, APhoneOnItsSideHasTheBoardBesideAllElse) {
  for (const auto& [width, height] :
       {std::pair{844.0F, 390.0F}, {568.0F, 320.0F}, {667.0F, 375.0F}, {932.0F, 430.0F}}) {
    const Layout layout = arrange(screen(width, height));
    EXPECT_EQ(layout.arrangement, Arrangement::sideways) << width;
    EXPECT_TRUE(has_sheet(layout)) << width;
    EXPECT_GE(layout.board.height, height - 70) << width;
    for (const Rect& part :
         {layout.verdict, layout.trays[0], layout.trays[1], layout.steps, layout.panel})
      EXPECT_EQ(part.x, layout.column.x) << width;
  }
}

TEST(Screens, ATabletUprightHasNoEmptyGround) {
  for (const auto& [width, height] :
       {std::pair{820.0F, 1180.0F}, {768.0F, 1024.0F}, {1024.0F, 1366.0F}, {800.0F, 1280.0F}}) {
    const Layout layout = arrange(screen(width, height));
    EXPECT_EQ(layout.arrangement, Arrangement::tall) << width;
    EXPECT_GE(layout.board.width, 0.55F * width) << width;
    EXPECT_LE(layout.panel.y, height - 200) << width << ": the sheet fills the rest";
  }
}

TEST(Screens, ALowWindowTakesFromAllElseBeforeTheBoard) {
  EXPECT_GE(arrange(screen(1366, 625)).board.height, 360);
  const float usual = arrange(screen(1366, 800)).board.height;
  EXPECT_FLOAT_EQ(arrange(screen(1366, 735)).board.height, usual);
  float before = 0;
  for (float height = 520; height <= 1000; height += 5) {
    const float now = arrange(screen(1366, height)).board.height;
    EXPECT_GE(now, before - 0.01F) << height;
    before = now;
  }
  const Layout medium = arrange(screen(800, 700));
  EXPECT_GE(medium.board.height, 320);
  EXPECT_FLOAT_EQ(medium.page_height, 700);
}

TEST(Screens, HaveRoomToConfirmAPoint) {
  for (const auto& [width, height] : {std::pair{844.0F, 390.0F},
                                      {820.0F, 1180.0F},
                                      {1366.0F, 625.0F},
                                      {390.0F, 844.0F},
                                      {1280.0F, 800.0F}}) {
    const Layout layout = arrange(screen(width, height), go, true);
    EXPECT_GE(layout.placing.height, placing_height) << width;
    EXPECT_TRUE(empty(intersection(layout.placing, layout.board))) << width;
    EXPECT_TRUE(empty(intersection(layout.placing, layout.trays[0]))) << width;
    if (has_sheet(layout)) {
      EXPECT_GE(layout.panel.y, bottom(layout.placing)) << width;
    }
  }
}

}  // namespace
}  // namespace kanzen::app
