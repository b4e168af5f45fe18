// Small boards of Go: every position has the scores by definition (naive_go_scores.hpp).
#include <gtest/gtest.h>

#include <map>
#include <string>

#include "engine/adapter/any_game.hpp"
#include "tests/oracle/naive_go_scores.hpp"

namespace kanzen {
namespace {

struct Size {
  int columns, rows;
};

class GoScoresAgree : public testing::TestWithParam<Size> {};

TEST_P(GoScoresAgree, WithTheDefinition) {
  const auto [columns, rows] = GetParam();
  const auto game = *find_game("go:" + std::to_string(columns) + ',' + std::to_string(rows), "ko");
  const auto solved = game->score_solver()->solve_scores({});
  ASSERT_TRUE(solved) << solved.error().message;
  std::map<ScoreRange, std::uint64_t> boards;
  for (const auto& [text, expected] : naive::go_scores(columns, rows)) {
    const auto state = game->parse(text);
    ASSERT_TRUE(state) << text << ": " << state.error().message;
    const ScoreReport report = (*solved)->probe(*state);
    ASSERT_EQ(report.score, (ScoreRange{expected.low, expected.high})) << text;
    if (text.ends_with(":1")) ++boards[*report.score];
  }
  ASSERT_EQ((*solved)->summary().by_score.size(), boards.size());
  for (const ScoreCount& count : (*solved)->summary().by_score)
    EXPECT_EQ(count.boards, boards[count.score]) << count.score.low << ' ' << count.score.high;
}

INSTANTIATE_TEST_SUITE_P(Sizes, GoScoresAgree,
                         testing::Values(Size{1, 1}, Size{2, 1}, Size{1, 3}, Size{4, 1}, Size{5, 1},
                                         Size{1, 6}, Size{2, 2}, Size{2, 3}, Size{3, 2}));

// Each position is the start of a game.
void expect_superko_agrees(const Size& size, const std::string& rules) {
  SCOPED_TRACE(rules + " " + std::to_string(size.columns) + " by " + std::to_string(size.rows));
  const auto game =
      *find_game("go:" + std::to_string(size.columns) + ',' + std::to_string(size.rows), rules);
  SearchLimits limits;
  limits.with_moves = false;
  for (const auto& [text, expected] : naive::go_superko_scores(
           size.columns, size.rows, rules == "situational", rules == "tromp-taylor")) {
    const auto report = game->score_searcher()->search_score(*game->parse(text), {}, {limits}, {});
    ASSERT_TRUE(report) << text;
    ASSERT_EQ(report->score, (ScoreRange{expected, expected})) << text;
  }
}

TEST(GoSuperkoScoresAgree, WithTheDefinition) {
  for (const auto* rules : {"situational", "positional", "tromp-taylor"})
    for (const Size size : {Size{1, 1}, Size{1, 2}, Size{3, 1}, Size{1, 4}})
      expect_superko_agrees(size, rules);
  expect_superko_agrees({2, 2}, "tromp-taylor");  // the slowest case: about a second
}

}  // namespace
}  // namespace kanzen
