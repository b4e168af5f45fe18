#include "imgui_app/panels/turn_pill.hpp"

#include "imgui_app/model/position_facts.hpp"

namespace kanzen::app {
namespace {

std::string_view turn_words(const Ui& ui) {
  return ui.words(bot_thinks(ui.state) ? Text::bot_is_thinking : Text::to_move);
}

}  // namespace

bool is_on_move(const Ui& ui, Player player) {
  return !has_ended(*ui.state.session) && ui.state.session->board().to_move == player;
}

float turn_width(Ui& ui) {
  return ui.canvas().text_width(turn_words(ui), FontSize::caption, Weight::semibold) + 20;
}

void draw_turn(Ui& ui, const Rect& pill) {
  ui.canvas().capsule(pill, ui.theme.accent_soft);
  ui.canvas().text(centre(pill), turn_words(ui),
                   {FontSize::caption, Weight::semibold, ui.theme.accent, Align::centre});
}

}  // namespace kanzen::app
