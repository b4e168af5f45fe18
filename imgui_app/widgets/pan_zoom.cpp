#include "imgui_app/widgets/pan_zoom.hpp"

#include <algorithm>
#include <cmath>

namespace kanzen::app {
namespace {

constexpr float a_notch = 1.18F;  // zoom factor per notch of the wheel
constexpr ImGuiMouseButton left_button = ImGuiMouseButton_Left;

Point nearest_in(const Rect& view, Point point) {
  return {std::clamp(point.x, view.x, right(view)), std::clamp(point.y, view.y, bottom(view))};
}

void follow_drag(Ui& ui, const Rect& view, Camera& camera) {
  UiMemory& memory = ui.memory();
  if (ImGui::IsMouseClicked(left_button) && ui.is_pointed_at(view)) {
    memory.panning = UiMemory::Panning::pressed;
    memory.dragging_piece = true;  // the page does not scroll meanwhile
  }
  if (memory.panning == UiMemory::Panning::none || !ImGui::IsMouseDown(left_button)) return;
  const float ratio = ui.state.environment.ratio;
  const ImVec2 offset = ImGui::GetMouseDragDelta(left_button, 0);
  if (std::hypot(offset.x, offset.y) > click_slack * ratio)
    memory.panning = UiMemory::Panning::moving;
  if (memory.panning != UiMemory::Panning::moving) return;
  const ImVec2 step = ImGui::GetIO().MouseDelta;
  camera.pan({step.x / ratio, step.y / ratio});
  ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeAll);
}

}  // namespace

Camera begin_pan_zoom(Ui& ui, const std::string& id, const Rect& view, const Rect& bounds,
                      const ZoomStyle& style) {
  UiMemory& memory = ui.memory();
  PanZoom& state = memory.views[id];
  const bool fresh = state.key != style.key;
  state.key = style.key;
  Camera camera(view, bounds, style.largest_scale, state);
  if (fresh) camera.fit();
  if (ui.is_pointed_at(view)) {
    const float wheel = ImGui::GetIO().MouseWheel;
    if (wheel != 0) camera.zoom_around(ui.mouse(), std::pow(a_notch, wheel));
    if (memory.pinch != 1) camera.zoom_around(ui.mouse(), memory.pinch);
  }
  if (style.request.serial != memory.zooms_done) {
    memory.zooms_done = style.request.serial;
    if (style.request.factor > 0)
      camera.zoom_around(nearest_in(view, camera.on_screen(style.anchor)), style.request.factor);
    else
      camera.fit();
  }
  follow_drag(ui, view, camera);
  ui.begin_panning(id, view, camera.scale());
  ui.push_clip(view);
  return camera;
}

void end_pan_zoom(Ui& ui) {
  ui.pop_clip();
  ui.end_panning();
  UiMemory& memory = ui.memory();
  if (ImGui::IsMouseDown(left_button)) return;
  if (memory.panning == UiMemory::Panning::moving) ui.cancel_click();
  memory.panning = UiMemory::Panning::none;
}

}  // namespace kanzen::app
