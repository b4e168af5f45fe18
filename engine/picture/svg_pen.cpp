#include "engine/picture/svg_pen.hpp"

#include <algorithm>
#include <cmath>

namespace kanzen {
namespace {

std::string attribute(std::string_view name, std::string_view value) {
  return ' ' + std::string(name) + "=\"" + std::string(value) + '"';
}

std::string attribute(std::string_view name, float value) {
  return attribute(name, format_hundredths(value));
}

std::string point(Point p) { return format_hundredths(p.x) + ' ' + format_hundredths(p.y); }

Point on_circle(Point centre, float radius, float angle) {
  return {centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)};
}

std::string position(const Rect& rect, float radius) {
  const float round = std::min({radius, rect.width / 2, rect.height / 2});
  return attribute("x", rect.x) + attribute("y", rect.y) + attribute("width", rect.width) +
         attribute("height", rect.height) + (round > 0 ? attribute("rx", round) : "");
}

std::string circle(Point centre, float radius) {
  return attribute("cx", centre.x) + attribute("cy", centre.y) + attribute("r", radius);
}

std::string ends(Point from, Point to) {
  return attribute("x1", from.x) + attribute("y1", from.y) + attribute("x2", to.x) +
         attribute("y2", to.y);
}

// Path data of a rectangle with some of its corners rounded.
std::string partly_round(const Rect& rect, float radius, Corners corners) {
  const float r = std::min({radius, rect.width / 2, rect.height / 2});
  const float left = corners == Corners::left ? r : 0;  // radius of the lower left corner
  const float top = corners == Corners::top ? r : 0;    // radius of the upper right corner
  const auto arc = [](float size, Point to) {
    return size > 0 ? "A" + format_hundredths(size) + ' ' + format_hundredths(size) + " 0 0 1 " +
                          point(to)
                    : "";
  };
  return "M" + point({rect.x, rect.y + r}) + arc(r, {rect.x + r, rect.y}) + "L" +
         point({right(rect) - top, rect.y}) + arc(top, {right(rect), rect.y + top}) + "L" +
         point({right(rect), bottom(rect)}) + "L" + point({rect.x + left, bottom(rect)}) +
         arc(left, {rect.x, bottom(rect) - left}) + "Z";
}

std::string escaped(std::string_view words) {
  std::string text;
  for (const char c : words) {
    switch (c) {
      case '&': text += "&amp;"; break;
      case '<': text += "&lt;"; break;
      case '>': text += "&gt;"; break;
      case '"': text += "&quot;"; break;
      default: text += c;
    }
  }
  return text;
}

std::string_view anchor(Align align) {
  if (align == Align::centre) return "middle";
  return align == Align::right ? "end" : "start";
}

}  // namespace

std::string SvgPen::filled(Color color, float alpha) const {
  return attribute("fill", '#' + hex_digits(ink(color))) +
         (alpha < 1 ? attribute("fill-opacity", alpha) : "");
}

std::string SvgPen::stroked(Color color, float thickness, float alpha) const {
  return attribute("stroke", '#' + hex_digits(ink(color))) + attribute("stroke-width", thickness) +
         (alpha < 1 ? attribute("stroke-opacity", alpha) : "");
}

void SvgPen::fill(const Rect& rect, Color color, float radius, float alpha, Corners corners) {
  if (empty(rect)) return;
  if (corners == Corners::all) {
    elements_ += "<rect" + position(rect, radius) + filled(color, alpha) + "/>\n";
  } else {
    path(partly_round(rect, radius, corners), filled(color, alpha));
  }
}

void SvgPen::outline(const Rect& rect, Color color, float radius, float thickness, float alpha,
                     Corners corners) {
  const Rect middle = inset(rect, thickness / 2);
  const float round = std::max(radius - thickness / 2, 0.0F);
  const std::string line = attribute("fill", "none") + stroked(color, thickness, alpha);
  if (corners == Corners::all) {
    elements_ += "<rect" + position(middle, round) + line + "/>\n";
  } else {
    path(partly_round(middle, round, corners), line);
  }
}

void SvgPen::dashed_outline(const Rect& rect, Color color, float radius, float thickness) {
  const float dash = 3 * thickness;
  elements_ += "<rect" + position(inset(rect, thickness / 2), radius) + attribute("fill", "none") +
               stroked(color, thickness, 1) +
               attribute("stroke-dasharray",
                         format_hundredths(dash) + ' ' + format_hundredths(0.75F * dash)) +
               "/>\n";
}

