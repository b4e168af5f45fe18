#pragma once
// What is drawn across squares: lines of three, arrows, and the warning card.
#include <span>

#include "imgui_app/board_view/board_view.hpp"

namespace kanzen::app {

// Through the feet of the pieces of each straight run of three or more squares;
// `drawn` 0 to 1 is how much of it is there already.
void draw_line_through(Canvas& canvas, const BoardGeometry& geometry,
                       std::span<const unsigned> squares, Color color, float thickness,
                       float drawn);

void draw_move_arrow(Canvas& canvas, const Theme& theme, Point from, Point to, float unit);

}  // namespace kanzen::app
