// The card of the puzzle that is being played, and the list of all puzzles.
#include <algorithm>
#include <array>

#include "engine/adapter/any_game.hpp"
#include "imgui_app/app/panels.hpp"
#include "imgui_app/features/play/words.hpp"
#include "imgui_app/features/puzzles/words.hpp"
#include "imgui_app/text/words.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

using PuzzlePhase = PuzzleStatus::Phase;

std::string progress_words(const Ui& ui, std::span<const Puzzle> puzzles) {
  const auto solved = std::count_if(puzzles.begin(), puzzles.end(), [&](const Puzzle& puzzle) {
    return is_solved(ui.state.puzzles, puzzle);
  });
  return fill(ui.words(word::puzzles_solved),
              {std::to_string(solved), std::to_string(puzzles.size())});
}

CardTone tone_of(PuzzlePhase phase) {
  if (phase == PuzzlePhase::wrong) return CardTone::warning;
  return phase == PuzzlePhase::solved ? CardTone::success : CardTone::plain;
}

float draw_card_content(Ui& ui, const Rect& area, const Puzzle& puzzle) {
  const PuzzlePhase phase = ui.state.puzzles.status.phase;
  float y = area.y;
  y += 4 + draw_paragraph(ui, "puzzle-goal", {area.x, y, area.width, 0},
                          puzzle_heading(ui.state, puzzle), ui.heading(), 24);
  y += 8 + draw_paragraph(ui, "puzzle-status", {area.x, y, area.width, 0},
                          puzzle_detail(ui.state, puzzle), ui.quiet(), 22);
  const bool wrong = phase == PuzzlePhase::wrong;
  if (wrong || phase == PuzzlePhase::solved) {
    const ButtonStyle first{.surface = ButtonStyle::Surface::accent, .weight = Weight::semibold};
    ButtonRows rows(ui, {area.x, y, area.width, 0}, ui.control_height());
    if (wrong) rows.add(ButtonItem{Button::puzzle_retry}, ui.words(word::puzzle_again), first);
    rows.add(ButtonItem{Button::puzzle_next}, ui.words(word::puzzle_next),
             wrong ? ButtonStyle{} : first);
    y = rows.end() + 8;
  }
  y += draw_quiet_line(ui, {area.x, y, area.width, 0},
                       {.id = "puzzle-progress",
                        .words = progress_words(ui, puzzles_of_game(puzzle.game)),
                        .button = Button::puzzles,
                        .action = ui.words(word::all_puzzles)});
  return y - area.y;
}

// --- the list

constexpr float puzzle_row_height = 44;

void draw_puzzle_row(Ui& ui, const Rect& row, const Puzzle& puzzle) {
  const bool solved = is_solved(ui.state.puzzles, puzzle);
  const bool active = current_puzzle(ui.state) == &puzzle;
  const std::string words = std::to_string(place_of(puzzle)) + ". " + puzzle_goal(ui.state, puzzle);
  list_row(ui, {.item = PuzzleItem{puzzle_id(puzzle)},
                .label = solved ? fill(ui.words(word::puzzle_is_solved), {words}) : words,
                .rect = row,
                .active = active});
  const TextStyle style{FontSize::body, active ? Weight::semibold : Weight::regular,
                        active ? ui.theme.accent : ui.theme.text};
  const float middle = row.y + row.height / 2;
  ui.canvas().text({row.x + 12, middle}, ui.canvas().fitted(words, row.width - 48, style), style);
  if (solved) draw_icon(ui.canvas(), Icon::check, {right(row) - 18, middle}, ui.theme.accent);
}

float draw_puzzle_group(Ui& ui, const Rect& area, float y, const PuzzleGroup& group) {
  constexpr std::array difficulties{word::level_easy, word::level_medium,
                                    word::level_hard};  // by Difficulty
  const auto& [info, puzzles] = group;
  const std::string title = full_title(ui.language(), info);
  const std::string heading = info.all_rules.size() == 1
                                  ? title
                                  : fill(ui.words(word::rules_suffix),
                                         {title, rules_name(ui.language(), info, info.rules)});
  const std::string progress = progress_words(ui, puzzles);
  y = draw_heading(ui, area, y, heading);
  ui.canvas().text({area.x, y + 6}, progress, ui.caption());
  ui.mirror_text("puzzles-of-" + info.name + '-' + info.rules, heading + ": " + progress,
                 {area.x, y - 36, area.width, 54});
  y += 20;
  std::optional<Difficulty> before;
  for (const Puzzle& puzzle : puzzles) {
    const Difficulty difficulty = difficulty_of(puzzle);
    if (before != difficulty) {
      ui.canvas().text({area.x, y + 14},
                       ui.words(difficulties[static_cast<std::size_t>(difficulty)]),
                       {FontSize::caption, Weight::semibold, ui.theme.text2});
      y += 28;
    }
    before = difficulty;
    draw_puzzle_row(ui, {area.x - 12, y, area.width + 24, puzzle_row_height}, puzzle);
    y += puzzle_row_height;
  }
  return y + 12;
}

// The puzzles of the open game are first.
float draw_puzzle_list(Ui& ui, const Rect& area) {
  float y = area.y;
  for (const bool of_open_game : {true, false})
    for (const PuzzleGroup& group : puzzle_groups())
      if ((ui.state.session->info().name == group.info.name) == of_open_game)
        y = draw_puzzle_group(ui, area, y, group);
  return y - area.y;
}

}  // namespace

float draw_puzzle(Ui& ui, const Rect& area) {
  const Puzzle* puzzle = current_puzzle(ui.state);
  if (puzzle == nullptr) return 0;
  const PuzzleStatus& status = ui.state.puzzles.status;
  const float used =
      draw_card_around(ui, {area.x, area.y + 4, area.width, 0}, tone_of(status.phase),
                       [&](const Rect& inner) { return draw_card_content(ui, inner, *puzzle); });
  // Shows the card when the puzzle ends.
  const bool ends = status.phase == PuzzlePhase::wrong || status.phase == PuzzlePhase::solved;
  ui.follow("puzzle", ends ? ui.state.session->current() : 0,
            {area.x, area.y, area.width, used + 8});
  return used + 16;
}

// The heading is fixed, and the puzzles scroll.
void draw_puzzles(Ui& ui) {
  draw_dialog(ui, {.name = "puzzles",
                   .heading = ui.words(word::puzzles),
                   .toggle = Button::puzzles,
                   .draw_content = draw_puzzle_list,
                   .least_content = 2 * puzzle_row_height});
}

}  // namespace kanzen::app
