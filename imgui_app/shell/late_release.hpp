#pragma once
// A drag is followed from frame to frame.  A machine that is slow for a moment has the way of the
// pointer and the release at its end by the next frame, and ImGui would show both to that one: the
// piece would never have been seen on its way.  (Of a finger ImGui keeps the two apart by itself.)
#include "imgui_internal.h"

namespace kanzen::app {

// Takes the first release of a button that follows a movement in the queue, and all that comes
// after it, out of the queue: append them again once a frame has seen the movement.
ImVector<ImGuiInputEvent> take_late_release(ImVector<ImGuiInputEvent>& queue);

}  // namespace kanzen::app
