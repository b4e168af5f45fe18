#pragma once
// Names of columns and rows along the frame, for boards whose squares are too many to be
// named each inside.
#include "engine/picture/board_geometry.hpp"
#include "engine/picture/pen.hpp"
#include "engine/picture/theme.hpp"

namespace kanzen {

// Under each strip the columns, left of it the rows.
void draw_coordinates(Pen& pen, const Theme& theme, const BoardGeometry& geometry,
                      const BoardView& board);

}  // namespace kanzen
