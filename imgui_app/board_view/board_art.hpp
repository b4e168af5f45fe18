#pragma once
// BoardArt: how one game's pieces look.  The board view draws squares, states and
// gestures for every game; a game plugs its own drawing in here.
//
// Unit: the side of a square; origin: the square's middle; y downwards.
#include <optional>
#include <span>

#include "engine/core/board_view.hpp"
#include "imgui_app/draw/canvas.hpp"

namespace kanzen::app {

// How a piece or a stack is held at the moment.
struct Pose {
  float lift = 0;                 // of the visible piece, in units, upwards
  std::optional<Point> looks_at;  // CSS pixels: where the eyes turn
  std::optional<Color> ghost;     // drawn in colours mixed towards this one
  bool without_top = false;       // the visible piece is somewhere else
};

class BoardArt {
 public:
  BoardArt() = default;
  BoardArt(const BoardArt&) = delete;
  BoardArt& operator=(const BoardArt&) = delete;
  virtual ~BoardArt() = default;

  // `kinds` is GameInfo::kinds: pieces name their kind by a number into it.
  virtual void stack(Canvas& canvas, const Theme& theme, std::span<const std::string> kinds,
                     Point centre, float unit, std::span<const PieceView> stack,
                     const Pose& pose) const = 0;
  // What a hand shows where a piece is gone.
  virtual void silhouette(Canvas& canvas, const Theme& theme, std::span<const std::string> kinds,
                          Point centre, float unit, unsigned kind) const = 0;
  // How far below the centre winning lines pass, in units.
  virtual float line_height() const = 0;
  // Half the width of a piece, in units.
  virtual float half_width(std::span<const std::string> kinds, unsigned kind) const = 0;
};

// The drawing of this game.
const BoardArt& board_art(const GameInfo& info);

// Beside the product's name: the same whatever is played.
void draw_product_mark(Canvas& canvas, const Theme& theme, Point centre, float unit);

}  // namespace kanzen::app
