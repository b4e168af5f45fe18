#include "engine/picture/board_picture.hpp"

#include <algorithm>

#include "engine/picture/marks.hpp"
#include "engine/picture/svg_pen.hpp"

namespace kanzen {
namespace {

constexpr float chip_row = 24;         // height of the values below the pieces of a hand
constexpr float piece_margin = 0.06F;  // for its shadow and edge, in sides of a square

// The height of each of the rows above and below the board.
float hand_row_height(const BoardView& board, const BoardGeometry& geometry,
                      const FigureStyle& style) {
  if (board.hands.empty()) return 0;
  return std::min(0.75F * geometry.cell, 64.0F) + (style.values.hands.empty() ? 0 : chip_row);
}

// Draws the values of the moves to squares at their upper right; on small squares, only signs.
void draw_square_values(const Drawing& drawing, const BoardGeometry& geometry,
                        const ShownValues& values) {
  for (unsigned square = 0; square < values.squares.size(); ++square)
    if (const auto& shown = values.squares[square])
      draw_square_value(drawing.pen, drawing.theme, geometry.square(square), *shown);
}

// Draws the pieces in one player's hands in a row, with empty places for those that have left.  A
// counted hand (BoardStyle::counted_hands) has one piece per kind, and their number.
void draw_hands(const Drawing& drawing, const BoardView& board, Player player, Rect row,
                const ShownValues& values) {
  if (!values.hands.empty()) row.height -= chip_row;
  const Face& face = face_of(drawing.info);
  const bool counted = face.board_style().counted_hands;
  const auto places_of = [&](const HandView& hand) {
    return hand.piece.player != player ? 0U : counted ? 1U : hand.capacity;
  };
  float places = 0;
  for (const HandView& hand : board.hands) places += static_cast<float>(places_of(hand));
  const float pitch =
      std::min(row.width / std::max(places, 1.0F), (counted ? 1.9F : 1.2F) * row.height);
  const float unit = std::min(row.height, pitch);  // the size of pieces
  const float y = centre(row).y;
  float first = centre(row).x - pitch * (places - 1) / 2 - (counted ? 0.3F * unit : 0);
  for (std::size_t i = 0; i < board.hands.size(); ++i) {
    const HandView& hand = board.hands[i];
    if (places_of(hand) == 0) continue;
    const float below = face.extent(drawing.info, hand.piece.kind).middle() * unit;
    float x = first;
    for (unsigned place = 0; place < places_of(hand); ++place, x += pitch) {
      if (place >= hand.count) {
        face.silhouette(drawing, {x, y - below}, unit, hand.piece);
        continue;
      }
      face.stack(drawing, {x, y - below}, unit, {&hand.piece, 1}, {});
      if (counted)
        drawing.pen.text({x + unit / 2, y}, "\u00D7" + std::to_string(hand.count),
                         {FontSize::figure, Weight::semibold, drawing.theme.text, Align::left});
    }
    if (i < values.hands.size() && values.hands[i]) {
      const float held = counted ? 1 : static_cast<float>(hand.count);
      draw_chip_at(drawing.pen, drawing.theme,
                   {first + pitch * (held - 1) / 2, bottom(row) + chip_row / 2}, *values.hands[i]);
    }
    first += pitch * static_cast<float>(places_of(hand));
  }
}

}  // namespace

Picture board_picture(const GameInfo& info, const BoardView& board, const std::string& position,
                      const FigureStyle& style) {
  const Theme& theme = style.dark ? dark_theme() : light_theme();
  BoardGeometry geometry = figure_geometry(shape_of(info, board, style.turned), style.width);
  const float hands = hand_row_height(board, geometry, style);
  geometry = moved(geometry, 0, hands);
  Picture picture;
  picture.width = style.width;
  picture.height = geometry.frame.height + 2 * hands;
  picture.title = info.name + ", " + info.rules;
  picture.description = "Position " + position + ".";
  picture.draw = [&info, &theme, board, style, geometry, hands](Pen& pen) {
    const Drawing drawing{pen, theme, info, style.turned};
    draw_board(drawing, geometry, board, style.marks);
    draw_square_values(drawing, geometry, style.values);
    draw_markup(drawing, geometry, style.marks.markup);
    if (hands == 0) return;
    const Player above = style.turned ? 0 : 1;
    const Rect top{0, 0, style.width, hands};
    draw_hands(drawing, board, above, top, style.values);
    draw_hands(drawing, board, 1 - above, moved(top, 0, hands + geometry.frame.height),
               style.values);
  };
  return picture;
}

std::string board_svg(const GameInfo& info, const BoardView& board, const std::string& position,
                      const FigureStyle& style) {
  const Theme& theme = style.dark ? dark_theme() : light_theme();
  return picture_file<SvgPen>(
      with_background(board_picture(info, board, position, style), theme.bg));
}

Picture piece_picture(const GameInfo& info, const PieceView& piece, float unit, bool dark) {
  const Face& face = face_of(info);
  const Extent extent = face.extent(info, piece.kind);
  Picture picture;
  picture.width = 2 * (extent.half_width + piece_margin) * unit;
  picture.height = (extent.height() + 2 * piece_margin) * unit;
  picture.title = info.kinds[piece.kind];
  picture.description = "Piece " + info.kinds[piece.kind] + " of the " +
                        (piece.player == 0 ? "first" : "second") + " player.";
  const Point middle{picture.width / 2, picture.height / 2 - extent.middle() * unit};
  picture.draw = [&info, &face, piece, unit, dark, middle](Pen& pen) {
    const Drawing drawing{pen, dark ? dark_theme() : light_theme(), info};
    Pose pose;
    pose.on_card = true;
    face.stack(drawing, middle, unit, {&piece, 1}, pose);
  };
  return picture;
}

}  // namespace kanzen
