// The Game tab: players, moves played, and on the phone the plot of values.
#include <array>
#include <span>

#include "engine/core/numbers.hpp"
#include "imgui_app/features/play/controller.hpp"
#include "imgui_app/features/play/opponents.hpp"
#include "imgui_app/features/play/panels.hpp"
#include "imgui_app/features/play/words.hpp"
#include "imgui_app/model/result.hpp"
#include "imgui_app/model/state_queries.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

bool are_both_human(const State& state) { return state.play.sides == sides_of(Players::two); }

float draw_players(Ui& ui, const Rect& area, float y) {
  y = draw_heading(ui, area, y, ui.words(word::players));
  const auto as = [&](Player player) {
    return fill(ui.words(word::preset_as), {player_name(ui.state, player)});
  };
  const std::array presets{as(0), as(1), std::string(ui.words(word::preset_two)),
                           std::string(ui.words(word::preset_watch))};  // by Players
  const float height = ui.control_height();
  const float width = (area.width - 8) / 2;
  for (std::size_t i = 0; i < presets.size(); ++i) {
    const auto players = static_cast<Players>(i);
    const std::size_t row = i / 2;
    const Rect rect{area.x + static_cast<float>(i % 2) * (width + 8),
                    y + static_cast<float>(row) * (height + 8), width, height};
    text_button(
        ui, players_item(players), rect, presets[i],
        {.active = ui.state.play.sides == sides_of(players), .kind = MirrorItem::Kind::toggle});
  }
  return y + 2 * (height + 8);
}

// Draws a row of choices; returns the y coordinate below it.
float draw_choice_row(Ui& ui, const Rect& area, float y, std::span<const Choice> choices) {
  const float height = ui.control_height();
  segments(ui, {area.x, y, area.width, height}, choices, MirrorItem::Kind::toggle);
  return y + height + 8;
}

constexpr std::array level_names{word::level_beginner, word::level_easy, word::level_medium,
                                 word::level_hard, word::level_perfect};  // by Level

float draw_bot(Ui& ui, const Rect& area, float y) {
  const Settings& settings = ui.state.settings;
  std::vector<Choice> levels;
  for (const unsigned level : bot_levels) {
    const bool strongest = level == bot_levels.back();
    levels.push_back({bot_level_item(level),
                      ui.words(strongest ? word::level_expert : level_names[level - 1]),
                      level == settings.bot_level});
  }
  y = draw_heading(ui, area, y, ui.words(word::bot_level));
  y = draw_choice_row(ui, area, y, levels);
  std::array<std::string, bot_times.size()> seconds;
  std::vector<Choice> times;
  for (std::size_t i = 0; i < bot_times.size(); ++i) {
    seconds[i] = fill(ui.words(word::seconds), {std::to_string(bot_times[i])});
    times.push_back(
        {bot_time_item(bot_times[i]), seconds[i], bot_times[i] == settings.bot_seconds});
  }
  y = draw_heading(ui, area, y, ui.words(word::bot_seconds));
  return draw_choice_row(ui, area, y, times) + 4;
}

// Draws the strength of a player that is not a person, and what it means.
float draw_opponent(Ui& ui, const Rect& area, float y, Player player, std::string_view title) {
  y = draw_heading(ui, area, y, title);
  const Level chosen = level_of(opponent_of(ui.state, player));
  std::vector<Choice> choices;
  for (std::size_t i = 0; i < level_names.size(); ++i) {
    const auto level = static_cast<Level>(i);
    choices.push_back({opponent_item(player, level), ui.words(level_names[i]), level == chosen});
  }
  y = draw_choice_row(ui, area, y, choices);
  const std::string about = describe_opponent(ui.state, player);
  return y + 12 +
         draw_paragraph(ui, "about-opponent-" + std::to_string(player + 1),
                        {area.x, y, area.width, 0}, about, ui.quiet(), 22);
}

float draw_opponents(Ui& ui, const Rect& area, float y) {
  const auto only = only_opponent(ui.state);
  if (only) return draw_opponent(ui, area, y, *only, ui.words(word::strength));
  if (are_both_human(ui.state)) return y;
  for (const Player player : {Player{0}, Player{1}})
    y = draw_opponent(ui, area, y, player,
                      fill(ui.words(word::strength_of), {player_name(ui.state, player)}));
  return y;
}

float draw_last_blunder(Ui& ui, const Rect& area, const LastBlunder& blunder) {
  const std::string title = blunder_title(ui.state, blunder);
  return draw_notice_card(ui, area,
                          {.heading = title,
                           .detail = blunder_detail(ui.state, blunder),
                           .button = "button-take-back",
                           .action = ui.words(word::take_back_blunder),
                           .warning = true});
}

