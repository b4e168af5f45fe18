#pragma once
// On the board of a game that counts: exact scores of the moves, or what playouts say of moves and
// points.
#include "engine/picture/board_geometry.hpp"
#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {

void draw_standing_marks(Ui& ui, const BoardGeometry& geometry);

// Of a game that has been counted: whose each point is.
void draw_count_marks(Ui& ui, const BoardGeometry& geometry);

}  // namespace kanzen::app
