#include "imgui_app/widgets/ui.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace kanzen::app {
namespace {

constexpr float finger = 44;  // CSS pixels; smallest target on touch screens

// Enlarges the target of small items on touch screens.  Squares keep theirs: they adjoin other
// squares.
Rect target_of(const ShownItem& shown, bool touch) {
  const Rect& rect = shown.rect;
  if (!touch || shown.kind == MirrorItem::Kind::square) return rect;
  return around(centre(rect), std::max(rect.width, std::min(finger, rect.width + 12)),
                std::max(rect.height, std::min(finger, rect.height + 12)));
}

// Returns the start of an id, which items of the same kind share.
std::string_view kind_of(std::string_view id) { return id.substr(0, id.find('-')); }

}  // namespace

Ui::Ui(const State& state_in, const Theme& theme_in, bool turned, Fonts& fonts, UiMemory& memory,
       double now)
    : state(state_in), theme(theme_in), memory_(memory), fonts_(fonts), now_(now), turned_(turned) {
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

bool Ui::is_pointed_at(const Rect& rect) const {
  return contains(intersection(rect, clip()), mouse()) &&
         ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem);
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
  // With this flag ImGui keeps the window below all others.
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
  const ItemId& id = shown.item;
  const Rect visible = intersection(shown.rect, clip());
  mirror_.push_back(
      {shown.kind, id, shown.label, visible, shown.enabled, shown.active, shown.value});
  if (shown.focusable && shown.enabled) {
    order_.push_back(
        {id, shown.arrows, {shown.rect, memory_.areas.innermost(), covered_}, visible});
  }

  ItemState result;
  result.focused = memory_.keyboard_mode && memory_.focused == id;
  if (result.focused) {
    ring_ = Ring{shown.rect, clip(), shown.radius};
    focused_id_ = id;
  }
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
    if (result.pressed) memory_.focused = id;
    if (clicked && shown.enabled && is_click()) activated_ = id;
    if (result.hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
  }
  if (result.hot()) {
    hot_ = id;
    hot_move_ = shown.move;
  }
  return result;
}

// A release counts as no click if the pointer has moved: with a finger this is a scroll, and in a
// modal menu it might choose or close something by mistake.
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

void Ui::mirror_text(const std::string& id, std::string_view label, const Rect& rect,
                     MirrorItem::Kind kind) {
  mirror_.push_back({kind, id, std::string(label), intersection(rect, clip()), true, false});
}

