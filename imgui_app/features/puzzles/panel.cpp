// The card of the puzzle that is being played, and the list of all puzzles.
#include <algorithm>
#include <array>

#include "engine/adapter/any_game.hpp"
#include "imgui_app/features/puzzles/puzzles.hpp"
#include "imgui_app/features/puzzles/words.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/board_pictures.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

using PuzzlePhase = PuzzleStatus::Phase;

CardTone tone_of(PuzzlePhase phase) {
  if (phase == PuzzlePhase::wrong) return CardTone::warning;
  return phase == PuzzlePhase::solved ? CardTone::success : CardTone::plain;
}

constexpr float puzzle_row_height = 64;
constexpr float board_size = 56;  // of a row's small board

}  // namespace

std::string Puzzles::describe_progress(Language language, std::span<const Puzzle> puzzles) const {
  const auto solved = std::count_if(puzzles.begin(), puzzles.end(),
                                    [&](const Puzzle& puzzle) { return is_solved(puzzle); });
  return fill(word::puzzles_solved.in(language),
              {std::to_string(solved), std::to_string(puzzles.size())});
}

float Puzzles::draw_card_content(Ui& ui, const Rect& area, const Puzzle& puzzle) const {
  const PuzzlePhase phase = status_.phase;
  float y = area.y;
  y += 4 + draw_paragraph(ui, "puzzle-goal", {area.x, y, area.width, 0},
                          puzzle_heading(ui.language(), puzzle, status_), ui.heading(), 24);
  y += 8 + draw_paragraph(ui, "puzzle-status", {area.x, y, area.width, 0},
                          puzzle_detail(ui.language(), puzzle, status_), ui.quiet(), 22);
  const bool wrong = phase == PuzzlePhase::wrong;
  if (wrong || phase == PuzzlePhase::solved) {
    const ButtonStyle first{.surface = ButtonStyle::Surface::accent, .weight = Weight::semibold};
    ButtonRows rows(ui, {area.x, y, area.width, 0}, ui.control_height());
    if (wrong) rows.add("button-puzzle-retry", ui.words(word::puzzle_again), first);
    rows.add("button-puzzle-next",
             ui.words(is_single_custom() ? word::puzzle_another : word::puzzle_next),
             wrong ? ButtonStyle{} : first);
    y = rows.end() + 8;
  }
  const std::string progress = is_single_custom() ? std::string(ui.words(word::puzzle_random))
                               : puzzle.custom
                                   ? describe_progress(ui.language(), custom_puzzles())
                                   : describe_progress(ui.language(), puzzles_of_game(puzzle.game));
  y += draw_quiet_line(ui, {area.x, y, area.width, 0},
                       {.id = "puzzle-progress",
                        .words = progress,
                        .button = "button-puzzles",
                        .action = ui.words(word::all_puzzles)});
  return y - area.y;
}

// --- the list

void Puzzles::draw_row(Ui& ui, const Rect& row, const AnyGame& game, const Puzzle& puzzle) const {
  const bool solved = is_solved(puzzle);
  const bool active = current() == &puzzle;
  const std::string words =
      std::to_string(place_of(puzzle)) + ". " + puzzle_goal(ui.language(), puzzle);
  list_row(ui, {.item = puzzle_item(puzzle_id(puzzle)),
                .label = solved ? fill(ui.words(word::puzzle_is_solved), {words}) : words,
                .rect = row,
                .active = active});
  const TextStyle style{FontSize::body, active ? Weight::semibold : Weight::regular,
                        active ? ui.theme.accent : ui.theme.text};
  const float middle = row.y + row.height / 2;
  const Rect board = around({row.x + 12 + board_size / 2, middle}, board_size, board_size);
  const float left = board_size + 24;
  const float room = row.width - left - 36;
  const std::string brief =
      std::to_string(place_of(puzzle)) + ". " +
      fill(puzzle_headline(puzzle).in(ui.language()), {std::to_string(puzzle.plies)});
  const bool fits = ui.canvas().text_width(words, style.size, style.weight) <= room;
  ui.canvas().text({row.x + left, middle}, ui.canvas().fitted(fits ? words : brief, room, style),
                   style);
  if (!empty(intersection(board, ui.clip())))
    if (const auto state = game.parse(puzzle.position)) {
      BoardView shown = game.board(*state);
      shown.attacked.clear();
      draw_thumbnail(ui, board, game.info(), shown);
    }
  if (solved) draw_icon(ui.canvas(), Icon::check, {right(row) - 18, middle}, ui.theme.accent);
}

