// Scores that are proven position by position, on boards that take too long for the unit tests.
#include <gtest/gtest.h>

#include "engine/adapter/any_game.hpp"
#include "engine/core/quick_random.hpp"
#include "tests/oracle/go_proofs_agree.hpp"

namespace kanzen::go {
namespace {

TEST(GoProofsAgree, OnAllBoardsOfNinePoints) {
  ProofsAgree comparison(3, 3);
  for (std::uint64_t code = 0; code < comparison.board_count(); ++code)
    comparison.expect_board(code);
}

TEST(GoProofsAgree, OnRandomBoardsOfTwelveAndSixteenPoints) {
  for (const auto& [columns, rows] : {std::pair{3u, 4u}, {2u, 6u}, {4u, 4u}, {8u, 2u}}) {
    SCOPED_TRACE(testing::Message() << columns << " by " << rows);
    ProofsAgree comparison(columns, rows);
    QuickRandom random(1);
    while (comparison.compared() < 10'000)
      comparison.expect_board(random.below(static_cast<std::uint32_t>(comparison.board_count())));
  }
}

struct PublishedScore {
  const char* board;
  int points;
};

// T. Drange and others, Mini-Go (1998); E. van der Werf and M. Winands, "Solving Go for Rectangular
// Boards", ICGA Journal 32 (2009).
class LargeGoProofs : public testing::TestWithParam<PublishedScore> {};

TEST_P(LargeGoProofs, GiveThePublishedScore) {
  const auto& [board, points] = GetParam();
  const auto game = *find_game(board, "ko");
  SearchLimits limits;
  limits.seconds = 3600;
  limits.with_moves = false;
  const auto report = game->score_searcher()->search_score(game->initial(), {}, limits, {});
  ASSERT_TRUE(report) << report.error().message;
  EXPECT_EQ(report->score, (ScoreRange{points, points}));
}

INSTANTIATE_TEST_SUITE_P(Boards, LargeGoProofs,
                         testing::Values(PublishedScore{"go:3,6", 18}, PublishedScore{"go:2,9", 18},
                                         PublishedScore{"go:4,5", 20}));

}  // namespace
}  // namespace kanzen::go
