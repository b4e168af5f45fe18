#pragma once
// Where a board's squares are.  A board that is much longer than wide is cut into strips,
// side by side, when its squares would be too small to hit: lines then go on at the same
// place of the next strip.  CSS pixels.
#include "engine/core/board_view.hpp"
#include "engine/picture/pen.hpp"

namespace kanzen {

// How a game differs from a board of plain squares whose pieces are taken up one by one; a face
// says it (face.hpp).
struct BoardStyle {
  bool wide_squares = false;   // wider than high, and as large as their pieces and names allow
  bool crossings = false;      // pieces stand where lines cross; squares are not seen
  bool flat_pieces = false;    // their squares show what is chosen, as pieces are hardly lifted
  bool counted_hands = false;  // of each kind a hand shows one piece, and how many there are
  unsigned lowest_bar = 25;    // plies to the end from which on bars of values are equally low
};

// What the layout must know of a game.
struct BoardShape {
  unsigned columns = 3, rows = 3;
  bool trays = true;  // beside the board: pieces in hand, or what is counted
  BoardStyle style{};
  bool turned = false;  // seen from the second player's side
};

struct BoardGeometry {
  Rect frame;
  float cell = 0;   // a square's height, and its width where they are not wide
  float width = 0;  // of a square
  float unit = 0;   // that pieces are drawn in: the side of a square, somewhat more of a small one
  float padding = 0, gap = 0;
  float margin = 0;     // the padding left and below, where names may stand
  float strip_gap = 0;  // between strips, besides the gap; coordinates stand there, too
  unsigned columns = 1, rows = 1;
  unsigned strip_length = 1;  // squares of a strip along the board's longer side
  unsigned strips = 1;
  bool named_outside = false;  // coordinates stand along the frame, not in the squares
  bool turned = false;         // the last square is at the top left

  // Where a square stands, counted as squares are from the top left; and which square stands
  // there.
  unsigned place(unsigned index) const { return turned ? columns * rows - 1 - index : index; }
  Rect square(unsigned index) const;
  Point middle(unsigned index) const { return centre(square(index)); }
  bool lies_along() const { return columns >= rows; }  // the longer side is horizontal
  unsigned strip_of(unsigned index) const;
};

// As large as it fits into `frame`, in its middle.
BoardGeometry board_geometry(const BoardShape& shape, const Rect& frame, bool touch);
BoardGeometry thumbnail_geometry(const BoardShape& shape, const Rect& frame);
// In one piece from (0, 0), as wide as that, with its coordinates outside.
BoardGeometry figure_geometry(const BoardShape& shape, float width);
BoardGeometry moved(BoardGeometry geometry, float dx, float dy);

}  // namespace kanzen
