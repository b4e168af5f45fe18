#pragma once
// A notice: a heading, a paragraph, and usually one button for what to do; or
// all that in one quiet line.
#include <string>
#include <string_view>

#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {

struct Notice {
  std::string_view heading;
  std::string detail;
  std::optional<Button> button;             // empty: there is none
  std::string_view action;                  // its words
  bool warning = false;                     // something went wrong: with a sign
  std::optional<Button> other_button = {};  // a second, quieter way out; empty: there is none
  std::string_view other_action = {};
  bool enabled = true;  // the first button
};

// Returns the height used; no card around it.
float draw_notice(Ui& ui, const Rect& area, const Notice& notice);

// A quiet sentence, and a button at its end or, where that is too narrow, below.
struct QuietLine {
  std::string id, words;
  std::optional<Button> button;  // empty: there is none
  std::string_view action;       // its words
};
// Returns the height used.
float draw_quiet_line(Ui& ui, const Rect& area, const QuietLine& line);

// A card around something whose height is known when it is drawn: `memory` names where
// the height is kept from frame to frame.  Returns the height of the whole.
template <class Draw>
float draw_card_around(Ui& ui, const Rect& area, const char* memory, bool warning, Draw&& draw) {
  constexpr float padding = 16;
  const float known = ui.memory().heights[memory];
  const Rect box{area.x, area.y, area.width, known + 2 * padding};
  ui.canvas().fill(box, warning ? ui.theme.warn_soft : ui.theme.surface, 12);
  ui.canvas().outline(box, warning ? ui.theme.warn : ui.theme.line, 12, 1);
  const float used = draw(Rect{area.x + padding, area.y + padding, area.width - 2 * padding, 0});
  if (used != known) ui.request_frame();
  ui.memory().heights[memory] = used;
  return used + 2 * padding;
}

}  // namespace kanzen::app
