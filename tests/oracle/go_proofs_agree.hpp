#pragma once
// Comparison of proven scores (engine/games/go/proofs/score_prover.hpp) with the solution of all
// positions (ko_scores.hpp), which knows neither safe points nor proofs, and positions for other
// comparisons.
#include <gtest/gtest.h>

#include <cstdint>

#include "engine/core/quick_random.hpp"
#include "engine/games/go/go.hpp"
#include "engine/games/go/ko_scores.hpp"
#include "engine/games/go/notation.hpp"
#include "engine/games/go/placing.hpp"
#include "engine/games/go/proofs/score_prover.hpp"

namespace kanzen::go {

// Returns a position with `stones` stones from a random game in which nobody fills an own eye.
inline State random_position(const Go& game, std::size_t stones, QuickRandom& random) {
  State state = game.initial();
  while ((state.black | state.white).count() < stones) {
    FixedVector<Move, Go::max_moves> moves;
    game.moves(state, moves);
    const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    if (game.ending(state, move))
      state = game.initial();
    else if (!game.fills_own_eye(state, move))
      state = game.apply(state, move);
  }
  return state;
}

// Calls visit(state) for a board, if it is legal, with either side to move, with and without a
// preceding pass, and for the positions with a ko after its moves.  Digit i of `code` in base 3 is
// the content of point i: 0 empty, 1 Black, 2 White.
template <class Visit>
void for_each_position(const Grid& grid, std::uint64_t code, Visit&& visit) {
  State state;
  for (Point point = 0; point < grid.point_count(); ++point, code /= 3)
    if (code % 3 != 0) stones_of(state, static_cast<Player>(code % 3 - 1)).set(point);
  for (Point point = 0; point < grid.point_count(); ++point)
    if (!is_empty(state, point) && !has_liberty_besides(grid, state, point, point)) return;
  for (const Player side : {Player{0}, Player{1}}) {
    state.to_move = side;
    visit(state);
    for (Point point = 0; point < grid.point_count(); ++point) {
      if (!is_empty(state, point) || illegal_reason(grid, Rules::ko, state, point)) continue;
      const State next = with_stone(grid, Rules::ko, state, point);
      if (next.ko != no_point) visit(next);
    }
    State passed = state;
    passed.passed = 1;
    visit(passed);
  }
}

class ProofsAgree {
 public:
  ProofsAgree(unsigned columns, unsigned rows)
      : grid_(columns, rows),
        solved_(*KoScores::solve(grid_, {})),
        prover_(grid_, *ProofTable::make(table_bytes), executor_, [](auto, auto) { return true; }) {
  }

  std::uint64_t board_count() const { return solved_.code_count(); }
  std::uint64_t compared() const { return compared_; }

  // Compares all positions of a board (see for_each_position).
  void expect_board(std::uint64_t code) {
    for_each_position(grid_, code, [&](const State& state) { expect_position(state); });
  }

  void expect_position(const State& state) {
    ++compared_;
    const ScoreBounds proven = prover_.prove(state), solved = solved_.bounds_for_black(state);
    EXPECT_EQ(proven, solved) << format_position(grid_, state) << ": " << int{proven.low} << " to "
                              << int{proven.high} << ", solved " << int{solved.low} << " to "
                              << int{solved.high};
  }

 private:
  static constexpr std::uint64_t table_bytes = 1 << 22;

  Grid grid_;
  SerialExecutor executor_;
  KoScores solved_;
  ScoreProver prover_;
  std::uint64_t compared_ = 0;
};

}  // namespace kanzen::go
