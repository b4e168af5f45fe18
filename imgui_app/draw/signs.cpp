#include "imgui_app/draw/signs.hpp"

#include <algorithm>
#include <array>
#include <numbers>

namespace kanzen::app {
namespace {

constexpr float pi = std::numbers::pi_v<float>;

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

void draw_sign(Canvas& canvas, Point centre, float radius, Outcome outcome, Color color) {
  if (outcome == Outcome::win) {
    canvas.disc(centre, radius, color);
    return;
  }
  const float thickness = ring_thickness(radius);
  canvas.ring(centre, radius - thickness / 2, color, thickness);
  if (outcome == Outcome::draw) {
    canvas.path_arc(centre, radius - thickness / 2, pi / 2, 3 * pi / 2);
    canvas.fill_path(color);
  }
}

void draw_loading_sign(Canvas& canvas, Point centre, float radius, const Theme& theme) {
  const float thickness = ring_thickness(radius);
  canvas.ring(centre, radius - thickness / 2, theme.draw, thickness);
}

void draw_unknown_sign(Canvas& canvas, Point centre, float radius, const Theme& theme) {
  constexpr int dashes = 8;
  for (int i = 0; i < dashes; ++i) {
    const float from = 2 * pi * static_cast<float>(i) / dashes;
    canvas.path_arc(centre, radius - 1, from, from + 0.6F * 2 * pi / dashes);
    canvas.stroke_path(theme.strong, 2, false);
  }
}

void draw_warning(Canvas& canvas, Point centre, float size, Color color, Color mark) {
  const float half = 0.42F * size;  // the rounded corners stand out from it
  const std::array triangle{Point{centre.x, centre.y - 0.86F * half},
                            Point{centre.x + 0.96F * half, centre.y + 0.78F * half},
                            Point{centre.x - 0.96F * half, centre.y + 0.78F * half}};
  canvas.polygon(triangle, color);
  canvas.polyline(triangle, color, 0.12F * size, true);  // rounds the corners
  canvas.thick_line({centre.x, centre.y - 0.28F * half}, {centre.x, centre.y + 0.22F * half}, mark,
                    0.11F * size);
  canvas.disc({centre.x, centre.y + 0.56F * half}, 0.068F * size, mark);
}

void draw_diamond(Canvas& canvas, Point centre, float size, Color color) {
  const float half = size / 2;
  const std::array corners{Point{centre.x, centre.y - half}, Point{centre.x + half, centre.y},
                           Point{centre.x, centre.y + half}, Point{centre.x - half, centre.y}};
  canvas.polygon(corners, color);
}

}  // namespace kanzen::app
