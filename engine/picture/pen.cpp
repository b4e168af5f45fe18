#include "engine/picture/pen.hpp"

namespace kanzen {

void Pen::polyline(std::span<const Point> points, Color color, float thickness, bool closed) {
  for (const Point p : points) path_to(p);
  stroke_path(color, thickness, closed);
}

void Pen::polygon(std::span<const Point> convex, Color color, float alpha) {
  for (const Point p : convex) path_to(p);
  fill_path(color, alpha);
}

}  // namespace kanzen
