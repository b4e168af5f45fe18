#pragma once
// Face: draws the board and the pieces of one family of games and gives its players' colours, for
// the page and for figures.  Faces use positions as core/board_view.hpp describes them, and no
// rules.  To add one, write a face.cpp in the game's folder and enter it in
// engine/catalogue/families.cpp.
//
// Unit of pieces: the side of a square; origin: the square's middle; y downwards.
#include <array>
#include <optional>
#include <span>

#include "engine/core/board_view.hpp"
#include "engine/picture/board_geometry.hpp"
#include "engine/picture/pen.hpp"
#include "engine/picture/theme.hpp"

namespace kanzen {

// The context in which a face draws: pen, theme and game.
struct Drawing {
  Pen& pen;
  const Theme& theme;
  const GameInfo& info;
  bool turned = false;  // seen from the second player's side
};

struct PlayerColors {
  Color body, rim, edge, mark;  // the edge provides the contrast and is always drawn
};

// The momentary state in which a piece or a stack is drawn.
struct Pose {
  float lift = 0;                 // of the visible piece, in units, upwards
  std::optional<Point> looks_at;  // CSS pixels: the point that eyes look at
  std::optional<Color> ghost;     // colours are mixed with this one
  bool without_top = false;       // the visible piece is drawn elsewhere
  bool on_card = false;           // the background is a panel, not the board
  bool chosen = false;            // for flat pieces; the square is marked as well
};

// The space that a piece takes on its square, in units.
struct Extent {
  float half_width = 0.5F;
  float top = -0.5F, bottom = 0.5F;  // from the square's middle
  float height() const { return bottom - top; }
  float middle() const { return (top + bottom) / 2; }
};

class Face {
 public:
  Face() = default;
  Face(const Face&) = delete;
  Face& operator=(const Face&) = delete;
  virtual ~Face() = default;

  // The colours of the first and the second player.
  virtual const std::array<PlayerColors, 2>& players(bool dark) const;

  // Do pieces have a direction, so that it matters from which player's side the board is seen?
  virtual bool has_sides() const { return false; }

  virtual BoardStyle board_style() const { return {}; }

  // --- the squares, under everything; by default in one colour
  virtual Color square_color(const Theme& theme, const BoardView&, unsigned) const {
    return theme.board_cell;
  }
  // Draws the decoration of a square over its colour, under its pieces.
  virtual void ornament(const Drawing&, const Rect&, const BoardView&, unsigned) const {}

  // Draws the whole board; called instead of the frame if BoardStyle::crossings.
  virtual void whole_board(const Drawing&, const BoardGeometry&, const BoardView&) const {}

  // --- pieces
  virtual void stack(const Drawing& drawing, Point centre, float unit,
                     std::span<const PieceView> stack, const Pose& pose) const = 0;
  // Draws the empty place of a piece that is not in the hand any more.
  virtual void silhouette(const Drawing& drawing, Point centre, float unit,
                          PieceView piece) const = 0;
  virtual Extent extent(const GameInfo& info, unsigned kind) const = 0;
  // The piece that represents its player next to a name or a sentence.
  virtual PieceView emblem(const GameInfo& info, Player player) const = 0;
  // Draws the mark of a player before a name or a move, smaller than an emblem: by default a disc
  // in the player's colours.  `size`: diameter in CSS pixels.
  virtual void name_mark(const Drawing& drawing, Point centre, float size, Player player) const;

  // Marks the piece that moved last, if the board's squares do not.
  virtual void last_move_mark(const Drawing&, Point, float, PieceView) const {}

  // Distance of a line through pieces below the squares' middles, in units.  If it is positive, the
  // line is drawn under the pieces, which stand on it, else over them.
  virtual float line_height() const { return 0; }
  bool has_line_below_pieces() const { return line_height() > 0; }
};

// Returns the face of GameInfo::family; default_face() if it has none.
const Face& face_of(const GameInfo& info);
// Returns the face of games without one of their own: a piece is the letter of its kind on a disc
// in its player's colours.
const Face& default_face();

BoardShape shape_of(const GameInfo& info, const BoardView& board, bool turned = false);

// Draws the product's mark next to its name; it does not depend on the game.
void draw_product_mark(Pen& pen, const Theme& theme, Point centre, float unit);

}  // namespace kanzen