float Puzzles::draw_group(Ui& ui, const Rect& area, float y, const PuzzleGroup& group) const {
  constexpr std::array difficulties{word::level_easy, word::level_medium,
                                    word::level_hard};  // by Difficulty
  const GameInfo& info = group.game->info();
  const auto& puzzles = group.puzzles;
  const bool custom = puzzles.front().custom;
  const std::string title = full_title(ui.language(), info);
  const std::string heading = info.all_rules.size() == 1
                                  ? title
                                  : fill(ui.words(word::rules_suffix),
                                         {title, rules_name(ui.language(), info, info.rules)});
  const std::string progress = describe_progress(ui.language(), puzzles);
  const std::string shown = custom ? std::string(ui.words(word::puzzles_custom)) : heading;
  y = draw_heading(ui, area, y, shown);
  ui.canvas().text({area.x, y + 6}, progress, ui.caption());
  ui.mirror_text(custom ? "puzzles-custom" : "puzzles-of-" + info.name + '-' + info.rules,
                 shown + ": " + progress, {area.x, y - 36, area.width, 54});
  y += 20;
  std::optional<Difficulty> before;
  for (const Puzzle& puzzle : puzzles) {
    const Difficulty difficulty = difficulty_of(puzzle);
    if (!custom && before != difficulty) {
      ui.canvas().text({area.x, y + 14},
                       ui.words(difficulties[static_cast<std::size_t>(difficulty)]),
                       {FontSize::caption, Weight::semibold, ui.theme.text2});
      y += 28;
    }
    before = difficulty;
    draw_row(ui, {area.x - 12, y, area.width + 24, puzzle_row_height}, *group.game, puzzle);
    y += puzzle_row_height;
  }
  return y + 12;
}

// Draws the choice of a random puzzle's distance, and the button that makes one.
float Puzzles::draw_random(Ui& ui, const Rect& area) const {
  float y = draw_heading(ui, area, area.y, ui.words(word::puzzle_random));
  draw_stepper(ui, {area.x, y, area.width, stepper_height},
               {.id = "random-puzzle",
                .name = fill(ui.words(word::puzzle_win_headline), {std::to_string(distance_)}),
                .number = std::to_string(distance_),
                .less = random_distance_item(-1),
                .more = random_distance_item(1),
                .can_decrease = next_distance(-1).has_value(),
                .can_increase = next_distance(1).has_value()});
  y += stepper_height;
  const bool runs = random_ == RandomSearch::running || random_ == RandomSearch::solving;
  ButtonRows rows(ui, {area.x, y, area.width, 0}, ui.control_height());
  rows.add("button-puzzle-another", ui.words(word::puzzle_another),
           {.surface = ButtonStyle::Surface::accent, .weight = Weight::semibold, .enabled = !runs});
  y = rows.end() + 8;
  if (runs || random_ == RandomSearch::none)
    y += draw_paragraph(ui, "random-puzzle-note", {area.x, y, area.width, 0},
                        ui.words(runs ? word::puzzle_making : word::puzzle_none), ui.quiet(), 22);
  return y + 8 - area.y;
}

// A random puzzle and custom ones are first, then those of the open game.
float Puzzles::draw_list(Ui& ui, const Rect& area) const {
  float y = area.y;
  if (offers_random()) y += draw_random(ui, area);
  if (custom_.puzzles.size() > 1) y = draw_group(ui, area, y, {custom_.game, custom_puzzles()});
  for (const bool of_open_game : {true, false})
    for (const PuzzleGroup& group : puzzle_groups())
      if ((ui.state.session->info().name == group.game->info().name) == of_open_game)
        y = draw_group(ui, area, y, group);
  return y - area.y;
}

float Puzzles::draw_card(Ui& ui, const Rect& area) const {
  const Puzzle* puzzle = current();
  if (puzzle == nullptr) return 0;
  const float used =
      draw_card_around(ui, {area.x, area.y + 4, area.width, 0}, tone_of(status_.phase),
                       [&](const Rect& inner) { return draw_card_content(ui, inner, *puzzle); });
  // Shows the card when the puzzle ends.
  const bool ends = status_.phase == PuzzlePhase::wrong || status_.phase == PuzzlePhase::solved;
  ui.follow("puzzle", ends ? ui.state.session->current() : 0,
            {area.x, area.y, area.width, used + 8});
  return used + 16;
}

void Puzzles::add_panels(Panels& panels) const {
  panels.add(Place::game_card, [this](Ui& ui, const Rect& area) { return draw_card(ui, area); });
  // The card of an open puzzle has the same button.
  const bool has_some = offers_random() || !custom_.puzzles.empty() ||
                        !puzzles_of_game(state_.session->info().name).empty();
  if (current() == nullptr && has_some)
    panels.add({.place = Place::game_button, .name = "button-puzzles", .title = word::puzzles});
  // The heading is fixed, and the puzzles scroll.
  panels.add({.place = Place::popup, .name = "puzzles", .draw = [this](Ui& ui, const Rect&) {
                draw_dialog(
                    ui, {.name = "puzzles",
                         .heading = ui.words(word::puzzles),
                         .toggle = "button-puzzles",
                         .draw_content = [this](Ui& list,
                                                const Rect& area) { return draw_list(list, area); },
                         .least_content = 2 * puzzle_row_height});
              }});
}

}  // namespace kanzen::app
