// The trays of Go: player, turn, captures, komi and area, and the buttons of the side to move.
#include <algorithm>
#include <numeric>
#include <vector>

#include "engine/core/numbers.hpp"
#include "engine/session/position_queries.hpp"
#include "imgui_app/features/go/panels.hpp"
#include "imgui_app/features/go/words.hpp"
#include "imgui_app/model/state_queries.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/board_pictures.hpp"
#include "imgui_app/widgets/fitting.hpp"
#include "imgui_app/widgets/turn.hpp"

namespace kanzen::app {
namespace {

constexpr float stacked_height = 36, button_gap = 8, turn_height = 24, pass_height = 28;

// Returns who the player is against a bot: the bot with its level, or "You".
std::string player_label(const Ui& ui, Player player) {
  const State& state = ui.state;
  if (is_engine_side(state, player))
    return fill(ui.words(word::bot_of_level), {std::to_string(state.settings.bot_level)});
  const bool alone = !is_engine_side(state, static_cast<Player>(1 - player));
  return alone ? std::string() : std::string(ui.words(word::you));
}

// Returns the player's name in the record; empty: it has none, or a bot plays.
std::string recorded_name(const State& state, Player player) {
  const bool against_bot = is_engine_side(state, 0) || is_engine_side(state, 1);
  return against_bot ? std::string() : name_in_record(state, player);
}

// Draws a name of the record, shortened to `room`; the mirror and a tooltip have all of it. Returns
// the right edge.
float draw_recorded_name(Ui& ui, Point at, float room, Player player, const TextStyle& style) {
  const std::string name = recorded_name(ui.state, player);
  const std::string fitted = ui.canvas().fitted(name, room, style);
  ui.canvas().text(at, fitted, style);
  const float width = ui.canvas().text_width(fitted, style.size, style.weight);
  const Rect rect{at.x, at.y - 12, width, 24};
  ui.mirror_text("player-" + std::to_string(player + 1),
                 fill(ui.words(word::label), {player_name(ui.state, player), name}), rect);
  if (fitted != name && !ui.touch() && ui.is_pointed_at(rect)) tooltip(ui, rect, name);
  return right(rect);
}

// "0.5", or "0.5+4" with the compensation for handicap stones.
std::string komi_of(const Ui& ui, Player player) {
  if (player == 0) return "–";
  const GameInfo& info = ui.state.session->info();
  const std::string komi = format_points(info.komi.value_or(0));
  return info.compensation == 0 ? komi : komi + '+' + format_points(info.compensation);
}

const Words& captures_words(const Ui& ui) {
  return ui.state.session->info().counts_territory ? word::prisoners : word::captures;
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
std::vector<ItemId> turn_buttons(const State& state) {
  std::vector<ItemId> buttons{"button-take-back", "button-pass"};
  if (state.view.mode == Mode::play) buttons.push_back("button-resign");
  return buttons;
}

// Words are more important than icons if there is no room for both.
void draw_button_row(Ui& ui, const Rect& area, bool with_words) {
  const std::vector<ItemId> buttons = turn_buttons(ui.state);
  const float room = area.width - static_cast<float>(buttons.size() - 1) * button_gap;
  const auto needs = [&](bool with_icon) {
    std::vector<float> widths;
    for (const ItemId& button : buttons) widths.push_back(turn_button_width(ui, button, with_icon));
    return widths;
  };
  TurnButtonContent look = with_words ? TurnButtonContent::both : TurnButtonContent::icon;
  std::vector<float> widths = needs(true);
  if (with_words && std::accumulate(widths.begin(), widths.end(), 0.0F) > room) {
    look = TurnButtonContent::words;
    widths = needs(false);
  }
  if (!with_words) widths.assign(buttons.size(), 1);
  widths = part_widths(widths, room);
  Rect rect = area;
  for (std::size_t i = 0; i < buttons.size(); ++i) {
    rect.width = widths[i];
    draw_turn_button(ui, buttons[i], rect, look);
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
  for (const ItemId& button : turn_buttons(ui.state)) {
    if (button == "button-pass" && pass) {
      const float width = std::max(76.0F, score_chip_width(ui, *pass));
      score_chip(ui, around({centre(rect).x, rect.y + pass_height / 2}, width, pass_height), *pass);
      rect.y += pass_height + button_gap / 2;
    }
    draw_turn_button(ui, button, rect, TurnButtonContent::both);
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

// Draws the player's name in the record, shortened to `room`, or else that of the side; returns the
// right edge.
float draw_player_name(Ui& ui, Point at, float room, Player player, Weight weight) {
  const TextStyle style{FontSize::body, weight, ui.theme.text};
  if (!recorded_name(ui.state, player).empty())
    return draw_recorded_name(ui, at, room, player, style);
  const std::string_view name = player_name(ui.state, player);
  ui.canvas().text(at, name, style);
  return at.x + ui.canvas().text_width(name, style.size, weight);
}

void draw_counting_column(Ui& ui, const Rect& tray, Player player) {
  constexpr float row_height = 48;
  card(ui, tray, is_on_move(ui, player));
  draw_emblem(ui, {tray.x + 22, tray.y + 24}, 20, player);
  ui.canvas().text({tray.x + 39, tray.y + 24}, player_name(ui.state, player), ui.heading());
  const Point below{tray.x + 39, tray.y + 46};
  if (recorded_name(ui.state, player).empty())
    ui.canvas().text(below, player_label(ui, player), ui.caption());
  else
    draw_recorded_name(ui, below, tray.width - 51, player, ui.caption());
  Rect row{tray.x + 14, tray.y + 68, tray.width - 28, row_height};
  const auto draw_row = [&](const Words& label, const std::string& figure, float more = 0) {
    separator(ui, row.x, row.y, row.width);
    ui.canvas().text({row.x, centre(row).y}, ui.words(label), ui.caption());
    ui.canvas().text({right(row), centre(row).y}, figure,
                     {FontSize::figure, Weight::semibold, ui.theme.text, Align::right});
    row.y += row_height + more;
  };
  const unsigned captured = ui.state.go.tally->captures[player];
  draw_row(captures_words(ui), captures_of(ui.state, player),
           captured == 0  ? 0
           : captured > 5 ? 40
                          : 20);
  if (captured > 0) draw_captured(ui, {row.x + 10, tray.y + 68 + row_height + 2}, player);
  draw_row(word::komi, komi_of(ui, player));
  draw_row(ui.state.session->info().counts_territory ? word::territory : word::area,
           std::to_string(ui.state.go.tally->area[player]));
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
  const std::string captures = captures_of(ui.state, player);
  canvas.text({right(tray) - 16, middle}, captures,
              {FontSize::figure, Weight::semibold, ui.theme.text, Align::right});
  float room = right(tray) - 16 - canvas.text_width(captures, FontSize::figure, Weight::semibold);
  canvas.text({room - 8, middle}, ui.words(captures_words(ui)), quiet);
  room -= 16 + canvas.text_width(ui.words(captures_words(ui)), FontSize::caption);
  const float name = tray.x + 39;
  draw_emblem(ui, {tray.x + 22, middle}, 20, player);
  float left = draw_player_name(ui, {name, middle}, room - name, player, Weight::semibold) + 10;
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

// Draws a captured stone and the number of captures; returns the left edge.
float draw_captures(Ui& ui, Point right_middle, Player player) {
  constexpr float mark = 12, gap = 5;
  const std::string captures = captures_of(ui.state, player);
  ui.canvas().text(right_middle, captures, ui.heading(Align::right));
  const float left = right_middle.x -
                     ui.canvas().text_width(captures, FontSize::body, Weight::semibold) - gap -
                     mark;
  ui.face().name_mark(ui.drawing(ui.canvas()), {left + mark / 2, right_middle.y}, mark,
                      static_cast<Player>(1 - player));
  return left;
}

void draw_embed_count(Ui& ui, const Rect& row, Player player) {
  Canvas& canvas = ui.canvas();
  const float middle = centre(row).y;
  const bool on_move = is_on_move(ui, player);
  const Weight weight = on_move ? Weight::semibold : Weight::regular;
  ui.face().name_mark(ui.drawing(canvas), {row.x + 7, middle}, 12, player);
  const float room_right = draw_captures(ui, {right(row), middle}, player);
  const Point name{row.x + 22, middle};
  const float left = 10 + draw_player_name(ui, name, room_right - name.x - 8, player, weight);
  const float width = turn_width(ui);
  if (on_move && left + width + 8 < room_right) draw_turn(ui, {left, middle - 12, width, 24});
}

// Draws undo and pass.
void draw_embed_turn(Ui& ui, const Rect& row) {
  constexpr float widest = 92, narrowest = 80, gap = 6;
  const float width = std::min((row.width - gap) / 2, widest);
  const Rect undo{row.x, row.y, width, row.height};
  const Rect pass = moved(undo, width + gap, 0);
  const TurnButtonContent look =
      width >= narrowest ? TurnButtonContent::both : TurnButtonContent::icon;
  draw_turn_button(ui, "button-take-back", undo, look);
  draw_turn_button(ui, "button-pass", pass, look);
}

}  // namespace

void draw_counting_tray(Ui& ui, const Rect& tray, Player player) {
  const auto draw = ui.state.environment.embedded ? draw_embed_count
                    : ui.layout->tray_rows        ? draw_counting_row
                                                  : draw_counting_column;
  draw(ui, tray, player);
}

// In an embed they take the place of the steps while the game is played.
float draw_turn_buttons(Ui& ui, const Rect& area) {
  const Environment& environment = ui.state.environment;
  if (environment.embedded) {
    if (ui.state.view.mode != Mode::play || environment.fixed_play) return 0;
    draw_embed_turn(ui, area);
    return area.height;
  }
  const float height = ui.control_height();
  draw_button_row(ui, {area.x, area.y, area.width, height}, true);
  return height + 14;
}

// An embed has no list of moves, and the board no point for a pass.
float draw_embed_pass(Ui& ui, const Rect& area) {
  constexpr float width = 92, height = 36;
  if (ui.state.view.mode != Mode::play && may_pass(ui.state))
    draw_turn_button(ui, "button-pass",
                     {area.x, area.y, std::min(width, area.width), std::min(height, area.height)},
                     TurnButtonContent::both);
  return area.height;
}

}  // namespace kanzen::app