std::vector<MirrorItem> Ui::take_mirror() {
  std::map<std::string_view, std::size_t> last;
  for (std::size_t i = 0; i < mirror_.size(); ++i) last[mirror_[i].id] = i;
  std::vector<MirrorItem> items;
  items.reserve(last.size());
  for (std::size_t i = 0; i < mirror_.size(); ++i) {
    if (last[mirror_[i].id] == i) items.push_back(mirror_[i]);
  }
  return items;
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

const Ui::Focusable* Ui::find_focusable(const ItemId& item) const {
  const auto found = std::find_if(order_.begin(), order_.end(),
                                  [&](const Focusable& f) { return item == f.item; });
  return found == order_.end() ? nullptr : &*found;
}

const Ui::Focusable* Ui::focused_item() const { return find_focusable(memory_.focused); }

const Ui::Focusable* Ui::last_before_focused() const {
  const std::vector<ItemId>& items = memory_.up_to_focused;
  if (items.empty() || items.back() != memory_.focused) return nullptr;
  for (auto item = items.rbegin(); item != items.rend(); ++item)
    if (const Focusable* found = find_focusable(*item)) return found;
  return nullptr;
}

void Ui::focus(const Focusable& item) {
  memory_.keyboard_mode = true;
  memory_.focused = item.item;
  memory_.up_to_focused.clear();
  for (const Focusable* one = order_.data(); one <= &item; ++one)
    memory_.up_to_focused.push_back(one->item);
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
    // The height of the area includes new content only after this frame.
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

// If the focused item has gone, the focus goes on from the last one before it that is still there.
void Ui::move_focus(int step) {
  memory_.keyboard_mode = true;
  if (order_.empty()) return;
  const Focusable* now = focused_item();
  const auto count = static_cast<int>(order_.size());
  int next = step > 0 ? 0 : count - 1;
  if (now != nullptr) {
    next = (static_cast<int>(now - order_.data()) + step + count) % count;
  } else if (const Focusable* before = last_before_focused()) {
    next = (static_cast<int>(before - order_.data()) + std::max(step, 0)) % count;
  }
  focus(order_[static_cast<std::size_t>(next)]);
}

// Is at least half of the focused item visible, or 22 CSS pixels of a large one?
bool Ui::is_focused_visible() const {
  const Focusable* item = focused_item();
  if (item == nullptr) return false;
  const auto enough = [](float seen, float whole) { return seen >= std::min(whole / 2, 22.0F); };
  const Rect& whole = item->spot.rect;
  return !empty(item->visible) && enough(item->visible.width, whole.width) &&
         enough(item->visible.height, whole.height);
}

bool Ui::move_focus_towards(Point direction) {
  const Focusable* from = focused_item();
  if (from == nullptr || !from->arrows) return false;
  memory_.keyboard_mode = true;
  const Focusable* best = nullptr;
  float nearest = 0;
  for (const Focusable& candidate : order_) {
    if (!candidate.arrows || kind_of(candidate.item) != kind_of(from->item)) continue;
    const Point offset = centre(candidate.spot.rect) - centre(from->spot.rect);
    const float along = offset.x * direction.x + offset.y * direction.y;
    const float across = std::abs(offset.x * direction.y) + std::abs(offset.y * direction.x);
    if (along < 4 || (direction.x != 0 && across > 20)) continue;
    const float distance = along + 0.5F * across;
    if (best == nullptr || distance < nearest) {
      best = &candidate;
      nearest = distance;
    }
  }
  focus(best != nullptr ? *best : *from);
  return true;
}

// Ui: scrolling by wheel, finger and keys.

namespace {

constexpr float fastest = 4000;       // CSS pixels per second of kinetic scrolling, at most
constexpr float longest_rest = 0.1F;  // seconds without movement of a moving finger, at most
constexpr float wheel_step = 60;      // CSS pixels per notch
constexpr float page_step = 0.875F;   // share of the visible height; some lines remain visible

// Has the finger stopped?  Both time and frames are compared: if frames are late, much time passes
// between two movements of a moving finger.
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

// Scrolls the area at the point of the press, because the content under the finger moves.
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
  const float distance = -io.MouseDelta.y / ratio;
  Glide& glide = memory_.glide;
  const ScrollArea* area = distance == 0 ? nullptr : memory_.areas.at(start, distance);
  if (area == nullptr) {
    ++glide.still_frames;
    return;
  }
  memory_.scrolls[area->id] += distance;
  const bool going = glide.area == area->id && !finger_rests(glide, now_);
  const float passed = going ? static_cast<float>(now_ - glide.moved_at) : io.DeltaTime;
  const float speed = std::clamp(distance / std::max(passed, 0.008F), -fastest, fastest);
  glide = {area->id, going ? 0.5F * (glide.speed + speed) : 0.5F * speed, now_};
}

// Continues scrolling with decreasing speed after the finger is lifted.  A finger that rested
// before it was lifted, or a new press, stops it.
void Ui::glide_on() {
  constexpr float slowest = 20;
  constexpr float slowing = 0.325F;  // seconds in which the speed falls to 1/e
  Glide& glide = memory_.glide;
  if (glide.area.empty()) return;
  const bool pressed = ImGui::IsMouseClicked(ImGuiMouseButton_Left);
  if (pressed && by_finger()) memory_.dragging_page = true;  // stops, and clicks nothing
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

const ScrollArea* Ui::scrolled_by_keys(float direction) const {
  const Focusable* item = memory_.keyboard_mode ? focused_item() : nullptr;
  if (item != nullptr && item->spot.area) return memory_.areas.from(item->spot.area, direction);
  const ScrollArea* area = memory_.areas.at(mouse(), direction);
  return area != nullptr ? area : memory_.areas.first(direction);
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
  if (known != content_height) moving_ = true;  // draws again with the new height
  known = content_height;
  if (content_height <= view.height + 0.5F) return;
  const float length = std::max(view.height * view.height / content_height, 24.0F);
  const float free = view.height - length;
  const float at = free * memory_.scrolls[id] / (content_height - view.height);
  canvas().capsule({right(view) - 5, view.y + at, 3, length}, theme.strong, 0.5F);
}

}  // namespace kanzen::app
