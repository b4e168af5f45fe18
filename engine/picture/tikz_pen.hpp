#pragma once
// A pen that writes TikZ for LaTeX's \input: a `tikzpicture` that needs only the package tikz.
// Coordinates are in CSS pixels (96 per inch), y downwards; line widths and font sizes are in big
// points (72 per inch).  Each colour is defined once, at the top.  Text has the document's font.
#include <string>
#include <vector>

#include "engine/picture/file_pen.hpp"

namespace kanzen {

class TikzPen final : public FilePen {
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
  std::string name_of(Color color);
  std::string big_points(float pixels) const;
  std::string filled(Color color, float alpha);
  std::string stroked(Color color, float thickness, float alpha);
  void path(const std::string& options, const std::string& data);
  std::string take_path();

  std::string commands_;
  std::string path_;           // of the current path
  std::vector<Color> colors_;  // the colours used, in order of first use
};

}  // namespace kanzen
