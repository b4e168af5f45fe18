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

namespace {

bool is_highlighted(const BoardMarks& marks, unsigned square) {
  return std::find(marks.highlighted.begin(), marks.highlighted.end(), square) !=
         marks.highlighted.end();
}

// Draws a square and its marks, which are below its pieces.
void draw_marked_square(const Drawing& drawing, const BoardGeometry& geometry,
                        const BoardView& board, unsigned square, const BoardMarks& marks) {
  const Theme& theme = drawing.theme;
  const bool crossings = face_of(drawing.info).board_style().crossings;
  const bool last = !crossings && (marks.last_from == square || marks.last_to == square);
  const bool highlighted = !crossings && is_highlighted(marks, square);
  const Color plain = face_of(drawing.info).square_color(theme, board, square);
  draw_square_background(drawing, geometry, board, square,
                         highlighted ? theme.accent_soft
                         : last      ? theme.last_move
                                     : plain);
  if (highlighted)
    drawing.pen.outline(geometry.square(square), theme.accent, square_radius(geometry), 3);
}

// Draws the marks of a board of crossings, which are above its pieces: squares are not seen there.
void draw_crossing_marks(const Drawing& drawing, const BoardGeometry& geometry,
                         const BoardView& board, const BoardMarks& marks) {
  if (marks.last_to && !board.squares[*marks.last_to].stack.empty())
    face_of(drawing.info)
        .last_move_mark(drawing, geometry.middle(*marks.last_to), geometry.unit,
                        board.squares[*marks.last_to].stack.back());
  if (!face_of(drawing.info).board_style().crossings) return;
  for (const unsigned square : marks.highlighted)
    drawing.pen.ring(geometry.middle(square), 0.48F * geometry.cell, drawing.theme.accent,
                     std::max(2.0F, 0.08F * geometry.cell));
}

}  // namespace

void draw_board(const Drawing& drawing, const BoardGeometry& geometry, const BoardView& board,
                const BoardMarks& marks) {
  const Face& face = face_of(drawing.info);
  draw_frame(drawing, geometry, board, square_radius(geometry) + std::min(geometry.padding, 6.0F));
  const auto count = static_cast<unsigned>(board.squares.size());
  for (unsigned square = 0; square < count; ++square)
    draw_marked_square(drawing, geometry, board, square, marks);
  if (face.has_line_below_pieces()) draw_deciding_line(drawing, geometry, board);
  for (unsigned square = 0; square < count; ++square) {
    face.stack(drawing, geometry.middle(square), geometry.unit, board.squares[square].stack, {});
  }
  draw_crossing_marks(drawing, geometry, board, marks);
  draw_attacked(drawing, geometry, board);
  if (!face.has_line_below_pieces()) draw_deciding_line(drawing, geometry, board);
}

void draw_arrows(const Drawing& drawing, const BoardGeometry& geometry, const BoardMarks& marks) {
  for (const BoardArrow& arrow : marks.arrows)
    draw_move_arrow(drawing.pen, drawing.theme, geometry.middle(arrow.from),
                    geometry.middle(arrow.to), geometry.cell);
}

}  // namespace kanzen
