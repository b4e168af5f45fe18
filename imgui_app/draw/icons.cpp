#include "imgui_app/draw/icons.hpp"

#include <array>
#include <cmath>

namespace kanzen::app {
namespace {

constexpr float stroke = 1.75F;

// `direction` 1 points to the right.
void chevron(Canvas& canvas, Point c, float direction, Color color) {
  const std::array points{Point{c.x - 3 * direction, c.y - 6}, Point{c.x + 3 * direction, c.y},
                          Point{c.x - 3 * direction, c.y + 6}};
  canvas.polyline(points, color, 2.25F);
}

// `direction` 1 points down.
void upright_chevron(Canvas& canvas, Point c, float direction, Color color) {
  const std::array points{Point{c.x - 6, c.y - 3 * direction}, Point{c.x, c.y + 3 * direction},
                          Point{c.x + 6, c.y - 3 * direction}};
  canvas.polyline(points, color, 2.25F);
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
  const std::array back{Point{c.x - 2.5F, c.y - 6.2F}, Point{c.x + 6.2F, c.y - 6.2F},
                        Point{c.x + 6.2F, c.y + 3.8F}, Point{c.x + 4.6F, c.y + 3.8F}};
  canvas.polyline(back, color, 1.5F);
  canvas.list()->AddLine(canvas.device({c.x - 2.5F, c.y - 6.2F}),
                         canvas.device({c.x - 2.5F, c.y - 4.4F}), packed(color),
                         1.5F * canvas.ratio());
}

void menu(Canvas& canvas, Point c, Color color) {
  for (const float dy : {-5.0F, 0.0F, 5.0F}) canvas.fill(around({c.x, c.y + dy}, 16, 2), color);
}

void open(Canvas& canvas, Point c, Color color) {
  const std::array frame{Point{c.x - 0.5F, c.y - 5}, Point{c.x - 5.5F, c.y - 5},
                         Point{c.x - 5.5F, c.y + 6}, Point{c.x + 5.5F, c.y + 6},
                         Point{c.x + 5.5F, c.y + 1}};
  canvas.polyline(frame, color, stroke);
  const std::array head{Point{c.x + 1.8F, c.y - 6}, Point{c.x + 6, c.y - 6},
                        Point{c.x + 6, c.y - 1.8F}};
  canvas.polyline(head, color, stroke);
  const std::array shaft{Point{c.x - 1, c.y + 1}, Point{c.x + 6, c.y - 6}};
  canvas.polyline(shaft, color, stroke);
}

void close(Canvas& canvas, Point c, Color color) {
  const std::array falling{Point{c.x - 5, c.y - 5}, Point{c.x + 5, c.y + 5}};
  const std::array rising{Point{c.x - 5, c.y + 5}, Point{c.x + 5, c.y - 5}};
  canvas.polyline(falling, color, 2);
  canvas.polyline(rising, color, 2);
}

}  // namespace

namespace {

// An arrow that turns back to the left.
void undo(Canvas& canvas, Point c, Color color) {
  const std::array head{Point{c.x - 2.5F, c.y - 6}, Point{c.x - 6, c.y - 2.5F},
                        Point{c.x - 2.5F, c.y + 1}};
  canvas.polyline(head, color, 2);
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
  const std::array ridge{Point{c.x - 7, c.y + 5}, Point{c.x - 2, c.y + 1}, Point{c.x, c.y + 3},
                         Point{c.x + 3.5F, c.y - 1}, Point{c.x + 7, c.y + 3}};
  canvas.polyline(ridge, color, 1.5F);
}

// The corners of a frame.
void fit(Canvas& canvas, Point c, Color color) {
  for (const Point way : {Point{-1, -1}, Point{1, -1}, Point{1, 1}, Point{-1, 1}}) {
    const std::array points{Point{c.x + 6.5F * way.x, c.y + 2.5F * way.y},
                            Point{c.x + 6.5F * way.x, c.y + 6.5F * way.y},
                            Point{c.x + 2.5F * way.x, c.y + 6.5F * way.y}};
    canvas.polyline(points, color, 2);
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
    case Icon::chevron_down: {
      const std::array points{Point{c.x - 4.5F, c.y - 2.25F}, Point{c.x, c.y + 2.25F},
                              Point{c.x + 4.5F, c.y - 2.25F}};
      return canvas.polyline(points, color, 2);
    }
    case Icon::play: {
      const std::array points{Point{c.x - 5, c.y - 6.5F}, Point{c.x + 6, c.y},
                              Point{c.x - 5, c.y + 6.5F}};
      return canvas.polygon(points, color);
    }
    case Icon::check: {
      const std::array points{Point{c.x - 5, c.y}, Point{c.x - 1.5F, c.y + 4},
                              Point{c.x + 5.5F, c.y - 4.5F}};
      return canvas.polyline(points, color, 2);
    }
  }
}

}  // namespace kanzen::app
