#include "engine/picture/board.hpp"

#include <algorithm>
#include <array>
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

// Returns the highlight of the square; null: it has none.
const Mark* highlight_of(const Markup& markup, unsigned square) {
  for (const Mark& mark : markup.marks)
    if (mark.shape == MarkShape::highlight && mark.square == square) return &mark;
  return nullptr;
}

// Draws a square and its marks, which are below its pieces.
void draw_marked_square(const Drawing& drawing, const BoardGeometry& geometry,
                        const BoardView& board, unsigned square, const BoardMarks& marks) {
  const Theme& theme = drawing.theme;
  const bool crossings = face_of(drawing.info).board_style().crossings;
  const bool last = !crossings && (marks.last_from == square || marks.last_to == square);
  const Mark* const highlight = crossings ? nullptr : highlight_of(marks.markup, square);
  const Color plain = face_of(drawing.info).square_color(theme, board, square);
  const auto soft = [&](MarkColor color) {
    return color == MarkColor::green ? theme.accent_soft
                                     : mix(plain, color_of(theme, color), 0.15F);
  };
  draw_square_background(drawing, geometry, board, square,
                         highlight != nullptr ? soft(highlight->color)
                         : last               ? theme.last_move
                                              : plain);
}

// Draws the marks of a board of crossings, which are above its pieces: squares are not seen there.
void draw_crossing_marks(const Drawing& drawing, const BoardGeometry& geometry,
                         const BoardView& board, const BoardMarks& marks) {
  if (marks.last_to && !board.squares[*marks.last_to].stack.empty())
    face_of(drawing.info)
        .last_move_mark(drawing, geometry.middle(*marks.last_to), geometry.unit,
                        board.squares[*marks.last_to].stack.back());
}

// Draws a number on a piece, as large as it has room for.
void draw_number(const Drawing& drawing, const BoardGeometry& geometry, const PieceView& piece,
                 Point at, const std::string& number) {
  const Face& face = face_of(drawing.info);
  const bool crossings = face.board_style().crossings;
  constexpr float room = 0.75F;  // of a stone
  FontSize size = FontSize::figure;
  for (const FontSize smaller : {FontSize::body, FontSize::caption})
    if (drawing.pen.text_width(number, size, Weight::semibold) > room * geometry.cell)
      size = smaller;
  Color color = face.players(drawing.theme.dark)[piece.player].mark;
  if (!crossings) {
    const float side = 1.5F * static_cast<float>(size);
    const float width = drawing.pen.text_width(number, size, Weight::semibold);
    drawing.pen.capsule(around(at, std::max(side, width + 0.5F * side), side),
                        drawing.theme.board_cell);
    color = drawing.theme.text;
  }
  drawing.pen.text(at, number, {size, Weight::semibold, color, Align::centre});
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
  for (unsigned square = 0; square < marks.numbers.size(); ++square)
    if (!marks.numbers[square].empty())
      draw_number(drawing, geometry, board.squares[square].stack.back(), geometry.middle(square),
                  marks.numbers[square]);
  draw_attacked(drawing, geometry, board);
  if (!face.has_line_below_pieces()) draw_deciding_line(drawing, geometry, board);
}

Color color_of(const Theme& theme, MarkColor color) {
  switch (color) {
    case MarkColor::red: return theme.warn;
    case MarkColor::blue: return theme.win;
    case MarkColor::orange: return theme.loss;
    case MarkColor::green: break;
  }
  return theme.accent;
}

namespace {

void draw_label(const Drawing& drawing, const BoardGeometry& geometry, const Mark& mark) {
  const FontSize size = geometry.cell < 36   ? FontSize::caption
                        : geometry.cell < 64 ? FontSize::body
                        : geometry.cell < 96 ? FontSize::figure
                                             : FontSize::title;
  const auto height = static_cast<float>(size);
  const Color color = color_of(drawing.theme, mark.color);
  const float width = drawing.pen.text_width(mark.label, size, Weight::semibold);
  const Point at = geometry.middle(mark.square);
  const Rect chip = around(at, std::max(width + 0.5F * height, 1.3F * height), 1.3F * height);
  drawing.pen.capsule(chip, drawing.theme.surface);
  drawing.pen.outline(chip, color, chip.height / 2, 1.5F);
  drawing.pen.text(at, mark.label, {size, Weight::semibold, color, Align::centre});
}

// Draws the shape of a mark in one color, without the edge that sets it off from what is below.
void draw_shape(const Drawing& drawing, const BoardGeometry& geometry, const Mark& mark,
                Color color, float thickness) {
  const bool crossings = face_of(drawing.info).board_style().crossings;
  const float size = (crossings ? 0.27F : 0.36F) * std::min(geometry.cell, geometry.width);
  const Point at = geometry.middle(mark.square);
  Pen& pen = drawing.pen;
  switch (mark.shape) {
    case MarkShape::circle: return pen.ring(at, crossings ? size : 1.2F * size, color, thickness);
    case MarkShape::cross:
      pen.thick_line(at - Point{size, size}, at + Point{size, size}, color, thickness);
      return pen.thick_line(at - Point{size, -size}, at + Point{size, -size}, color, thickness);
    case MarkShape::square: {
      const float side = 1.8F * size + thickness;
      return pen.outline(around(at, side, side), color, 0, thickness);
    }
    case MarkShape::triangle: {
      const std::array corners{at - Point{0, 1.15F * size}, at + Point{size, 0.65F * size},
                               at + Point{-size, 0.65F * size}};
      return pen.polyline(corners, color, thickness, true);
    }
    case MarkShape::highlight:
      if (crossings) return pen.ring(at, 0.48F * geometry.cell, color, thickness);
      return pen.outline(geometry.square(mark.square), color, square_radius(geometry), thickness);
    case MarkShape::label: break;  // see draw_label
  }
}

void draw_arrow(const Drawing& drawing, const BoardGeometry& geometry, const Arrow& arrow) {
  const Point from = geometry.middle(arrow.from), to = geometry.middle(arrow.to);
  const Color color = color_of(drawing.theme, arrow.color);
  if (arrow.has_head)
    return draw_move_arrow(drawing.pen, drawing.theme, from, to, geometry.cell, color);
  drawing.pen.thick_line(from, to, drawing.theme.bg, 7);
  drawing.pen.thick_line(from, to, color, 3);
}

}  // namespace

void draw_markup(const Drawing& drawing, const BoardGeometry& geometry, const Markup& markup) {
  const float thickness = std::clamp(0.06F * geometry.cell, 2.0F, 5.0F);
  for (const Mark& mark : markup.marks) {
    if (mark.shape == MarkShape::label) continue;
    const float edge = mark.shape == MarkShape::highlight ? 0 : std::min(thickness, 3.0F);
    if (edge > 0) draw_shape(drawing, geometry, mark, drawing.theme.surface, thickness + edge);
    draw_shape(drawing, geometry, mark, color_of(drawing.theme, mark.color), thickness);
  }
  for (const Arrow& arrow : markup.arrows) draw_arrow(drawing, geometry, arrow);
  for (const Mark& mark : markup.marks)
    if (mark.shape == MarkShape::label) draw_label(drawing, geometry, mark);
}

}  // namespace kanzen
