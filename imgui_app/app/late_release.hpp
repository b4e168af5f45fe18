#pragma once
// On a slow machine a single frame can receive both the movement of a drag and its release.  ImGui
// would process both in this frame, so that the piece would never be drawn on its way.  (For touch
// input ImGui itself separates them.)
#include "imgui_internal.h"

namespace kanzen::app {

// Removes from the queue the first button release that follows a movement, and all later events.
// The caller appends them again after a frame has processed the movement.
inline ImVector<ImGuiInputEvent> take_late_release(ImVector<ImGuiInputEvent>& queue) {
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
