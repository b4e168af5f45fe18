#include "engine/picture/board.hpp"

#include <algorithm>
#include <string_view>

#include "engine/picture/marks.hpp"

namespace kanzen {
namespace {

// Returns the index at which the name of a square ("b3") splits: letters name the column, digits
// the row.
std::size_t split_of(std::string_view name) { return name.find_first_of("0123456789"); }

// Draws the names of columns under each strip and of rows left of it, for boards with too many
// squares to name each inside.
void draw_coordinates(Pen& pen, const Theme& theme, const BoardGeometry& geometry,
                      const BoardView& board) {
  // From the squares to the middle of a name: half the margin if it has room for names.
  const float from_edge = geometry.margin > geometry.padding ? geometry.margin / 2 : 10;
  const TextStyle style{FontSize::caption, Weight::regular, theme.text2, Align::centre};
  const bool along = geometry.is_horizontal();
  for (unsigned place = 0; place < board.squares.size(); ++place) {
    const unsigned square = geometry.place(place);
    const std::string_view name = board.squares[square].name;
    const unsigned column = place % geometry.columns;
    const unsigned row = place / geometry.columns;
    const Rect rect = geometry.square(square);
    const bool lowest = along ? row + 1 == geometry.rows
                              : row + 1 == geometry.rows || (row + 1) % geometry.strip_length == 0;
    if (lowest) {
      pen.text({centre(rect).x, bottom(rect) + from_edge}, name.substr(0, split_of(name)), style);
    }
    const bool leftmost = along ? column % geometry.strip_length == 0 : column == 0;
    if (leftmost) {
      pen.text({rect.x - from_edge, centre(rect).y}, name.substr(split_of(name)), style);
    }
  }
}

}  // namespace

void draw_frame(const Drawing& drawing, const BoardGeometry& geometry, const BoardView& board,
                float radius) {
  const Face& face = face_of(drawing.info);
  if (face.board_style().crossings) return face.whole_board(drawing, geometry, board);
  drawing.pen.fill(geometry.frame, drawing.theme.board_frame, radius);
  if (geometry.named_outside) draw_coordinates(drawing.pen, drawing.theme, geometry, board);
}

void draw_square_background(const Drawing& drawing, const BoardGeometry& geometry,
                            const BoardView& board, unsigned square, Color color) {
  const Rect rect = geometry.square(square);
  const Face& face = face_of(drawing.info);
  const bool seen = !face.board_style().crossings;
  if (seen || color != face.square_color(drawing.theme, board, square))
    drawing.pen.fill(rect, color, square_radius(geometry));
  face.ornament(drawing, rect, board, square);
}

void draw_deciding_line(const Drawing& drawing, const BoardGeometry& geometry,
                        const BoardView& board, float drawn) {
  // For games that no line decides, the face shows the deciding squares.
  if (!board.end || board.end->squares.empty() || drawing.info.size.line == 0) return;
  const Face& face = face_of(drawing.info);
  draw_line_through(drawing.pen, geometry, board.end->squares,
                    {.color = face.players(drawing.theme.dark)[board.end->squares_of].edge,
                     .thickness = std::clamp(0.075F * geometry.cell, 2.5F, 12.0F),
                     .around = drawing.theme.surface,
                     .height = face.line_height(),
                     .length = drawing.info.size.line,
                     .drawn = drawn});
}

void draw_attacked(const Drawing& drawing, const BoardGeometry& geometry, const BoardView& board) {
  const Theme& theme = drawing.theme;
  for (const unsigned square : board.attacked) {
    const Rect rect = geometry.square(square);
    drawing.pen.outline(rect, theme.warn, square_radius(geometry), 3);
    draw_warning(drawing.pen, {rect.x + 15, rect.y + 15}, std::min(20.0F, 0.3F * rect.width),
                 theme.warn, theme.surface);
  }
}

void draw_board(const Drawing& drawing, const BoardGeometry& geometry, const BoardView& board,
                std::span<const unsigned> moved) {
  const Face& face = face_of(drawing.info);
  draw_frame(drawing, geometry, board, square_radius(geometry) + std::min(geometry.padding, 6.0F));
  const auto count = static_cast<unsigned>(board.squares.size());
  for (unsigned square = 0; square < count; ++square) {
    const bool marked = !face.board_style().crossings &&
                        std::find(moved.begin(), moved.end(), square) != moved.end();
    const Color color =
        marked ? drawing.theme.last_move : face.square_color(drawing.theme, board, square);
    draw_square_background(drawing, geometry, board, square, color);
  }
  if (face.has_line_below_pieces()) draw_deciding_line(drawing, geometry, board);
  for (unsigned square = 0; square < count; ++square) {
    face.stack(drawing, geometry.middle(square), geometry.unit, board.squares[square].stack, {});
  }
  draw_attacked(drawing, geometry, board);
  if (!face.has_line_below_pieces()) draw_deciding_line(drawing, geometry, board);
}

}  // namespace kanzen
