#include "imgui_app/shell/app.hpp"

#include <algorithm>

#include "imgui_app/draw/fonts.hpp"
#include "imgui_app/shell/controller.hpp"
#include "imgui_app/shell/page.hpp"

namespace kanzen::app {

App::App(Platform& platform)
    : platform_(platform),
      controller_(std::make_unique<Controller>(platform)),
      page_(std::make_unique<Page>()) {}

App::~App() = default;

void App::on_event(const Event& event) { controller_->on_event(event); }

bool App::frame(Fonts& fonts) {
  controller_->tick();
  const Page::Frame frame = page_->frame(controller_->state(), fonts, platform_.now());
  if (frame.mirror) platform_.mirror(*frame.mirror);
  controller_->carry_out(frame.intentions);
  if (const auto due = controller_->tick()) platform_.wake_after(*due);
  const std::vector<char16_t> missing = fonts.missing();
  controller_->request_font_slices(missing);
  // The next frame draws characters whose slice is already here.
  const bool unfinished = std::any_of(missing.begin(), missing.end(), [this](char16_t character) {
    return font_slices().slice_with(character) != nullptr;
  });
  return frame.moving || unfinished;
}

void App::pinch(float factor) { page_->pinch(factor); }
bool App::captures_press(float x, float y) const {
  return page_->captures_press(controller_->state(), {x, y});
}
bool App::uses_key(std::string_view key) const {
  return page_->uses_key(controller_->state(), key);
}

Result<void> App::open_for_host(const std::string& link) {
  return controller_->open_for_host(link);
}
Result<void> App::step_for_host(std::string_view where) {
  return controller_->step_for_host(where);
}
HostedState App::hosted_state() const { return controller_->hosted_state(); }

float App::ratio() const { return controller_->state().environment.ratio; }
Language App::language() const { return controller_->state().settings.language; }
const FontSlices& App::font_slices() const { return controller_->state().fonts; }

Color App::background() const { return theme_of(controller_->state()).bg; }

}  // namespace kanzen::app
