#include "imgui_app/play/turn_buttons.hpp"

#include "imgui_app/board/position_facts.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

constexpr float icon_width = 20;  // with some air

struct TurnButton {
  Icon icon;
  Text words, asking;
  bool enabled;
};

TurnButton describe(const State& state, Button button) {
  if (button == Button::take_back)
    return {Icon::undo, Text::take_back, Text::take_back, before_own_move(state).has_value()};
  if (button == Button::pass)
    return {Icon::pass, Text::pass_turn, Text::pass_to_end, may_pass(state)};
  return {Icon::flag, Text::resign, Text::resign_asked, may_resign(state)};
}

}  // namespace

void draw_turn_button(Ui& ui, Button button, const Rect& rect, bool with_words) {
  const TurnButton shown = describe(ui.state, button);
  const bool asked = ui.state.play.asked == button;
  ButtonStyle style{.enabled = shown.enabled, .icon_width = icon_width};
  if (asked) style.surface = ButtonStyle::Surface::warning;
  if (button == Button::resign) style.icon_color = ui.theme.warn;
  const auto draw = with_words ? icon_text_button : icon_button;
  draw(ui, ButtonItem{button}, rect, shown.icon, ui.words(asked ? shown.asking : shown.words),
       style);
}

}  // namespace kanzen::app
