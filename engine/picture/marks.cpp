#include "engine/picture/marks.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace kanzen {
namespace {

bool contains_square(std::span<const unsigned> squares, int column, int row, int columns) {
  if (column < 0 || row < 0 || column >= columns) return false;
  const auto index = static_cast<unsigned>(row * columns + column);
  return std::find(squares.begin(), squares.end(), index) != squares.end();
}

// From the first square to the last; on a folded board a part in each strip.
void draw_run(Pen& pen, const BoardGeometry& geometry, const std::vector<unsigned>& run,
              const LineStyle& style) {
  const Point below{0, style.height * geometry.cell};
  const auto shown = std::max(1.0F, style.drawn * static_cast<float>(run.size()));
  for (std::size_t first = 0; first < run.size();) {
    std::size_t last = first;
    while (last + 1 < run.size() &&
           geometry.strip_of(run[last + 1]) == geometry.strip_of(run[first])) {
      ++last;
    }
    const auto before = static_cast<float>(first);
    if (before >= shown) return;
    const auto length = static_cast<float>(last - first + 1);
    const Point from = geometry.middle(run[first]) + below;
    const Point to = geometry.middle(run[last]) + below;
    const float part = std::clamp((shown - before) / length, 0.0F, 1.0F);
    const Point end = from + (to - from) * part;
    if (style.around)
      pen.thick_line(from, end, *style.around,
                     style.thickness + std::max(3.0F, 0.7F * style.thickness));
    pen.thick_line(from, end, style.color, style.thickness);
    first = last + 1;
  }
}

}  // namespace

void draw_line_through(Pen& pen, const BoardGeometry& geometry, std::span<const unsigned> squares,
                       const LineStyle& style) {
  const auto columns = static_cast<int>(geometry.columns);
  constexpr std::array<std::array<int, 2>, 4> ways{{{1, 0}, {0, 1}, {1, 1}, {-1, 1}}};
  for (const unsigned square : squares) {
    const int column = static_cast<int>(square) % columns;
    const int row = static_cast<int>(square) / columns;
    for (const auto& way : ways) {
      const int dx = way[0];
      const int dy = way[1];
      if (contains_square(squares, column - dx, row - dy, columns)) continue;  // not its start
      std::vector<unsigned> run;
      const auto at = [&](int step) { return std::pair{column + step * dx, row + step * dy}; };
      for (int step = 0; contains_square(squares, at(step).first, at(step).second, columns);
           ++step) {
        run.push_back(static_cast<unsigned>(at(step).second * columns + at(step).first));
      }
      if (run.size() >= style.length) draw_run(pen, geometry, run, style);
    }
  }
}

void draw_move_arrow(Pen& pen, const Theme& theme, Point from, Point to, float unit) {
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
    pen.path_to(start);
    pen.path_bezier(start + bend, end + bend, end);
    pen.stroke_path(color, thickness, false);
  };
  const Point tip_way = end - (end + bend);  // the tangent at the end, roughly
  const Point heading = along * 0.75F + tip_way * (0.66F / (0.17F * unit));
  const float norm = std::hypot(heading.x, heading.y);
  const Point ahead = heading * (1 / norm);
  const Point side{ahead.y, -ahead.x};
  const auto head = [&](Color color, float size) {
    const std::array tip{end + ahead * size, end - ahead * (0.4F * size) + side * (0.7F * size),
                         end - ahead * (0.4F * size) - side * (0.7F * size)};
    pen.polygon(tip, color);
  };
  curve(theme.bg, 7);
  head(theme.bg, 15);
  curve(theme.accent, 3);
  head(theme.accent, 11);
}

}  // namespace kanzen
