#pragma once
// App: Kanzen's page, without the window around it.  It listens to the platform
// (events.hpp), owns the model, and draws everything with Dear ImGui's draw lists.
//
// How to run it:
//   Window window(glfw_window, "/fonts");
//   App app(platform);
//   app.on_event(EnvironmentChanged{environment});  // before the first frame, and on changes
//   app.on_event(FragmentChanged{fragment});        // starts a session, asks for its values
//   while (woken) again = window.draw(app);
//
// draw() answers whether another frame is needed now, because something moves.
// Otherwise nothing is drawn until an input event, another event, or the time
// that was asked for through Platform::wake_after.  After an input event draw at
// least two frames: ImGui settles what is hovered one frame late.
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

  // Builds one frame, between ImGui::NewFrame and ImGui::Render.  True: something
  // is still moving, draw the next frame at once.
  bool frame(Fonts& fonts);

  // Two fingers have moved apart, or together: by which factor, since the last call.
  void pinch(float factor);
  // Would a press there, in CSS pixels, take hold of a piece?
  bool takes_hold(float x, float y) const;
  // Does a key do something now, by its name in a browser (KeyboardEvent.key)?
  bool uses_key(std::string_view key) const;

  // For the page around an embedded board, see embed/hosted.hpp.
  Result<void> open_for_host(const std::string& link);
  Result<void> step_for_host(std::string_view where);
  HostedState hosted_state() const;

  // What the window needs to know around a frame.
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
