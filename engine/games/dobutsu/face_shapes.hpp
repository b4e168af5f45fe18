#pragma once
// The shapes of an animal's face, as data.
//
// Coordinates: the unit is the side of a tile, the origin its middle, y points down.  Shapes have
// the orientation of the player who moves up.
#include <array>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <string_view>

#include "engine/picture/pen.hpp"

namespace kanzen::dobutsu_face {

inline constexpr Color ink = rgb(0x33271E);
inline constexpr float outline_width = 0.018F;

struct Shape {
  enum class Form {
    ellipse,
    area,    // a closed path with a convex fill
    stroke,  // an open path with round ends
    outline  // a closed path in ink without a fill
  };
  Form form = Form::ellipse;
  Color color;
  // The middle of an ellipse; or the start of a path, then two control points and the end of each
  // cubic Bézier curve.
  std::array<Point, 19> points{};
  std::size_t count = 0;
  float width = 0, height = 0;  // radii of an ellipse; `width` also of a stroke
  float degrees = 0;            // clockwise rotation of an ellipse
  bool has_outline = false;
  bool has_twin = false;   // drawn once more with x mirrored
  bool is_joined = false;  // consecutive joined shapes have one common outline
  bool is_detail = false;  // omitted on small tiles

  constexpr Shape outlined() const { return with(&Shape::has_outline); }
  constexpr Shape twice() const { return with(&Shape::has_twin); }
  constexpr Shape joined() const { return with(&Shape::is_joined); }
  constexpr Shape detail() const { return with(&Shape::is_detail); }
  std::span<const Point> path() const { return std::span(points).first(count); }

 private:
  constexpr Shape with(bool Shape::*property) const {
    Shape shape = *this;
    shape.*property = true;
    return shape;
  }
};

constexpr Shape ellipse(Color color, Point middle, float width, float height, float degrees = 0) {
  Shape shape{.form = Shape::Form::ellipse, .color = color};
  shape.points[0] = middle;
  shape.count = 1;
  shape.width = width;
  shape.height = height;
  shape.degrees = degrees;
  return shape;
}

constexpr Shape disc(Color color, Point middle, float radius) {
  return ellipse(color, middle, radius, radius);
}

constexpr Shape path(Shape::Form form, Color color, float width,
                     std::initializer_list<Point> points) {
  Shape shape{.form = form, .color = color};
  shape.width = width;
  for (const Point p : points) shape.points[shape.count++] = p;
  return shape;
}

constexpr Shape area(Color color, std::initializer_list<Point> points) {
  return path(Shape::Form::area, color, 0, points);
}

constexpr Shape stroke(float width, Color color, std::initializer_list<Point> points) {
  return path(Shape::Form::stroke, color, width, points);
}

constexpr Shape outline(std::initializer_list<Point> points) {
  return path(Shape::Form::outline, ink, 0, points);
}

// Returns the shapes of a kind by its letter, from back to front; empty if no animal has the
// letter.
std::span<const Shape> animal(std::string_view kind);

}  // namespace kanzen::dobutsu_face
