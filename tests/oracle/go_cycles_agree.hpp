#pragma once
// The published score of a small board of Go, by the rules under which it was published and beside
// the engine's scores under `ko`.  For boards that are solved in moments, and for larger ones.
#include <gtest/gtest.h>

#include <string>

#include "engine/adapter/any_game.hpp"
#include "tests/oracle/naive_go_cycles.hpp"

namespace kanzen {

struct PublishedBoard {
  int columns, rows, score;
};

inline void expect_published_score(const PublishedBoard& board) {
  const auto [columns, rows, published] = board;
  EXPECT_EQ(naive::go_score_by_captures(columns, rows), published);
  // However endless play is judged, the score is none that the engine excludes.
  const auto game = *find_game("go:" + std::to_string(columns) + ',' + std::to_string(rows), "ko");
  const auto solved = game->score_solver()->solve_scores({});
  ASSERT_TRUE(solved) << solved.error().message;
  const auto start = (*solved)->probe(game->initial()).score;
  ASSERT_TRUE(start);
  EXPECT_LE(start->low, published);
  EXPECT_GE(start->high, published);
}

inline std::string board_name(const testing::TestParamInfo<PublishedBoard>& board) {
  return std::to_string(board.param.columns) + "_by_" + std::to_string(board.param.rows);
}

}  // namespace kanzen
