// The trays of games that count: who plays, whose turn it is, captures, komi and area; and the
// buttons of whoever is to move.
#include <algorithm>
#include <array>

#include "engine/core/numbers.hpp"
#include "imgui_app/model/position_facts.hpp"
#include "imgui_app/model/wording.hpp"
#include "imgui_app/panels/panels.hpp"
#include "imgui_app/panels/turn_pill.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

constexpr float button_height = 36, button_gap = 8;

// In play, who he is.
std::string who_words(const Ui& ui, Player player) {
  const State& state = ui.state;
  if (state.view.mode != Mode::play) return {};
  if (is_perfect(state, player))
    return fill(ui.words(Text::bot_of_level), {std::to_string(state.settings.bot_level)});
  const bool alone = !is_perfect(state, static_cast<Player>(1 - player));
  return alone ? std::string() : std::string(ui.words(Text::you));
}

// Returns where the name ends.
float draw_name(Ui& ui, Point at, Player player) {
  const std::string_view name = player_name(ui.language(), ui.state.session->info(), player);
  draw_emblem(ui, at, 20, player);
  ui.canvas().text({at.x + 17, at.y}, name, {FontSize::body, Weight::semibold, ui.theme.text});
  return at.x + 17 + ui.canvas().text_width(name, FontSize::body, Weight::semibold);
}

void draw_figure(Ui& ui, const Rect& row, Text label, const std::string& figure) {
  const float middle = centre(row).y;
  ui.canvas().text({row.x, middle}, ui.words(label),
                   {FontSize::caption, Weight::regular, ui.theme.text2});
  ui.canvas().text({right(row), middle}, figure,
                   {FontSize::figure, Weight::semibold, ui.theme.text, Align::right});
}

std::string captures_of(const Ui& ui, Player player) {
  return std::to_string(ui.state.tally->captures[player]);
}

std::string komi_of(const Ui& ui, Player player) {
  return player == 0 ? "–" : half_points(ui.state.session->info().komi.value_or(0));
}

// The taken stones, five a row and two rows at most.
void draw_captured(Ui& ui, Point first, Player player) {
  constexpr float pitch = 20;
  const unsigned count = std::min(ui.state.tally->captures[player], 10U);
  for (unsigned i = 0; i < count; ++i) {
    const Point at{first.x + pitch * static_cast<float>(i % 5),
                   first.y + pitch * static_cast<float>(i / 5)};
    draw_emblem(ui, at, 17.5F, static_cast<Player>(1 - player));
  }
}

// The person whose buttons are shown: whoever is to move, or the only one who is no bot.
std::optional<Player> button_owner(const State& state) {
  const Player mover = state.session->board().to_move;
  for (const Player player : {mover, static_cast<Player>(1 - mover)})
    if (!is_perfect(state, player)) return player;
  return std::nullopt;
}

void draw_two_buttons(Ui& ui, const Rect& undo, const Rect& pass) {
  icon_text_button(
      ui, ButtonItem{Button::take_back}, undo, Icon::undo, ui.words(Text::take_back),
      {.enabled = before_own_move(ui.state).has_value(), .icon_width = turn_icon_width});
  icon_text_button(ui, ButtonItem{Button::pass}, pass, Icon::pass, ui.words(Text::pass_turn),
                   {.enabled = may_pass(ui.state), .icon_width = turn_icon_width});
}

}  // namespace

float draw_turn_buttons(Ui& ui, const Rect& area) {
  const float height = ui.control_height();
  const float width = (area.width - button_gap) / 2;
  draw_two_buttons(ui, {area.x, area.y, width, height},
                   {right(area) - width, area.y, width, height});
  return height + 14;
}

void draw_counting_column(Ui& ui, const Rect& tray, Player player) {
  constexpr float row_height = 48;
  card(ui, tray, is_on_move(ui, player));
  draw_name(ui, {tray.x + 22, tray.y + 24}, player);
  ui.canvas().text({tray.x + 39, tray.y + 46}, who_words(ui, player),
                   {FontSize::caption, Weight::regular, ui.theme.text2});
  Rect row{tray.x + 14, tray.y + 68, tray.width - 28, row_height};
  const auto draw_row = [&](Text label, const std::string& figure, float more = 0) {
    separator(ui, row.x, row.y, row.width);
    draw_figure(ui, row, label, figure);
    row.y += row_height + more;
  };
  const unsigned captured = ui.state.tally->captures[player];
  draw_row(Text::captures, captures_of(ui, player), captured == 0 ? 0 : captured > 5 ? 40 : 20);
  if (captured > 0) draw_captured(ui, {row.x + 10, tray.y + 68 + row_height + 2}, player);
  draw_row(Text::komi, komi_of(ui, player));
  draw_row(Text::area, std::to_string(ui.state.tally->area[player]));
  float foot = bottom(tray) - 12;
  if (button_owner(ui.state) == player) {
    const Rect pass{tray.x + 12, foot - button_height, tray.width - 24, button_height};
    const Rect undo = moved(pass, 0, -button_height - button_gap);
    draw_two_buttons(ui, undo, pass);
    foot = undo.y - button_gap;
  }
  if (is_on_move(ui, player)) draw_turn(ui, {tray.x + 12, foot - 24, tray.width - 24, 24});
}

void draw_counting_row(Ui& ui, const Rect& tray, Player player) {
  const bool on_move = is_on_move(ui, player);
  card(ui, tray, on_move);
  Canvas& canvas = ui.canvas();
  const float middle = centre(tray).y;
  const TextStyle quiet{FontSize::caption, Weight::regular, ui.theme.text2, Align::right};
  float left = draw_name(ui, {tray.x + 22, middle}, player) + 10;
  const std::string captures = captures_of(ui, player);
  canvas.text({right(tray) - 16, middle}, captures,
              {FontSize::figure, Weight::semibold, ui.theme.text, Align::right});
  float room = right(tray) - 16 - canvas.text_width(captures, FontSize::figure, Weight::semibold);
  canvas.text({room - 8, middle}, ui.words(Text::captures), quiet);
  room -= 16 + canvas.text_width(ui.words(Text::captures), FontSize::caption);
  std::string who = who_words(ui, player);
  if (player == 1) {
    if (!who.empty()) who += ", ";
    who += std::string(ui.words(Text::komi)) + ' ' + komi_of(ui, player);
  }
  const float width = turn_width(ui);
  if (on_move && left + width < room) {
    draw_turn(ui, {left, middle - 12, width, 24});
    left += width + 10;
  }
  if (left + canvas.text_width(who, FontSize::caption) < room)
    canvas.text({left, middle}, who, {FontSize::caption, Weight::regular, ui.theme.text2});
}

}  // namespace kanzen::app
