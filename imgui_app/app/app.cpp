#include "imgui_app/app/app.hpp"

#include <algorithm>
#include <vector>

namespace kanzen::app {

bool App::frame(Fonts& fonts) {
  controller_.tick();
  const Page::Frame frame = page_.frame(controller_, fonts, platform_.now());
  if (frame.mirror) platform_.mirror(*frame.mirror);
  controller_.carry_out(frame.actions);
  if (!frame.activated.empty()) controller_.activate(frame.activated);
  if (frame.escaped) controller_.escape();
  if (const auto due = controller_.tick()) platform_.wake_after(*due);
  const std::vector<char16_t> missing = fonts.missing();
  controller_.request_font_slices(missing);
  // The next frame draws characters whose slice is already here.
  const bool unfinished = std::any_of(missing.begin(), missing.end(), [this](char16_t character) {
    return state().fonts.slice_with(character) != nullptr;
  });
  return frame.moving || unfinished;
}

}  // namespace kanzen::app
