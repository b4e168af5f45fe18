#pragma once
// Points and rectangles in CSS pixels, y downwards.
#include <numbers>

namespace kanzen {

inline constexpr float pi = std::numbers::pi_v<float>;

struct Rect {
  float x = 0, y = 0, width = 0, height = 0;

  static void fields(auto& self, auto& visit) {
    visit("x", self.x);
    visit("y", self.y);
    visit("width", self.width);
    visit("height", self.height);
  }
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
// The common part; empty (no size) when there is none.
constexpr Rect intersection(const Rect& a, const Rect& b) {
  const float left = a.x > b.x ? a.x : b.x;
  const float top = a.y > b.y ? a.y : b.y;
  const float right_edge = right(a) < right(b) ? right(a) : right(b);
  const float bottom_edge = bottom(a) < bottom(b) ? bottom(a) : bottom(b);
  if (right_edge <= left || bottom_edge <= top) return {};
  return from_corners(left, top, right_edge, bottom_edge);
}

}  // namespace kanzen
