#include "engine/picture/signs.hpp"

#include <algorithm>
#include <array>

namespace kanzen {
namespace {

float ring_thickness(float radius) { return std::max(0.32F * radius, 1.5F); }

}  // namespace

Color outcome_color(const Theme& theme, Outcome outcome) {
  if (outcome == Outcome::draw) return theme.draw;
  return outcome == Outcome::win ? theme.win : theme.loss;
}

Color outcome_soft(const Theme& theme, Outcome outcome) {
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
  const float half = 0.42F * size;  // the rounded corners stand out from it
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

}  // namespace kanzen
