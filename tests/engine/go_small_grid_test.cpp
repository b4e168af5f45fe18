// The bitboards of small boards and the positions of the game agree, move by move.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <set>
#include <utility>
#include <vector>

#include "engine/core/quick_random.hpp"
#include "engine/games/go/board_codes.hpp"
#include "engine/games/go/placing.hpp"
#include "engine/games/go/score.hpp"
#include "engine/games/go/small_grid.hpp"

namespace kanzen::go::small_grid_testing {
namespace {

// Columns, rows.
constexpr std::pair<unsigned, unsigned> sizes[] = {{1, 1},  {1, 2},  {6, 1}, {2, 2},
                                                   {3, 3},  {4, 4},  {3, 6}, {19, 1},
                                                   {2, 12}, {12, 2}, {5, 5}, {18, 1}};

// Plays the move on both boards and returns the game's position after it.
State expect_same_move(const Grid& grid, const SmallGrid& small, Rules rules, const State& state,
                       Point point) {
  State next = with_stone(grid, rules, state, point);
  const auto move = small.play(small_board(state), point_bit(point), allows_suicide(rules));
  EXPECT_TRUE(move);
  if (!move) return next;
  EXPECT_EQ(move->board.swapped(), small_board(next));
  if (has_simple_ko(rules)) {
    EXPECT_EQ(move->ko, next.ko == no_point ? 0 : point_bit(next.ko));
  }
  if (move->ko != 0) {
    EXPECT_TRUE(small.is_ko_possible(small_board(next), move->ko));
  }
  return next;
}

// Plays a random game on both boards, with passes and, where allowed, suicides.
void play_game(const Grid& grid, Rules rules, QuickRandom& random) {
  const SmallGrid small(grid);
  State state;
  for (unsigned ply = 0; ply < 3 * grid.point_count() + 6; ++ply) {
    const SmallBoard board = small_board(state);
    ASSERT_TRUE(small.is_legal(board));
    ASSERT_EQ(small.score(board), area_score(grid, state) * (state.to_move == 0 ? 1 : -1));
    std::vector<State> moves = {after_pass(state)};
    for (Point point = 0; point < grid.point_count(); ++point) {
      if (!is_empty(state, point)) continue;
      const auto reason = illegal_reason(grid, rules, state, point);
      if (!reason) {
        moves.push_back(expect_same_move(grid, small, rules, state, point));
      } else if (*reason == IllegalReason::suicide) {
        EXPECT_FALSE(small.play(board, point_bit(point), false));
        EXPECT_FALSE(small.is_legal({board.own | point_bit(point), board.other}));
      }
    }
    state = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
  }
}

TEST(GoSmallGrid, DoesWhatThePositionsDo) {
  QuickRandom random(1);
  for (const auto& [columns, rows] : sizes) {
    const Grid grid(columns, rows);
    for (unsigned game = 0; game < 6; ++game)
      for (const Rules rules : {Rules::ko, Rules::tromp_taylor}) {
        play_game(grid, rules, random);
        ASSERT_FALSE(HasFailure()) << columns << " by " << rows << ' ' << name_of(rules);
      }
  }
}

TEST(GoSmallGrid, HasEachSymmetryOfItsPointsOnce) {
  for (const auto& [columns, rows] : sizes) {
    const Grid grid(columns, rows);
    const SmallGrid small(grid);
    std::set<std::vector<SmallPoints>> symmetries;
    for (unsigned symmetry = 0; symmetry < small.symmetry_count(); ++symmetry) {
      std::vector<SmallPoints> images;
      for (unsigned point = 0; point < grid.point_count(); ++point) {
        images.push_back(small.image(symmetry, point_bit(point)));
        EXPECT_TRUE(std::has_single_bit(images.back()));
        EXPECT_EQ(small.neighbours(images.back()),
                  small.image(symmetry, small.neighbours(point_bit(point))));
      }
      symmetries.insert(images);
    }
    const unsigned expected = grid.point_count() == 1        ? 1
                              : columns == rows              ? 8
                              : std::min(columns, rows) == 1 ? 2
                                                             : 4;
    EXPECT_EQ(small.symmetry_count(), expected) << columns << " by " << rows;
    EXPECT_EQ(symmetries.size(), expected) << columns << " by " << rows;
    const SmallPoints all = small.empty({});
    EXPECT_EQ(small.image(small.symmetry_count() - 1, all), all);
    EXPECT_EQ(small.image(0, all - 1), all - 1);
  }
}

TEST(GoBoardCodes, AreThoseOfTheBoardsAndTheirImages) {
  QuickRandom random(1);
  for (const auto& [columns, rows] : sizes) {
    const Grid grid(columns, rows);
    if (grid.point_count() > most_coded_points) continue;
    const SmallGrid small(grid);
    const BoardCodes codes(small);
    for (unsigned tries = 0; tries < 100; ++tries) {
      SmallBoard board;
      std::uint32_t code = 0, digit = 1;
      for (unsigned point = 0; point < grid.point_count(); ++point, digit *= 3) {
        const std::uint32_t stone = random.below(3);
        if (stone == 1) board.own |= point_bit(point);
        if (stone == 2) board.other |= point_bit(point);
        code += stone * digit;
      }
      ASSERT_EQ(codes.code(board), code) << columns << " by " << rows;
      ASSERT_EQ(codes.board(code), board) << columns << " by " << rows;
      for (unsigned symmetry = 0; symmetry < small.symmetry_count(); ++symmetry)
        ASSERT_EQ(codes.image(symmetry, code), codes.code(small.image(symmetry, board)))
            << columns << " by " << rows;
    }
  }
}

}  // namespace
}  // namespace kanzen::go::small_grid_testing
