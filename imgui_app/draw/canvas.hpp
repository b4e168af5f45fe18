#pragma once
// Canvas: the Pen that draws with Dear ImGui.  It converts CSS pixels to device pixels, aligns
// straight edges to device pixels, and centres text vertically by cap height.
#include <string>
#include <string_view>
#include <vector>

#include "engine/picture/pen.hpp"
#include "imgui.h"
#include "imgui_app/draw/fonts.hpp"

namespace kanzen::app {

// Sets ImGui's global style: no padding, borders or rounding, because the page draws everything
// itself, and curves fine enough for device pixels.
void prepare_imgui_style();

class Canvas final : public Pen {
 public:
  Canvas(ImDrawList* list, float ratio, Fonts& fonts)
      : list_(list), ratio_(ratio), fonts_(&fonts) {}

  float ratio() const { return ratio_; }
  ImDrawList* list() const { return list_; }
  Fonts& fonts() const { return *fonts_; }
  ImVec2 device(Point p) const { return {p.x * ratio_, p.y * ratio_}; }

  void fill(const Rect& rect, Color color, float radius = 0, float alpha = 1,
            Corners corners = Corners::all) override;
  void outline(const Rect& rect, Color color, float radius, float thickness, float alpha = 1,
               Corners corners = Corners::all) override;
  void dashed_outline(const Rect& rect, Color color, float radius, float thickness) override;
  void disc(Point centre, float radius, Color color, float alpha = 1) override;
  void ring(Point centre, float radius, Color color, float thickness, float alpha = 1) override;
  void line(Point from, Point to, Color color, float thickness, float alpha = 1) override;
  void thick_line(Point from, Point to, Color color, float thickness) override;
  void path_to(Point p) override { list_->PathLineTo(device(p)); }
  void path_bezier(Point control1, Point control2, Point end) override;
  void path_arc(Point centre, float radius, float from_angle, float to_angle) override;
  void fill_path(Color color, float alpha = 1) override;
  void stroke_path(Color color, float thickness, bool closed, float alpha = 1) override;
  void fill_and_stroke_path(Color body, Color edge, float thickness) override;
  void text(Point at, std::string_view words, const TextStyle& style) override;

  float text_width(std::string_view words, FontSize size,
                   Weight weight = Weight::regular) const override;
  // Returns `words` shortened to `width`, with three dots at the end if something was cut.
  std::string fitted(std::string_view words, float width, const TextStyle& style) const;
  // The same, but cut in the middle: the end of a file name often identifies it.
  std::string fitted_middle(std::string_view words, float width, const TextStyle& style) const;
  // Returns `style` with the largest size, up to its own, in which the words fit into `width`.
  TextStyle fitting(std::string_view words, float width, TextStyle style) const;
  // Draws the words in the style of `fitting`, shortened if even the smallest size is too wide.
  void text_in(Point at, float width, std::string_view words, const TextStyle& style);
  // Breaks the words into lines of at most `width`.  Japanese text breaks between any two
  // characters, except before closing punctuation; a word wider than a line breaks anywhere.
  std::vector<std::string> lines(std::string_view words, float width, const TextStyle& style) const;
  // Draws the words broken into lines; returns the height used.
  float paragraph(Point top_left, float width, std::string_view words, const TextStyle& style,
                  float line_height);

 private:
  ImDrawList* list_;
  float ratio_;
  Fonts* fonts_;
};

// Draws the background of something whose size is known only after it has been drawn.  What is
// drawn after `begin` goes below what was drawn between the constructor and `begin`.
class Underlay {
 public:
  explicit Underlay(const Canvas& canvas) : list_(canvas.list()) {
    layers_.Split(list_, 2);
    layers_.SetCurrentChannel(list_, 1);
  }
  Underlay(const Underlay&) = delete;
  Underlay& operator=(const Underlay&) = delete;
  ~Underlay() { layers_.Merge(list_); }

  void begin() { layers_.SetCurrentChannel(list_, 0); }

 private:
  ImDrawList* list_;
  ImDrawListSplitter layers_;
};

ImU32 packed(Color color, float alpha = 1);

}  // namespace kanzen::app
