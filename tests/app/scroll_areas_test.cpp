#include "imgui_app/widgets/scroll_areas.hpp"

#include <gtest/gtest.h>

namespace kanzen::app {
namespace {

ScrollArea area(const char* id, const Rect& view, float offset, float longest) {
  return {.id = id, .view = view, .visible = view, .offset = offset, .longest = longest};
}

// A page of 400 by 300 with a bar, and a panel on its right that scrolls by itself.
struct Areas : testing::Test {
  void fill(float page_offset, float panel_offset) {
    areas.clear();
    areas.begin(area("page", {0, 50, 400, 250}, page_offset, 300));
    areas.begin(area("panel", {200, 100 - page_offset, 200, 400}, panel_offset, 500));
    areas.end();
    areas.end();
  }
  ScrollAreas areas;
};

TEST_F(Areas, AWheelScrollsTheInnermostThatCanStillGoThere) {
  fill(0, 0);
  EXPECT_EQ(areas.at({300, 150}, 1)->id, "panel");
  EXPECT_EQ(areas.at({100, 150}, 1)->id, "page");
  EXPECT_EQ(areas.at({300, 150}, -1), nullptr) << "both are at their top";
  EXPECT_EQ(areas.at({100, 20}, 1), nullptr) << "over the bar";
  fill(100, 500);
  EXPECT_EQ(areas.at({300, 150}, 1)->id, "page") << "the panel is at its end";
  EXPECT_EQ(areas.at({300, 150}, -1)->id, "panel");
  EXPECT_TRUE(areas.any_at({300, 150}));
}

TEST_F(Areas, KeysScrollWhatTheFocusIsInOrElseTheFirst) {
  fill(0, 500);
  EXPECT_EQ(areas.from(1, 1)->id, "page");
  EXPECT_EQ(areas.from(1, -1)->id, "panel");
  EXPECT_EQ(areas.from(std::nullopt, 1), nullptr);
  EXPECT_EQ(areas.first(1)->id, "page");
  EXPECT_EQ(areas.first(-1)->id, "panel");
}

TEST_F(Areas, ADrawingTakesTheWheelAndNoKey) {
  areas.begin(area("page", {0, 0, 400, 300}, 0, 300));
  ScrollArea drawing = area("tree", {200, 0, 200, 300}, 0, 0);
  drawing.pan_scale = 2;
  areas.begin(drawing);
  EXPECT_EQ(areas.innermost(), 1U);
  areas.end();
  EXPECT_EQ(areas.innermost(), 0U);
  EXPECT_EQ(areas.at({300, 100}, 1), nullptr);
  EXPECT_TRUE(areas.is_zoomable_at({300, 100}));
  EXPECT_FALSE(areas.is_zoomable_at({100, 100})) << "a pinch there zooms the browser's page";
  EXPECT_EQ(areas.from(1, 1)->id, "page");
}

TEST_F(Areas, DoNotScrollToVisibleItems) {
  fill(0, 0);
  EXPECT_TRUE(areas.shifts_to_show({.rect = {210, 150, 100, 30}, .area = 1}).empty());
  EXPECT_TRUE(areas.shifts_to_show({.rect = {210, 900, 100, 30}, .area = std::nullopt}).empty());
}

TEST_F(Areas, EachAreaAroundAnItemDoesItsPart) {
  fill(0, 0);
  // At 600 in a panel that ends at 500, which ends under the page's 300.
  const Spot spot{.rect = {210, 600, 100, 30}, .area = 1};
  const auto shifts = areas.shifts_to_show(spot);
  ASSERT_EQ(shifts.size(), 2U);
  EXPECT_EQ(shifts[0].area, 1U);
  EXPECT_FLOAT_EQ(shifts[0].by.y, 142) << "to the panel's lower edge, with a margin";
  EXPECT_EQ(shifts[1].area, 0U);
  EXPECT_FLOAT_EQ(shifts[1].by.y, 200) << "and from there into the page";
}

TEST_F(Areas, OneAreaScrollsAsFarAsItMust) {
  struct Shown {
    float offset;  // of the page
    Rect rect;
    float covered, by;
  };
  for (const auto& [offset, rect, covered, by] : {
           Shown{20, {10, -100, 100, 30}, 0, -20},                 // no farther than its content
           Shown{0, {10, 200, 100, 400}, 0, 200 - 12 - 50},        // from its top, if it is longer
           Shown{100, {10, 70, 100, 30}, 48, 70 - 12 - (50 + 48)}  // below the part that covers it
       }) {
    fill(offset, 0);
    const auto shifts = areas.shifts_to_show({.rect = rect, .area = 0, .covered = covered});
    ASSERT_EQ(shifts.size(), 1U);
    EXPECT_FLOAT_EQ(shifts[0].by.y, by);
  }
}

TEST_F(Areas, ADrawingMovesInBothDirections) {
  ScrollArea drawing = area("tree", {100, 100, 200, 100}, 0, 0);
  drawing.pan_scale = 2;
  areas.begin(drawing);
  areas.end();
  const auto shifts = areas.shifts_to_show({.rect = {20, 300, 40, 40}, .area = 0});
  ASSERT_EQ(shifts.size(), 1U);
  EXPECT_FLOAT_EQ(shifts[0].by.x, 20 - 12 - 100);
  EXPECT_FLOAT_EQ(shifts[0].by.y, 340 + 12 - 200);
}

}  // namespace
}  // namespace kanzen::app
