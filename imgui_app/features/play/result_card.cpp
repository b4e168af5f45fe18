// The card of a finished game: its result, what to do next, and the blunders.
#include <string>
#include <vector>

#include "imgui_app/features/play/opponents.hpp"
#include "imgui_app/features/play/panels.hpp"
#include "imgui_app/features/play/words.hpp"
#include "imgui_app/model/result.hpp"
#include "imgui_app/text/game.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

float draw_next_steps(Ui& ui, const Rect& area) {
  ButtonRows rows(ui, area, ui.control_height());
  rows.add("button-rematch", ui.words(word::rematch),
           {.surface = ButtonStyle::Surface::accent, .weight = Weight::semibold});
  if (only_opponent(ui.state)) rows.add("button-change-sides", ui.words(word::change_sides));
  rows.add("button-analyse-game", ui.words(word::mode_analyse));
  for (const Panel* button : ui.panels->at(Place::result_button))
    rows.add(ItemId(button->name), ui.words(button->title));
  return rows.end();
}

std::string blunders_heading(const Ui& ui, Player player) {
  const auto opponent = only_opponent(ui.state);
  if (!opponent) return fill(ui.words(word::blunders_of), {player_name(ui.state, player)});
  return std::string(ui.words(player == *opponent ? word::their_blunders : word::your_blunders));
}

// Draws a player's blunders, each a button to the position before it; returns where they end.
float draw_blunders_of(Ui& ui, const Rect& area, Player player) {
  const std::vector<std::size_t> plies = blunder_plies(ui.state, player);
  if (plies.empty()) return area.y;
  const std::string heading = blunders_heading(ui, player);
  ui.canvas().text({area.x, area.y + 18}, heading, ui.quiet());
  ui.mirror_text("blunders-" + std::to_string(player + 1), heading,
                 {area.x, area.y, area.width, 30});
  const std::vector<Session::Node> line = ui.state.session->line();
  ButtonRows rows(ui, {area.x, area.y + 34, area.width, 0}, ui.control_height());
  for (const std::size_t ply : plies)
    rows.add(blunder_item(ply - 1), fill(ui.words(word::ply_label),
                                         {std::to_string(ply), move_text(ui.state, line[ply])}));
  return rows.end() + 4;
}

float draw_result_content(Ui& ui, const Rect& area, const GameResult& result) {
  constexpr float line_height = 22;
  if (const float asked = ui.panels->draw(Place::result_question, ui, area); asked > 0)
    return asked;
  const auto below = [&](float y) { return Rect{area.x, y, area.width, 0}; };
  float y = area.y + 8 +
            draw_paragraph(ui, "result", area, result_title(ui.state, result),
                           {FontSize::figure, Weight::semibold, ui.theme.text}, 26);
  if (const std::string margin = result_margin(ui.state, result); !margin.empty())
    y += 8 + draw_paragraph(ui, "margin", below(y), margin, ui.body(), line_height);
  if (const std::size_t hints = ui.state.play.hints; hints > 0)
    y += 8 + draw_paragraph(ui, "hints", below(y),
                            fill(ui.words(word::hints_used), {std::to_string(hints)}), ui.quiet(),
                            line_height);
  y = draw_next_steps(ui, below(y)) + 4;
  const float buttons_end = y;
  const Player first = only_opponent(ui.state) == Player{0} ? Player{1} : Player{0};
  for (const Player player : {first, static_cast<Player>(1 - first)})
    y = draw_blunders_of(ui, below(y), player);
  if (y == buttons_end && is_line_known(ui.state))
    y += 8 + draw_paragraph(ui, "no-blunders", below(y + 8), ui.words(word::no_blunders),
                            ui.quiet(), line_height);
  return y - area.y;
}

}  // namespace

float draw_result_card(Ui& ui, const Rect& area) {
  const auto result = result_of_line(ui.state);
  float used = 0;
  if (result)
    used = draw_card_around(
               ui, {area.x, area.y + 4, area.width, 0}, CardTone::plain,
               [&](const Rect& inner) { return draw_result_content(ui, inner, *result); }) +
           16;
  // When the game ends, the card is scrolled into view.
  ui.follow("result", is_at_result(ui.state) ? result->end : 0, {area.x, area.y, area.width, used});
  return used;
}

// The notice that a position has occurred before, with the offer of a draw.
float draw_repetition(Ui& ui, const Rect& area) {
  const std::string words = describe_repetition(ui.state);
  if (words.empty()) return 0;
  float height = 6 + ui.canvas().paragraph({area.x, area.y + 6}, area.width, words, ui.quiet(), 22);
  ui.mirror_text("repetition", words, {area.x, area.y, area.width, height});
  // At the third occurrence the button is next to the board.
  if (may_agree_on_draw(ui.state) && !occurs_third_time(*ui.state.session)) {
    fitted_button(ui, "button-agree-on-draw", {area.x, area.y + height + 8},
                  ui.words(word::agree_on_draw));
    height += 8 + ui.control_height();
  }
  return height + 12;
}

}  // namespace kanzen::app
