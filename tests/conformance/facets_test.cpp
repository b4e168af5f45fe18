// What a game says that it can do is what can be asked of it.
#include "tests/conformance/games_under_test.hpp"

namespace conformance {
namespace {

class FacetConformance : public Conformance {};

TEST_P(FacetConformance, AreThoseThatTheGameTells) {
  const kanzen::Abilities& told = info().abilities;
  EXPECT_EQ(game().canonical(game().initial()).has_value(), told.symmetry);
  EXPECT_EQ(game().solver() != nullptr, told.solve);
  EXPECT_EQ(game().tables() != nullptr, told.tables);
  EXPECT_EQ(told.tables, told.keep);
  EXPECT_EQ(game().searcher() != nullptr, told.search);
  EXPECT_EQ(game().estimator() != nullptr, told.estimate);
  EXPECT_EQ(game().score_solver() != nullptr, told.scores);
  EXPECT_EQ(game().score_searcher() != nullptr, told.score_search);
}

INSTANTIATE_TEST_SUITE_P(EveryGame, FacetConformance, testing::ValuesIn(all_games()), test_name);

}  // namespace
}  // namespace conformance
