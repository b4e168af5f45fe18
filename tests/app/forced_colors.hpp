#pragma once
// A screen with forced colours, and what is drawn on it.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "imgui_app/model/state.hpp"
#include "tests/app/drawn_page.hpp"

namespace kanzen::app {

inline Environment forced_colors() {
  Environment environment = still_screen(1280, 1200);
  environment.system_colors = {rgb(0x000000), rgb(0xFFFFFF), rgb(0x1AEBFF), rgb(0x000000)};
  return environment;
}

// Opens a link, clicks, and expects that the item is drawn then and all text has a forced colour.
inline void expect_forced_colors(DrawnPage& page, const std::string& link,
                                 const std::string& clicks, const std::string& item) {
  const Theme theme = theme_of(page.state());
  const auto without_opacity = [](ImU32 color) { return color & ~IM_COL32_A_MASK; };
  std::set<ImU32> allowed;
  for (const Color color : {theme.text, theme.accent, theme.on_accent})
    allowed.insert(without_opacity(packed(color)));
  page.opened().click("button-close");
  page.opened().go_to(link);
  page.click(clicks);
  EXPECT_NE(page.label_of(item), "") << link << ' ' << clicks;
  for (const DrawnLetter& letter : page.letters()) {
    const bool seen = !empty(intersection(letter.rect, letter.clip));
    EXPECT_TRUE(!seen || allowed.contains(without_opacity(letter.color)))
        << link << ' ' << clicks << ": " << page.words_in(inset(letter.rect, -40));
  }
}

}  // namespace kanzen::app
