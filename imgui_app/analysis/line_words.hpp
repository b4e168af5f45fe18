#pragma once
// The words about the line that is played and what lies beside it, apart from the rest of the page
// (strings.hpp).
#include "imgui_app/shell/strings.hpp"

namespace kanzen::app {

enum class LineText {
  promote,
  remove_line,
  instead_of,
  also_reached,
  same_after,
  came_before_freely,
  agree_on_draw,
  agreed_on_draw,
  draw_said,
  count
};

std::string_view text(Language language, LineText id);

}  // namespace kanzen::app
