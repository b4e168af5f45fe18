#include "imgui_app/draw/canvas.hpp"

#include <algorithm>
#include <cmath>

#include "engine/core/utf8.hpp"

namespace kanzen::app {
namespace {

struct DeviceRect {
  ImVec2 low, high;
};

// Rounds the edges to device pixels, so that straight lines are sharp.
DeviceRect snapped(const Rect& rect, float ratio) {
  return {{std::round(rect.x * ratio), std::round(rect.y * ratio)},
          {std::round(right(rect) * ratio), std::round(bottom(rect) * ratio)}};
}

ImDrawFlags flags(Corners corners) {
  if (corners == Corners::left) return ImDrawFlags_RoundCornersLeft;
  return corners == Corners::top ? ImDrawFlags_RoundCornersTop : ImDrawFlags_RoundCornersAll;
}

// Lines are at least one device pixel thick; thinner ones would fade.
float device_thickness(float thickness, float ratio) { return std::max(thickness * ratio, 1.0F); }

// Removes a last point equal to the first one from a closed path: an edge of length 0 has no
// direction.
void drop_repeated_end(ImVector<ImVec2>& path) {
  if (path.Size < 2) return;
  const ImVec2 first = path.front(), last = path.back();
  if (std::abs(first.x - last.x) < 0.01F && std::abs(first.y - last.y) < 0.01F) path.pop_back();
}

}  // namespace

void prepare_imgui_style() {
  ImGuiStyle& style = ImGui::GetStyle();
  style.WindowPadding = {0, 0};
  style.WindowBorderSize = 0;
  style.WindowMinSize = {1, 1};
  style.WindowRounding = 0;
  style.CurveTessellationTol = 0.15F;
  style.CircleTessellationMaxError = 0.10F;
}

ImU32 packed(Color color, float alpha) {
  const auto opacity = static_cast<unsigned>(std::lround(std::clamp(alpha, 0.0F, 1.0F) * 255.0F));
  return IM_COL32(color.red, color.green, color.blue, opacity);
}

void Canvas::fill(const Rect& rect, Color color, float radius, float alpha, Corners corners) {
  const DeviceRect at = snapped(rect, ratio_);
  if (at.high.x <= at.low.x || at.high.y <= at.low.y) return;
  list_->AddRectFilled(at.low, at.high, packed(color, alpha), radius * ratio_, flags(corners));
}

void Canvas::outline(const Rect& rect, Color color, float radius, float thickness, float alpha,
                     Corners corners) {
  const DeviceRect at = snapped(rect, ratio_);
  const float width = device_thickness(std::round(thickness * ratio_ * 2) / 2, 1);
  const float in = (width - 1) / 2;  // AddRect itself insets by half a pixel
  list_->AddRect({at.low.x + in, at.low.y + in}, {at.high.x - in, at.high.y - in},
                 packed(color, alpha), std::max(radius * ratio_ - in, 0.0F), flags(corners), width);
}

void Canvas::dashed_outline(const Rect& rect, Color color, float radius, float thickness) {
  const Rect middle = inset(rect, thickness / 2);
  list_->PathRect(device({middle.x, middle.y}), device({right(middle), bottom(middle)}),
                  radius * ratio_);
  std::vector<ImVec2> path(list_->_Path.Data, list_->_Path.Data + list_->_Path.Size);
  list_->PathClear();
  path.push_back(path.front());
  const float dash = 3 * thickness * ratio_;
  float walked = 0;  // length along the outline so far
  for (std::size_t i = 0; i + 1 < path.size(); ++i) {
    const ImVec2 a = path[i];
    const ImVec2 step{path[i + 1].x - a.x, path[i + 1].y - a.y};
    const float length = std::hypot(step.x, step.y);
    for (float from = 0; from < length;) {
      const float phase = std::fmod(walked + from, 1.75F * dash);
      const float to =
          std::min(length, from + std::max((phase < dash ? dash : 1.75F * dash) - phase, 0.01F));
      const auto at = [&](float t) {
        return ImVec2(a.x + step.x * t / length, a.y + step.y * t / length);
      };
      if (phase < dash) {
        list_->AddLine(at(from), at(to), packed(color), thickness * ratio_);
      }
      from = to;
    }
    walked += length;
  }
}

void Canvas::disc(Point centre, float radius, Color color, float alpha) {
  list_->AddCircleFilled(device(centre), radius * ratio_, packed(color, alpha));
}

void Canvas::ring(Point centre, float radius, Color color, float thickness, float alpha) {
  list_->AddCircle(device(centre), radius * ratio_, packed(color, alpha), 0,
                   device_thickness(thickness, ratio_));
}

void Canvas::line(Point from, Point to, Color color, float thickness, float alpha) {
  const bool straight = from.x == to.x || from.y == to.y;
  ImVec2 a = device(from);
  ImVec2 b = device(to);
  if (straight) {  // AddLine adds half a pixel, which suits odd thicknesses
    a = {std::floor(a.x), std::floor(a.y)};
    b = {std::floor(b.x), std::floor(b.y)};
  }
  list_->AddLine(a, b, packed(color, alpha), device_thickness(thickness, ratio_));
}

void Canvas::thick_line(Point from, Point to, Color color, float thickness) {
  list_->AddLine(device(from), device(to), packed(color), thickness * ratio_);
  disc(from, thickness / 2, color);
  disc(to, thickness / 2, color);
}

void Canvas::path_bezier(Point control1, Point control2, Point end) {
  list_->PathBezierCubicCurveTo(device(control1), device(control2), device(end));
}

void Canvas::path_arc(Point centre, float radius, float from_angle, float to_angle) {
  list_->PathArcTo(device(centre), radius * ratio_, from_angle, to_angle);
}

void Canvas::fill_path(Color color, float alpha) {
  drop_repeated_end(list_->_Path);
  list_->PathFillConvex(packed(color, alpha));
}

void Canvas::stroke_path(Color color, float thickness, bool closed, float alpha) {
  if (closed) drop_repeated_end(list_->_Path);
  list_->PathStroke(packed(color, alpha), closed ? ImDrawFlags_Closed : ImDrawFlags_None,
                    device_thickness(thickness, ratio_));
}

void Canvas::fill_and_stroke_path(Color body, Color edge, float thickness) {
  drop_repeated_end(list_->_Path);
  const std::vector<ImVec2> path(list_->_Path.Data, list_->_Path.Data + list_->_Path.Size);
  list_->PathClear();
  const auto points = static_cast<int>(path.size());
  list_->AddConvexPolyFilled(path.data(), points, packed(body));
  list_->AddPolyline(path.data(), points, packed(edge), ImDrawFlags_Closed,
                     std::max(thickness * ratio_, 0.75F));
}

// --- text

void Canvas::text(Point at, std::string_view words, const TextStyle& style) {
  if (words.empty()) return;  // the pointer may be null, which ImGui would read as a C string
  fonts_->record_missing(words, style.size, style.weight);
  const ImFont* font = fonts_->font(style.size, style.weight);
  const auto size = static_cast<float>(style.size);
  float x = at.x * ratio_;
  if (style.align != Align::left) {
    const float width = text_width(words, style.size, style.weight) * ratio_;
    x -= style.align == Align::centre ? width / 2 : width;
  }
  const float baseline = std::round((at.y + cap_centre * size) * ratio_);
  const ImVec2 top_left{std::round(x), baseline - std::round(font->Ascent)};
  list_->AddText(font, font->FontSize, top_left, packed(style.color, style.alpha), words.data(),
                 words.data() + words.size());
}

float Canvas::text_width(std::string_view words, FontSize size, Weight weight) const {
  if (words.empty()) return 0;
  ImFont* font = fonts_->font(size, weight);
  return font->CalcTextSizeA(font->FontSize, FLT_MAX, 0, words.data(), words.data() + words.size())
             .x /
         ratio_;
}

namespace {

// CSS pixels: tolerance for rounding errors of widths that were added and subtracted
constexpr float rounding = 0.25F;

bool may_not_start_a_line(std::string_view character) {
  static constexpr std::string_view closing[] = {"。", "、", "）", "」", "：",
                                                 "ー", "っ", "ょ", "ゃ"};
  return std::find(std::begin(closing), std::end(closing), character) != std::end(closing);
}

// Is this the first byte of a character that belongs to a word?  Alphabetic scripts are below
// U+2000.
bool is_in_word(char first) { return static_cast<unsigned char>(first) < 0xE2; }

// Length in bytes of the text before the first possible break: a word with the space after it, or a
// Japanese character with the closing punctuation after it.
std::size_t unbreakable_length(std::string_view words) {
  std::size_t length = first_character(words).size();
  if (is_in_word(words[0])) {
    while (length < words.size() && is_in_word(words[length]) && words[length - 1] != ' ')
      length += first_character(words.substr(length)).size();
  }
  while (length < words.size()) {
    const std::string_view next = first_character(words.substr(length));
    if (!may_not_start_a_line(next)) break;
    length += next.size();
  }
  return length;
}

}  // namespace

std::string Canvas::fitted(std::string_view words, float width, const TextStyle& style) const {
  if (text_width(words, style.size, style.weight) <= width + rounding) return std::string(words);
  std::string cut;
  while (!words.empty()) {
    const std::string_view next = first_character(words);
    const std::string longer = cut + std::string(next);
    if (text_width(longer + "...", style.size, style.weight) > width) break;
    cut = longer;
    words.remove_prefix(next.size());
  }
  return cut + "...";
}

std::string Canvas::fitted_middle(std::string_view words, float width,
                                  const TextStyle& style) const {
  std::vector<std::string_view> characters;
  for (std::size_t at = 0; at < words.size();) {
    characters.push_back(first_character(words.substr(at)));
    at += characters.back().size();
  }
  const auto with = [&](std::size_t kept) {  // keeps so many characters, half at each end
    std::string cut;
    for (std::size_t i = 0; i < (kept + 1) / 2; ++i) cut += characters[i];
    cut += "...";
    for (std::size_t i = characters.size() - kept / 2; i < characters.size(); ++i)
      cut += characters[i];
    return cut;
  };
  if (text_width(words, style.size, style.weight) <= width + rounding) return std::string(words);
  std::size_t kept = characters.size();
  while (kept > 0 && text_width(with(kept), style.size, style.weight) > width) --kept;
  return with(kept);
}

TextStyle Canvas::fitting(std::string_view words, float width, TextStyle style) const {
  for (const FontSize smaller :
       {FontSize::title, FontSize::figure, FontSize::body, FontSize::caption}) {
    if (text_width(words, style.size, style.weight) <= width + rounding) break;
    if (smaller < style.size) style.size = smaller;
  }
  return style;
}

void Canvas::text_in(Point at, float width, std::string_view words, const TextStyle& style) {
  const TextStyle smaller = fitting(words, width, style);
  text(at, fitted(words, width, smaller), smaller);
}

std::vector<std::string> Canvas::lines(std::string_view words, float width,
                                       const TextStyle& style) const {
  const auto fits = [&](std::string_view line) {
    return text_width(line, style.size, style.weight) <= width + 2;
  };
  std::vector<std::string> lines;
  std::string current;
  while (!words.empty()) {
    std::size_t length = unbreakable_length(words);
    if (!fits(words.substr(0, length))) length = first_character(words).size();
    const std::string_view piece = words.substr(0, length);
    const std::string longer = current + std::string(piece);
    if (!current.empty() && !fits(longer)) {
      lines.push_back(current);
      current = piece;
    } else {
      current = longer;
    }
    words.remove_prefix(piece.size());
  }
  lines.push_back(current);
  return lines;
}

float Canvas::paragraph(Point top_left, float width, std::string_view words, const TextStyle& style,
                        float line_height) {
  float y = top_left.y;
  for (const std::string& line : lines(words, width, style)) {
    text({top_left.x, y + line_height / 2}, line, style);
    y += line_height;
  }
  return y - top_left.y;
}

}  // namespace kanzen::app
