#include "imgui_app/app/window.hpp"

#include <GLFW/glfw3.h>

#include <algorithm>
#include <vector>

#include "backends/imgui_impl_glfw.h"
#include "backends/imgui_impl_opengl3.h"
#include "imgui.h"
#include "imgui_app/app/late_release.hpp"
#include "imgui_app/draw/canvas.hpp"

namespace kanzen::app {
namespace {

void clear(const PixelRect& rect, float height, Color background) {
  glEnable(GL_SCISSOR_TEST);
  glScissor(rect.left, static_cast<int>(height) - rect.bottom, rect.right - rect.left,
            rect.bottom - rect.top);
  glClearColor(static_cast<float>(background.red) / 255.0F,
               static_cast<float>(background.green) / 255.0F,
               static_cast<float>(background.blue) / 255.0F, 1.0F);
  glClear(GL_COLOR_BUFFER_BIT);
}

void clip_to_whole_pixels(ImDrawData& picture) {
  for (ImDrawList* list : picture.CmdLists)
    for (ImDrawCmd& command : list->CmdBuffer)
      command.ClipRect = whole_pixels(command.ClipRect, picture.DisplaySize.y);
}

// Draws the part of the picture inside a rectangle.  The back end skips what is clipped.
void draw_within(const PixelRect& rect, ImDrawData& picture) {
  std::vector<ImVec4> clips;
  for (ImDrawList* list : picture.CmdLists) {
    for (ImDrawCmd& command : list->CmdBuffer) {
      ImVec4& clip = command.ClipRect;
      clips.push_back(clip);
      clip = {std::max(clip.x, static_cast<float>(rect.left)),
              std::max(clip.y, static_cast<float>(rect.top)),
              std::min(clip.z, static_cast<float>(rect.right)),
              std::min(clip.w, static_cast<float>(rect.bottom))};
    }
  }
  ImGui_ImplOpenGL3_RenderDrawData(&picture);
  auto clip = clips.begin();
  for (ImDrawList* list : picture.CmdLists)
    for (ImDrawCmd& command : list->CmdBuffer) command.ClipRect = *clip++;
}

}  // namespace

Window::Window(GLFWwindow* window) {
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.ConfigFlags &= ~ImGuiConfigFlags_NavEnableKeyboard;  // the page handles focus itself
  prepare_imgui_style();
  ImGui_ImplGlfw_InitForOpenGL(window, true);
  ImGui_ImplOpenGL3_Init("#version 300 es");
}

Window::~Window() {
  ImGui_ImplOpenGL3_Shutdown();
  ImGui_ImplGlfw_Shutdown();
  ImGui::DestroyContext();
}

bool Window::draw(App& app) {
  const State& state = app.state();
  if (fonts_.update(state.environment.ratio, state.settings.language, state.fonts) && started_) {
    ImGui_ImplOpenGL3_DestroyFontsTexture();
    ImGui_ImplOpenGL3_CreateFontsTexture();
    forget_picture();
  }
  started_ = true;
  ImGui_ImplOpenGL3_NewFrame();  // creates the shaders and the texture on the first call
  ImGui_ImplGlfw_NewFrame();
  ImVector<ImGuiInputEvent>& queue = ImGui::GetCurrentContext()->InputEventsQueue;
  const ImVector<ImGuiInputEvent> later = take_late_release(queue);
  ImGui::NewFrame();
  for (const ImGuiInputEvent& event : later) queue.push_back(event);
  const bool again = app.frame(fonts_);
  ImGui::Render();
  const Color background = theme_of(state).bg;
  ImDrawData& picture = *ImGui::GetDrawData();
  clip_to_whole_pixels(picture);
  for (const PixelRect& rect : damage_.since_last(picture, packed(background))) {
    clear(rect, picture.DisplaySize.y, background);
    draw_within(rect, picture);
  }
  return again || !queue.empty();
}

}  // namespace kanzen::app
