// The legend of the notation, which the feature of the rules adds to the help.
#include <gtest/gtest.h>

#include "imgui_app/features/help/help.hpp"
#include "imgui_app/features/rules/rules.hpp"
#include "tests/app/drawn_page.hpp"

namespace kanzen::app {
namespace {

TEST(NotationLegend, IsInTheHelp) {
  const auto meaning = [](const char* link, const char* id) {
    DrawnPage page(link, still_screen(1280, 1400));
    page.click("button-help");
    return page.label_of(id);
  };
  EXPECT_EQ(meaning("game=gobblers2", "legend-move-0"), "L@b2: a large piece from the hand to b2");
  EXPECT_EQ(meaning("game=gobblers2", "legend-move-1"), "a1c3: the piece on a1 to c3");
  EXPECT_EQ(meaning("game=go:9", "legend-move-0"), "C3: a stone on the point C3");
}

}  // namespace
}  // namespace kanzen::app
