#include <algorithm>

#include "engine/picture/face.hpp"

namespace kanzen {
namespace {

// Lengths in units of a square's side, unless stated otherwise.
constexpr float x_size = 0.62F;  // width and height of the X
constexpr float radius = 0.29F;  // of the O, to the middle of its stroke
constexpr float stroke = 0.11F;
constexpr float min_stroke_width = 1.25F;  // minimum width of strokes in CSS pixels

struct Ink {
  Color body, edge;
  float body_width, edge_width;  // stroke widths; the wider edge is drawn first
};

Ink ink_of(const PlayerColors& colors, float unit, const Pose& pose) {
  const auto tinted = [&](Color color) {
    return pose.ghost ? mix(color, *pose.ghost, 0.38F) : color;
  };
  const float body = std::max(stroke * unit, min_stroke_width);
  const float edge = std::clamp(0.010F * unit, 0.5F, 1.5F);
  return {tinted(colors.body), tinted(colors.edge), body - edge, body + edge};
}

// Draws a diagonal bar with round ends, which falls (`slope` 1) or rises (-1) to the right.
// `reach` is the horizontal distance from the centre to the centre of an end.
void draw_bar(Pen& pen, Point centre, float reach, float width, float slope, Color color) {
  const float towards = slope * pi / 4;
  const Point end{reach, slope * reach};
  pen.path_arc(centre + end, width / 2, towards - pi / 2, towards + pi / 2);
  pen.path_arc(centre - end, width / 2, towards + pi / 2, towards + 3 * pi / 2);
  pen.fill_path(color);
}

// Draws the edges of both bars before the bodies, so that no edge crosses the other bar.
void draw_x(Pen& pen, Point centre, float unit, const Ink& ink) {
  const float reach = (x_size - stroke) / 2 * unit;
  const auto bars = [&](Color color, float width) {
    draw_bar(pen, centre, reach, width, 1, color);
    draw_bar(pen, centre, reach, width, -1, color);
  };
  bars(ink.edge, ink.edge_width);
  bars(ink.body, ink.body_width);
}

void draw_o(Pen& pen, Point centre, float unit, const Ink& ink) {
  pen.ring(centre, radius * unit, ink.edge, ink.edge_width);
  pen.ring(centre, radius * unit, ink.body, ink.body_width);
}

// Draws X and O as pen strokes.
class MnkFace final : public Face {
 public:
  void stack(const Drawing& drawing, Point centre, float unit, std::span<const PieceView> stack,
             const Pose& pose) const override {
    if (stack.empty() || pose.without_top) return;
    const Player player = stack.back().player;
    const Ink ink = ink_of(players(drawing.theme.dark)[player], unit, pose);
    if (player == 0) {
      draw_x(drawing.pen, centre, unit, ink);
    } else {
      draw_o(drawing.pen, centre, unit, ink);
    }
  }

  // There are no pieces in hand.
  void silhouette(const Drawing&, Point, float, PieceView) const override {}

  Extent extent(const GameInfo&, unsigned) const override {
    return {x_size / 2, -x_size / 2, x_size / 2};
  }

  // Kind 0 is X, the first player's mark; kind 1 is O.
  PieceView emblem(const GameInfo&, Player player) const override { return {player, player}; }
};

}  // namespace

const Face& face_of_mnk() {
  static const MnkFace face;
  return face;
}

}  // namespace kanzen
