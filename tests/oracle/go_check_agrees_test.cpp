// The rules and the search that check proofs of Go's scores
// (engine/games/go/proofs/check_rules.hpp) agree with the oracle's rules and with the solution of
// all positions.
#include <gtest/gtest.h>

#include <random>
#include <set>
#include <string>
#include <utility>

#include "engine/core/executor.hpp"
#include "engine/games/go/ko_scores.hpp"
#include "engine/games/go/notation.hpp"
#include "engine/games/go/placing.hpp"
#include "engine/games/go/proofs/check_search.hpp"
#include "engine/games/go/state.hpp"
#include "tests/oracle/naive_go.hpp"

namespace kanzen::go {
namespace {

TEST(GoCheckAgrees, WithTheOracleOnRandomGames) {
  std::mt19937 random(1);
  for (const auto& [columns, rows] : {std::pair{3, 3}, {4, 2}, {5, 5}, {1, 6}}) {
    const CheckRules rules(static_cast<unsigned>(columns), static_cast<unsigned>(rows));
    const Grid grid(static_cast<unsigned>(columns), static_cast<unsigned>(rows));
    for (unsigned games = 0; games < 40; ++games) {
      oracle::GoOracle oracle(columns, rows, oracle::GoRules::ko);
      CheckPosition position;  // the prover is Black, who begins
      for (unsigned ply = 0; ply < 60 && !oracle.finished(); ++ply) {
        EXPECT_EQ(rules.lead(position), oracle.score()) << oracle.position();
        std::set<std::string> legal{"pass"};
        for (Point point = 0; point < grid.point_count(); ++point)
          if ((rules.empty(position) >> point & 1) != 0 && rules.after_stone(position, point))
            legal.insert(grid.name(point));
        ASSERT_EQ(legal, oracle.legal_moves()) << oracle.position();
        const auto move = std::next(legal.begin(), static_cast<long>(random() % legal.size()));
        position = *move == "pass" ? rules.after_pass(position)
                                   : *rules.after_stone(position, *grid.point(*move));
        oracle.play(*move);
      }
    }
  }
}

TEST(GoCheckAgrees, SymmetricPositionsShareAKeyAndNoOthers) {
  const CheckRules square(3, 3), wide(3, 2);
  const auto key = [](const CheckRules& rules, PointMask prover, PointMask opponent) {
    return rules.symmetric_key({prover, opponent});
  };
  EXPECT_EQ(key(square, 0b000000001, 0b000000010), key(square, 0b000000001, 0b000001000));
  EXPECT_EQ(key(square, 0b000000001, 0b000000010), key(square, 0b100000000, 0b010000000));
  EXPECT_NE(key(square, 0b000000001, 0b000000010), key(square, 0b000000010, 0b000000001));
  EXPECT_EQ(key(wide, 0b000001, 0), key(wide, 0b100000, 0));
  EXPECT_NE(key(wide, 0b000001, 0), key(wide, 0b000010, 0));
  std::set<std::uint64_t> keys;
  CheckPosition position{1, 2, 4};
  for (const bool opponent_moves : {false, true})
    for (const bool passed : {false, true})
      for (const PointMask ko : {0u, 4u}) {
        position.opponent_moves = opponent_moves;
        position.passed = passed;
        position.ko = ko;
        keys.insert(square.symmetric_key(position));
      }
  EXPECT_EQ(keys.size(), 8U);
}

// Each board with either side to move, after a pass and not: the search proves nothing that is
// false, and nearly everything that is true.
TEST(GoCheckAgrees, WithTheSolutionOfAllPositions) {
  constexpr std::uint64_t nodes = 10'000;
  SerialExecutor executor;
  for (const auto& [columns, rows] : {std::pair{2u, 3u}, {1u, 7u}, {3u, 3u}}) {
    const Grid grid(columns, rows);
    const auto solved = *KoScores::solve(grid, {});
    const CheckRules rules(columns, rows);
    ProvenPositions proven = *ProvenPositions::make(rules);
    CheckSearch search(rules, proven);
    std::uint64_t true_ones = 0, proven_ones = 0;
    for (PointMask black = 0; black <= rules.all(); ++black) {
      for (PointMask white = 0; white <= rules.all(); ++white) {
        if ((black & white) != 0) continue;
        State state;
        for (Point point = 0; point < grid.point_count(); ++point) {
          state.black[point] = (black >> point & 1) != 0;
          state.white[point] = (white >> point & 1) != 0;
        }
        if (!strings_without_liberties(grid, state).empty()) continue;
        for (const bool passed : {false, true}) {
          state.passed = passed ? 1 : 0;
          const int low = solved.bounds_for_black(state).low;
          const CheckPosition position{black, white, 0, false, passed};
          EXPECT_FALSE(search.proves(position, low + 1, nodes)) << black << ' ' << white;
          if (low == -static_cast<int>(grid.point_count())) continue;
          ++true_ones;
          proven_ones += search.proves(position, low, nodes) ? 1 : 0;
        }
      }
    }
    EXPECT_GT(proven_ones, true_ones * 95 / 100) << columns << 'x' << rows;
  }
}

// Black, whom ko forbids a point, moves on a certain one and takes the ko next: he gets all points.
TEST(GoCheckAgrees, WhereTheOpponentWaitsForAKo) {
  constexpr std::uint64_t nodes = 10'000;
  const Grid grid(3, 5);
  const State state = *parse_position(grid, Rules::ko, "O.O/.OO/OXX/XX./.XO:1:a4");
  CheckPosition position;
  for (Point point = 0; point < grid.point_count(); ++point) {
    const PointMask bit = PointMask{1} << point;
    if (state.white[point]) position.prover |= bit;
    if (state.black[point]) position.opponent |= bit;
  }
  position.ko = PointMask{1} << state.ko;
  position.opponent_moves = true;
  const CheckRules rules(3, 5);
  ProvenPositions proven = *ProvenPositions::make(rules);
  CheckSearch search(rules, proven);
  EXPECT_FALSE(search.proves(position, -14, nodes));
}

}  // namespace
}  // namespace kanzen::go
