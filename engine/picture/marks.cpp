#include "engine/picture/marks.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace kanzen {
namespace {

float ring_thickness(float radius) { return std::max(0.32F * radius, 1.5F); }

}  // namespace

Color outcome_color(const Theme& theme, Outcome outcome) {
  if (outcome == Outcome::draw) return theme.draw;
  return outcome == Outcome::win ? theme.win : theme.loss;
}

Color outcome_soft_color(const Theme& theme, Outcome outcome) {
  if (outcome == Outcome::draw) return theme.draw_soft;
  return outcome == Outcome::win ? theme.win_soft : theme.loss_soft;
}

void draw_sign(Pen& pen, Point centre, float radius, Outcome outcome, Color color) {
  if (outcome == Outcome::win) {
    pen.disc(centre, radius, color);
    return;
  }
  const float thickness = ring_thickness(radius);
  pen.ring(centre, radius - thickness / 2, color, thickness);
  if (outcome == Outcome::draw) {
    pen.path_arc(centre, radius - thickness / 2, pi / 2, 3 * pi / 2);
    pen.fill_path(color);
  }
}

void draw_outcome_bar(Pen& pen, const Theme& theme, const Rect& bar, Outcome outcome,
                      Corners half) {
  constexpr float radius = 2;
  const Color color = outcome_color(theme, outcome);
  if (outcome == Outcome::win) return pen.fill(bar, color, radius);
  if (outcome == Outcome::loss) {
    pen.fill(bar, theme.loss_soft, radius);
  } else {
    Rect full = bar;
    (half == Corners::left ? full.width : full.height) /= 2;
    pen.fill(full, color, radius, 1, half);
  }
  pen.outline(bar, color, radius, bar.width < 8 ? 1.0F : 1.75F);
}

void draw_loading_sign(Pen& pen, Point centre, float radius, const Theme& theme) {
  const float thickness = ring_thickness(radius);
  pen.ring(centre, radius - thickness / 2, theme.draw, thickness);
}

void draw_unknown_sign(Pen& pen, Point centre, float radius, const Theme& theme) {
  constexpr int dashes = 8;
  for (int i = 0; i < dashes; ++i) {
    const float from = 2 * pi * static_cast<float>(i) / dashes;
    pen.path_arc(centre, radius - 1, from, from + 0.6F * 2 * pi / dashes);
    pen.stroke_path(theme.strong, 2, false);
  }
}

void draw_warning(Pen& pen, Point centre, float size, Color color, Color mark) {
  const float half = 0.42F * size;  // the rounded corners extend beyond it
  const std::array triangle{Point{centre.x, centre.y - 0.86F * half},
                            Point{centre.x + 0.96F * half, centre.y + 0.78F * half},
                            Point{centre.x - 0.96F * half, centre.y + 0.78F * half}};
  pen.polygon(triangle, color);
  pen.polyline(triangle, color, 0.12F * size, true);  // rounds the corners
  pen.thick_line({centre.x, centre.y - 0.28F * half}, {centre.x, centre.y + 0.22F * half}, mark,
                 0.11F * size);
  pen.disc({centre.x, centre.y + 0.56F * half}, 0.068F * size, mark);
}

void draw_diamond(Pen& pen, Point centre, float size, Color color) {
  const float half = size / 2;
  const std::array corners{Point{centre.x, centre.y - half}, Point{centre.x + half, centre.y},
                           Point{centre.x, centre.y + half}, Point{centre.x - half, centre.y}};
  pen.polygon(corners, color);
}

