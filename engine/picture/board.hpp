#pragma once
// A board at rest: its ground, its pieces, and how the game ended on it.
#include "engine/picture/board_geometry.hpp"
#include "engine/picture/face.hpp"
#include "engine/picture/pen.hpp"
#include "engine/picture/theme.hpp"

namespace kanzen {
// The board under its squares, with the names of columns and rows where the geometry has
// them outside.  `radius` is of its corners, in CSS pixels.
void draw_frame(const Drawing& drawing, const BoardGeometry& geometry, const BoardView& board,
                float radius);
// One square, without pieces, over `color`.
void draw_ground(const Drawing& drawing, const BoardGeometry& geometry, const BoardView& board,
                 unsigned square, Color color);
// Through the squares that decided the game; `drawn`, 0 to 1, of it.  Nothing while it goes on.
void draw_end(const Drawing& drawing, const BoardGeometry& geometry, const BoardView& board,
              float drawn = 1);
// Around the pieces that are attacked, over all pieces.
void draw_attacked(const Drawing& drawing, const BoardGeometry& geometry, const BoardView& board);
// All of it.
void draw_board(const Drawing& drawing, const BoardGeometry& geometry, const BoardView& board);

// Corners of a square and of the frame around such squares, in CSS pixels.
inline float square_radius(const BoardGeometry& geometry) { return 0.11F * geometry.width; }

}  // namespace kanzen
