#pragma once
// Drawing in CSS pixels: a thin layer over ImDrawList that multiplies by the device
// ratio, puts straight edges on device pixels, and centres text by cap height.
#include <span>
#include <string_view>

#include "imgui.h"
#include "imgui_app/draw/fonts.hpp"
#include "imgui_app/geometry.hpp"
#include "imgui_app/theme.hpp"

namespace kanzen::app {

enum class Align { left, centre, right };

struct TextStyle {
  FontSize size = FontSize::body;
  Weight weight = Weight::regular;
  Color color;
  Align align = Align::left;
  float alpha = 1;
};

class Canvas {
 public:
  Canvas(ImDrawList* list, float ratio, const Fonts& fonts)
      : list_(list), ratio_(ratio), fonts_(&fonts) {}

  float ratio() const { return ratio_; }
  ImDrawList* list() const { return list_; }
  const Fonts& fonts() const { return *fonts_; }
  ImVec2 device(Point p) const { return {p.x * ratio_, p.y * ratio_}; }

  // Rectangles; `corners` limits which ones are round (ImDrawFlags_RoundCorners…).
  void fill(const Rect& rect, Color color, float radius = 0, float alpha = 1,
            ImDrawFlags corners = 0);
  // The line lies inside of the rectangle.
  void outline(const Rect& rect, Color color, float radius, float thickness, float alpha = 1,
               ImDrawFlags corners = 0);
  void dashed_outline(const Rect& rect, Color color, float radius, float thickness);
  void capsule(const Rect& rect, Color color, float alpha = 1) {
    fill(rect, color, rect.height / 2, alpha);
  }

  void disc(Point centre, float radius, Color color, float alpha = 1);
  void ring(Point centre, float radius, Color color, float thickness, float alpha = 1);
  void line(Point from, Point to, Color color, float thickness, float alpha = 1);
  void thick_line(Point from, Point to, Color color, float thickness);  // with round ends
  void polyline(std::span<const Point> points, Color color, float thickness, bool closed = false);
  void polygon(std::span<const Point> convex, Color color, float alpha = 1);

  // `at` is the left end, middle or right end at the height of the capitals' middle.
  void text(Point at, std::string_view words, const TextStyle& style);
  float text_width(std::string_view words, FontSize size, Weight weight = Weight::regular) const;
  // `words` cut to the width, ending in three dots when something was cut.
  std::string fitted(std::string_view words, float width, const TextStyle& style) const;
  // Broken into lines; returns the height used.  Japanese breaks anywhere but before
  // closing punctuation.
  float paragraph(Point top_left, float width, std::string_view words, const TextStyle& style,
                  float line_height);

  // A path in CSS pixels, for pieces and icons.
  void path_to(Point p) { list_->PathLineTo(device(p)); }
  void path_bezier(Point control1, Point control2, Point end);
  void path_arc(Point centre, float radius, float from_angle, float to_angle);
  void fill_path(Color color, float alpha = 1);
  void stroke_path(Color color, float thickness, bool closed, float alpha = 1);
  // Fills with `body` and draws the edge over it, closed.
  void fill_and_stroke_path(Color body, Color edge, float thickness);

 private:
  ImDrawList* list_;
  float ratio_;
  const Fonts* fonts_;
};

ImU32 packed(Color color, float alpha = 1);

}  // namespace kanzen::app
