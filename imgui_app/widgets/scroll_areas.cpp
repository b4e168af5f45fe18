#include "imgui_app/widgets/scroll_areas.hpp"

#include <algorithm>

namespace kanzen::app {
namespace {

constexpr float focus_margin = 12;  // CSS pixels around an item made visible, for its focus ring

bool can_go(const ScrollArea& area, float direction) {
  if (area.pan_scale > 0) return false;
  return direction > 0 ? area.offset < area.longest : area.offset > 0;
}

// Returns the shift that moves the interval from..to into low..high.
float shift_into(float low, float high, float from, float to) {
  if (to - from > high - low) return from - low;  // too long: shows its start
  if (from < low) return from - low;
  return std::max(to - high, 0.0F);
}

Point shift_into(const Rect& view, const Rect& item) {
  return {shift_into(view.x, right(view), item.x, right(item)),
          shift_into(view.y, bottom(view), item.y, bottom(item))};
}

}  // namespace

void ScrollAreas::clear() {
  areas_.clear();
  open_.reset();
}

void ScrollAreas::begin(ScrollArea area) {
  area.parent = open_;
  open_ = areas_.size();
  areas_.push_back(std::move(area));
}

void ScrollAreas::end() {
  if (open_) open_ = areas_[*open_].parent;
}

const ScrollArea* ScrollAreas::find(const std::string& id) const {
  const auto found = std::find_if(areas_.begin(), areas_.end(),
                                  [&](const ScrollArea& area) { return area.id == id; });
  return found == areas_.end() ? nullptr : &*found;
}

std::optional<std::size_t> ScrollAreas::innermost_at(Point point) const {
  std::optional<std::size_t> under;
  for (std::size_t i = 0; i < areas_.size(); ++i) {
    if (contains(areas_[i].visible, point)) under = i;
  }
  return under;
}

bool ScrollAreas::is_zoomable_at(Point point) const {
  const auto under = innermost_at(point);
  return under && areas_[*under].pan_scale > 0;
}

const ScrollArea* ScrollAreas::at(Point point, float direction) const {
  return is_zoomable_at(point) ? nullptr : from(innermost_at(point), direction);
}

const ScrollArea* ScrollAreas::from(std::optional<std::size_t> area, float direction) const {
  for (; area; area = areas_[*area].parent) {
    if (can_go(areas_[*area], direction)) return &areas_[*area];
  }
  return nullptr;
}

const ScrollArea* ScrollAreas::first(float direction) const {
  const auto found = std::find_if(areas_.begin(), areas_.end(),
                                  [&](const ScrollArea& area) { return can_go(area, direction); });
  return found == areas_.end() ? nullptr : &*found;
}

std::vector<Shift> ScrollAreas::shifts_to_show(const Spot& spot) const {
  std::vector<Shift> shifts;
  Rect rect = inset(spot.rect, -focus_margin);
  float covered = spot.covered;
  for (auto index = spot.area; index; index = areas_[*index].parent) {
    const ScrollArea& area = areas_[*index];
    const Rect view =
        from_corners(area.view.x, area.view.y + covered, right(area.view), bottom(area.view));
    Point by = shift_into(view, rect);
    if (area.pan_scale <= 0) {
      by = {0, std::clamp(by.y, -area.offset, area.longest - area.offset)};
    }
    if (by.x != 0 || by.y != 0) shifts.push_back({*index, by});
    rect = moved(rect, -by.x, -by.y);
    covered = area.covered;
  }
  return shifts;
}

}  // namespace kanzen::app