void SvgPen::disc(Point centre, float radius, Color color, float alpha) {
  elements_ += "<circle" + circle(centre, radius) + filled(color, alpha) + "/>\n";
}

void SvgPen::ring(Point centre, float radius, Color color, float thickness, float alpha) {
  elements_ += "<circle" + circle(centre, radius) + attribute("fill", "none") +
               stroked(color, thickness, alpha) + "/>\n";
}

void SvgPen::line(Point from, Point to, Color color, float thickness, float alpha) {
  elements_ += "<line" + ends(from, to) + stroked(color, thickness, alpha) + "/>\n";
}

void SvgPen::thick_line(Point from, Point to, Color color, float thickness) {
  elements_ += "<line" + ends(from, to) + stroked(color, thickness, 1) +
               attribute("stroke-linecap", "round") + "/>\n";
}

void SvgPen::path(const std::string& data, const std::string& attributes) {
  elements_ += "<path" + attribute("d", data) + attributes + "/>\n";
}

void SvgPen::path_to(Point p) { path_ += (path_.empty() ? "M" : "L") + point(p); }

void SvgPen::path_bezier(Point control1, Point control2, Point end) {
  path_ += "C" + point(control1) + ' ' + point(control2) + ' ' + point(end);
}

// Splits the arc into parts of at most half a circle, because an SVG arc whose ends coincide is
// empty.
void SvgPen::path_arc(Point centre, float radius, float from_angle, float to_angle) {
  const float angle = to_angle - from_angle;
  const auto parts = std::max(1, static_cast<int>(std::ceil(std::abs(angle) / pi - 1e-3F)));
  path_to(on_circle(centre, radius, from_angle));
  for (int part = 1; part <= parts; ++part) {
    const float to = from_angle + angle * static_cast<float>(part) / static_cast<float>(parts);
    path_ += "A" + format_hundredths(radius) + ' ' + format_hundredths(radius) +
             (angle > 0 ? " 0 0 1 " : " 0 0 0 ") + point(on_circle(centre, radius, to));
  }
}

void SvgPen::fill_path(Color color, float alpha) {
  path(path_ + "Z", filled(color, alpha));
  path_.clear();
}

void SvgPen::stroke_path(Color color, float thickness, bool closed, float alpha) {
  path(path_ + (closed ? "Z" : ""), attribute("fill", "none") + stroked(color, thickness, alpha));
  path_.clear();
}

void SvgPen::fill_and_stroke_path(Color body, Color edge, float thickness) {
  path(path_ + "Z", filled(body, 1) + stroked(edge, thickness, 1));
  path_.clear();
}

void SvgPen::text(Point at, std::string_view words, const TextStyle& style) {
  const auto size = static_cast<float>(style.size);
  const Weight weight = style.weight;
  elements_ += "<text" + attribute("x", at.x) + attribute("y", at.y + cap_centre * size) +
               attribute("font-size", size) +
               (weight == Weight::semibold ? attribute("font-weight", "600") : "") +
               attribute("text-anchor", anchor(style.align)) + filled(style.color, style.alpha) +
               '>' + escaped(words) + "</text>\n";
}

std::string SvgPen::file(float width, float height, std::string_view title,
                         std::string_view description) const {
  std::string head = "<svg xmlns=\"http://www.w3.org/2000/svg\"";
  const auto length = [this](float pixels) {
    const LengthUnit unit = style().unit;
    return format_hundredths(style().scale * pixels / pixels_in(unit)) +
           (unit == LengthUnit::px ? "" : name_of(unit));
  };
  head += attribute("width", length(width)) + attribute("height", length(height));
  head += attribute("viewBox", "0 0 " + format_hundredths(width) + ' ' + format_hundredths(height));
  head += attribute("role", "img");
  head += attribute("font-family", "'M PLUS 2', 'Noto Sans CJK JP', sans-serif") + ">\n";
  head += "<title>" + escaped(title) + "</title>\n";
  head += "<desc>" + escaped(description) + "</desc>\n";
  return head + elements_ + "</svg>\n";
}

}  // namespace kanzen
