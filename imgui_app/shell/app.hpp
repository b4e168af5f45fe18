#pragma once
// App: Kanzen's page without its window.  It receives events from the platform (events.hpp), owns
// the model, and draws everything with Dear ImGui's draw lists.
//
// Usage:
//   Window window(glfw_window, "/fonts");
//   App app(platform);
//   app.on_event(EnvironmentChanged{environment});  // before the first frame and on changes
//   app.on_event(FragmentChanged{fragment});        // opens a session and requests its values
//   while (woken) again = window.draw(app);
//
// Window::draw returns whether the next frame must be drawn at once because something moves.
// Otherwise draw only after an input event, another event, or the time set by Platform::wake_after.
// After an input event draw at least two frames: ImGui updates the hovered item one frame late.
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/words.hpp"
#include "engine/picture/theme.hpp"
#include "imgui_app/embed/hosted.hpp"
#include "imgui_app/shell/events.hpp"
#include "imgui_app/shell/platform.hpp"

namespace kanzen::app {

class Controller;
class Fonts;
class FontSlices;
class Page;

class App {
 public:
  explicit App(Platform& platform);
  App(const App&) = delete;
  App& operator=(const App&) = delete;
  ~App();

  void on_event(const Event& event);

  // Builds one frame; called between ImGui::NewFrame and ImGui::Render.  Returns whether the next
  // frame must be drawn at once because something moves.
  bool frame(Fonts& fonts);

  // Reports a pinch gesture; `factor` is the change of the fingers' distance since the last call.
  void pinch(float factor);
  // Would a press at this point, in CSS pixels, pick up a piece or choose a point?
  bool captures_press(float x, float y) const;
  // Does the page use this key now?  `key` is KeyboardEvent.key of the UI Events specification.
  bool uses_key(std::string_view key) const;

  // --- for the page around an embedded board, see embed/hosted.hpp
  Result<void> open_for_host(const std::string& link);
  Result<void> step_for_host(std::string_view where);
  HostedState hosted_state() const;

  // --- for the window around a frame
  float ratio() const;
  Language language() const;
  const FontSlices& font_slices() const;
  Color background() const;

 private:
  Platform& platform_;
  std::unique_ptr<Controller> controller_;
  std::unique_ptr<Page> page_;
};

}  // namespace kanzen::app
