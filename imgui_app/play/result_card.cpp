// The card of a finished game: its result, what to do next, and the blunders.
#include <algorithm>
#include <string>
#include <vector>

#include "imgui_app/analysis/formatting.hpp"
#include "imgui_app/play/opponents.hpp"
#include "imgui_app/play/result.hpp"
#include "imgui_app/play/words.hpp"
#include "imgui_app/shell/panels.hpp"
#include "imgui_app/shell/words.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

// Places buttons side by side, in as many rows as they need.
class ButtonRows {
 public:
  ButtonRows(const Rect& area, float height)
      : area_(area), next_{area.x, area.y}, height_(height) {}

  Rect place(float width) {
    if (next_.x > area_.x && next_.x + width > right(area_)) {
      next_ = {area_.x, next_.y + height_ + gap};
    }
    const Rect rect{next_.x, next_.y, std::min(width, area_.width), height_};
    next_.x = right(rect) + gap;
    return rect;
  }
  float end() const { return next_.y + height_; }

 private:
  static constexpr float gap = 8;  // CSS pixels
  Rect area_;
  Point next_;  // upper left corner of the next button
  float height_;
};

float draw_next_steps(Ui& ui, const Rect& area) {
  ButtonRows rows(area, ui.control_height());
  const auto button = [&](Button which, const Words& label, const ButtonStyle& style) {
    const std::string_view words = ui.words(label);
    text_button(ui, ButtonItem{which}, rows.place(button_width(ui, words, style)), words, style);
  };
  button(Button::rematch, word::rematch,
         {.surface = ButtonStyle::Surface::accent, .weight = Weight::semibold});
  if (only_opponent(ui.state)) button(Button::change_sides, word::change_sides, {});
  button(Button::analyse_game, word::analyse_game, {});
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
  ButtonRows rows({area.x, area.y + 34, area.width, 0}, ui.control_height());
  for (const std::size_t ply : plies) {
    const std::string words =
        fill(ui.words(word::ply_label), {std::to_string(ply), move_text(ui.state, line[ply])});
    text_button(ui, PlyItem{PlyItem::Place::blunder, ply - 1}, rows.place(button_width(ui, words)),
                words);
  }
  return rows.end() + 4;
}

// Draws a quiet line of the card; returns where it ends.
float draw_remark(Ui& ui, const char* id, const Rect& area, std::string_view words) {
  constexpr float height = 28;
  ui.canvas().text({area.x, area.y + 8}, words, ui.quiet());
  ui.mirror_text(id, words, {area.x, area.y, area.width, height});
  return area.y + height;
}

float draw_result_content(Ui& ui, const Rect& area, const GameResult& result) {
  const auto below = [&](float y) { return Rect{area.x, y, area.width, 0}; };
  float y = area.y + 8 +
            draw_paragraph(ui, "result", area, result_title(ui.state, result),
                           {FontSize::figure, Weight::semibold, ui.theme.text}, 26);
  if (const std::size_t hints = ui.state.play.hints; hints > 0)
    y = draw_remark(ui, "hints", below(y),
                    fill(ui.words(word::hints_used), {std::to_string(hints)}));
  y = draw_next_steps(ui, below(y)) + 4;
  const float buttons_end = y;
  const Player first = only_opponent(ui.state) == Player{0} ? Player{1} : Player{0};
  for (const Player player : {first, static_cast<Player>(1 - first)})
    y = draw_blunders_of(ui, below(y), player);
  if (y == buttons_end && is_line_known(ui.state))
    y = draw_remark(ui, "no-blunders", below(y + 10), ui.words(word::no_blunders));
  return y - area.y;
}

}  // namespace

float draw_result_card(Ui& ui, const Rect& area) {
  const auto result = result_of_line(ui.state);
  float used = 0;
  if (result)
    used = draw_card_around(
               ui, {area.x, area.y + 4, area.width, 0}, false,
               [&](const Rect& inner) { return draw_result_content(ui, inner, *result); }) +
           16;
  // When the game ends, the card is scrolled into view.
  ui.follow("result", is_at_result(ui.state) ? result->end : 0, {area.x, area.y, area.width, used});
  return used;
}

}  // namespace kanzen::app
