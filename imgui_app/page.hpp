#pragma once
// Page: puts the panels together into one frame, hands what was clicked or typed to
// the controller, and tells the mirror what was drawn.
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "imgui_app/board_view/board_view.hpp"
#include "imgui_app/layout.hpp"
#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {

class Page {
 public:
  explicit Page(Controller& controller) : controller_(controller) {}

  // True: something moves, the next frame is wanted at once.
  bool frame(const Fonts& fonts);
  // Two fingers move apart: what is under the pointer becomes larger by this factor.
  void pinch(float factor) { memory_.pinch *= factor; }
  // Would a press there, in CSS pixels, take hold of a piece?
  bool takes_hold(Point point) const;
  // Do Enter, Space and the keys that scroll do something now?
  bool uses_common_keys() const;

 private:
  void draw(Ui& ui, const Layout& layout);
  void draw_board_page(Ui& ui, const Layout& layout);
  void draw_columns(Ui& ui, const Layout& layout, BoardContext& context);
  void draw_popups(Ui& ui, const Layout& layout);
  void tell_mirror(Ui& ui);
  void handle_keys(Ui& ui);
  bool handle_arrow(Ui& ui);
  void handle_typed(Ui& ui);
  void handle_confirmation(Ui& ui);
  void handle_scrolling(Ui& ui);
  void cancel_lost_drag();
  void follow_warning(Ui& ui);
  void follow_popup();
  const MoveView* shown_move(const Ui& ui) const;

  Controller& controller_;
  UiMemory memory_;
  std::optional<Drag> drag_;
  std::map<unsigned, Rect> hand_rects_;
  std::vector<Rect> grips_;                // where a press takes hold of a piece, as drawn last
  std::optional<unsigned> warned_before_;  // to notice when a warning appears
  Popup popup_before_ = Popup::none;
  std::string told_;  // the mirror as last told, to tell only changes
};

}  // namespace kanzen::app
