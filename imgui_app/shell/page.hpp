#pragma once
// Page: puts the panels together into one frame, notes what was clicked or typed for the
// controller, and says what the mirror is to tell of it.
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "imgui_app/board/board_view.hpp"
#include "imgui_app/shell/layout.hpp"
#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {

class Page {
 public:
  struct Frame {
    bool moving = false;           // the next frame is wanted at once
    Intentions intentions;         // what the visitor has done in it
    std::optional<Mirror> mirror;  // empty: it tells nothing new
  };
  // Draws the state, which nothing changes meanwhile.
  Frame frame(const State& state, Fonts& fonts, double now);
  // Two fingers move apart: what is under the pointer becomes larger by this factor.
  void pinch(float factor) { memory_.pinch *= factor; }
  // Would a press there, in CSS pixels, take hold of a piece?
  bool takes_hold(const State& state, Point point) const;
  // Does a key do something now, by its name in a browser (KeyboardEvent.key)?
  bool uses_key(const State& state, std::string_view key) const;

 private:
  // Do Enter, Space and the keys that scroll?
  bool uses_common_keys(const State& state) const;
  void draw(Ui& ui, const Layout& layout);
  void draw_board_page(Ui& ui, const Layout& layout);
  std::optional<Mirror> new_mirror(Ui& ui);
  void handle_keys(Ui& ui);
  void cancel_drag(const Environment& environment);
  void follow_warning(const State& state);
  void follow_popup(const State& state);

  UiMemory memory_;
  Intentions intentions_;  // of the frame that is being drawn
  std::optional<Drag> drag_;
  std::optional<Aim> aim_;
  std::map<unsigned, HandPlace> hand_places_;
  std::vector<Rect> grips_;                // where a press takes hold of a piece, as drawn last
  std::optional<unsigned> warned_before_;  // to notice when a warning appears
  Popup popup_before_ = Popup::none;
  float width_before_ = 0, height_before_ = 0;  // of the page, to notice when it is turned
  std::string announced_;                       // as Mirror::announcement
  std::string told_;                            // the mirror as last told, to tell only changes
};

}  // namespace kanzen::app
