// Ui: what scrolls, by wheel, finger and keys.
#include <algorithm>
#include <cmath>

#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {
namespace {

constexpr float fastest = 4000;       // CSS pixels a second that a push scrolls
constexpr float longest_rest = 0.1F;  // seconds between two movements of a finger that pushes
constexpr float wheel_step = 60;      // CSS pixels a notch
constexpr float page_step = 0.875F;   // of what is seen: some lines stay for the eye to hold on to

// Time alone does not tell: where frames come late, it passes between two of a finger that pushes.
bool finger_rests(const Glide& glide, double now) {
  return glide.still_frames > 1 && now - glide.moved_at > longest_rest;
}

}  // namespace

void Ui::scroll_by_wheel() {
  const float wheel = ImGui::GetIO().MouseWheel;
  if (wheel == 0) return;
  const ScrollArea* area = memory_.areas.at(mouse(), -wheel);
  if (area != nullptr) memory_.scrolls[area->id] -= wheel * wheel_step;
}

// By the place where it went down: what is under it scrolls away.
void Ui::scroll_by_finger() {
  if (!by_finger() || !ImGui::IsMouseDown(ImGuiMouseButton_Left) || memory_.dragging_piece) return;
  const ImGuiIO& io = ImGui::GetIO();
  const float ratio = state.environment.ratio;
  const ImVec2 pressed = io.MouseClickedPos[ImGuiMouseButton_Left];
  const Point start{pressed.x / ratio, pressed.y / ratio};
  const bool moved =
      std::abs(ImGui::GetMouseDragDelta(ImGuiMouseButton_Left, 0).y) > drag_start * ratio;
  if (moved && memory_.areas.any_at(start)) memory_.dragging_page = true;
  if (!memory_.dragging_page) return;
  const float way = -io.MouseDelta.y / ratio;
  Glide& glide = memory_.glide;
  const ScrollArea* area = way == 0 ? nullptr : memory_.areas.at(start, way);
  if (area == nullptr) {
    ++glide.still_frames;
    return;
  }
  memory_.scrolls[area->id] += way;
  const bool going = glide.area == area->id && !finger_rests(glide, now_);
  const float passed = going ? static_cast<float>(now_ - glide.moved_at) : io.DeltaTime;
  const float speed = std::clamp(way / std::max(passed, 0.008F), -fastest, fastest);
  glide = {area->id, going ? 0.5F * (glide.speed + speed) : 0.5F * speed, now_};
}

// As far as a push would carry it.  A finger that rests before it leaves, and one that comes down
// meanwhile, stop it.
void Ui::glide_on() {
  constexpr float slowest = 20;
  constexpr float slowing = 0.325F;  // seconds, to a third
  Glide& glide = memory_.glide;
  if (glide.area.empty()) return;
  const bool pressed = ImGui::IsMouseClicked(ImGuiMouseButton_Left);
  if (pressed && by_finger()) memory_.dragging_page = true;  // it stops, and clicks nothing
  if (pressed || ImGui::GetIO().MouseWheel != 0 || state.environment.reduced_motion) glide = {};
  if (ImGui::IsMouseDown(ImGuiMouseButton_Left) || glide.area.empty()) return;
  if (ImGui::IsMouseReleased(ImGuiMouseButton_Left)) {
    if (finger_rests(glide, now_)) glide = {};
    glide.moved_at = now_;
    request_frame();
    return;
  }
  const float passed = std::min(static_cast<float>(now_ - glide.moved_at), 0.05F);
  float& offset = memory_.scrolls[glide.area];
  const ScrollArea* area = memory_.areas.find(glide.area);
  offset += glide.speed * passed;
  glide.speed *= std::exp(-passed / slowing);
  glide.moved_at = now_;
  const bool ends = area == nullptr || offset <= 0 || offset >= area->longest;
  if (ends || std::abs(glide.speed) < slowest) glide = {};
  request_frame();
}

const ScrollArea* Ui::scrolled_by_keys(float way) const {
  const Focusable* item = memory_.keyboard_mode ? focused_item() : nullptr;
  if (item != nullptr && item->spot.area) return memory_.areas.from(item->spot.area, way);
  const ScrollArea* area = memory_.areas.at(mouse(), way);
  return area != nullptr ? area : memory_.areas.first(way);
}

void Ui::scroll_pages(float pages) {
  const ScrollArea* area = scrolled_by_keys(pages);
  if (area == nullptr) return;
  memory_.scrolls[area->id] += pages * page_step * area->visible.height;
  request_frame();
}

void Ui::scroll_notches(float notches) {
  const ScrollArea* area = scrolled_by_keys(notches);
  if (area == nullptr) return;
  memory_.scrolls[area->id] += notches * wheel_step;
  request_frame();
}

float Ui::begin_scroll(const std::string& id, const Rect& view) {
  const float longest = std::max(memory_.heights[id] - view.height, 0.0F);
  float& offset = memory_.scrolls[id];
  offset = std::clamp(offset, 0.0F, longest);
  memory_.areas.begin({.id = id,
                       .view = view,
                       .visible = intersection(view, clip()),
                       .offset = offset,
                       .longest = longest,
                       .covered = covered_});
  push_clip(view);
  return offset;
}

void Ui::begin_panning(const std::string& id, const Rect& view, float scale) {
  memory_.areas.begin({.id = id,
                       .view = view,
                       .visible = intersection(view, clip()),
                       .covered = covered_,
                       .pan_scale = scale});
}

void Ui::end_scroll(const std::string& id, const Rect& view, float content_height) {
  pop_clip();
  memory_.areas.end();
  float& known = memory_.heights[id];
  if (known != content_height) moving_ = true;  // draw again with the right height
  known = content_height;
  if (content_height <= view.height + 0.5F) return;
  const float length = std::max(view.height * view.height / content_height, 24.0F);
  const float free = view.height - length;
  const float at = free * memory_.scrolls[id] / (content_height - view.height);
  canvas().capsule({right(view) - 5, view.y + at, 3, length}, theme.strong, 0.5F);
}

}  // namespace kanzen::app
