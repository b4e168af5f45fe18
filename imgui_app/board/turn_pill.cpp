#include "imgui_app/board/turn_pill.hpp"

#include <cmath>
#include <numbers>

#include "imgui_app/board/position_facts.hpp"

namespace kanzen::app {
namespace {

std::string_view turn_words(const Ui& ui) {
  return ui.words(bot_thinks(ui.state) ? Text::bot_is_thinking : Text::to_move);
}

constexpr float arc_radius = 5, arc_width = 2 * arc_radius + 8;

// Three quarters of a circle that turn while somebody thinks.
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
  return ui.canvas().text_width(turn_words(ui), FontSize::caption, Weight::semibold) + 20 +
         (bot_thinks(ui.state) ? arc_width : 0);
}

void draw_turn(Ui& ui, const Rect& pill) {
  ui.canvas().capsule(pill, ui.theme.accent_soft);
  Point middle = centre(pill);
  if (bot_thinks(ui.state)) {
    const float words = ui.canvas().text_width(turn_words(ui), FontSize::caption, Weight::semibold);
    draw_thinking(ui, {middle.x - (words + arc_width) / 2 + arc_radius, middle.y});
    middle.x += arc_width / 2;
  }
  ui.canvas().text(middle, turn_words(ui),
                   {FontSize::caption, Weight::semibold, ui.theme.accent, Align::centre});
}

}  // namespace kanzen::app
