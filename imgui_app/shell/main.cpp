// kanzen_app [FRAGMENT]: the page as a desktop window.  FRAGMENT is what stands after
// '#' in a link, say "game=gobblers2&rules=cover".
#include <GLFW/glfw3.h>

#include <cstdio>
#include <cstdlib>
#include <string>

#include "imgui.h"
#include "imgui_app/shell/app.hpp"
#include "imgui_app/shell/platform_native.hpp"
#include "imgui_app/shell/window.hpp"

namespace kanzen::app {
namespace {

constexpr int settling_frames = 3;  // ImGui settles what is hovered a frame late

Environment environment_of(GLFWwindow* window) {
  Environment environment;
  int width = 0;
  int height = 0;
  glfwGetFramebufferSize(window, &width, &height);
  float scale = 1;
  glfwGetWindowContentScale(window, &scale, nullptr);
  environment.ratio = scale > 0 ? scale : 1;
  environment.css_width = static_cast<float>(width) / environment.ratio;
  environment.css_height = static_cast<float>(height) / environment.ratio;
  const char* language = std::getenv("LANG");
  if (language != nullptr) environment.language = code_of(language_of(language));
  return environment;
}

bool changed(const Environment& a, const Environment& b) {
  return a.css_width != b.css_width || a.css_height != b.css_height || a.ratio != b.ratio;
}

void paste_if_asked(GLFWwindow* window, App& app) {
  if (!ImGui::GetIO().KeyCtrl || !ImGui::IsKeyPressed(ImGuiKey_V, false)) return;
  const char* text = glfwGetClipboardString(window);
  if (text != nullptr) app.on_event(Pasted{text});
}

void wait_for_something(const NativePlatform& platform) {
  if (const auto seconds = platform.time_to_wake()) {
    if (*seconds > 0) glfwWaitEventsTimeout(*seconds);
    glfwPollEvents();
  } else {
    glfwWaitEvents();
  }
}

void run(GLFWwindow* window_handle, const std::string& fragment) {
  Window window(window_handle, "#version 330", KANZEN_FONT_DIR, Window::BackBuffer::unknown);
  NativePlatform platform(window_handle);
  App app(platform);
  Environment environment = environment_of(window_handle);
  app.on_event(EnvironmentChanged{environment});
  app.on_event(FragmentChanged{fragment});
  int frames = settling_frames;
  while (!glfwWindowShouldClose(window_handle)) {
    if (frames == 0) {
      wait_for_something(platform);
      platform.woken();
      frames = settling_frames;
    } else {
      glfwPollEvents();
    }
    platform.deliver(app);
    const Environment now = environment_of(window_handle);
    if (changed(environment, now)) app.on_event(EnvironmentChanged{now});
    environment = now;
    const bool again = window.draw(app);
    paste_if_asked(window_handle, app);
    glfwSwapBuffers(window_handle);
    frames = again ? settling_frames : frames - 1;
  }
}

int open_and_run(const std::string& fragment) {
  if (glfwInit() == GLFW_FALSE) {
    std::fprintf(stderr, "kanzen_app: no display to open a window on\n");
    return 1;
  }
  glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
  glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
  glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
  glfwWindowHint(GLFW_SCALE_TO_MONITOR, GLFW_TRUE);
  GLFWwindow* window = glfwCreateWindow(1280, 800, "Kanzen", nullptr, nullptr);
  if (window == nullptr) {
    std::fprintf(stderr, "kanzen_app: no window with OpenGL 3.3 could be opened\n");
    glfwTerminate();
    return 1;
  }
  glfwMakeContextCurrent(window);
  glfwSwapInterval(1);
  run(window, fragment);
  glfwDestroyWindow(window);
  glfwTerminate();
  return 0;
}

}  // namespace
}  // namespace kanzen::app

int main(int argc, char** argv) { return kanzen::app::open_and_run(argc > 1 ? argv[1] : ""); }
