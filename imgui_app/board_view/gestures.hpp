#pragma once
#include "imgui_app/board_view/board_view.hpp"

namespace kanzen::app {

// Ends a drag when the button or finger is up: plays, warns, or puts the piece back.
void finish_drag(Ui& ui, const BoardGeometry& geometry, BoardContext& context);

}  // namespace kanzen::app
