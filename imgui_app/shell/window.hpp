#pragma once
// Dear ImGui on a GLFW window that somebody else made: back ends, fonts, one frame.
//
// Units: ImGui's coordinates are device pixels here (the framebuffer's), so that
// nothing is ever scaled up; the app multiplies its CSS pixels by Environment::ratio.
// The page must therefore keep glfwGetWindowSize equal to the canvas's backing size.
// Input arrives through the GLFW callbacks that the constructor installs; install
// your own after it (a scroll callback, say), or feed ImGui::GetIO() directly.
#include <string>

#include "imgui_app/draw/damage.hpp"
#include "imgui_app/draw/fonts.hpp"
#include "imgui_app/shell/app.hpp"

struct GLFWwindow;

namespace kanzen::app {

class Window {
 public:
  // The window's GL context must be current, and its back buffer must keep the frame before, of
  // which only what has changed is drawn over.  `font_directory` holds kanzen-regular.otf and
  // kanzen-semibold.otf.
  Window(GLFWwindow* window, std::string font_directory);
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;
  ~Window();

  // Draws one frame into the back buffer, without swapping.  True: the next one is wanted at
  // once, because something moves or because some input is kept for it: a press and its
  // release, say, are never seen by the same frame.
  bool draw(App& app);

  // The back buffer has been emptied or resized: the next frame draws all of it.
  void forget_picture() { damage_.forget(); }

 private:
  void draw_picture(Color background);

  Fonts fonts_;
  Damage damage_;
  bool started_ = false;  // the first frame has been drawn
};

}  // namespace kanzen::app
