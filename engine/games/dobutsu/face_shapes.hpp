#pragma once
// The shapes that an animal's face is made of, as data.
//
// Unit: the side of a tile; origin: its middle; y downwards; drawn for the player who moves up.
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
    area,    // a closed path; what is filled is convex
    stroke,  // an open path with round ends
    outline  // a closed path in ink that nothing fills
  };
  Form form = Form::ellipse;
  Color color;
  // Of an ellipse its middle; of a path its start, and for each cubic bezier two controls and the
  // end.
  std::array<Point, 19> points{};
  std::size_t count = 0;
  float width = 0, height = 0;  // an ellipse's radii; `width` of a stroke
  float degrees = 0;            // that an ellipse is turned by, clockwise
  bool has_outline = false;
  bool has_twin = false;   // drawn once more with x mirrored
  bool is_joined = false;  // neighbours in the data: one outline goes around all of them
  bool is_detail = false;  // left out where it would be a speck

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

// Back to front, of a kind by its letter; nothing of one that is no animal's.
std::span<const Shape> animal(std::string_view kind);

}  // namespace kanzen::dobutsu_face
