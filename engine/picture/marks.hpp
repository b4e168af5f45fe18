#pragma once
// What is drawn across squares: lines of pieces, and arrows.
#include <optional>
#include <span>

#include "engine/picture/board_geometry.hpp"
#include "engine/picture/pen.hpp"
#include "engine/picture/theme.hpp"

namespace kanzen {

struct LineStyle {
  Color color;
  float thickness = 6;
  std::optional<Color> around = std::nullopt;  // an edge that parts it from the pieces below
  float height = 0;                            // below the squares' middles, in units
  unsigned length = 3;                         // of a line; shorter runs are none
  float drawn = 1;                             // 0 to 1: how much of it is there already
};

// Through each straight run of squares that is long enough.
void draw_line_through(Pen& pen, const BoardGeometry& geometry, std::span<const unsigned> squares,
                       const LineStyle& style);

void draw_move_arrow(Pen& pen, const Theme& theme, Point from, Point to, float unit);

}  // namespace kanzen
