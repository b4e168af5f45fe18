#include "imgui_app/draw/icons.hpp"

#include <array>
#include <cmath>
#include <initializer_list>
#include <vector>

namespace kanzen::app {
namespace {

constexpr float stroke = 1.75F;

// Draws lines through points whose coordinates are relative to `c`.
void lines_at(Canvas& canvas, Point c, std::initializer_list<Point> offsets, Color color,
              float thickness) {
  std::vector<Point> points;
  for (const Point offset : offsets) points.push_back(c + offset);
  canvas.polyline(points, color, thickness);
}

// `direction` 1 points to the right.
void chevron(Canvas& canvas, Point c, float direction, Color color) {
  lines_at(canvas, c, {{-3 * direction, -6}, {3 * direction, 0}, {-3 * direction, 6}}, color,
           2.25F);
}

// `direction` 1 points down.
void upright_chevron(Canvas& canvas, Point c, float direction, Color color) {
  lines_at(canvas, c, {{-6, -3 * direction}, {0, 3 * direction}, {6, -3 * direction}}, color,
           2.25F);
}

void chevron_to_wall(Canvas& canvas, Point c, float direction, Color color) {
  chevron(canvas, {c.x - 2 * direction, c.y}, direction, color);
  canvas.fill(around({c.x + 6 * direction, c.y}, 2.25F, 14), color);
}

// One link of a chain, slanted, open at the bottom where the other link begins.  `side` is 1 or,
// for the link turned by 180 degrees, −1.
void half_chain(Canvas& canvas, Point c, float side, Color color) {
  const auto at = [&](float x, float y) { return Point{c.x + side * x, c.y + side * y}; };
  constexpr float r = 3.9F;
  const float turn = side > 0 ? 0 : pi;
  canvas.path_to(at(0.7F, -2.7F));
  canvas.path_arc(at(-1.8F, -1.6F), r, turn - 0.35F, turn - 0.75F * pi);
  canvas.path_arc(at(-5.2F, 1.8F), r, turn + 1.25F * pi, turn + 0.25F * pi);
  canvas.path_to(at(-0.7F, 2.7F));
  canvas.stroke_path(color, stroke, false);
}

void link(Canvas& canvas, Point c, Color color) {
  half_chain(canvas, c, 1, color);
  half_chain(canvas, c, -1, color);
}

void sun(Canvas& canvas, Point c, Color color) {
  canvas.ring(c, 3.6F, color, stroke);
  for (int i = 0; i < 8; ++i) {
    const float angle = pi * static_cast<float>(i) / 4;
    const Point way{std::cos(angle), std::sin(angle)};
    canvas.list()->AddLine(canvas.device(c + way * 5.8F), canvas.device(c + way * 9.0F),
                           packed(color), stroke * canvas.ratio());
  }
}

// A crescent: two arcs through the same two points.
void moon(Canvas& canvas, Point c, Color color) {
  canvas.path_arc(c, 7, -0.28F * pi - pi / 6, -2 * pi + 0.12F * pi + pi / 6);
  const Point tip1{c.x + 7 * std::cos(0.12F * pi + pi / 6),
                   c.y + 7 * std::sin(0.12F * pi + pi / 6)};
  const Point tip2{c.x + 7 * std::cos(-0.28F * pi - pi / 6),
                   c.y + 7 * std::sin(-0.28F * pi - pi / 6)};
  canvas.path_to(tip1);
  canvas.path_bezier({c.x + 1.2F, c.y + 5.4F}, {c.x - 2.6F, c.y - 0.6F}, tip2);
  canvas.stroke_path(color, stroke, true);
}

void copy(Canvas& canvas, Point c, Color color) {
  canvas.outline({c.x - 6, c.y - 3, 9, 10}, color, 2, 1.5F);
  lines_at(canvas, c, {{-2.5F, -6.2F}, {6.2F, -6.2F}, {6.2F, 3.8F}, {4.6F, 3.8F}}, color, 1.5F);
  canvas.list()->AddLine(canvas.device({c.x - 2.5F, c.y - 6.2F}),
                         canvas.device({c.x - 2.5F, c.y - 4.4F}), packed(color),
                         1.5F * canvas.ratio());
}

void menu(Canvas& canvas, Point c, Color color) {
  for (const float dy : {-5.0F, 0.0F, 5.0F}) canvas.fill(around({c.x, c.y + dy}, 16, 2), color);
}

void open(Canvas& canvas, Point c, Color color) {
  lines_at(canvas, c, {{-0.5F, -5}, {-5.5F, -5}, {-5.5F, 6}, {5.5F, 6}, {5.5F, 1}}, color, stroke);
  lines_at(canvas, c, {{1.8F, -6}, {6, -6}, {6, -1.8F}}, color, stroke);
  lines_at(canvas, c, {{-1, 1}, {6, -6}}, color, stroke);
}

void close(Canvas& canvas, Point c, Color color) {
  lines_at(canvas, c, {{-5, -5}, {5, 5}}, color, 2);
  lines_at(canvas, c, {{-5, 5}, {5, -5}}, color, 2);
}

// An arrow that turns back to the left.
void undo(Canvas& canvas, Point c, Color color) {
  lines_at(canvas, c, {{-2.5F, -6}, {-6, -2.5F}, {-2.5F, 1}}, color, 2);
  canvas.path_to({c.x - 6, c.y - 2.5F});
  canvas.path_arc({c.x + 2, c.y + 1.5F}, 4, -pi / 2, pi / 2);
  canvas.path_to({c.x - 0.5F, c.y + 5.5F});
  canvas.stroke_path(color, 2, false);
}

void pass(Canvas& canvas, Point c, Color color) {
  canvas.ring(c, 6.5F, color, 2);
  canvas.line({c.x - 3, c.y}, {c.x + 3, c.y}, color, 2);
}

void flag(Canvas& canvas, Point c, Color color) {
  const std::array cloth{Point{c.x - 4, c.y - 6}, Point{c.x + 6, c.y - 3}, Point{c.x - 4, c.y + 1}};
  canvas.polygon(cloth, color);
  canvas.line({c.x - 4, c.y - 6.5F}, {c.x - 4, c.y + 7}, color, 2);
}

// A mountain in a frame, and the sun.
void picture(Canvas& canvas, Point c, Color color) {
  canvas.outline(around(c, 16, 14), color, 2, 1.5F);
  canvas.disc({c.x - 3.5F, c.y - 2.5F}, 1.5F, color);
  lines_at(canvas, c, {{-7, 5}, {-2, 1}, {0, 3}, {3.5F, -1}, {7, 3}}, color, 1.5F);
}

// The corners of a frame.
void fit(Canvas& canvas, Point c, Color color) {
  for (const Point way : {Point{-1, -1}, Point{1, -1}, Point{1, 1}, Point{-1, 1}}) {
    const float far_x = 6.5F * way.x, far_y = 6.5F * way.y;
    lines_at(canvas, c, {{far_x, 2.5F * way.y}, {far_x, far_y}, {2.5F * way.x, far_y}}, color, 2);
  }
}

}  // namespace

void draw_icon(Canvas& canvas, Icon icon, Point c, Color color) {
  switch (icon) {
    case Icon::first: return chevron_to_wall(canvas, c, -1, color);
    case Icon::previous: return chevron(canvas, c, -1, color);
    case Icon::next: return chevron(canvas, c, 1, color);
    case Icon::last: return chevron_to_wall(canvas, c, 1, color);
    case Icon::link: return link(canvas, c, color);
    case Icon::sun: return sun(canvas, c, color);
    case Icon::moon: return moon(canvas, c, color);
    case Icon::copy: return copy(canvas, c, color);
    case Icon::menu: return menu(canvas, c, color);
    case Icon::open: return open(canvas, c, color);
    case Icon::close: return close(canvas, c, color);
    case Icon::stop: return canvas.fill(around(c, 10, 10), color, 1);
    case Icon::plus: canvas.line({c.x, c.y - 6}, {c.x, c.y + 6}, color, 2); [[fallthrough]];
    case Icon::minus: return canvas.line({c.x - 6, c.y}, {c.x + 6, c.y}, color, 2);
    case Icon::fit: return fit(canvas, c, color);
    case Icon::up: return upright_chevron(canvas, c, -1, color);
    case Icon::down: return upright_chevron(canvas, c, 1, color);
    case Icon::undo: return undo(canvas, c, color);
    case Icon::pass: return pass(canvas, c, color);
    case Icon::flag: return flag(canvas, c, color);
    case Icon::picture: return picture(canvas, c, color);
    case Icon::chevron_down:
      return lines_at(canvas, c, {{-4.5F, -2.25F}, {0, 2.25F}, {4.5F, -2.25F}}, color, 2);
    case Icon::play: {
      const std::array points{Point{c.x - 5, c.y - 6.5F}, Point{c.x + 6, c.y},
                              Point{c.x - 5, c.y + 6.5F}};
      return canvas.polygon(points, color);
    }
    case Icon::check: return lines_at(canvas, c, {{-5, 0}, {-1.5F, 4}, {5.5F, -4.5F}}, color, 2);
  }
}

}  // namespace kanzen::app
