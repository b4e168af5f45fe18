#pragma once
// A card over everything, with a heading and a button that closes it: what is in it scrolls between
// the heading and the foot, as soon as it is higher than the screen.
#include <string_view>

#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {

struct Dialog {
  const char* name;  // of its layer; its height is kept under it
  std::string_view heading;
  Button toggle;                                    // closes it, as does a click beside it
  float (*draw_content)(Ui& ui, const Rect& area);  // returns the height used
  float width = 480;                                // where the screen has it
  float least_content = 0;                          // that is seen on the lowest screens
  float foot_height = 16;
  void (*draw_foot)(Ui& ui, const Rect& foot) = nullptr;  // where there is more than an edge
};

void draw_dialog(Ui& ui, const Dialog& dialog);

}  // namespace kanzen::app
