#pragma once
// Page: draws the panels of a frame, records what was clicked or typed for the controller, and
// builds the accessibility mirror.
#include <optional>
#include <vector>

#include "imgui_app/app/announcer.hpp"
#include "imgui_app/app/controller.hpp"
#include "imgui_app/widgets/layout.hpp"
#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {

class Page {
 public:
  struct Frame {
    bool moving = false;           // the next frame must be drawn at once
    std::vector<Action> actions;   // what drawing asks for, to be carried out first
    ItemId activated;              // the item that was clicked, or activated by a key; empty: none
    bool escaped = false;          // Esc was pressed
    std::optional<Mirror> mirror;  // empty: unchanged since the last one
  };
  // Draws the state, which does not change meanwhile.
  Frame frame(const Controller& controller, Fonts& fonts, double now);
  // A pinch gesture: zooms what is under the pointer by this factor.
  void pinch(float factor) { memory_.pinch *= factor; }
  // Would a press at this point, in CSS pixels, pick up a piece or choose a point?
  bool captures_press(const State& state, Point point) const;
  // Does a pinch at this point, in CSS pixels, zoom a drawing?
  bool captures_pinch(Point point) const { return memory_.areas.is_zoomable_at(point); }
  // Does the page use this key now?  `key` is KeyboardEvent.key of the UI Events specification.
  bool uses_key(const Controller& controller, std::string_view key) const;

 private:
  void draw(Ui& ui, const Layout& layout);
  void draw_board_page(Ui& ui, const Layout& layout);
  std::optional<Mirror> new_mirror(Ui& ui, const Controller& controller);
  bool handle_keys(Ui& ui, const Controller& controller);  // returns whether Esc was pressed
  void follow_warning(const State& state);
  void follow_popup(const State& state);
  void follow_tab(const State& state);

  UiMemory memory_;
  std::optional<unsigned> warned_before_;  // in the last frame, to detect a new warning
  std::string popup_before_, tab_before_;
  unsigned tabs_pressed_before_ = 0;
  ItemId opener_;  // has the focus again when the popup closes
  Announcer announcer_;
  std::optional<Mirror> last_mirror_;  // to send only changes
};

}  // namespace kanzen::app
