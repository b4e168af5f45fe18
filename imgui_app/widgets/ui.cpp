#include "imgui_app/widgets/ui.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <string_view>
#include <utility>

namespace kanzen::app {
namespace {

constexpr float finger = 44;  // smallest target on touch screens

// Small things grow, invisibly, until a finger can hit them.  Squares have each other beside them.
Rect target_of(const ShownItem& shown, bool touch) {
  const Rect& rect = shown.rect;
  if (!touch || shown.kind == MirrorItem::Kind::square) return rect;
  return around(centre(rect), std::max(rect.width, std::min(finger, rect.width + 12)),
                std::max(rect.height, std::min(finger, rect.height + 12)));
}

template <class... Types>
bool is_one_of(const Item& item) {
  return (std::holds_alternative<Types>(item) || ...);
}

// The arrows go from one of these to the next of its kind; from all others Tab alone does.
bool is_walked(const Item& item) {
  return is_one_of<SquareItem, MoveItem, HandItem, TabItem, RulesItem, GameItem, TreeItem,
                   PieceItem>(item);
}

}  // namespace

Ui::Ui(const State& state_in, const Theme& theme_in, Fonts& fonts, UiMemory& memory, double now)
    : state(state_in), theme(theme_in), memory_(memory), fonts_(fonts), now_(now) {
  const ImGuiIO& io = ImGui::GetIO();
  const bool moved = io.MouseDelta.x != 0 || io.MouseDelta.y != 0;
  if (moved || ImGui::IsMouseClicked(ImGuiMouseButton_Left)) memory_.keyboard_mode = false;
  if (!ImGui::IsMouseDown(ImGuiMouseButton_Left) &&
      !ImGui::IsMouseReleased(ImGuiMouseButton_Left)) {
    memory_.dragging_page = false;
    memory_.dragging_piece = false;
  }
  if (ImGui::IsMouseClicked(ImGuiMouseButton_Left))
    memory_.trail.begin(mouse(), now_);
  else if (ImGui::IsMouseDown(ImGuiMouseButton_Left))
    memory_.trail.follow(mouse(), now_);
  scroll_by_wheel();
  scroll_by_finger();
  glide_on();
  memory_.areas.clear();
}

Point Ui::mouse() const {
  const ImVec2 at = ImGui::GetIO().MousePos;
  const float ratio = state.environment.ratio;
  return {at.x / ratio, at.y / ratio};
}

bool Ui::by_finger() const { return ImGui::GetIO().MouseSource == ImGuiMouseSource_TouchScreen; }

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
  modal_ = layer == Layer::modal;
  if (modal_) {
    order_.clear();
    memory_.areas.clear();
  }
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
  if (!clips_.empty()) canvas_.emplace(ImGui::GetWindowDrawList(), canvas_->ratio(), fonts_);
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

ItemState Ui::item(const ShownItem& shown) {
  const std::string id = id_of(*state.session, shown.item);
  const Rect visible = intersection(shown.rect, clip());
  MirrorItem mirrored{shown.kind,    id,           shown.label, visible,
                      shown.enabled, shown.active, shown.value};
  mirror_.push_back(std::move(mirrored));
  if (shown.focusable && shown.enabled) {
    order_.push_back({shown.item, {shown.rect, memory_.areas.innermost(), covered_}, visible});
  }

  ItemState result;
  result.focused = memory_.keyboard_mode && memory_.focused == shown.item;
  if (result.focused) ring_ = Ring{shown.rect, clip(), shown.radius};
  if (!empty(visible)) {
    const Rect target = target_of(shown, touch());
    result.target = intersection(target, clip());
    const float ratio = state.environment.ratio;
    ImGui::SetCursorScreenPos({target.x * ratio, target.y * ratio});
    const bool clicked = ImGui::InvisibleButton(
        id.c_str(), {std::max(target.width, 1.0F) * ratio, std::max(target.height, 1.0F) * ratio});
    result.hovered = shown.enabled && ImGui::IsItemHovered() && !memory_.dragging_page;
    result.held = shown.enabled && ImGui::IsItemActive();
    result.pressed = shown.enabled && ImGui::IsItemActivated();
    if (result.pressed) memory_.focused = shown.item;
    if (clicked && shown.enabled && is_click()) activated_ = shown.item;
    if (result.hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
  }
  if (result.hot()) hot_ = shown.item;
  return result;
}

// A finger that has moved scrolls; and in a menu that covers the page nothing is chosen or
// closed by a press that has strayed.
bool Ui::is_click() const {
  if (memory_.dragging_page) return false;
  if (!by_finger() && !modal_) return true;
  const float slack = drag_start * state.environment.ratio;
  return ImGui::GetIO().MouseDragMaxDistanceSqr[ImGuiMouseButton_Left] <= slack * slack;
}

void Ui::shield(const Rect& rect) {
  const float ratio = state.environment.ratio;
  ImGui::SetCursorScreenPos({rect.x * ratio, rect.y * ratio});
  ImGui::InvisibleButton("shield", {rect.width * ratio, rect.height * ratio});
}

void Ui::mirror_text(const std::string& id, const std::string& label, const Rect& rect) {
  mirror_.push_back({MirrorItem::Kind::text, id, label, intersection(rect, clip()), true, false});
}

void Ui::mirror_hidden(MirrorItem item) { mirror_.push_back(std::move(item)); }

std::vector<MirrorItem> Ui::take_mirror() {
  std::map<std::string_view, std::size_t> last;
  for (std::size_t i = 0; i < mirror_.size(); ++i) last[mirror_[i].id] = i;
  std::vector<MirrorItem> told;
  told.reserve(last.size());
  for (std::size_t i = 0; i < mirror_.size(); ++i) {
    if (last[mirror_[i].id] == i) told.push_back(mirror_[i]);
  }
  return told;
}

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

// --- focus

void Ui::draw_focus_ring(const Rect& rect, float radius) {
  const Rect outer = inset(rect, -5);
  canvas().outline(outer, theme.bg, radius + 5, 5);
  canvas().outline(outer, theme.accent, radius + 5, 3);
}

const Ui::Focusable* Ui::focused_item() const {
  const auto found = std::find_if(order_.begin(), order_.end(),
                                  [&](const Focusable& f) { return memory_.focused == f.item; });
  return found == order_.end() ? nullptr : &*found;
}

void Ui::focus(const Focusable& item) {
  memory_.keyboard_mode = true;
  memory_.focused = item.item;
  show(item.spot);
  request_frame();
}

void Ui::show(const Spot& spot) {
  for (const Shift& shift : memory_.areas.shifts_to_show(spot)) {
    const ScrollArea& area = memory_.areas[shift.area];
    if (area.pan_scale > 0) {
      Point& middle = memory_.views[area.id].middle;
      middle = middle + shift.by * (1 / area.pan_scale);
    } else {
      memory_.scrolls[area.id] += shift.by.y;
    }
  }
}

void Ui::follow(const std::string& what, std::size_t value, const Rect& rect) {
  const auto [known, fresh] = memory_.followed.try_emplace(what, Followed{value});
  Followed& followed = known->second;
  if (fresh) return;
  if (followed.value != value) {
    // The area's length includes what has come with it only after this frame.
    followed = {value, value != 0};
    request_frame();
    return;
  }
  if (!std::exchange(followed.due, false)) return;
  const auto area = memory_.areas.innermost();
  for (const Shift& shift : memory_.areas.shifts_to_show({rect, area, covered_}))
    if (shift.area == area) memory_.scrolls[memory_.areas[*area].id] += shift.by.y;
  request_frame();
}

void Ui::show_focused() {
  if (const Focusable* item = focused_item()) focus(*item);
}

void Ui::move_focus(int step) {
  memory_.keyboard_mode = true;
  if (order_.empty()) return;
  const Focusable* now = focused_item();
  const auto count = static_cast<int>(order_.size());
  int next = step > 0 ? 0 : count - 1;
  if (now != nullptr) next = (static_cast<int>(now - order_.data()) + step + count) % count;
  focus(order_[static_cast<std::size_t>(next)]);
}

// Half of it, or of what fits on the screen: a sliver at an edge is not enough.
bool Ui::focused_is_seen() const {
  const Focusable* item = focused_item();
  if (item == nullptr) return false;
  const auto enough = [](float seen, float whole) { return seen >= std::min(whole / 2, 22.0F); };
  const Rect& whole = item->spot.rect;
  return !empty(item->visible) && enough(item->visible.width, whole.width) &&
         enough(item->visible.height, whole.height);
}

bool Ui::walk_focus(Point way) {
  const Focusable* from = focused_item();
  if (from == nullptr || !is_walked(from->item)) return false;
  memory_.keyboard_mode = true;
  const Focusable* best = nullptr;
  float nearest = 0;
  for (const Focusable& candidate : order_) {
    if (candidate.item.index() != from->item.index()) continue;
    const Point offset = centre(candidate.spot.rect) - centre(from->spot.rect);
    const float along = offset.x * way.x + offset.y * way.y;
    const float across = std::abs(offset.x * way.y) + std::abs(offset.y * way.x);
    if (along < 4 || (way.x != 0 && across > 20)) continue;
    const float distance = along + 0.5F * across;
    if (best == nullptr || distance < nearest) {
      best = &candidate;
      nearest = distance;
    }
  }
  focus(best != nullptr ? *best : *from);
  return true;
}

}  // namespace kanzen::app
