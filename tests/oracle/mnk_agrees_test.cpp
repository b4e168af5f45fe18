// The engine against the oracle, on every position of small boards: the same positions, the
// same counts, the same values; and the search finds the same outcomes.
#include <gtest/gtest.h>

#include <ostream>
#include <string>

#include "engine/adapter/any_game.hpp"
#include "tests/oracle/naive_mnk.hpp"

namespace {

using kanzen::Outcome;
using kanzen::Value;

struct Case {
  const char* game;
  oracle::MnkRules rules;
};
std::ostream& operator<<(std::ostream& out, const Case& c) {
  return out << c.game << ' ' << c.rules.name;
}

Value as_value(const oracle::MnkValue& value) {
  return {static_cast<Outcome>(value.outcome), static_cast<std::uint16_t>(value.plies)};
}

class MnkAgrees : public testing::TestWithParam<Case> {
 protected:
  MnkAgrees()
      : oracle_(GetParam().rules),
        game_(*kanzen::find_game(GetParam().game, GetParam().rules.name)) {}

  const oracle::MnkOracle oracle_;
  const std::shared_ptr<const kanzen::AnyGame> game_;
};

TEST_P(MnkAgrees, OnEveryCount) {
  const oracle::MnkCounts& expected = oracle_.counts();
  const auto found = *game_->solver()->enumerate({});
  EXPECT_EQ(found.positions, expected.positions);
  EXPECT_EQ(found.terminal, expected.terminal);
  EXPECT_EQ(found.transitions, expected.transitions);
  EXPECT_EQ(found.by_ply, expected.by_ply);
  ASSERT_TRUE(found.play.has_value());
  EXPECT_EQ(found.play->up_to_symmetry.positions, expected.classes);
  EXPECT_EQ(found.play->every.ended, (kanzen::CountByWinner<std::uint64_t>{
                                         expected.won_by_x, expected.won_by_o, expected.drawn}));
  EXPECT_TRUE(found.play->games == (kanzen::CountByWinner<kanzen::WideCount>{
                                       expected.games_x, expected.games_o, expected.games_drawn}));
  kanzen::WideCount by_length = 0;
  for (const auto games : found.play->games_by_length) by_length += games;
  EXPECT_TRUE(by_length == expected.games);
}

TEST_P(MnkAgrees, OnEveryValue) {
  const auto solved = *game_->solver()->solve({});
  EXPECT_EQ(solved->summary().positions, oracle_.values().size());
  for (const auto& [text, expected] : oracle_.values()) {
    const auto state = game_->parse(text);
    ASSERT_TRUE(state) << text << ": " << state.error().message;
    ASSERT_TRUE(*solved->value_of(*state) == as_value(expected)) << text;
  }
}

// Searches every n-th position, since each takes a search of its own.
TEST_P(MnkAgrees, OnTheOutcomesThatASearchFinds) {
  constexpr std::size_t between = 37;
  kanzen::SearchLimits limits;
  limits.table_bytes = 1 << 12;  // so that entries are replaced
  std::size_t number = 0;
  for (const auto& [text, expected] : oracle_.values()) {
    if (number++ % between != 0) continue;
    const auto report = game_->searcher()->search(*game_->parse(text), limits, {});
    ASSERT_TRUE(report) << report.error().message;
    ASSERT_EQ(report->outcome, as_value(expected).outcome) << text;
    for (const kanzen::SearchedMove& move : report->moves) {
      const auto worth = kanzen::after_move_to(as_value(oracle_.values().at(move.position)));
      ASSERT_EQ(move.outcome, worth.outcome) << text << ' ' << move.move;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(
    Boards, MnkAgrees,
    testing::Values(Case{"tictactoe", {3, 3, 3}}, Case{"tictactoe", {3, 3, 3, "misere"}},
                    Case{"mnk:4,3,3", {4, 3, 3}}, Case{"mnk:3,4,3", {3, 4, 3, "misere"}},
                    Case{"mnk:4,3,4", {4, 3, 4}}, Case{"mnk:3,3,2", {3, 3, 2, "misere"}},
                    Case{"mnk:2,5,2", {2, 5, 2}}, Case{"mnk:9,1,3", {9, 1, 3}},
                    Case{"mnk:1,8,2", {1, 8, 2, "misere"}}, Case{"mnk:2,2,1", {2, 2, 1}},
                    Case{"mnk:3,2,5", {3, 2, 5}}, Case{"tictactoe", {3, 3, 3, "exact"}},
                    Case{"mnk:4,3,3", {4, 3, 3, "exact"}}, Case{"mnk:4,3,2", {4, 3, 2, "exact"}},
                    Case{"mnk:3,3,1", {3, 3, 1, "exact"}}, Case{"mnk:9,1,3", {9, 1, 3, "exact"}},
                    Case{"tictactoe", {3, 3, 3, "gravity"}},
                    Case{"mnk:4,3,3", {4, 3, 3, "gravity"}},
                    Case{"mnk:3,4,3", {3, 4, 3, "gravity"}},
                    Case{"mnk:2,5,3", {2, 5, 3, "gravity"}},
                    Case{"mnk:1,8,2", {1, 8, 2, "gravity"}},
                    Case{"mnk:9,1,3", {9, 1, 3, "gravity"}}, Case{"tictactoe", {3, 3, 3, "torus"}},
                    Case{"mnk:4,3,3", {4, 3, 3, "torus"}}, Case{"mnk:4,3,4", {4, 3, 4, "torus"}},
                    Case{"mnk:3,4,2", {3, 4, 2, "torus"}}, Case{"mnk:2,5,5", {2, 5, 5, "torus"}},
                    Case{"mnk:9,1,3", {9, 1, 3, "torus"}}, Case{"mnk:2,4,3", {2, 4, 3, "torus"}}));

}  // namespace
