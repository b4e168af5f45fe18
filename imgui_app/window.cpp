#include "imgui_app/window.hpp"

#include <GLFW/glfw3.h>

#include <utility>

#include "backends/imgui_impl_glfw.h"
#include "backends/imgui_impl_opengl3.h"
#include "imgui.h"

namespace kanzen::app {
namespace {

// Everything is drawn by our own hand: ImGui adds no padding, borders or fades, and
// curves are fine enough for device pixels.
void set_style() {
  ImGuiStyle& style = ImGui::GetStyle();
  style.WindowPadding = {0, 0};
  style.WindowBorderSize = 0;
  style.WindowMinSize = {1, 1};
  style.WindowRounding = 0;
  style.CurveTessellationTol = 0.15F;
  style.CircleTessellationMaxError = 0.10F;
}

}  // namespace

Window::Window(GLFWwindow* window, const std::string& glsl_version, std::string font_directory)
    : window_(window), fonts_(std::move(font_directory)) {
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.ConfigFlags &= ~ImGuiConfigFlags_NavEnableKeyboard;  // focus is the page's own
  set_style();
  ImGui_ImplGlfw_InitForOpenGL(window, true);
  ImGui_ImplOpenGL3_Init(glsl_version.c_str());
}

Window::~Window() {
  ImGui_ImplOpenGL3_Shutdown();
  ImGui_ImplGlfw_Shutdown();
  ImGui::DestroyContext();
}

bool Window::draw(App& app) {
  if (fonts_.update(app.ratio(), app.language()) && started_) {
    ImGui_ImplOpenGL3_DestroyFontsTexture();
    ImGui_ImplOpenGL3_CreateFontsTexture();
  }
  started_ = true;
  ImGui_ImplOpenGL3_NewFrame();  // the first one makes shaders and the texture
  ImGui_ImplGlfw_NewFrame();
  ImGui::NewFrame();
  const bool again = app.frame(fonts_);
  ImGui::Render();

  int width = 0;
  int height = 0;
  glfwGetFramebufferSize(window_, &width, &height);
  const Color background = app.background();
  glViewport(0, 0, width, height);
  glClearColor(static_cast<float>(background.red) / 255.0F,
               static_cast<float>(background.green) / 255.0F,
               static_cast<float>(background.blue) / 255.0F, 1.0F);
  glClear(GL_COLOR_BUFFER_BIT);
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
  return again;
}

}  // namespace kanzen::app
