#pragma once
// A number with a button for less and one for more.
#include <string>
#include <string_view>

#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {

struct Stepper {
  std::string id;  // of the mirror's text
  std::string_view name;
  std::string number;
  Item less, more;
  bool can_less = true, can_more = true;
};

inline constexpr float stepper_height = 48;

void draw_stepper(Ui& ui, const Rect& row, const Stepper& stepper);

}  // namespace kanzen::app
