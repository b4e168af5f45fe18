#pragma once
// Icons of buttons, drawn around a centre.
#include "imgui_app/draw/canvas.hpp"

namespace kanzen::app {

enum class Icon {
  first,
  previous,
  next,
  last,
  link,
  sun,
  moon,
  copy,
  menu,
  chevron_down,
  play,
  stop,
  open,
  close,
  check,
  plus,
  minus,
  fit,
  up,
  down,
  undo,
  pass,
  flag,
  picture
};

void draw_icon(Canvas& canvas, Icon icon, Point centre, Color color);

}  // namespace kanzen::app
