// Scores that are proven position by position are those of the solution of all positions.
#include <gtest/gtest.h>

#include "engine/core/quick_random.hpp"
#include "tests/oracle/go_proofs_agree.hpp"

namespace kanzen::go {
namespace {

TEST(GoProofsAgree, OnAllBoardsOfSmallSizes) {
  for (const auto& [columns, rows] :
       {std::pair{1u, 1u}, {2u, 1u}, {3u, 1u}, {1u, 4u}, {1u, 5u}, {6u, 1u}, {2u, 2u}, {2u, 4u}}) {
    SCOPED_TRACE(testing::Message() << columns << " by " << rows);
    ProofsAgree comparison(columns, rows);
    for (std::uint64_t code = 0; code < comparison.board_count(); ++code)
      comparison.expect_board(code);
    EXPECT_GT(comparison.compared(), 0U);
  }
}

TEST(GoProofsAgree, OnRandomBoards) {
  for (const auto& [columns, rows] : {std::pair{3u, 3u}, {5u, 2u}}) {
    SCOPED_TRACE(testing::Message() << columns << " by " << rows);
    ProofsAgree comparison(columns, rows);
    QuickRandom random(1);
    while (comparison.compared() < 2'000)
      comparison.expect_board(random.below(static_cast<std::uint32_t>(comparison.board_count())));
  }
}

// These positions are searched with an empty table, because a search that stored the failures that
// are due to a repetition would go wrong here, but seldom after searches of other positions.
TEST(GoProofsAgree, WhereALineRepeatsAPosition) {
  struct Case {
    unsigned columns, rows;
    const char* position;
  };
  for (const auto& [columns, rows, position] : {Case{2, 5, "../O./.X/../XX:1:pass"},
                                                {2, 5, "../.X/O./../OO:2:pass"},
                                                {8, 1, "XX..XO.O:2:pass"},
                                                {8, 1, "OO.XO..X:1:pass"},
                                                {2, 6, "X./OO/../.X/OO/X.:1"}}) {
    SCOPED_TRACE(testing::Message() << columns << " by " << rows);
    const Grid grid(columns, rows);
    ProofsAgree(columns, rows).expect_position(*parse_position(grid, Rules::ko, position));
  }
}

// A player whom ko forbids a point moves on a settled one and takes the ko next.  The scores are
// those of the solution, which takes too long here.
TEST(GoProofsAgree, WhereTheOpponentWaitsForAKo) {
  struct Case {
    unsigned columns, rows;
    const char* position;
    std::int8_t score;
  };
  SerialExecutor executor;
  for (const auto& [columns, rows, position, score] :
       {Case{3, 5, "O.O/.OO/OXX/XX./.XO:1:a4", 15}, Case{3, 5, "O.X/XX./OOX/.OO/.O.:2:c4", -15},
        Case{4, 4, ".XO./.XXO/XXOO/.XO.:1:d4", 16}}) {
    SCOPED_TRACE(position);
    const Grid grid(columns, rows);
    ScoreProver prover(grid, *ProofTable::make(1 << 20), executor, [](auto, auto) { return true; });
    EXPECT_EQ(prover.prove(*parse_position(grid, Rules::ko, position)),
              (ScoreBounds{score, score}));
  }
}

}  // namespace
}  // namespace kanzen::go
