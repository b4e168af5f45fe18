#include "engine/picture/figure.hpp"

#include <algorithm>

#include "engine/picture/board.hpp"
#include "engine/picture/svg_pen.hpp"

namespace kanzen {
namespace {

// The pieces in one player's hands, side by side; those that are gone are shown as empty.  Of a
// hand that is counted one piece of a kind, and how many there are.
void draw_hands(const Drawing& drawing, const BoardView& board, Player player, const Rect& row) {
  const Face& face = face_of(drawing.info);
  const bool counted = face.board_style().counted_hands;
  const auto places_of = [&](const HandView& hand) {
    if (hand.piece.player != player) return 0U;
    return counted ? 1U : hand.capacity;
  };
  float places = 0;
  for (const HandView& hand : board.hands) places += static_cast<float>(places_of(hand));
  const float pitch =
      std::min(row.width / std::max(places, 1.0F), (counted ? 1.9F : 1.2F) * row.height);
  const float unit = std::min(row.height, pitch);
  float x = centre(row).x - pitch * (places - 1) / 2 - (counted ? 0.3F * unit : 0);
  for (const HandView& hand : board.hands) {
    const float below = face.extent(drawing.info, hand.piece.kind).middle() * unit;
    for (unsigned i = 0; i < places_of(hand); ++i, x += pitch) {
      const Point at{x, centre(row).y - below};
      if (i >= hand.count) {
        face.silhouette(drawing, at, unit, hand.piece);
        continue;
      }
      face.stack(drawing, at, unit, {&hand.piece, 1}, {});
      if (counted)
        drawing.pen.text({x + unit / 2, centre(row).y}, "\u00D7" + std::to_string(hand.count),
                         {FontSize::figure, Weight::semibold, drawing.theme.text, Align::left});
    }
  }
}

std::string description(const BoardView& board, const std::string& position) {
  std::string text = "Position " + position + ". ";
  if (!board.end) return text + (board.to_move == 0 ? "First" : "Second") + " player to move.";
  if (!board.end->winner) return text + "The game is drawn.";
  return text + (*board.end->winner == 0 ? "First" : "Second") + " player has won.";
}

}  // namespace

std::string board_figure(const GameInfo& info, const BoardView& board, const std::string& position,
                         const FigureStyle& style) {
  SvgPen pen;
  const Theme& theme = style.dark ? dark_theme() : light_theme();
  const Drawing drawing{pen, theme, info, style.turned};
  BoardGeometry geometry = figure_geometry(shape_of(info, board, style.turned), style.width);
  const float hands = board.hands.empty() ? 0 : std::min(0.75F * geometry.cell, 64.0F);
  geometry = moved(geometry, 0, hands);
  const float height = geometry.frame.height + 2 * hands;
  pen.fill({0, 0, style.width, height}, theme.bg);
  draw_board(drawing, geometry, board);
  if (hands > 0) {
    const Player above = style.turned ? 0 : 1;
    draw_hands(drawing, board, above, {0, 0, style.width, hands});
    draw_hands(drawing, board, 1 - above, {0, height - hands, style.width, hands});
  }
  return pen.file(style.width, height, info.name + ", " + info.rules, description(board, position));
}

std::string piece_figure(const GameInfo& info, const PieceView& piece, float unit, bool dark) {
  SvgPen pen;
  const Drawing drawing{pen, dark ? dark_theme() : light_theme(), info};
  const Face& face = face_of(info);
  const Extent extent = face.extent(info, piece.kind);
  const float width = 2 * (extent.half_width + piece_margin) * unit;
  const float height = (extent.height() + 2 * piece_margin) * unit;
  Pose pose;
  pose.on_card = true;
  face.stack(drawing, {width / 2, height / 2 - extent.middle() * unit}, unit, {&piece, 1}, pose);
  const std::string player = piece.player == 0 ? "first" : "second";
  return pen.file(width, height, info.kinds[piece.kind],
                  "Piece " + info.kinds[piece.kind] + " of the " + player + " player.");
}

}  // namespace kanzen
