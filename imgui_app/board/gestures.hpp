#pragma once
// The end of a drag, for the board view itself; its beginning is follow_press.
#include "imgui_app/board/board_view.hpp"

namespace kanzen::app {

// Ends a drag when the button or finger is up: plays, warns, or puts the piece back.  A swipe
// leaves everything as it was.
void finish_drag(Ui& ui, const BoardGeometry& geometry, BoardContext& context);

}  // namespace kanzen::app
