#pragma once
// Pen: what pictures are drawn with.  SVG is one (svg_pen.hpp), the page's canvas another.
//
// Lengths are in CSS pixels, y downwards, angles in radians clockwise from the right.
// `alpha` is the opacity, 0 to 1.  A path is begun by path_to, path_bezier or path_arc,
// goes on with the same, and ends with the call that fills or strokes it.
#include <span>
#include <string_view>

#include "engine/picture/color.hpp"
#include "engine/picture/geometry.hpp"

namespace kanzen {

// CSS pixels of the em square.  No other sizes exist, and nothing is below 13.
enum class FontSize { caption = 13, body = 15, figure = 20, title = 24, verdict = 30 };
enum class Weight { regular, semibold };
enum class Align { left, centre, right };

struct TextStyle {
  FontSize size = FontSize::body;
  Weight weight = Weight::regular;
  Color color;
  Align align = Align::left;
  float alpha = 1;
};

// Which corners of a rectangle are round.
enum class Corners { all, left, top };

class Pen {
 public:
  Pen() = default;
  Pen(const Pen&) = default;
  Pen& operator=(const Pen&) = default;
  virtual ~Pen() = default;

  // --- rectangles
  virtual void fill(const Rect& rect, Color color, float radius = 0, float alpha = 1,
                    Corners corners = Corners::all) = 0;
  // The line lies inside of the rectangle.
  virtual void outline(const Rect& rect, Color color, float radius, float thickness,
                       float alpha = 1, Corners corners = Corners::all) = 0;
  virtual void dashed_outline(const Rect& rect, Color color, float radius, float thickness) = 0;
  void capsule(const Rect& rect, Color color, float alpha = 1) {
    fill(rect, color, rect.height / 2, alpha);
  }

  // --- circles; of a ring the radius is that of the middle of its line
  virtual void disc(Point centre, float radius, Color color, float alpha = 1) = 0;
  virtual void ring(Point centre, float radius, Color color, float thickness, float alpha = 1) = 0;

  // --- lines
  virtual void line(Point from, Point to, Color color, float thickness, float alpha = 1) = 0;
  virtual void thick_line(Point from, Point to, Color color, float thickness) = 0;  // round ends
  void polyline(std::span<const Point> points, Color color, float thickness, bool closed = false);
  void polygon(std::span<const Point> convex, Color color, float alpha = 1);

  // --- paths; what is filled is convex
  virtual void path_to(Point p) = 0;
  virtual void path_bezier(Point control1, Point control2, Point end) = 0;
  virtual void path_arc(Point centre, float radius, float from_angle, float to_angle) = 0;
  virtual void fill_path(Color color, float alpha = 1) = 0;
  virtual void stroke_path(Color color, float thickness, bool closed, float alpha = 1) = 0;
  // Fills with `body` and draws the edge over it, closed.
  virtual void fill_and_stroke_path(Color body, Color edge, float thickness) = 0;

  // `at` is the left end, middle or right end at the height of the capitals' middle.
  virtual void text(Point at, std::string_view words, const TextStyle& style) = 0;
  virtual float text_width(std::string_view words, FontSize size,
                           Weight weight = Weight::regular) const = 0;
};

// How far the capitals' middle is above the baseline, in ems.
inline constexpr float cap_centre = 0.36F;

}  // namespace kanzen
