#pragma once
// A pen that writes SVG 1.1 (https://www.w3.org/TR/SVG11/).  The unit is a CSS pixel; numbers have
// up to two decimal places.  Text remains text, in the page's font family.
#include <string>

#include "engine/picture/file_pen.hpp"

namespace kanzen {

class SvgPen final : public FilePen {
 public:
  using FilePen::FilePen;

  void fill(const Rect& rect, Color color, float radius = 0, float alpha = 1,
            Corners corners = Corners::all) override;
  void outline(const Rect& rect, Color color, float radius, float thickness, float alpha = 1,
               Corners corners = Corners::all) override;
  void dashed_outline(const Rect& rect, Color color, float radius, float thickness) override;
  void disc(Point centre, float radius, Color color, float alpha = 1) override;
  void ring(Point centre, float radius, Color color, float thickness, float alpha = 1) override;
  void line(Point from, Point to, Color color, float thickness, float alpha = 1) override;
  void thick_line(Point from, Point to, Color color, float thickness) override;
  void path_to(Point p) override;
  void path_bezier(Point control1, Point control2, Point end) override;
  void path_arc(Point centre, float radius, float from_angle, float to_angle) override;
  void fill_path(Color color, float alpha = 1) override;
  void stroke_path(Color color, float thickness, bool closed, float alpha = 1) override;
  void fill_and_stroke_path(Color body, Color edge, float thickness) override;
  void text(Point at, std::string_view words, const TextStyle& style) override;

  std::string file(float width, float height, std::string_view title,
                   std::string_view description) const override;

 private:
  std::string filled(Color color, float alpha) const;
  std::string stroked(Color color, float thickness, float alpha) const;
  void path(const std::string& data, const std::string& attributes);

  std::string elements_;
  std::string path_;  // SVG path data of the current path
};

}  // namespace kanzen
