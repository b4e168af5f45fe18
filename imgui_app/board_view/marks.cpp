#include "imgui_app/board_view/marks.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace kanzen::app {
namespace {

constexpr int shortest_run = 3;
constexpr float line_height = 0.39F;  // units under the middle of a square: the lips' foot

bool contains_square(std::span<const unsigned> squares, int column, int row, int columns) {
  if (column < 0 || row < 0 || column >= columns) return false;
  const auto index = static_cast<unsigned>(row * columns + column);
  return std::find(squares.begin(), squares.end(), index) != squares.end();
}

}  // namespace

void draw_line_through(Canvas& canvas, const BoardGeometry& geometry,
                       std::span<const unsigned> squares, Color color, float thickness,
                       float drawn) {
  const auto columns = static_cast<int>(geometry.columns);
  constexpr std::array<std::array<int, 2>, 4> ways{{{1, 0}, {0, 1}, {1, 1}, {-1, 1}}};
  const Point foot{0, line_height * geometry.cell};
  for (const unsigned square : squares) {
    const int column = static_cast<int>(square) % columns;
    const int row = static_cast<int>(square) / columns;
    for (const auto [dx, dy] : ways) {
      if (contains_square(squares, column - dx, row - dy, columns)) continue;  // not its start
      int length = 1;
      while (contains_square(squares, column + length * dx, row + length * dy, columns)) ++length;
      if (length < shortest_run) continue;
      const auto end =
          static_cast<unsigned>((row + (length - 1) * dy) * columns + column + (length - 1) * dx);
      const Point from = geometry.middle(square) + foot;
      const Point to = geometry.middle(end) + foot;
      canvas.thick_line(from, from + (to - from) * drawn, color, thickness);
    }
  }
}

void draw_move_arrow(Canvas& canvas, const Theme& theme, Point from, Point to, float unit) {
  const Point way = to - from;
  const float length = std::hypot(way.x, way.y);
  const Point along = way * (1 / length);
  // Bends upwards, or to the left where the move is vertical.
  Point across{along.y, -along.x};
  if (across.y > 0.01F || (std::abs(across.y) <= 0.01F && across.x > 0)) across = across * -1;
  const Point start = from + along * (0.22F * unit);
  const Point end = to - along * (0.30F * unit);
  const Point bend = across * (0.17F * unit);
  const auto curve = [&](Color color, float thickness) {
    canvas.path_to(start);
    canvas.path_bezier(start + bend, end + bend, end);
    canvas.stroke_path(color, thickness, false);
  };
  const Point tip_way = end - (end + bend);  // the tangent at the end, roughly
  const Point heading = along * 0.75F + tip_way * (0.66F / (0.17F * unit));
  const float norm = std::hypot(heading.x, heading.y);
  const Point ahead = heading * (1 / norm);
  const Point side{ahead.y, -ahead.x};
  const auto head = [&](Color color, float size) {
    const std::array tip{end + ahead * size, end - ahead * (0.4F * size) + side * (0.7F * size),
                         end - ahead * (0.4F * size) - side * (0.7F * size)};
    canvas.polygon(tip, color);
  };
  curve(theme.bg, 7);
  head(theme.bg, 15);
  curve(theme.accent, 3);
  head(theme.accent, 11);
}

}  // namespace kanzen::app
