#pragma once
// Opaque colours in sRGB with eight bits per channel, points and rectangles, and Pen, the interface
// for drawing.
#include <cstdint>
#include <numbers>
#include <span>
#include <string_view>

namespace kanzen {
struct Color {
  std::uint8_t red = 0, green = 0, blue = 0;
  friend constexpr bool operator==(Color, Color) = default;
};

constexpr Color rgb(std::uint32_t hex) {
  return {static_cast<std::uint8_t>(hex >> 16), static_cast<std::uint8_t>(hex >> 8 & 0xffu),
          static_cast<std::uint8_t>(hex & 0xffu)};
}

// Interpolates in sRGB, as alpha blending does: `amount` 0 gives `from`, 1 gives `to`.
Color mix(Color from, Color to, float amount);

// Returns the grey of the same relative luminance (WCAG 2.1).
Color grey_of(Color color);

// Returns the contrast ratio (WCAG 2.1), 1 to 21.
double contrast(Color a, Color b);

// --- points and rectangles in CSS pixels, y downwards

inline constexpr float pi = std::numbers::pi_v<float>;

struct Rect {
  float x = 0, y = 0, width = 0, height = 0;

  static void fields(auto& self, auto& visit) {
    visit("x", self.x);
    visit("y", self.y);
    visit("width", self.width);
    visit("height", self.height);
  }
  friend constexpr bool operator==(const Rect&, const Rect&) = default;
};

struct Point {
  float x = 0, y = 0;
  friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
  friend constexpr Point operator*(Point a, float k) { return {a.x * k, a.y * k}; }
};

constexpr float right(const Rect& r) { return r.x + r.width; }
constexpr float bottom(const Rect& r) { return r.y + r.height; }
constexpr Point centre(const Rect& r) { return {r.x + r.width / 2, r.y + r.height / 2}; }
constexpr bool empty(const Rect& r) { return r.width <= 0 || r.height <= 0; }
constexpr bool contains(const Rect& r, Point p) {
  return p.x >= r.x && p.x < right(r) && p.y >= r.y && p.y < bottom(r);
}
constexpr Rect inset(const Rect& r, float by) {
  return {r.x + by, r.y + by, r.width - 2 * by, r.height - 2 * by};
}
constexpr Rect moved(const Rect& r, float dx, float dy) {
  return {r.x + dx, r.y + dy, r.width, r.height};
}
constexpr Rect around(Point middle, float width, float height) {
  return {middle.x - width / 2, middle.y - height / 2, width, height};
}
constexpr Rect from_corners(float left, float top, float right_edge, float bottom_edge) {
  return {left, top, right_edge - left, bottom_edge - top};
}
// Returns the common part; a rectangle of size 0 if there is none.
constexpr Rect intersection(const Rect& a, const Rect& b) {
  const float left = a.x > b.x ? a.x : b.x;
  const float top = a.y > b.y ? a.y : b.y;
  const float right_edge = right(a) < right(b) ? right(a) : right(b);
  const float bottom_edge = bottom(a) < bottom(b) ? bottom(a) : bottom(b);
  if (right_edge <= left || bottom_edge <= top) return {};
  return from_corners(left, top, right_edge, bottom_edge);
}

// --- Pen: the interface for drawing pictures, implemented for SVG (svg_pen.hpp), TikZ
// (tikz_pen.hpp) and the page's canvas.
//
// Lengths are in CSS pixels, y downwards, angles in radians clockwise from the right.  `alpha` is
// the opacity, 0 to 1.  Calls of path_to, path_bezier and path_arc build a path, and the call that
// fills or strokes it ends it.

// The side of the em square in CSS pixels.  No other sizes are used.
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

// The round corners of a rectangle.
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
  // The line is inside the rectangle.
  virtual void outline(const Rect& rect, Color color, float radius, float thickness,
                       float alpha = 1, Corners corners = Corners::all) = 0;
  virtual void dashed_outline(const Rect& rect, Color color, float radius, float thickness) = 0;
  void capsule(const Rect& rect, Color color, float alpha = 1) {
    fill(rect, color, rect.height / 2, alpha);
  }

  // --- circles; the radius of a ring is that of the middle of its line
  virtual void disc(Point centre, float radius, Color color, float alpha = 1) = 0;
  virtual void ring(Point centre, float radius, Color color, float thickness, float alpha = 1) = 0;

  // --- lines
  virtual void line(Point from, Point to, Color color, float thickness, float alpha = 1) = 0;
  virtual void thick_line(Point from, Point to, Color color, float thickness) = 0;  // round ends
  void polyline(std::span<const Point> points, Color color, float thickness, bool closed = false);
  void polygon(std::span<const Point> convex, Color color, float alpha = 1);

  // --- paths; filled ones must be convex
  virtual void path_to(Point p) = 0;
  virtual void path_bezier(Point control1, Point control2, Point end) = 0;
  virtual void path_arc(Point centre, float radius, float from_angle, float to_angle) = 0;
  virtual void fill_path(Color color, float alpha = 1) = 0;
  virtual void stroke_path(Color color, float thickness, bool closed, float alpha = 1) = 0;
  // Fills with `body`, closes the path and strokes it with `edge`.
  virtual void fill_and_stroke_path(Color body, Color edge, float thickness) = 0;

  // `at`: the left end, middle or right end (TextStyle::align) at half the height of capitals.
  virtual void text(Point at, std::string_view words, const TextStyle& style) = 0;
  virtual float text_width(std::string_view words, FontSize size,
                           Weight weight = Weight::regular) const = 0;
};

// Height of the capitals' middle above the baseline, in ems.
inline constexpr float cap_centre = 0.36F;

}  // namespace kanzen
