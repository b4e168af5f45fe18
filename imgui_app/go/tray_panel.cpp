// The trays of Go: player, turn, captures, komi and area, and the buttons of the side to move.
#include <algorithm>
#include <vector>

#include "engine/core/numbers.hpp"
#include "imgui_app/analysis/formatting.hpp"
#include "imgui_app/board/position_queries.hpp"
#include "imgui_app/go/evaluation.hpp"
#include "imgui_app/go/words.hpp"
#include "imgui_app/shell/panels.hpp"
#include "imgui_app/shell/words.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

constexpr float stacked_height = 36, button_gap = 8, turn_height = 24, pass_height = 28;

// Returns who the player is in play mode: the bot with its level, or "You" if the opponent is a
// bot.
std::string player_label(const Ui& ui, Player player) {
  const State& state = ui.state;
  if (state.view.mode != Mode::play) return {};
  if (is_engine_side(state, player))
    return fill(ui.words(word::bot_of_level), {std::to_string(state.settings.bot_level)});
  const bool alone = !is_engine_side(state, static_cast<Player>(1 - player));
  return alone ? std::string() : std::string(ui.words(word::you));
}

// Returns the right edge of the name.
float draw_counted_name(Ui& ui, Point at, Player player) {
  const std::string_view name = player_name(ui.state, player);
  draw_emblem(ui, at, 20, player);
  ui.canvas().text({at.x + 17, at.y}, name, ui.heading());
  return at.x + 17 + ui.canvas().text_width(name, FontSize::body, Weight::semibold);
}

std::string komi_of(const Ui& ui, Player player) {
  return player == 0 ? "–" : format_points(ui.state.session->info().komi.value_or(0));
}

// Draws the captured stones, five per row and at most ten.
void draw_captured(Ui& ui, Point first, Player player) {
  constexpr float pitch = 20;
  const unsigned count = std::min(ui.state.go.tally->captures[player], 10U);
  for (unsigned i = 0; i < count; ++i) {
    const Point at{first.x + pitch * static_cast<float>(i % 5),
                   first.y + pitch * static_cast<float>(i / 5)};
    draw_emblem(ui, at, 17.5F, static_cast<Player>(1 - player));
  }
}

// Returns the person whose buttons are shown: the side to move or, if that is a bot, the opponent.
std::optional<Player> button_owner(const State& state) {
  const Player mover = state.session->board().to_move;
  for (const Player player : {mover, static_cast<Player>(1 - mover)})
    if (!is_engine_side(state, player)) return player;
  return std::nullopt;
}

// Resigning is possible in play mode only.
std::vector<Button> turn_buttons(const State& state) {
  std::vector<Button> buttons{Button::take_back, Button::pass};
  if (state.view.mode == Mode::play) buttons.push_back(Button::resign);
  return buttons;
}

void draw_button_row(Ui& ui, const Rect& area, bool with_words) {
  const std::vector<Button> buttons = turn_buttons(ui.state);
  const auto count = static_cast<float>(buttons.size());
  Rect rect = area;
  rect.width = (area.width - (count - 1) * button_gap) / count;
  for (const Button button : buttons) {
    draw_turn_button(ui, button, rect, with_words);
    rect.x += rect.width + button_gap;
  }
}

// Returns the exact score of passing, if it is known, which is drawn like the scores of points.
std::optional<ScoreLead> score_of_pass(const State& state) {
  const Session& session = *state.session;
  const ScoreReport* report = exact_at(state, session.current());
  const MoveView* pass = passing_move(session);
  if (report == nullptr || pass == nullptr || !shows_evaluation(state)) return std::nullopt;
  for (const ScoredMove& move : report->moves)
    if (move.move == pass->text && move.score) return score_lead_of(session.info(), *move.score);
  return std::nullopt;
}

void draw_button_stack(Ui& ui, Rect rect, const std::optional<ScoreLead>& pass) {
  for (const Button button : turn_buttons(ui.state)) {
    if (button == Button::pass && pass) {
      const float width = std::max(76.0F, score_chip_width(ui, *pass));
      score_chip(ui, around({centre(rect).x, rect.y + pass_height / 2}, width, pass_height), *pass);
      rect.y += pass_height + button_gap / 2;
    }
    draw_turn_button(ui, button, rect, true);
    rect.y += stacked_height + button_gap;
  }
}

