#pragma once
// Ui: input, focus and accessibility mirror of one frame.  A panel registers each clickable thing
// as an item and gets its state for drawing; after the frame the page activates the clicked item.
// UiMemory holds what persists between frames.
//
// Hit tests use ImGui's InvisibleButton, so upper windows cover lower ones.  Keyboard focus is
// implemented here because the focus ring has its own shape.
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/words.hpp"
#include "engine/picture/face.hpp"
#include "imgui_app/draw/canvas.hpp"
#include "imgui_app/model/item.hpp"
#include "imgui_app/model/platform.hpp"
#include "imgui_app/model/state.hpp"
#include "imgui_app/widgets/board_gestures.hpp"
#include "imgui_app/widgets/camera.hpp"
#include "imgui_app/widgets/layout.hpp"
#include "imgui_app/widgets/panel.hpp"
#include "imgui_app/widgets/pointer_trail.hpp"
#include "imgui_app/widgets/scroll_areas.hpp"

namespace kanzen::app {

struct Verdict;

inline constexpr float drag_start = 8;   // CSS pixels; a finger that moved further does not click
inline constexpr float click_slack = 6;  // CSS pixels; a mouse that moved further drags

// Kinetic scrolling of a scroll area after the finger has been lifted.
struct Glide {
  std::string area;      // id of the scroll area; empty: none
  float speed = 0;       // CSS pixels per second
  double moved_at = 0;   // time of the last movement, as Ui::now
  int still_frames = 0;  // frames since the last movement
};

// State of one Ui::follow call.
struct Followed {
  std::size_t value = 0;
  bool due = false;
};

struct UiMemory {
  ItemId focused;                            // empty: none; remains set while the mouse is used
  std::vector<ItemId> up_to_focused;         // in the order of the Tab key when it was focused
  bool keyboard_mode = false;                // the last input was a key; the focus ring is drawn
  ItemId hot;                                // hovered or focused in the last frame; empty: none
  std::string hot_move;                      // ShownItem::move of that item
  std::map<std::string, float> animations;   // current values by name, see Ui::animate
  std::map<std::string, float> scrolls;      // offsets in CSS pixels by scroll area
  std::map<std::string, float> heights;      // heights of contents by name, as last drawn
  std::map<std::string, Followed> followed;  // by the name passed to Ui::follow
  bool game_tab_opened = false;              // by the visitor, until the current move is shown
  bool dragging_page = false;                // a finger is scrolling; clicks are ignored
  bool dragging_piece = false;               // the press started on a piece; nothing scrolls
  BoardGestures board;
  PointerTrail trail;                    // path of the current press
  std::map<std::string, PanZoom> views;  // by drawing, see widgets/pan_zoom.hpp
  enum class Panning { none, pressed, moving };
  Panning panning = Panning::none;
  Glide glide;
  ScrollAreas areas;           // scroll areas of the topmost layer in the last frame
  bool focus_visible = false;  // Enter would activate the focused item in the last frame
  float pinch = 1;             // zoom factor of the pinch gesture since the last frame
  unsigned zooms_done = 0;     // serial number of the last ZoomRequest carried out
};

struct ShownItem {
  ItemId item;
  std::string label;
  Rect rect;
  MirrorItem::Kind kind = MirrorItem::Kind::button;
  bool enabled = true;
  bool active = false;
  float radius = 8;  // corner radius of the focus ring
  bool focusable = true;
  // Arrow keys move the focus to other such items with the same start of the id, up to its first
  // '-'.
  bool arrows = false;
  std::string value = {};  // text of a MirrorItem::Kind::field
  std::string move = {};   // notation of the move that the board shows while the item is hot
};

struct ItemState {
  bool hovered = false;  // the pointer is over it
  bool held = false;     // the pointer is pressed on it
  bool pressed = false;  // the press started in this frame
  bool focused = false;  // has keyboard focus; the ring is drawn
  Rect target;           // area that reacts to the pointer; empty: the item is not visible
  bool hot() const { return hovered || focused; }
};

class Ui {
 public:
  // `turned`: the board is seen from the second player's side.
  Ui(const State& state, const Theme& theme, bool turned, Fonts& fonts, UiMemory& memory,
     double now);

  const State& state;
  // The page sets these in each frame, for its panels; tests of single controls leave them null.
  const Layout* layout = nullptr;
  const Panels* panels = nullptr;
  const Verdict* verdict = nullptr;
  const Theme& theme;
  Language language() const { return state.settings.language; }
  std::string_view words(const Words& what) const { return what.in(language()); }

