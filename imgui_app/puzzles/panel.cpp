// The card of the puzzle that is being played, and the list of all puzzles.
#include <algorithm>
#include <array>

#include "engine/adapter/any_game.hpp"
#include "imgui_app/analysis/formatting.hpp"
#include "imgui_app/puzzles/words.hpp"
#include "imgui_app/shell/panels.hpp"
#include "imgui_app/shell/words.hpp"
#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {
namespace {

using PuzzlePhase = PuzzleStatus::Phase;
using PuzzleGroup = std::span<const Puzzle>;  // of a game and its rules

std::string goal_words(const Ui& ui, const Puzzle& puzzle) {
  constexpr std::array goals{word::puzzle_win, word::puzzle_draw,
                             word::puzzle_hold_out};  // by PuzzleGoal
  const Words& goal = goals[static_cast<std::size_t>(puzzle.goal)];
  return fill(goal.in(ui.language()), {std::to_string(puzzle.plies)});
}

std::string progress_words(const Ui& ui, PuzzleGroup puzzles) {
  const auto solved = std::count_if(puzzles.begin(), puzzles.end(), [&](const Puzzle& puzzle) {
    return is_solved(ui.state.puzzles, puzzle);
  });
  return fill(word::puzzles_solved.in(ui.language()),
              {std::to_string(solved), std::to_string(puzzles.size())});
}

std::string card_heading(const Ui& ui, const Puzzle& puzzle) {
  const PuzzleStatus& status = ui.state.puzzles.status;
  if (status.phase == PuzzlePhase::solved)
    return std::string(word::puzzle_answered.in(ui.language()));
  if (status.phase != PuzzlePhase::wrong) return goal_words(ui, puzzle);
  if (status.sooner > 0)
    return fill(word::puzzle_lost_sooner.in(ui.language()), {std::to_string(status.sooner)});
  const Words& lost =
      puzzle.goal == PuzzleGoal::win ? word::puzzle_win_lost : word::puzzle_draw_lost;
  return std::string(lost.in(ui.language()));
}

std::string describe_solved(const Ui& ui, const Puzzle& puzzle) {
  const std::string plies = std::to_string(ui.state.puzzles.status.plies);
  const Language language = ui.language();
  switch (puzzle.goal) {
    case PuzzleGoal::win:
      return fill(
          (ui.state.puzzles.status.plies > puzzle.plies ? word::puzzle_won_later : word::puzzle_won)
              .in(language),
          {plies, std::to_string(puzzle.plies)});
    case PuzzleGoal::draw: return std::string(word::puzzle_held.in(language));
    case PuzzleGoal::hold_out: break;
  }
  return fill(word::puzzle_held_out.in(language), {plies});
}

std::string card_detail(const Ui& ui, const Puzzle& puzzle) {
  const PuzzleStatus& status = ui.state.puzzles.status;
  const Language language = ui.language();
  const bool lost = puzzle.goal == PuzzleGoal::hold_out;
  switch (status.phase) {
    case PuzzlePhase::unplayed:
      return std::string((lost ? word::puzzle_lose_late : word::puzzle_find_move).in(language));
    case PuzzlePhase::waiting: return std::string(word::puzzle_waits.in(language));
    case PuzzlePhase::wrong:
      return goal_words(ui, puzzle) + std::string(word::full_stop.in(language));
    case PuzzlePhase::solved: return describe_solved(ui, puzzle);
    case PuzzlePhase::kept: break;
  }
  if (puzzle.goal == PuzzleGoal::draw)
    return fill(word::puzzle_draw_kept.in(language),
                {std::to_string(moves_to_hold - std::min(status.moves, moves_to_hold))});
  return std::string((lost ? word::puzzle_still_longest : word::puzzle_win_kept).in(language));
}

float draw_card_content(Ui& ui, const Rect& area, const Puzzle& puzzle) {
  const PuzzlePhase phase = ui.state.puzzles.status.phase;
  float y = area.y;
  y += 4 + draw_paragraph(ui, "puzzle-goal", {area.x, y, area.width, 0}, card_heading(ui, puzzle),
                          ui.heading(), 24);
  y += 8 + draw_paragraph(ui, "puzzle-status", {area.x, y, area.width, 0}, card_detail(ui, puzzle),
                          ui.quiet(), 22);
  const ButtonStyle style{.surface = ButtonStyle::Surface::accent, .weight = Weight::semibold};
  if (phase == PuzzlePhase::wrong || phase == PuzzlePhase::solved) {
    const bool wrong = phase == PuzzlePhase::wrong;
    const Rect first =
        fitted_button(ui, wrong ? Button::puzzle_retry : Button::puzzle_next, {area.x, y},
                      ui.words(wrong ? word::puzzle_again : word::puzzle_next), style);
    if (wrong) {
      const std::string_view next = ui.words(word::puzzle_next);
      const bool one_row = right(first) + 8 + button_width(ui, next) <= right(area);
      const Point corner{one_row ? right(first) + 8 : area.x,
                         one_row ? first.y : bottom(first) + 8};
      y = fitted_button(ui, Button::puzzle_next, corner, next).y;
    }
    y += ui.control_height() + 8;
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
  const std::string words = std::to_string(puzzle.number) + ". " + goal_words(ui, puzzle);
  const ItemState item =
      ui.item({.item = PuzzleItem{puzzle_id(puzzle)},
               .label = solved ? fill(ui.words(word::puzzle_is_solved), {words}) : words,
               .rect = row,
               .active = active});
  if (active) ui.canvas().fill(row, ui.theme.accent_soft, 8);
  if (item.hovered && !active) ui.canvas().fill(row, ui.theme.raised, 8);
  const TextStyle style{FontSize::body, active ? Weight::semibold : Weight::regular,
                        active ? ui.theme.accent : ui.theme.text};
  const float middle = row.y + row.height / 2;
  ui.canvas().text({row.x + 12, middle}, ui.canvas().fitted(words, row.width - 48, style), style);
  if (solved) draw_icon(ui.canvas(), Icon::check, {right(row) - 18, middle}, ui.theme.accent);
}

float draw_puzzle_group(Ui& ui, const Rect& area, float y, PuzzleGroup puzzles) {
  constexpr std::array difficulties{word::puzzle_easy, word::puzzle_medium,
                                    word::puzzle_hard};  // by Difficulty
  const auto game = find_game(puzzles.front().game, puzzles.front().rules);
  if (!game) return y;
  const GameInfo& info = (*game)->info();
  const std::string title = full_title(ui.language(), info);
  const std::string heading = info.all_rules.size() == 1
                                  ? title
                                  : fill(ui.words(word::puzzle_rules),
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
  const PuzzleGroup all = all_puzzles();
  float y = area.y;
  for (const bool of_open_game : {true, false})
    for (auto first = all.begin(); first != all.end();) {
      const auto last = std::find_if(first, all.end(), [&](const Puzzle& puzzle) {
        return std::string_view(puzzle.game) != first->game ||
               std::string_view(puzzle.rules) != first->rules;
      });
      if ((ui.state.session->info().name == first->game) == of_open_game)
        y = draw_puzzle_group(ui, area, y, {first, last});
      first = last;
    }
  return y - area.y;
}

}  // namespace

float draw_puzzle(Ui& ui, const Rect& area) {
  const Puzzle* puzzle = current_puzzle(ui.state);
  if (puzzle == nullptr) return 0;
  const PuzzleStatus& status = ui.state.puzzles.status;
  const float used =
      draw_card_around(ui, {area.x, area.y + 4, area.width, 0}, status.phase == PuzzlePhase::wrong,
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
