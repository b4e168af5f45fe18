#pragma once
// Draws a board without interaction: its squares, its pieces, and the end of the game.
#include <optional>
#include <vector>

#include "engine/core/markup.hpp"
#include "engine/picture/board_geometry.hpp"
#include "engine/picture/face.hpp"
#include "engine/picture/pen.hpp"

namespace kanzen {
// Marks on the squares of a picture, which are indices into BoardView::squares.
struct BoardMarks {
  std::optional<unsigned> last_from, last_to;  // of the last move, marked as on the page
  Markup markup;
  std::vector<std::string> numbers;  // on the pieces, by square; empty: none
};

// Draws the board under its squares, with the names of columns and rows if the geometry has them
// outside.  `radius`: of the corners, in CSS pixels.
void draw_frame(const Drawing& drawing, const BoardGeometry& geometry, const BoardView& board,
                float radius);
// Draws one square without pieces, filled with `color`.
void draw_square_background(const Drawing& drawing, const BoardGeometry& geometry,
                            const BoardView& board, unsigned square, Color color);
// Draws the line through the squares that decided the game; nothing while the game goes on.
// `drawn`: the fraction of the line that is drawn, 0 to 1.
void draw_deciding_line(const Drawing& drawing, const BoardGeometry& geometry,
                        const BoardView& board, float drawn = 1);
// Marks the pieces that are attacked; called after all pieces are drawn.
void draw_attacked(const Drawing& drawing, const BoardGeometry& geometry, const BoardView& board);
// Draws the whole board with its marks, except what draw_markup draws.
void draw_board(const Drawing& drawing, const BoardGeometry& geometry, const BoardView& board,
                const BoardMarks& marks = {});
// Draws arrows, and marks other than highlights, which are above everything else on the board.
void draw_markup(const Drawing& drawing, const BoardGeometry& geometry, const Markup& markup);
Color color_of(const Theme& theme, MarkColor color);

// The radius of a square's corners, in CSS pixels.
inline float square_radius(const BoardGeometry& geometry) { return 0.11F * geometry.width; }

}  // namespace kanzen