  Canvas& canvas() { return *canvas_; }
  // The face of the open game.
  const Face& face() const { return face_of(state.session->info()); }
  Drawing drawing(Pen& pen) const { return {pen, theme, state.session->info(), turned_}; }
  const PlayerColors& colors(Player player) const { return face().players(theme.dark)[player]; }
  // Text styles that many panels use.
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
  Canvas overlay() const;  // drawn above all layers; takes no input
  UiMemory& memory() { return memory_; }
  Point mouse() const;
  bool is_pointed_at(const Rect& rect) const;  // its visible part, in the current layer
  bool turned() const { return turned_; }      // the board is seen from the second player's side
  bool touch() const { return state.environment.coarse_pointer; }
  bool by_finger() const;  // the last pointer input came from a touch screen
  // Was the finger that was lifted in this frame swiping?  A swipe is meant to scroll and drops no
  // piece.
  bool swiped() const { return by_finger() && memory_.trail.is_swipe(now_); }
  float control_height() const { return touch() ? 44.0F : 36.0F; }  // of buttons

  // A layer is a borderless ImGui window.  The page is the lowest one; floating layers are drawn
  // above it; a modal layer also restricts keyboard focus to its own items.
  enum class Layer { page, floating, modal };
  void begin_layer(const char* name, const Rect& rect, Layer layer);
  void end_layer();

  // Clips drawing and hit tests to `rect` until pop_clip.
  void push_clip(const Rect& rect);
  void pop_clip();
  Rect clip() const { return clips_.back(); }

  ItemState item(const ShownItem& shown);
  // Swallows presses within `rect`: items that are registered later cannot be clicked there.
  void shield(const Rect& rect);
  // Adds a text, or the place of a picture, to the mirror; it cannot be clicked.
  void mirror_text(const std::string& id, std::string_view label, const Rect& rect,
                   MirrorItem::Kind kind = MirrorItem::Kind::text);

  // Moves a number linearly to `target` and requests frames until it arrives.  Returns the current
  // number.
  float animate(const std::string& what, float target, double seconds);
  void request_frame() { moving_ = true; }
  bool moving() const { return moving_; }

  // Begins a clipped area that scrolls by wheel, finger and keys, and to make the focused item
  // visible.  Returns its offset in CSS pixels.
  float begin_scroll(const std::string& id, const Rect& view);
  void end_scroll(const std::string& id, const Rect& view, float content_height);
  // Begins an area whose drawing moves in both directions, see widgets/pan_zoom.hpp.
  void begin_panning(const std::string& id, const Rect& view, float scale);
  void end_panning() { memory_.areas.end(); }
  // Scrolls the innermost area to show `rect` each time `value` changes to another value than 0.
  // The first call does not scroll.
  void follow(const std::string& what, std::size_t value, const Rect& rect);
  // Height of a fixed strip that covers the upper edge of the area; applies to items registered
  // after the call.
  void set_covered(float height) { covered_ = height; }

  // --- after the frame
  const ItemId& activated() const { return activated_; }  // empty: none
  void activate(const ItemId& item) { activated_ = item; }
  void cancel_click() { activated_.clear(); }  // the release ended another gesture
  const ItemId& hot_now() const { return hot_; }
  const std::string& hot_move() const { return hot_move_; }
  // Notes a change that is carried out after the frame, before the item that was activated.
  void act(Action action) { actions_.push_back(std::move(action)); }
  std::vector<Action> take_actions() { return std::move(actions_); }
  // Returns the id of the item with keyboard focus; empty: none that was drawn in this frame.  The
  // focus may still be on an item of a game that is no longer open.
  const std::string& focused_id() const { return focused_id_; }
  void move_focus(int step);                 // moves by `step` items in the order of the Tab key
  bool move_focus_towards(Point direction);  // to the nearest item of its type; false: impossible
  void show_focused();                       // scrolls the focused item into view
  bool is_focused_visible() const;           // an item has focus and is visible
  void scroll_pages(float pages);            // scrolls by key; positive is down
  void scroll_notches(float notches);        // scrolls by so many wheel notches
  // Returns the mirror's items.  If several have the same id, the last one drawn remains: it is on
  // top.
  std::vector<MirrorItem> take_mirror();
  double now() const { return now_; }

 private:
  struct Focusable {
    ItemId item;
    bool arrows;
    Spot spot;
    Rect visible;
  };
  const Focusable* find_focusable(const ItemId& item) const;
  const Focusable* focused_item() const;
  const Focusable* last_before_focused() const;
  void focus(const Focusable& item);
  void show(const Spot& spot);
  void scroll_by_wheel();
  void scroll_by_finger();
  void glide_on();
  bool is_click() const;
  const ScrollArea* scrolled_by_keys(float direction) const;
  void draw_focus_ring(const Rect& rect, float radius);

  UiMemory& memory_;
  Fonts& fonts_;
  double now_;
  bool turned_;
  std::optional<Canvas> canvas_;
  std::vector<Rect> clips_;
  std::vector<MirrorItem> mirror_;
  std::vector<Focusable> order_;
  ItemId activated_, hot_;
  std::string hot_move_;
  std::vector<Action> actions_;
  float covered_ = 0;
  bool modal_ = false;  // the current layer is modal
  struct Ring {
    Rect rect, clip;
    float radius = 0;
  };
  std::optional<Ring> ring_;
  std::string focused_id_;
  bool moving_ = false;
};

}  // namespace kanzen::app
