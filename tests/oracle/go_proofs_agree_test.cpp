// Scores that are proven position by position are those of the solution of all positions.
#include <gtest/gtest.h>

#include "engine/core/quick_random.hpp"
#include "tests/oracle/go_proofs_agree.hpp"

namespace kanzen::go {
namespace {

TEST(GoProofsAgree, OnAllBoardsOfSmallSizes) {
  for (const auto& [columns, rows] : {std::pair{1u, 1u}, {3u, 1u}, {1u, 5u}, {2u, 2u}, {2u, 4u}}) {
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

}  // namespace
}  // namespace kanzen::go
