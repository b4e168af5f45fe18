#pragma once
// Names of columns and rows along the frame, for boards whose squares are too many to be
// named each inside.
#include "imgui_app/board_geometry.hpp"
#include "imgui_app/draw/canvas.hpp"

namespace kanzen::app {

// Under each strip the columns, left of it the rows.
void draw_coordinates(Canvas& canvas, const Theme& theme, const BoardGeometry& geometry,
                      const BoardView& board);

}  // namespace kanzen::app
