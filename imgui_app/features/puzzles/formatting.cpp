// Sentences about a puzzle: its goal, and the judgement of the visitor's moves.
#include <algorithm>
#include <array>
#include <string>

#include "imgui_app/features/puzzles/puzzle.hpp"
#include "imgui_app/features/puzzles/words.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"

namespace kanzen::app {
namespace {

std::string in(Language language, const Words& words) { return std::string(words.in(language)); }

std::string describe_success(Language language, const Puzzle& puzzle, unsigned plies) {
  Words success = word::puzzle_held_out;
  if (puzzle.goal == PuzzleGoal::mate) success = word::puzzle_mated;
  if (puzzle.goal == PuzzleGoal::draw) success = word::puzzle_held;
  if (puzzle.goal == PuzzleGoal::win)
    success = plies > puzzle.plies ? word::puzzle_won_later : word::puzzle_won;
  return fill(in(language, success), {std::to_string(plies), std::to_string(puzzle.plies)});
}

}  // namespace

std::string puzzle_goal(Language language, const Puzzle& puzzle) {
  constexpr std::array goals{word::puzzle_win, word::puzzle_draw, word::puzzle_hold_out,
                             word::puzzle_mate, word::puzzle_best};  // by PuzzleGoal
  const Words goal =
      puzzle.custom ? puzzle_headline(puzzle) : goals[static_cast<std::size_t>(puzzle.goal)];
  return fill(in(language, goal), {std::to_string(puzzle.plies)});
}

Words puzzle_headline(const Puzzle& puzzle) {
  constexpr std::array headlines{word::puzzle_win_headline, word::puzzle_draw_headline,
                                 word::puzzle_hold_out, word::puzzle_mate_headline,
                                 word::puzzle_best};  // by PuzzleGoal
  return headlines[static_cast<std::size_t>(puzzle.goal)];
}

std::string puzzle_heading(Language language, const Puzzle& puzzle, const PuzzleStatus& status) {
  if (status.phase == PuzzleStatus::Phase::solved) return in(language, word::puzzle_answered);
  if (status.phase != PuzzleStatus::Phase::wrong) return puzzle_goal(language, puzzle);
  if (status.sooner > 0)
    return fill(in(language, word::puzzle_lost_sooner), {std::to_string(status.sooner)});
  if (puzzle.goal == PuzzleGoal::mate) return in(language, word::puzzle_mate_lost);
  return in(language,
            puzzle.goal == PuzzleGoal::win ? word::puzzle_win_lost : word::puzzle_draw_lost);
}

std::string puzzle_detail(Language language, const Puzzle& puzzle, const PuzzleStatus& status) {
  const bool lost = puzzle.goal == PuzzleGoal::hold_out;
  switch (status.phase) {
    case PuzzleStatus::Phase::unplayed:
      return in(language, lost ? word::puzzle_lose_late : word::puzzle_find_move);
    case PuzzleStatus::Phase::waiting: return in(language, word::puzzle_waits);
    case PuzzleStatus::Phase::wrong:
      return puzzle_goal(language, puzzle) + in(language, word::full_stop);
    case PuzzleStatus::Phase::solved: return describe_success(language, puzzle, status.plies);
    case PuzzleStatus::Phase::kept: break;
  }
  if (puzzle.goal == PuzzleGoal::draw)
    return fill(in(language, word::puzzle_draw_kept),
                {std::to_string(moves_to_hold - std::min(status.moves, moves_to_hold))});
  if (puzzle.goal == PuzzleGoal::mate) return in(language, word::puzzle_mate_kept);
  return in(language, lost ? word::puzzle_still_longest : word::puzzle_win_kept);
}

}  // namespace kanzen::app
