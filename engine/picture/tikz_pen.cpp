#include "engine/picture/tikz_pen.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace kanzen {
namespace {

constexpr float points_per_pixel = 0.75F;  // in big points

std::string point(Point p) {
  return '(' + format_hundredths(p.x) + ',' + format_hundredths(p.y) + ')';
}

std::string degrees(float radians) { return format_hundredths(radians * 180 / pi); }

std::string arc(float radius, float from_angle, float to_angle) {
  return " arc[start angle=" + degrees(from_angle) + ",end angle=" + degrees(to_angle) +
         ",radius=" + format_hundredths(radius) + ']';
}

std::string circle(Point centre, float radius) {
  return point(centre) + " circle[radius=" + format_hundredths(radius) + ']';
}

// The path of a rectangle, clockwise from the upper left corner, with a radius per corner.
std::string rounded(const Rect& rect, float upper_left, float upper_right, float lower_right,
                    float lower_left) {
  constexpr float quarter = pi / 2;
  const auto corner = [](float radius, float from) {
    return radius > 0 ? arc(radius, from, from + quarter) : "";
  };
  return point({rect.x, rect.y + upper_left}) + corner(upper_left, 2 * quarter) + " -- " +
         point({right(rect) - upper_right, rect.y}) + corner(upper_right, 3 * quarter) + " -- " +
         point({right(rect), bottom(rect) - lower_right}) + corner(lower_right, 0) + " -- " +
         point({rect.x + lower_left, bottom(rect)}) + corner(lower_left, quarter) + " -- cycle";
}

std::string outline_of(const Rect& rect, float radius, Corners corners = Corners::all) {
  const float r = std::min({radius, rect.width / 2, rect.height / 2});
  if (r <= 0) return point({rect.x, rect.y}) + " rectangle " + point({right(rect), bottom(rect)});
  const bool all = corners == Corners::all;
  return rounded(rect, r, all || corners == Corners::top ? r : 0, all ? r : 0,
                 all || corners == Corners::left ? r : 0);
}

std::string_view anchor(Align align) {
  if (align == Align::centre) return "base";
  return align == Align::right ? "base east" : "base west";
}

// A TeX comment.  Line ends, which would end it, become spaces.
std::string comment(std::string_view words) {
  std::string text(words);
  std::replace(text.begin(), text.end(), '\n', ' ');
  return "% " + text + '\n';
}

}  // namespace

std::string TikzPen::name_of(Color color) {
  color = ink(color);
  if (std::find(colors_.begin(), colors_.end(), color) == colors_.end()) colors_.push_back(color);
  return "kanzen" + hex_digits(color);
}

std::string TikzPen::big_points(float pixels) const {
  return format_hundredths(pixels * points_per_pixel * style().scale) + "bp";
}

std::string TikzPen::filled(Color color, float alpha) {
  return "fill=" + name_of(color) + (alpha < 1 ? ",fill opacity=" + format_hundredths(alpha) : "");
}

std::string TikzPen::stroked(Color color, float thickness, float alpha) {
  return "draw=" + name_of(color) + ",line width=" + big_points(thickness) +
         (alpha < 1 ? ",draw opacity=" + format_hundredths(alpha) : "");
}

void TikzPen::path(const std::string& options, const std::string& data) {
  commands_ += "\\path[" + options + "] " + data + ";\n";
}

void TikzPen::fill(const Rect& rect, Color color, float radius, float alpha, Corners corners) {
  if (!empty(rect)) path(filled(color, alpha), outline_of(rect, radius, corners));
}

void TikzPen::outline(const Rect& rect, Color color, float radius, float thickness, float alpha,
                      Corners corners) {
  path(stroked(color, thickness, alpha),
       outline_of(inset(rect, thickness / 2), std::max(radius - thickness / 2, 0.0F), corners));
}

