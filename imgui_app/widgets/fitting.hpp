#pragma once
// Fits parts of the page into the room that they have.  Lengths are in CSS pixels.
#include <algorithm>
#include <numeric>
#include <span>
#include <vector>

#include "engine/picture/pen.hpp"
#include "imgui_app/model/events.hpp"

namespace kanzen::app {

// Returns widths of adjacent parts that fill `width`: equal ones if each part fits, otherwise what
// each needs, scaled down if there is too little, or with an equal share of the rest.
inline std::vector<float> part_widths(std::span<const float> needs, float width) {
  std::vector<float> widths(needs.begin(), needs.end());
  if (widths.empty()) return widths;
  const auto count = static_cast<float>(widths.size());
  if (count * *std::max_element(widths.begin(), widths.end()) <= width) {
    widths.assign(widths.size(), width / count);
    return widths;
  }
  const float all = std::accumulate(widths.begin(), widths.end(), 0.0F);
  for (float& part : widths) part = all > width ? part * width / all : part + (width - all) / count;
  return widths;
}

// Moves `rect` so that it is inside the page with a margin.  If it is larger than the page, its
// upper left corner is visible.
inline Rect within_page(const Rect& rect, const Environment& environment) {
  constexpr float edge = 8;
  const auto place = [&](float wanted, float length, float page) {
    return std::max(std::min(wanted, page - edge - length), edge);
  };
  return {place(rect.x, rect.width, environment.css_width),
          place(rect.y, rect.height, environment.css_height), rect.width, rect.height};
}

}  // namespace kanzen::app
