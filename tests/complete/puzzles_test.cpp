// The page's puzzles of games that are too large for the unit tests, by the values of those games.
#include "tests/app/puzzle_check.hpp"
#include "tests/conformance/games_under_test.hpp"

namespace conformance {
namespace {

class CompletePuzzles : public Conformance {};

TEST_P(CompletePuzzles, AreAsTheValuesSay) {
  int puzzles = 0;
  for (const kanzen::app::Puzzle& puzzle : kanzen::app::all_puzzles()) {
    if (puzzle.game != info().name || puzzle.rules != info().rules) continue;
    ++puzzles;
    kanzen::app::check_puzzle(puzzle, game(), solved());
  }
  EXPECT_GT(puzzles, 0);
}

INSTANTIATE_TEST_SUITE_P(Puzzles, CompletePuzzles,
                         testing::Values(GameUnderTest{"gobblers", "strict"},
                                         GameUnderTest{"dobutsu", "normal"}),
                         test_name);

}  // namespace
}  // namespace conformance
