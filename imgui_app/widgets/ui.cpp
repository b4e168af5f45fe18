#include "imgui_app/widgets/ui.hpp"

#include <algorithm>
#include <cmath>

namespace kanzen::app {
namespace {

constexpr float finger = 44;      // smallest target on touch screens
constexpr float drag_start = 8;   // a finger that moved this far scrolls
constexpr float wheel_step = 60;  // CSS pixels a notch

// Small things grow, invisibly, until a finger can hit them.
Rect target_of(const Rect& rect, bool touch) {
  if (!touch) return rect;
  return around(centre(rect), std::max(rect.width, std::min(finger, rect.width + 12)),
                std::max(rect.height, std::min(finger, rect.height + 12)));
}

}  // namespace

Ui::Ui(const State& state_in, const Theme& theme_in, const Fonts& fonts, UiMemory& memory,
       double now)
    : state(state_in),
      theme(theme_in),
      memory_(memory),
      fonts_(fonts),
      now_(now),
      wheel_taken_(memory.wheel_area) {
  memory.wheel_area = {};
  const ImGuiIO& io = ImGui::GetIO();
  const bool moved = io.MouseDelta.x != 0 || io.MouseDelta.y != 0;
  if (moved || ImGui::IsMouseClicked(ImGuiMouseButton_Left)) memory_.keyboard_mode = false;
  if (!ImGui::IsMouseDown(ImGuiMouseButton_Left) &&
      !ImGui::IsMouseReleased(ImGuiMouseButton_Left)) {
    memory_.dragging_page = false;
    memory_.dragging_piece = false;
  }
}

Point Ui::mouse() const {
  const ImVec2 at = ImGui::GetIO().MousePos;
  const float ratio = state.environment.ratio;
  return {at.x / ratio, at.y / ratio};
}

Canvas Ui::overlay() const {
  return {ImGui::GetForegroundDrawList(), state.environment.ratio, fonts_};
}

void Ui::begin_layer(const char* name, const Rect& rect, Layer layer) {
  const float ratio = state.environment.ratio;
  ImGui::SetNextWindowPos({rect.x * ratio, rect.y * ratio});
  ImGui::SetNextWindowSize({rect.width * ratio, rect.height * ratio});
  constexpr ImGuiWindowFlags flags = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoBackground |
                                     ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                                     ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoScrollWithMouse;
  // ImGui makes a window with this flag the lowest one.
  const ImGuiWindowFlags order =
      layer == Layer::page ? ImGuiWindowFlags_NoBringToFrontOnFocus : ImGuiWindowFlags_None;
  ImGui::Begin(name, nullptr, flags | order);
  if (layer == Layer::modal) order_.clear();
  canvas_.emplace(ImGui::GetWindowDrawList(), ratio, fonts_);
  clips_.push_back(rect);
}

void Ui::end_layer() {
  if (ring_) {
    push_clip(ring_->clip);
    draw_focus_ring(ring_->rect, ring_->radius);
    pop_clip();
    ring_.reset();
  }
  clips_.pop_back();
  ImGui::End();
}

void Ui::push_clip(const Rect& rect) {
  const Rect visible = intersection(rect, clips_.back());
  clips_.push_back(visible);
  const float ratio = state.environment.ratio;
  ImGui::PushClipRect({visible.x * ratio, visible.y * ratio},
                      {right(visible) * ratio, bottom(visible) * ratio}, true);
}

void Ui::pop_clip() {
  clips_.pop_back();
  ImGui::PopClipRect();
}

ItemState Ui::item(const Item& item) {
  const Rect visible = intersection(item.rect, clip());
  MirrorItem mirrored{item.kind, item.id, item.label, visible, item.enabled, item.active};
  mirror_.push_back(std::move(mirrored));
  if (item.focusable && item.enabled) order_.push_back({item.id, item.rect});

  ItemState result;
  result.focused = memory_.keyboard_mode && memory_.focused == item.id;
  if (result.focused) ring_ = Ring{item.rect, clip(), item.radius};
  if (!empty(visible)) {
    const Rect target = target_of(item.rect, touch());
    const float ratio = state.environment.ratio;
    ImGui::SetCursorScreenPos({target.x * ratio, target.y * ratio});
    const bool clicked = ImGui::InvisibleButton(
        item.id.c_str(),
        {std::max(target.width, 1.0F) * ratio, std::max(target.height, 1.0F) * ratio});
    result.hovered = item.enabled && ImGui::IsItemHovered() && !memory_.dragging_page;
    result.held = item.enabled && ImGui::IsItemActive();
    result.pressed = item.enabled && ImGui::IsItemActivated();
    if (result.pressed) memory_.focused = item.id;
    if (clicked && item.enabled && !memory_.dragging_page) activated_ = item.id;
    if (result.hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
  }
  if (result.hot()) hot_ = item.id;
  return result;
}

void Ui::mirror_text(const std::string& id, const std::string& label, const Rect& rect) {
  mirror_.push_back({MirrorItem::Kind::text, id, label, intersection(rect, clip()), true, false});
}

void Ui::mirror_hidden(MirrorItem item) { mirror_.push_back(std::move(item)); }

float Ui::animate(const std::string& what, float target, double seconds) {
  auto [entry, fresh] = memory_.animations.try_emplace(what, target);
  float& current = entry->second;
  if (fresh || state.environment.reduced_motion) {
    current = target;
  } else if (current != target) {
    const float step = ImGui::GetIO().DeltaTime / static_cast<float>(seconds);
    const float left = target - current;
    current = std::abs(left) <= step ? target : current + std::copysign(step, left);
    moving_ = true;
  }
  return current;
}

// --- scrolling

float Ui::begin_scroll(const std::string& id, const Rect& view) {
  float& offset = memory_.scrolls[id];
  const float longest = std::max(memory_.heights[id] - view.height, 0.0F);
  const ImGuiIO& io = ImGui::GetIO();
  const bool over = contains(intersection(view, clip()), mouse()) &&
                    ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem);
  if (over && longest > 0) {
    if (!contains(wheel_taken_, mouse())) offset -= io.MouseWheel * wheel_step;
    const ImVec2 dragged = ImGui::GetMouseDragDelta(ImGuiMouseButton_Left, 0);
    const float ratio = state.environment.ratio;
    if (touch() && !memory_.dragging_piece && ImGui::IsMouseDown(ImGuiMouseButton_Left) &&
        std::abs(dragged.y) > drag_start * ratio) {
      memory_.dragging_page = true;
    }
    if (memory_.dragging_page && ImGui::IsMouseDown(ImGuiMouseButton_Left)) {
      offset -= io.MouseDelta.y / ratio;
    }
  }
  offset = std::clamp(offset, 0.0F, longest);
  push_clip(view);
  return offset;
}

void Ui::end_scroll(const std::string& id, const Rect& view, float content_height) {
  pop_clip();
  float& known = memory_.heights[id];
  if (known != content_height) moving_ = true;  // draw again with the right height
  known = content_height;
  if (content_height <= view.height + 0.5F) return;
  const float length = std::max(view.height * view.height / content_height, 24.0F);
  const float free = view.height - length;
  const float at = free * memory_.scrolls[id] / (content_height - view.height);
  canvas().capsule({right(view) - 5, view.y + at, 3, length}, theme.strong, 0.5F);
}

// --- focus

void Ui::draw_focus_ring(const Rect& rect, float radius) {
  const Rect outer = inset(rect, -5);
  canvas().outline(outer, theme.bg, radius + 5, 5);
  canvas().outline(outer, theme.accent, radius + 5, 3);
}

void Ui::move_focus(int step) {
  memory_.keyboard_mode = true;
  if (order_.empty()) return;
  const auto found = std::find_if(order_.begin(), order_.end(),
                                  [&](const Focusable& f) { return f.id == memory_.focused; });
  const auto count = static_cast<int>(order_.size());
  int next = step > 0 ? 0 : count - 1;
  if (found != order_.end()) {
    next = (static_cast<int>(found - order_.begin()) + step + count) % count;
  }
  memory_.focused = order_[static_cast<std::size_t>(next)].id;
}

bool Ui::focused_is_shown() const {
  return std::any_of(order_.begin(), order_.end(),
                     [&](const Focusable& f) { return f.id == memory_.focused; });
}

bool Ui::walk_focus(std::string_view prefix, Point way) {
  if (!memory_.focused.starts_with(prefix)) return false;
  const auto from = std::find_if(order_.begin(), order_.end(),
                                 [&](const Focusable& f) { return f.id == memory_.focused; });
  if (from == order_.end()) return false;
  memory_.keyboard_mode = true;
  const Focusable* best = nullptr;
  float nearest = 0;
  for (const Focusable& candidate : order_) {
    if (!candidate.id.starts_with(prefix)) continue;
    const Point offset = centre(candidate.rect) - centre(from->rect);
    const float along = offset.x * way.x + offset.y * way.y;
    const float across = std::abs(offset.x * way.y) + std::abs(offset.y * way.x);
    if (along < 4 || (way.x != 0 && across > 20)) continue;
    const float distance = along + 0.5F * across;
    if (best == nullptr || distance < nearest) {
      best = &candidate;
      nearest = distance;
    }
  }
  if (best != nullptr) memory_.focused = best->id;
  return true;
}

}  // namespace kanzen::app
