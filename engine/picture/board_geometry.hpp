#pragma once
// The layout of a board's squares, in CSS pixels.  A board that is much longer than wide is folded
// into parallel strips if its squares would otherwise be too small to hit; lines then continue at
// the same place of the next strip.
#include "engine/core/board_view.hpp"
#include "engine/picture/pen.hpp"

namespace kanzen {

// The differences between a game's board and one of square cells with pieces that are lifted, as
// given by its face (face.hpp).
struct BoardStyle {
  bool wide_squares = false;   // wider than high, to fit their pieces and names
  bool crossings = false;      // pieces are on intersections; squares are not drawn
  bool flat_pieces = false;    // a chosen piece is marked on its square instead of lifted
  bool counted_hands = false;  // a hand shows one piece per kind, and their number
  unsigned lowest_bar = 25;    // distance from which value bars have their least height
};

// The properties of a game that the layout depends on.
struct BoardShape {
  unsigned columns = 3, rows = 3;
  bool trays = true;  // next to the board: pieces in hand, or captures
  BoardStyle style{};
  bool turned = false;  // seen from the second player's side
};

struct BoardGeometry {
  Rect frame;
  float cell = 0;   // height of a square, and its width unless wide_squares
  float width = 0;  // of a square
  float unit = 0;   // of pieces: the height of a square, more if small and wide
  float padding = 0, gap = 0;
  float margin = 0;     // padding at the left and bottom, with room for names
  float strip_gap = 0;  // between strips, in addition to `gap`; has coordinates, too
  unsigned columns = 1, rows = 1;
  unsigned strip_length = 1;  // squares of a strip along the board's longer side
  unsigned strips = 1;
  bool named_outside = false;  // coordinates are along the frame, not in the squares
  bool turned = false;         // the last square is at the top left

  // Converts the index of a square to its place on the screen, counted from the top left, and back.
  unsigned place(unsigned index) const { return turned ? columns * rows - 1 - index : index; }
  Rect square(unsigned index) const;
  Point middle(unsigned index) const { return centre(square(index)); }
  bool is_horizontal() const { return columns >= rows; }  // the longer side is horizontal
  unsigned strip_of(unsigned index) const;
};

// Returns the largest board that fits into `frame`, centred.  `touch`: squares suit fingers.
BoardGeometry board_geometry(const BoardShape& shape, const Rect& frame, bool touch);
BoardGeometry thumbnail_geometry(const BoardShape& shape, const Rect& frame);
// Returns an unfolded board from (0, 0), `width` wide, with its coordinates outside.
BoardGeometry figure_geometry(const BoardShape& shape, float width);
BoardGeometry moved(BoardGeometry geometry, float dx, float dy);

}  // namespace kanzen