// Draws the buttons at the foot of a column, one below the other if there is room; returns their
// top.
float draw_button_column(Ui& ui, const Rect& room) {
  const auto count = static_cast<float>(turn_buttons(ui.state).size());
  float height = count * (stacked_height + button_gap) - button_gap;
  if (height > room.height) {
    const Rect row{room.x, bottom(room) - stacked_height, room.width, stacked_height};
    draw_button_row(ui, row, false);
    return row.y;
  }
  auto pass = score_of_pass(ui.state);
  const float with_chip = height + pass_height + button_gap / 2;
  if (with_chip > room.height) pass.reset();
  if (pass) height = with_chip;
  const float top = bottom(room) - height;
  draw_button_stack(ui, {room.x, top, room.width, stacked_height}, pass);
  return top;
}

}  // namespace

float draw_turn_buttons(Ui& ui, const Rect& area) {
  const float height = ui.control_height();
  draw_button_row(ui, {area.x, area.y, area.width, height}, true);
  return height + 14;
}

void draw_counting_column(Ui& ui, const Rect& tray, Player player) {
  constexpr float row_height = 48;
  card(ui, tray, is_on_move(ui, player));
  draw_counted_name(ui, {tray.x + 22, tray.y + 24}, player);
  ui.canvas().text({tray.x + 39, tray.y + 46}, player_label(ui, player), ui.caption());
  Rect row{tray.x + 14, tray.y + 68, tray.width - 28, row_height};
  const auto draw_row = [&](const Words& label, const std::string& figure, float more = 0) {
    separator(ui, row.x, row.y, row.width);
    ui.canvas().text({row.x, centre(row).y}, ui.words(label), ui.caption());
    ui.canvas().text({right(row), centre(row).y}, figure,
                     {FontSize::figure, Weight::semibold, ui.theme.text, Align::right});
    row.y += row_height + more;
  };
  const unsigned captured = ui.state.go.tally->captures[player];
  draw_row(word::captures, captures_of(ui.state, player),
           captured == 0  ? 0
           : captured > 5 ? 40
                          : 20);
  if (captured > 0) draw_captured(ui, {row.x + 10, tray.y + 68 + row_height + 2}, player);
  draw_row(word::komi, komi_of(ui, player));
  draw_row(word::area, std::to_string(ui.state.go.tally->area[player]));
  float foot = bottom(tray) - 12;
  if (button_owner(ui.state) == player) {
    const float top = row.y + turn_height + button_gap;
    foot = draw_button_column(ui, {tray.x + 12, top, tray.width - 24, foot - top}) - button_gap;
  }
  if (is_on_move(ui, player))
    draw_turn(ui, {tray.x + 12, foot - turn_height, tray.width - 24, turn_height});
}

void draw_counting_row(Ui& ui, const Rect& tray, Player player) {
  const bool on_move = is_on_move(ui, player);
  card(ui, tray, on_move);
  Canvas& canvas = ui.canvas();
  const float middle = centre(tray).y;
  const TextStyle quiet = ui.caption(Align::right);
  float left = draw_counted_name(ui, {tray.x + 22, middle}, player) + 10;
  const std::string captures = captures_of(ui.state, player);
  canvas.text({right(tray) - 16, middle}, captures,
              {FontSize::figure, Weight::semibold, ui.theme.text, Align::right});
  float room = right(tray) - 16 - canvas.text_width(captures, FontSize::figure, Weight::semibold);
  canvas.text({room - 8, middle}, ui.words(word::captures), quiet);
  room -= 16 + canvas.text_width(ui.words(word::captures), FontSize::caption);
  std::string who = player_label(ui, player);
  if (player == 1) {
    if (!who.empty()) who += ", ";
    who += std::string(ui.words(word::komi)) + ' ' + komi_of(ui, player);
  }
  const float width = turn_width(ui);
  if (on_move && left + width < room) {
    draw_turn(ui, {left, middle - 12, width, 24});
    left += width + 10;
  }
  if (left + canvas.text_width(who, FontSize::caption) < room)
    canvas.text({left, middle}, who, ui.caption());
}

}  // namespace kanzen::app
