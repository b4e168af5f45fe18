// Bars of values: how low they get is told by the game's face.
#include "engine/picture/charts.hpp"

#include <gtest/gtest.h>

#include "engine/adapter/any_game.hpp"
#include "engine/picture/svg_pen.hpp"

namespace kanzen {
namespace {

std::string bar_of(const char* game, unsigned distance) {
  SvgPen pen;
  const GameInfo info = (*find_game(game))->info();
  ValueBar bar;
  bar.value = win_in(distance);
  bar.leader = Player{0};
  draw_value_bar({pen, light_theme(), info}, {0, 0, 48, 92}, bar, "");
  return pen.file(48, 92, "", "");
}

TEST(ValuePlot, BarsAreEquallyLowFromWhereTheGamesFaceSays) {
  EXPECT_NE(bar_of("gobblers", 24), bar_of("gobblers", 25));
  EXPECT_EQ(bar_of("gobblers", 25), bar_of("gobblers", 60));
  EXPECT_NE(bar_of("dobutsu", 25), bar_of("dobutsu", 60));
  EXPECT_NE(bar_of("dobutsu", 79), bar_of("dobutsu", 80));
  EXPECT_EQ(bar_of("dobutsu", 80), bar_of("dobutsu", 173));
}

}  // namespace
}  // namespace kanzen
