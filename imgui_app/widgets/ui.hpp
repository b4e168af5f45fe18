#pragma once
// Ui: one frame's pointing, focus and mirror.  A panel tells each thing that can be
// clicked as an item, gets back how to draw it, and the page activates what was
// clicked after the frame.  UiMemory is what must be known from frame to frame.
//
// An item is hit through ImGui (an InvisibleButton), so windows on top shield those
// below; focus by keyboard is our own, because the ring has its own shape.
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/words.hpp"
#include "engine/picture/face.hpp"
#include "imgui_app/board/pointer_trail.hpp"
#include "imgui_app/draw/canvas.hpp"
#include "imgui_app/shell/item.hpp"
#include "imgui_app/shell/scroll_areas.hpp"
#include "imgui_app/tree/camera.hpp"

namespace kanzen::app {
// A piece of the position editor under the pointer, from its press on.
struct DraftDrag {
  std::optional<unsigned> from;  // empty: it is one of those that are offered
  PieceView piece;
  Point start;
  bool moving = false;  // far enough from the start to be no click
};

inline constexpr float drag_start = 8;   // CSS pixels: what has moved this far is no click
inline constexpr float click_slack = 6;  // CSS pixels that a click of a mouse may wander

// A scroll area that goes on after the finger has left it.
struct Glide {
  std::string area;      // empty: none
  float speed = 0;       // CSS pixels a second
  double moved_at = 0;   // when the finger moved last
  int still_frames = 0;  // drawn since then
};

// What Ui::follow has scrolled to last, or does in this frame.
struct Followed {
  std::size_t value = 0;
  bool due = false;
};

struct UiMemory {
  std::optional<Item> focused;  // stays while the page is used with the mouse
  bool keyboard_mode = false;   // the last input was a key: rings are shown
  std::optional<Item> hot;      // hovered, or focused in keyboard mode; of the last frame
  std::map<std::string, float> animations;   // by what moves, see Ui::animate
  std::map<std::string, float> scrolls;      // offsets by scroll area
  std::map<std::string, float> heights;      // of contents, as last drawn
  std::map<std::string, Followed> followed;  // by what is followed
  bool dragging_page = false;                // a finger scrolls: nothing is clicked
  std::optional<DraftDrag> draft_drag;
  bool dragging_piece = false;           // the press began on a piece: nothing is scrolled
  PointerTrail trail;                    // of the press
  std::map<std::string, PanZoom> views;  // of drawings, see widgets/pan_zoom.hpp
  enum class Panning { none, pressed, moving };
  Panning panning = Panning::none;
  Glide glide;
  ScrollAreas areas;        // of the topmost layer, as drawn last
  bool focus_seen = false;  // Enter would activate the focused item; of the last frame
  float pinch = 1;          // by how much two fingers have moved apart since the last frame
  unsigned zooms_done = 0;  // the last ZoomRequest that was done
};

struct ShownItem {
  Item item;
  std::string label;
  Rect rect;
  MirrorItem::Kind kind = MirrorItem::Kind::button;
  bool enabled = true;
  bool active = false;
  float radius = 8;  // of the focus ring
  bool focusable = true;
  std::string value = {};  // of a field
};

struct ItemState {
  bool hovered = false;  // pointed at
  bool held = false;     // pressed on
  bool pressed = false;  // the press came in this frame
  bool focused = false;  // has the ring
  Rect target;           // where it can be hit; no size: it is out of sight
  bool hot() const { return hovered || focused; }
};

class Ui {
 public:
  Ui(const State& state, const Theme& theme, Fonts& fonts, UiMemory& memory, double now);

  const State& state;
  const Theme& theme;
  Language language() const { return state.settings.language; }
  std::string_view words(const Words& what) const { return what.in(language()); }

