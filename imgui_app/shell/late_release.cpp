#include "imgui_app/shell/late_release.hpp"

namespace kanzen::app {

ImVector<ImGuiInputEvent> take_late_release(ImVector<ImGuiInputEvent>& queue) {
  ImVector<ImGuiInputEvent> taken;
  bool moved = false;
  int kept = 0;
  for (const ImGuiInputEvent& event : queue) {
    const bool releases = event.Type == ImGuiInputEventType_MouseButton && !event.MouseButton.Down;
    if (!taken.empty() || (moved && releases))
      taken.push_back(event);
    else
      ++kept;
    moved = moved || event.Type == ImGuiInputEventType_MousePos;
  }
  queue.resize(kept);
  return taken;
}

}  // namespace kanzen::app
