#pragma once
// Window: runs Dear ImGui in an existing GLFW window: back ends, fonts and frames.
//
// ImGui's coordinates are device pixels (of the framebuffer), so that nothing is scaled up; the app
// multiplies CSS pixels by Environment::ratio.  The page must therefore keep glfwGetWindowSize
// equal to the canvas's backing size.  Input arrives through the GLFW callbacks that the
// constructor installs; install other callbacks, such as a scroll callback, after it, or call
// ImGui::GetIO() directly.
#include "imgui_app/app/app.hpp"
#include "imgui_app/draw/damage.hpp"
#include "imgui_app/draw/fonts.hpp"

struct GLFWwindow;

namespace kanzen::app {

class Window {
 public:
  // The window's OpenGL context must be current and must preserve its back buffer between frames,
  // because only changed parts are drawn.
  explicit Window(GLFWwindow* window);
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;
  ~Window();

  // Draws one frame into the back buffer without swapping.  Returns whether the next frame must be
  // drawn at once: something moves, or input is left for it, because a press and its release are
  // never processed in one frame.
  bool draw(App& app);

  // The font files of a language must be added before a frame is drawn in it.
  Fonts& fonts() { return fonts_; }

  // The back buffer was cleared or resized: the next frame draws everything.
  void forget_picture() { damage_.forget(); }

 private:
  Fonts fonts_;
  Damage damage_;
  bool started_ = false;  // the first frame has been drawn
};

}  // namespace kanzen::app