void TikzPen::dashed_outline(const Rect& rect, Color color, float radius, float thickness) {
  const float dash = 3 * thickness;
  path(stroked(color, thickness, 1) + ",dash pattern=on " + big_points(dash) + " off " +
           big_points(0.75F * dash),
       outline_of(inset(rect, thickness / 2), radius));
}

void TikzPen::disc(Point centre, float radius, Color color, float alpha) {
  path(filled(color, alpha), circle(centre, radius));
}

void TikzPen::ring(Point centre, float radius, Color color, float thickness, float alpha) {
  path(stroked(color, thickness, alpha), circle(centre, radius));
}

void TikzPen::line(Point from, Point to, Color color, float thickness, float alpha) {
  path(stroked(color, thickness, alpha), point(from) + " -- " + point(to));
}

void TikzPen::thick_line(Point from, Point to, Color color, float thickness) {
  path(stroked(color, thickness, 1) + ",line cap=round", point(from) + " -- " + point(to));
}

void TikzPen::path_to(Point p) { path_ += (path_.empty() ? "" : " -- ") + point(p); }

void TikzPen::path_bezier(Point control1, Point control2, Point end) {
  path_ += " .. controls " + point(control1) + " and " + point(control2) + " .. " + point(end);
}

void TikzPen::path_arc(Point centre, float radius, float from_angle, float to_angle) {
  path_to({centre.x + radius * std::cos(from_angle), centre.y + radius * std::sin(from_angle)});
  path_ += arc(radius, from_angle, to_angle);
}

std::string TikzPen::take_path() { return std::exchange(path_, {}); }

void TikzPen::fill_path(Color color, float alpha) {
  path(filled(color, alpha), take_path() + " -- cycle");
}

void TikzPen::stroke_path(Color color, float thickness, bool closed, float alpha) {
  path(stroked(color, thickness, alpha), take_path() + (closed ? " -- cycle" : ""));
}

void TikzPen::fill_and_stroke_path(Color body, Color edge, float thickness) {
  // A statement of its own: the order of evaluation determines the order of the colours.
  const std::string inside = filled(body, 1);
  path(inside + ',' + stroked(edge, thickness, 1), take_path() + " -- cycle");
}

void TikzPen::text(Point at, std::string_view words, const TextStyle& style) {
  const auto size = static_cast<float>(style.size);
  commands_ += "\\node[anchor=" + std::string(anchor(style.align)) +
               ",text=" + name_of(style.color) +
               (style.alpha < 1 ? ",text opacity=" + format_hundredths(style.alpha) : "") +
               ",font=\\fontsize{" + big_points(size) + "}{" + big_points(1.2F * size) +
               "}\\selectfont" + (style.weight == Weight::semibold ? "\\bfseries" : "") + "] at " +
               point({at.x, at.y + cap_centre * size}) + " {" + escape_latex(words) + "};\n";
}

std::string TikzPen::file(float width, float height, std::string_view title,
                          std::string_view description) const {
  std::string text = comment(title) + comment(description) +
                     comment("LaTeX: \\usepackage{tikz}, then \\input this file.");
  // With more digits than lengths, because all coordinates are multiplied by it.
  const std::string unit = std::to_string(points_per_pixel * style().scale) + "bp";
  text += "\\begin{tikzpicture}[x=" + unit + ",y=-" + unit +
          ",every node/.style={inner sep=0pt,outer sep=0pt}]\n";
  for (const Color color : colors_) {
    const std::string digits = hex_digits(color);
    text += "\\definecolor{kanzen" + digits + "}{HTML}{";
    for (const char digit : digits)
      text += digit >= 'a' ? static_cast<char>(digit - 'a' + 'A') : digit;
    text += "}\n";
  }
  text += "\\path[use as bounding box] (0,0) rectangle " + point({width, height}) + ";\n";
  return text + commands_ + "\\end{tikzpicture}%\n";  // without "%", \input would add a space
}

}  // namespace kanzen
