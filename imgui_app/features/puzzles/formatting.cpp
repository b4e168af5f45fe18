// Sentences about a puzzle: its goal, and the judgement of the visitor's moves.
#include <algorithm>
#include <array>
#include <string>

#include "imgui_app/app/state.hpp"
#include "imgui_app/features/puzzles/words.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/words.hpp"

namespace kanzen::app {
namespace {

std::string describe_success(const State& state, const Puzzle& puzzle) {
  const unsigned plies = state.puzzles.status.plies;
  Words success = word::puzzle_held_out;
  if (puzzle.goal == PuzzleGoal::mate) success = word::puzzle_mated;
  if (puzzle.goal == PuzzleGoal::draw) success = word::puzzle_held;
  if (puzzle.goal == PuzzleGoal::win)
    success = plies > puzzle.plies ? word::puzzle_won_later : word::puzzle_won;
  return fill(words(state, success), {std::to_string(plies), std::to_string(puzzle.plies)});
}

}  // namespace

std::string puzzle_goal(const State& state, const Puzzle& puzzle) {
  constexpr std::array goals{word::puzzle_win, word::puzzle_draw, word::puzzle_hold_out,
                             word::puzzle_mate};  // by PuzzleGoal
  const Words& goal = goals[static_cast<std::size_t>(puzzle.goal)];
  return fill(words(state, goal), {std::to_string(puzzle.plies)});
}

std::string puzzle_headline(const State& state, const Puzzle& puzzle) {
  constexpr std::array headlines{word::puzzle_win_headline, word::puzzle_draw_headline,
                                 word::puzzle_hold_out,
                                 word::puzzle_mate_headline};  // by PuzzleGoal
  const Words& headline = headlines[static_cast<std::size_t>(puzzle.goal)];
  return fill(words(state, headline), {std::to_string(puzzle.plies)});
}

std::string puzzle_heading(const State& state, const Puzzle& puzzle) {
  const PuzzleStatus& status = state.puzzles.status;
  if (status.phase == PuzzleStatus::Phase::solved) return words(state, word::puzzle_answered);
  if (status.phase != PuzzleStatus::Phase::wrong) return puzzle_goal(state, puzzle);
  if (status.sooner > 0)
    return fill(words(state, word::puzzle_lost_sooner), {std::to_string(status.sooner)});
  if (puzzle.goal == PuzzleGoal::mate) return words(state, word::puzzle_mate_lost);
  return words(state,
               puzzle.goal == PuzzleGoal::win ? word::puzzle_win_lost : word::puzzle_draw_lost);
}

std::string puzzle_detail(const State& state, const Puzzle& puzzle) {
  const PuzzleStatus& status = state.puzzles.status;
  const bool lost = puzzle.goal == PuzzleGoal::hold_out;
  switch (status.phase) {
    case PuzzleStatus::Phase::unplayed:
      return words(state, lost ? word::puzzle_lose_late : word::puzzle_find_move);
    case PuzzleStatus::Phase::waiting: return words(state, word::puzzle_waits);
    case PuzzleStatus::Phase::wrong:
      return puzzle_goal(state, puzzle) + words(state, word::full_stop);
    case PuzzleStatus::Phase::solved: return describe_success(state, puzzle);
    case PuzzleStatus::Phase::kept: break;
  }
  if (puzzle.goal == PuzzleGoal::draw)
    return fill(words(state, word::puzzle_draw_kept),
                {std::to_string(moves_to_hold - std::min(status.moves, moves_to_hold))});
  if (puzzle.goal == PuzzleGoal::mate) return words(state, word::puzzle_mate_kept);
  return words(state, lost ? word::puzzle_still_longest : word::puzzle_win_kept);
}

}  // namespace kanzen::app