namespace {

bool contains_square(std::span<const unsigned> squares, int column, int row, int columns) {
  if (column < 0 || row < 0 || column >= columns) return false;
  const auto index = static_cast<unsigned>(row * columns + column);
  return std::find(squares.begin(), squares.end(), index) != squares.end();
}

// Draws a line from the first square to the last; on a folded board, one segment per strip.
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
  constexpr std::array<std::array<int, 2>, 4> directions{{{1, 0}, {0, 1}, {1, 1}, {-1, 1}}};
  for (const unsigned square : squares) {
    const int column = static_cast<int>(square) % columns;
    const int row = static_cast<int>(square) / columns;
    for (const auto& direction : directions) {
      const int dx = direction[0];
      const int dy = direction[1];
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

void draw_move_arrow(Pen& pen, const Theme& theme, Point from, Point to, float unit, Color color) {
  const Point direction = to - from;
  const float length = std::hypot(direction.x, direction.y);
  const Point along = direction * (1 / length);
  // The arrow bends upwards, or to the left if the move is vertical.
  Point across{along.y, -along.x};
  if (across.y > 0.01F || (std::abs(across.y) <= 0.01F && across.x > 0)) across = across * -1;
  const Point start = from + along * (0.22F * unit);
  const Point end = to - along * (0.30F * unit);
  const Point bend = across * (0.17F * unit);
  const auto curve = [&](Color tone, float thickness) {
    pen.path_to(start);
    pen.path_bezier(start + bend, end + bend, end);
    pen.stroke_path(tone, thickness, false);
  };
  const Point tip_direction = end - (end + bend);  // the tangent at the end, roughly
  const Point heading = along * 0.75F + tip_direction * (0.66F / (0.17F * unit));
  const float norm = std::hypot(heading.x, heading.y);
  const Point forward = heading * (1 / norm);
  const Point side{forward.y, -forward.x};
  const auto head = [&](Color tone, float size) {
    const std::array tip{end + forward * size, end - forward * (0.4F * size) + side * (0.7F * size),
                         end - forward * (0.4F * size) - side * (0.7F * size)};
    pen.polygon(tip, tone);
  };
  curve(theme.bg, 7);
  head(theme.bg, 15);
  curve(color, 3);
  head(color, 11);
}

namespace {

constexpr float room_for_chip = 44;  // minimum side of a square
constexpr float room_for_large_chip = 80;
constexpr float small_height = 18, large_height = 24;

constexpr ChipStyle small_chip{.size = FontSize::caption};

struct ChipSizes {
  float sign;   // radius
  float left;   // from the edge to the sign's middle
  float space;  // from the sign to the figure
};

ChipSizes sizes_of(const ChipStyle& style) {
  const bool small = style.size == FontSize::caption;
  const float sign = style.size == FontSize::figure ? 7.5F
                     : small                        ? 4.5F
                     : style.soft                   ? 6.0F
                                                    : 5.5F;
  return {sign, style.soft ? 17.0F : small ? 8.5F : 13.5F, style.soft ? 8.0F : small ? 4.0F : 7.0F};
}

}  // namespace

float value_chip_width(const Pen& pen, const std::string& figure, const ChipStyle& style) {
  const bool small = style.size == FontSize::caption;
  if (figure.empty()) return small ? 18.0F : 24.0F;
  return (small ? 22.0F : 31.0F) + pen.text_width(figure, style.size, Weight::semibold);
}

void draw_value_chip(Pen& pen, const Theme& theme, const Rect& rect, const ShownValue& value,
                     const ChipStyle& style) {
  const Color color = outcome_color(theme, value.outcome);
  const float radius = style.radius > 0 ? style.radius : rect.height / 2;
  pen.fill(rect, style.soft ? outcome_soft_color(theme, value.outcome) : theme.surface, radius);
  if (!style.soft) pen.outline(rect, theme.line, radius, 1);
  const ChipSizes sizes = sizes_of(style);
  if (value.distance_text.empty())
    return draw_sign(pen, centre(rect), sizes.sign, value.outcome, color);
  const Point sign{rect.x + sizes.left, centre(rect).y};
  draw_sign(pen, sign, sizes.sign, value.outcome, color);
  pen.text({sign.x + sizes.sign + sizes.space, sign.y}, value.distance_text,
           {style.size, Weight::semibold, color});
}

void draw_chip_at(Pen& pen, const Theme& theme, Point middle, const ShownValue& value) {
  const float width = value_chip_width(pen, value.distance_text, small_chip);
  draw_value_chip(pen, theme, around(middle, width, small_height), value, small_chip);
}

void draw_square_value(Pen& pen, const Theme& theme, const Rect& square, const ShownValue& value) {
  if (square.width < room_for_chip) {
    const float radius = std::clamp(0.14F * square.width, 1.5F, 6.0F);
    return draw_sign(pen, centre(square), radius, value.outcome,
                     outcome_color(theme, value.outcome));
  }
  const bool large = square.width >= room_for_large_chip;
  const ChipStyle style = large ? ChipStyle{} : small_chip;
  const float in = square.width >= 120 ? 9.0F : large ? 6.0F : 3.0F;
  const float width = value_chip_width(pen, value.distance_text, style);
  draw_value_chip(
      pen, theme,
      {right(square) - in - width, square.y + in, width, large ? large_height : small_height},
      value, style);
}

}  // namespace kanzen
