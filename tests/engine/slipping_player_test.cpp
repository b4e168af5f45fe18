// Players that know the best moves and slip: the rate, and the moves of slips.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/players/best_moves.hpp"
#include "tests/engine/players_support.hpp"

namespace kanzen::slipping_testing {
namespace {

constexpr std::array<std::pair<std::string_view, int>, 5> steps{{{"slipping5", 5},
                                                                 {"slipping10", 10},
                                                                 {"slipping20", 20},
                                                                 {"slipping30", 30},
                                                                 {"slipping50", 50}}};

// Expects a rate within five standard deviations.
void expect_share(int count, int trials, double share, std::string_view what) {
  EXPECT_NEAR(count, trials * share, 5 * std::sqrt(trials * share * (1 - share)) + 1e-9) << what;
}

TEST(SlippingPlayer, SlipsAsOftenAsItsNameSaysWithAnyWorseMove) {
  constexpr int seeds = 4000;
  const Turn turn = turn_in("gobblers2", "strict");
  const Analysis analysis = *turn.sources.values(turn.state);
  const std::vector<std::string> best = analysis.best_moves();
  const std::size_t worse = analysis.moves.size() - best.size();
  ASSERT_GT(worse, 0U);
  for (const auto& [name, percent] : steps) {
    const auto counts = tally(player(name), turn, seeds);
    EXPECT_EQ(counts.size(), analysis.moves.size()) << name;
    for (const auto& [move, count] : counts) {
      const bool is_best = std::find(best.begin(), best.end(), move) != best.end();
      const double slip = percent / 100.0;
      const double share = is_best ? (1 - slip) / static_cast<double>(best.size())
                                   : slip / static_cast<double>(worse);
      expect_share(count, seeds, share, std::string(name) + ' ' + move);
    }
  }
}

TEST(SlippingPlayer, WhereNoMoveIsWorseItPlaysAnyOfThem) {
  const Turn turn = turn_in("tictactoe", "");
  EXPECT_EQ(tally(player("slipping50"), turn, 500).size(), 9U);
}

TEST(SlippingPlayer, TellsWhatItsMoveIsWorth) {
  Turn turn = turn_in("gobblers2", "strict");
  const Analysis analysis = *turn.sources.values(turn.state);
  bool slipped = false;
  for (turn.seed = 0; turn.seed < 100; ++turn.seed) {
    const auto choice = player("slipping50").choose(turn);
    ASSERT_TRUE(choice);
    const auto played =
        std::find_if(analysis.moves.begin(), analysis.moves.end(),
                     [&](const MoveValue& move) { return move.move == choice->move; });
    ASSERT_NE(played, analysis.moves.end());
    EXPECT_EQ(choice->value, known_value(played->value));
    const bool worse = played->value != analysis.moves.front().value;
    EXPECT_EQ(choice->basis, worse ? Basis::random : Basis::proved);
    slipped = slipped || worse;
  }
  EXPECT_TRUE(slipped);
}

// L@c3 and M@c3 win at once: the one that repeats a position draws and is worse than the other.
TEST(SlippingPlayer, ADrawByThePastIsNoLongerAWin) {
  Turn turn = turn_in("gobblers2", "strict", "M,L,-/-,l,-/-,-,l:1");
  const std::vector<std::string> best = turn.sources.values(turn.state)->best_moves();
  ASSERT_GT(best.size(), 1U);
  turn.repeating = {best.front()};
  int drawn_by_slip = 0;
  for (turn.seed = 0; turn.seed < 2000; ++turn.seed) {
    const auto choice = player("slipping50").choose(turn);
    ASSERT_TRUE(choice);
    if (choice->move != best.front()) continue;
    ++drawn_by_slip;
    EXPECT_EQ(choice->value, known_value(drawn()));
    EXPECT_EQ(choice->basis, Basis::random);
  }
  EXPECT_GT(drawn_by_slip, 0);
}

TEST(SlippingPlayer, NeedsValues) {
  Turn turn = turn_in("gobblers2", "strict");
  turn.sources = {};
  for (turn.seed = 0; turn.seed < 20; ++turn.seed) {  // whether it slips or not
    const auto choice = player("slipping50").choose(turn);
    ASSERT_FALSE(choice);
    EXPECT_EQ(choice.error().code, Errc::not_loaded);
  }
}

TEST(SlippingPlayer, OnLargeBoardsItSlipsWithWhatIsProvedToBeWorse) {
  const AnyGame& game = game_of("mnk:8,8,5", "");
  SearchReport report;
  report.moves = {{"a1", Outcome::draw, ""}, {"b1", Outcome::loss, ""}, {"d4", std::nullopt, ""}};
  Turn turn{game, game.initial()};
  const auto moves_of = [&](std::optional<Outcome> outcome) {
    report.outcome = outcome;
    turn.sources.search = [&](const AnyState&, const SearchLimits&, const RunOptions&) {
      return report;
    };
    std::vector<std::string> moves;
    for (const auto& [move, count] : tally(player("slipping50"), turn, 400)) moves.push_back(move);
    return moves;
  };
  EXPECT_EQ(moves_of(Outcome::draw), (std::vector<std::string>{"a1", "b1"}));
  EXPECT_EQ(moves_of(std::nullopt), (std::vector<std::string>{"b1", "d4"}))
      << "a draw may be the best there is";
  report.moves.pop_back();
  EXPECT_EQ(moves_of(Outcome::loss).size(), 1U);
}

}  // namespace
}  // namespace kanzen::slipping_testing
