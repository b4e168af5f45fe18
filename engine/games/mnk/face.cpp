#include <algorithm>

#include "engine/picture/face.hpp"

namespace kanzen {
namespace {

// All in units, a unit being the side of a square.
constexpr float arm = 0.62F;     // from end to end of the X, across and down
constexpr float radius = 0.29F;  // of the O, to the middle of its stroke
constexpr float stroke = 0.11F;
constexpr float thinnest = 1.25F;  // CSS pixels: on the smallest squares a mark still shows

struct Ink {
  Color body, edge;
  float body_width, edge_width;  // the edge lies around the body
};

Ink ink_of(const PlayerColors& colors, float unit, const Pose& pose) {
  const auto tinted = [&](Color color) {
    return pose.ghost ? mix(color, *pose.ghost, 0.38F) : color;
  };
  const float body = std::max(stroke * unit, thinnest);
  const float edge = std::clamp(0.010F * unit, 0.5F, 1.5F);
  return {tinted(colors.body), tinted(colors.edge), body - edge, body + edge};
}

// From end to end, which are round; falling (1) or rising (-1) to the right.
void draw_bar(Pen& pen, Point centre, float reach, float width, float way, Color color) {
  const float towards = way * pi / 4;
  const Point end{reach, way * reach};
  pen.path_arc(centre + end, width / 2, towards - pi / 2, towards + pi / 2);
  pen.path_arc(centre - end, width / 2, towards + pi / 2, towards + 3 * pi / 2);
  pen.fill_path(color);
}

// Both bars' edges first, so that neither runs over the other where they cross.
void draw_x(Pen& pen, Point centre, float unit, const Ink& ink) {
  const float reach = (arm - stroke) / 2 * unit;
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

// X and O, as they are drawn on paper.
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

  // Nobody has such pieces in hand.
  void silhouette(const Drawing&, Point, float, PieceView) const override {}

  Extent extent(const GameInfo&, unsigned) const override { return {arm / 2, -arm / 2, arm / 2}; }

  // Kind 0 is X and the first player's, kind 1 is O.
  PieceView emblem(const GameInfo&, Player player) const override { return {player, player}; }
};

}  // namespace

const Face& face_of_mnk() {
  static const MnkFace face;
  return face;
}

}  // namespace kanzen
