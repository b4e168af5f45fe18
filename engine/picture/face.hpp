#pragma once
// Face: how one family of games looks, on the page and in figures alike: its board, its
// pieces, its players' colours.  Faces know positions as core/board_view.hpp describes
// them and no rule.  How to add one: a face.cpp in the game's folder, which engine/games/faces.cpp
// asks.
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

// What a face draws with, and of which game.
struct Drawing {
  Pen& pen;
  const Theme& theme;
  const GameInfo& info;
  bool turned = false;  // seen from the second player's side
};

struct PlayerColors {
  Color body, rim, edge, mark;  // the edge carries the contrast, it is never left out
};

// How a piece or a stack is held at the moment.
struct Pose {
  float lift = 0;                 // of the visible piece, in units, upwards
  std::optional<Point> looks_at;  // CSS pixels: where the eyes turn
  std::optional<Color> ghost;     // drawn in colours mixed towards this one
  bool without_top = false;       // the visible piece is somewhere else
  bool on_card = false;           // on a panel's ground, not on the board's
  bool chosen = false;            // of flat pieces: its square says so, too
};

// The room that a piece takes on its square, in units.
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

  // By player, the first to move first.
  virtual const std::array<PlayerColors, 2>& players(bool dark) const;

  // The players sit opposite each other, so that it matters from whose side the board is seen.
  virtual bool has_sides() const { return false; }

  virtual BoardStyle board_style() const { return {}; }

  // --- the ground, under everything: an even colour unless a face says more
  virtual Color square_color(const Theme& theme, const BoardView& board, unsigned square) const;
  // What lies on a square of that colour, under its pieces.
  virtual void ornament(const Drawing& drawing, const Rect& square_rect, const BoardView& board,
                        unsigned square) const;

  // The board in one piece, where BoardStyle::crossings says that it has no squares to be seen.
  virtual void whole_board(const Drawing&, const BoardGeometry&, const BoardView&) const {}

  // --- pieces
  virtual void stack(const Drawing& drawing, Point centre, float unit,
                     std::span<const PieceView> stack, const Pose& pose) const = 0;
  // What a hand shows where a piece is gone.
  virtual void silhouette(const Drawing& drawing, Point centre, float unit,
                          PieceView piece) const = 0;
  virtual Extent extent(const GameInfo& info, unsigned kind) const = 0;
  // The piece that stands for its player beside a name or a sentence.
  virtual PieceView emblem(const GameInfo& info, Player player) const = 0;
  // Smaller than an emblem, before a name or a move: a disc in the player's colours of that size,
  // or something of about the same weight.  `size` is in CSS pixels.
  virtual void name_mark(const Drawing& drawing, Point centre, float size, Player player) const;

  // On the piece that moved last, where the ground does not show it.
  virtual void last_move_mark(const Drawing&, Point, float, PieceView) const {}

  // How far below the squares' middles lines of pieces pass, in units.  Pieces stand on lines that
  // pass below: these are drawn under them, all others over them.
  virtual float line_height() const { return 0; }
  bool stands_on_lines() const { return line_height() > 0; }
};

// The face of GameInfo::family; the plain one where there is none.
const Face& face_of(const GameInfo& info);
// For games without a drawing of their own: the letter of a piece's kind on a disc in its player's
// colours.
const Face& plain_face();

BoardShape shape_of(const GameInfo& info, const BoardView& board, bool turned = false);

// Beside the product's name: the same whatever is played.
void draw_product_mark(Pen& pen, const Theme& theme, Point centre, float unit);

}  // namespace kanzen
