// The rounds of retrograde analysis by the engine, and by the oracles' values.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/study/rounds.hpp"
#include "tests/oracle/naive_gobblers.hpp"

namespace {

using kanzen::Outcome;

kanzen::Rounds rounds_of(const char* game, const char* rules, std::size_t limit) {
  const auto found = kanzen::find_game(game, rules);
  const auto solved = (*found)->solver()->solve({});
  auto rounds = kanzen::rounds_of(**found, **solved, limit, {});
  EXPECT_TRUE(rounds) << rounds.error().message;
  return *std::move(rounds);
}

// Wins and losses by their distance, up to symmetry.
using Counts = std::map<int, std::pair<std::uint64_t, std::uint64_t>>;

struct OracleCounts {
  Counts decided;
  std::uint64_t draws = 0;
};

OracleCounts counted(const oracle::Rules& rules) {
  const oracle::SolvedOracle solved(rules);
  OracleCounts counts;
  std::set<oracle::Key> seen;
  for (std::size_t i = 0; i < solved.boards().size(); ++i) {
    if (!seen.insert(oracle::key_up_to_symmetry(solved.boards()[i])).second) continue;
    const oracle::Judgement& judged = solved.judgement(i);
    if (judged.result == oracle::Result::drawn) {
      ++counts.draws;
    } else {
      auto& [win, loss] = counts.decided[static_cast<int>(judged.plies)];
      ++(judged.result == oracle::Result::won ? win : loss);
    }
  }
  return counts;
}

TEST(Rounds, DecideAsManyPositionsAsTheOracleCounts) {
  const auto expected = counted({});
  const auto rounds = rounds_of("gobblers2", "strict", 0);
  EXPECT_EQ(rounds.undecided, expected.draws);
  Counts reported;
  for (std::size_t i = 0; i < rounds.rounds.size(); ++i) {
    const auto& round = rounds.rounds[i];
    if (round.win + round.loss > 0) reported[static_cast<int>(i)] = {round.win, round.loss};
    EXPECT_TRUE(round.wins.empty() && round.losses.empty()) << "none were asked for";
  }
  EXPECT_EQ(reported, expected.decided);
}

// Checks an example as the page explains it, by the rounds of the positions after its moves.
void check_example(const kanzen::Analysis& example, Outcome outcome, std::size_t round) {
  SCOPED_TRACE(example.position);
  EXPECT_EQ(example.value.outcome, outcome);
  EXPECT_EQ(example.value.distance, round);
  if (round == 0) {
    EXPECT_TRUE(example.moves.empty());
    return;
  }
  ASSERT_FALSE(example.moves.empty());
  EXPECT_EQ(example.moves.front().value, example.value) << "one move decides in that round";
  for (const auto& move : example.moves) {
    if (outcome == Outcome::loss) {
      EXPECT_EQ(move.value.outcome, Outcome::loss) << "every move loses: " << move.move;
      EXPECT_LE(move.value.distance, round);
    } else if (move.value.outcome == Outcome::win) {
      EXPECT_GE(move.value.distance, round) << "no sooner: " << move.move;
    }
  }
}

TEST(Rounds, HaveExamplesThatAreDecidedInThem) {
  for (const auto& [game, rules] : {std::pair("tictactoe", "normal"),
                                    {"tictactoe", "misere"},
                                    {"mnk:4,3,3", "normal"},
                                    {"gobblers2", "strict"}}) {
    const auto rounds = rounds_of(game, rules, 3);
    ASSERT_GE(rounds.rounds.size(), 6u) << game;
    for (std::size_t i = 0; i < rounds.rounds.size(); ++i) {
      const auto& round = rounds.rounds[i];
      EXPECT_EQ(round.wins.size(), std::min<std::uint64_t>(round.win, 3));
      EXPECT_EQ(round.losses.size(), std::min<std::uint64_t>(round.loss, 3));
      for (const auto& example : round.wins) check_example(example, Outcome::win, i);
      for (const auto& example : round.losses) check_example(example, Outcome::loss, i);
    }
    ASSERT_EQ(rounds.draws.size(), 3u);
    for (const auto& draw : rounds.draws) {
      EXPECT_EQ(draw.moves.front().value, kanzen::drawn()) << draw.position;
      EXPECT_EQ(draw.value, kanzen::drawn());
    }
  }
}

TEST(Rounds, AreCancelledAndRefused) {
  const auto game = kanzen::find_game("tictactoe");
  const auto solved = (*game)->solver()->solve({});
  kanzen::RunOptions cancelling;
  cancelling.progress = [](const kanzen::Progress&) { return false; };
  const auto cancelled = kanzen::rounds_of(**game, **solved, 1, cancelling);
  ASSERT_FALSE(cancelled);
  EXPECT_EQ(cancelled.error().code, kanzen::Errc::cancelled);
  const auto notebook = kanzen::find_game("gobblers2", "notebook");
  const auto refused = kanzen::rounds_of(**notebook, **(*notebook)->solver()->solve({}), 1, {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, kanzen::Errc::unsupported);
}

}  // namespace