  Canvas& canvas() { return *canvas_; }
  // How the game that is played looks.
  const Face& face() const { return face_of(state.session->info()); }
  Drawing drawing(Pen& pen) const { return {pen, theme, state.session->info(), is_turned(state)}; }
  const PlayerColors& colors(Player player) const { return face().players(theme.dark)[player]; }
  // The styles that most texts have.
  TextStyle heading(Align align = Align::left) const {
    return {FontSize::body, Weight::semibold, theme.text, align};
  }
  TextStyle body(Align align = Align::left) const {
    return {FontSize::body, Weight::regular, theme.text, align};
  }
  TextStyle quiet(Align align = Align::left) const {
    return {FontSize::body, Weight::regular, theme.text2, align};
  }
  TextStyle caption(Align align = Align::left) const {
    return {FontSize::caption, Weight::regular, theme.text2, align};
  }
  Canvas overlay() const;  // on top of all layers, takes no input
  UiMemory& memory() { return memory_; }
  Point mouse() const;
  bool touch() const { return state.environment.coarse_pointer; }
  bool by_finger() const;  // the pointer is one, at this moment
  // Has a finger, released in this frame, swiped?  Then it meant to scroll, and puts nothing down.
  bool swiped() const { return by_finger() && memory_.trail.is_swipe(now_); }
  float control_height() const { return touch() ? 44.0F : 36.0F; }  // of a button

  // A layer is a borderless ImGui window.  The page is the lowest; a floating layer
  // lies on top of it; a modal one also keeps the focus to its own items.
  enum class Layer { page, floating, modal };
  void begin_layer(const char* name, const Rect& rect, Layer layer);
  void end_layer();

  // What is drawn until pop_clip shows only inside of `rect`.
  void push_clip(const Rect& rect);
  void pop_clip();
  Rect clip() const { return clips_.back(); }

  ItemState item(const ShownItem& shown);
  // Takes what is pressed there and does nothing with it: items told later are not hit.
  void shield(const Rect& rect);
  // Told to screen readers, cannot be clicked.
  void mirror_text(const std::string& id, std::string_view label, const Rect& rect);

  // Moves a number towards `target` and asks for frames on the way.
  float animate(const std::string& what, float target, double seconds);
  void request_frame() { moving_ = true; }
  bool moving() const { return moving_; }

  // A clipped area that scrolls by wheel, finger and keys, and to show the focused item:
  // returns the offset to draw with.
  float begin_scroll(const std::string& id, const Rect& view);
  void end_scroll(const std::string& id, const Rect& view, float content_height);
  // The same for a drawing that moves in both directions, see widgets/pan_zoom.hpp.
  void begin_panning(const std::string& id, const Rect& view, float scale);
  void end_panning() { memory_.areas.end(); }
  // Scrolls the innermost area so that the rectangle is seen, once for each value of `what`; 0:
  // there is nothing to be seen.
  void follow(const std::string& what, std::size_t value, const Rect& rect);
  // Something that does not scroll lies over so much of the area's upper edge, for the items
  // that follow.
  void set_covered(float height) { covered_ = height; }

  // --- after the frame
  const std::optional<Item>& activated() const { return activated_; }
  void activate(const Item& item) { activated_ = item; }
  void cancel_click() { activated_.reset(); }  // the release has ended something else
  const std::optional<Item>& hot_now() const { return hot_; }
  void move_focus(int step);           // Tab, Shift+Tab
  bool walk_focus(Point way);          // an arrow key among like items
  void show_focused();                 // scrolls to it
  bool focused_is_seen() const;        // there is one, on the screen
  void scroll_pages(float pages);      // by key, down is positive
  void scroll_notches(float notches);  // as of a wheel
  // Each id once: of two the one that was drawn last, which is the one on top.
  std::vector<MirrorItem> take_mirror();
  double now() const { return now_; }

 private:
  struct Focusable {
    Item item;
    Spot spot;
    Rect visible;
  };
  const Focusable* focused_item() const;
  void focus(const Focusable& item);
  void show(const Spot& spot);
  void scroll_by_wheel();
  void scroll_by_finger();
  void glide_on();
  bool is_click() const;
  const ScrollArea* scrolled_by_keys(float way) const;
  void draw_focus_ring(const Rect& rect, float radius);

  UiMemory& memory_;
  Fonts& fonts_;
  double now_;
  std::optional<Canvas> canvas_;
  std::vector<Rect> clips_;
  std::vector<MirrorItem> mirror_;
  std::vector<Focusable> order_;
  std::optional<Item> activated_, hot_;
  float covered_ = 0;
  bool modal_ = false;  // the layer that is drawn now
  struct Ring {
    Rect rect, clip;
    float radius = 0;
  };
  std::optional<Ring> ring_;
  bool moving_ = false;
};

}  // namespace kanzen::app