float draw_buttons(Ui& ui, const Rect& area, float y) {
  y += 4;
  float row_end = right(area) + 8;
  if (is_bot_thinking(ui.state))
    row_end = cancel_button(ui, "button-cancel-search", {right(area), y}).x;
  if (is_engine_waiting(ui.state))
    row_end = fitted_button(ui, "button-continue", {right(area), y}, ui.words(word::continue_play),
                            {.surface = ButtonStyle::Surface::accent, .weight = Weight::semibold},
                            Align::right)
                  .x;
  ButtonRows rows(ui, {area.x, y, row_end - 8 - area.x, 0}, ui.control_height());
  rows.add("button-new-game", ui.words(word::new_game));
  for (const Panel* button : ui.panels->at(Place::game_button))
    rows.add(ItemId(button->name), ui.words(button->title));
  if (!ui.state.task && may_resign(ui.state) &&
      !ui.state.go.tally) {  // Go has a button by the board
    const bool asked = ui.state.play.unconfirmed == "button-resign";
    rows.add("button-resign", ui.words(asked ? word::confirm_resign : word::resign),
             {.surface = asked ? ButtonStyle::Surface::warning : ButtonStyle::Surface::raised});
  }
  return rows.end() + 16;
}

// Draws the settings of the board's appearance that the game has.
float draw_display_options(Ui& ui, const Rect& area, float y) {
  const float height = ui.control_height();
  const GameInfo& info = ui.state.session->info();
  const auto choice = [&](const char* item, const Words& pattern, std::string_view name, bool on) {
    toggle(ui, item, {right(area), y + height / 2}, fill(ui.words(pattern), {name}), on);
    y += height;
  };
  if (has_sides(ui.state)) {
    choice("toggle-turned", word::seen_from, player_name(ui.state, 1), is_turned(ui.state));
  }
  if (info.on_crossings && ui.touch()) {
    choice("toggle-confirm", word::confirm_points, {}, needs_point_confirmation(ui.state));
  }
  if (words_of(info).has_initials) {
    std::string letters;
    for (const NamedWords& kind : words_of(info).kinds) letters += initial_of(kind.words);
    choice("toggle-kana", word::kana, letters, ui.state.settings.initials);
  }
  return y;
}

}  // namespace

float draw_game_tab(Ui& ui, const Rect& area) {
  const bool with_plot = has_sheet(*ui.layout);
  float y = area.y + ui.panels->draw(Place::game_head, ui, area);
  const bool playing = ui.state.view.mode == Mode::play;
  const bool in_task = ui.state.task.has_value();
  // The card of a task, or of a finished game, replaces the notice of the last blunder.
  const bool finished = result_of_line(ui.state).has_value();
  const auto blunder =
      playing && !in_task && !finished ? last_blunder(ui.state) : std::optional<LastBlunder>{};
  if (playing) y += ui.panels->draw(Place::game_card, ui, {area.x, y, area.width, 0});
  // A visitor in Play mode waits for the values here, not in the Moves tab.
  if (playing) y += ui.panels->draw(Place::progress, ui, {area.x, y, area.width, 0});
  if (playing) {
    const float top = y;
    if (blunder) y += draw_last_blunder(ui, {area.x, y + 4, area.width, 0}, *blunder) + 16;
    ui.follow("blunder", blunder ? blunder->after : 0, {area.x, top, area.width, y - top});
    y = draw_players(ui, area, y);
    if (!ui.state.session->info().has_estimates_only())
      y = draw_opponents(ui, area, y);
    else if (!are_both_human(ui.state))
      y = draw_bot(ui, area, y);
  }
  y += ui.panels->draw(Place::game_texts, ui, {area.x, y, area.width, 0});
  y += ui.panels->draw(Place::game_setup, ui, {area.x, y, area.width, 0});
  y = draw_display_options(ui, area, draw_buttons(ui, area, y));
  y += ui.panels->draw(Place::game_files, ui, {area.x, y, area.width, 0});
  if (with_plot && ui.state.view.values && ui.state.session->line().size() > 1) {
    y = draw_heading(ui, area, y, ui.words(word::value_by_ply));
    draw_history_plot(ui, {area.x, y, area.width, 92});
    y += 104;
  }
  // A card on top is scrolled into view instead of the list's current move; that of a finished game
  // is on every tab, so a visitor who opens this one looks for the move, unless the card asks about
  // dead stones.
  const bool asks = dead_stones_at(ui.state, ui.state.session->current()) != DeadStones::settled;
  const bool has_card = blunder || (finished && (asks || !ui.memory().game_tab_opened)) ||
                        in_task || ui.state.distant;
  // In a sheet the board scrolls too, so that only a tab that is opened leaves it.
  const bool follow = !with_plot || ui.memory().game_tab_opened;
  y += draw_moves_played(ui, {area.x, y, area.width, 0}, follow && !has_card);
  return y + ui.panels->draw(Place::game_foot, ui, {area.x, y, area.width, 0}) - area.y;
}

void PlayController::add_panels(Panels& panels) const {
  panels.add({.place = Place::tab, .name = "game", .title = word::tab_game, .draw = draw_game_tab});
  panels.add(Place::notice, draw_result_card);
  panels.add(Place::notice, draw_repetition);
  if (state_.draft) return;
  panels.add(Place::steps, draw_steps);
  panels.add(Place::history, draw_history);
}

}  // namespace kanzen::app
