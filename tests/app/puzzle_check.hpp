#pragma once
// Compares a puzzle with the values of its solved game.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/adapter/any_game.hpp"
#include "imgui_app/features/puzzles/puzzle.hpp"

namespace kanzen::app {

inline void check_puzzle(const Puzzle& puzzle, const AnyGame& game, const SolvedGame& solved) {
  const std::string id = puzzle_id(puzzle);
  const auto analysis = solved.probe(*game.parse(puzzle.position));
  ASSERT_TRUE(analysis) << id;
  const auto& [outcome, distance] = analysis->value;
  unsigned as_good = 0, latest_loss = 0, sooner_losses = 0;
  for (const MoveValue& move : analysis->moves) {
    if (move.value.outcome == outcome) ++as_good;
    if (move.value.outcome != Outcome::loss) continue;
    latest_loss = std::max<unsigned>(latest_loss, move.value.distance);
    if (move.value.distance < distance) ++sooner_losses;
  }
  switch (puzzle.goal) {
    case PuzzleGoal::win:
      EXPECT_TRUE(analysis->value == win_in(puzzle.plies)) << id << ": " << distance;
      EXPECT_EQ(as_good, 1U) << id;
      break;
    case PuzzleGoal::draw:
      EXPECT_TRUE(analysis->value == drawn()) << id;
      EXPECT_EQ(as_good, 1U) << id;
      EXPECT_EQ(latest_loss, puzzle.plies) << id;
      break;
    case PuzzleGoal::hold_out:
      EXPECT_TRUE(analysis->value == loss_in(puzzle.plies)) << id << ": " << distance;
      EXPECT_GT(sooner_losses, 0U) << id;
      break;
    case PuzzleGoal::mate:     // tests/app/puzzles_test.cpp
    case PuzzleGoal::unknown:  // of custom puzzles
      break;
  }
}

}  // namespace kanzen::app
