#include "imgui_app/widgets/turn.hpp"

#include <cmath>
#include <numbers>
#include <string>
#include <string_view>

#include "engine/session/position_queries.hpp"
#include "imgui_app/text/game.hpp"
#include "imgui_app/text/words.hpp"

namespace kanzen::app {

namespace {

std::string_view turn_label(const Ui& ui) {
  return ui.words(is_bot_thinking(ui.state) ? word::bot_is_thinking : word::to_move);
}

constexpr float arc_radius = 5, arc_width = 2 * arc_radius + 8;

// Draws three quarters of a circle, which rotate while a bot thinks.
void draw_thinking(Ui& ui, Point middle) {
  constexpr double turns_a_second = 0.8;
  constexpr float circle = 2 * std::numbers::pi_v<float>;
  const double turns = ui.state.environment.reduced_motion ? 0 : ui.now() * turns_a_second;
  const float from = circle * static_cast<float>(turns - std::floor(turns));
  ui.canvas().path_arc(middle, arc_radius, from, from + 0.75F * circle);
  ui.canvas().stroke_path(ui.theme.accent, 2, false);
}

}  // namespace

bool is_on_move(const Ui& ui, Player player) {
  return !has_ended(*ui.state.session) && ui.state.session->board().to_move == player;
}

float turn_width(Ui& ui) {
  return ui.canvas().text_width(turn_label(ui), FontSize::caption, Weight::semibold) + 20 +
         (is_bot_thinking(ui.state) ? arc_width : 0);
}

void draw_turn(Ui& ui, const Rect& pill) {
  ui.canvas().capsule(pill, ui.theme.accent_soft);
  Point middle = centre(pill);
  if (is_bot_thinking(ui.state)) {
    const float words = ui.canvas().text_width(turn_label(ui), FontSize::caption, Weight::semibold);
    draw_thinking(ui, {middle.x - (words + arc_width) / 2 + arc_radius, middle.y});
    middle.x += arc_width / 2;
  }
  ui.canvas().text(middle, turn_label(ui),
                   {FontSize::caption, Weight::semibold, ui.theme.accent, Align::centre});
}

namespace {

constexpr float icon_width = 20;  // CSS pixels, with margins

struct TurnButton {
  Icon icon;
  Words words;
  bool enabled;
};

TurnButton describe(const State& state, std::string_view button) {
  if (button == "button-take-back")
    return {Icon::undo, word::take_back, before_last_human_move(state).has_value()};
  if (button == "button-pass") return {Icon::pass, word::pass_turn, may_pass(state)};
  return {Icon::flag, word::resign, may_resign(state)};
}

std::string words_on(const Ui& ui, const ItemId& button) {
  return ui.state.play.unconfirmed == button
             ? describe_confirmation(ui.state, button)
             : std::string(ui.words(describe(ui.state, button).words));
}

}  // namespace

float turn_button_width(Ui& ui, const ItemId& button, bool with_icon) {
  return button_width(ui, words_on(ui, button), {}, with_icon);
}

void draw_turn_button(Ui& ui, const ItemId& button, const Rect& rect, TurnButtonContent look) {
  const TurnButton shown = describe(ui.state, button);
  ButtonStyle style{.enabled = shown.enabled, .icon_width = icon_width};
  if (ui.state.play.unconfirmed == button) style.surface = ButtonStyle::Surface::warning;
  if (button == "button-resign") style.icon_color = ui.theme.warn;
  const std::string words = words_on(ui, button);
  if (look == TurnButtonContent::words) {
    text_button(ui, button, rect, words, style);
    return;
  }
  const auto draw = look == TurnButtonContent::both ? icon_text_button : icon_button;
  draw(ui, button, rect, shown.icon, words, style);
}

}  // namespace kanzen::app
