#pragma once
// App: Kanzen's page without its window.  It receives events from the platform (events.hpp), owns
// the model, and draws everything with Dear ImGui's draw lists.
//
// Usage:
//   Window window(glfw_window);
//   window.fonts().add_file(name, bytes);           // the fonts of the page's language
//   App app(platform);
//   app.on_event(EnvironmentChanged{environment});  // before the first frame and on changes
//   app.on_event(FragmentChanged{fragment});        // opens a session and requests its values
//   while (woken) again = window.draw(app);
//
// Window::draw returns whether the next frame must be drawn at once because something moves.
// Otherwise draw only after an input event, another event, or the time set by Platform::wake_after.
// After an input event draw at least two frames: ImGui updates the hovered item one frame late.
#include <string>
#include <string_view>

#include "imgui_app/app/controller.hpp"
#include "imgui_app/app/page.hpp"

namespace kanzen::app {

class App {
 public:
  explicit App(Platform& platform) : platform_(platform), controller_(platform) {}

  const State& state() const { return controller_.state(); }
  void on_event(const Event& event) { controller_.on_event(event); }

  // Builds one frame; called between ImGui::NewFrame and ImGui::Render.  Returns whether the next
  // frame must be drawn at once because something moves.
  bool frame(Fonts& fonts);

  // Reports a pinch gesture; `factor` is the change of the fingers' distance since the last call.
  void pinch(float factor) { page_.pinch(factor); }
  // Does a pinch at this point, in CSS pixels, zoom a drawing?
  bool captures_pinch(float x, float y) const { return page_.captures_pinch({x, y}); }
  // Would a press at this point, in CSS pixels, pick up a piece or choose a point?
  bool captures_press(float x, float y) const { return page_.captures_press(state(), {x, y}); }
  // Does the page use this key now?  `key` is KeyboardEvent.key of the UI Events specification.
  bool uses_key(std::string_view key) const { return page_.uses_key(controller_, key); }

  // --- for the page around an embedded board, see hosted.hpp
  Result<void> open_for_host(const std::string& link) { return controller_.open_for_host(link); }
  Result<void> step_for_host(std::string_view where) { return controller_.step_for_host(where); }
  HostedState hosted_state() const { return controller_.hosted_state(); }

 private:
  Platform& platform_;
  Controller controller_;
  Page page_;
};

}  // namespace kanzen::app
