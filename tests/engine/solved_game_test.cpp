// The parameters of a run: a sink that can cancel it, and the executor that does the work.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "tests/engine/solved_games.hpp"
#include "tests/engine/solver_support.hpp"

namespace kanzen {
namespace {

template <class T>
void expect_cancelled(const Result<T>& result) {
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().code, Errc::cancelled);
}

// Cancels in the first and in the last round of each phase of a complete run.
TEST(Running, SolvingCanBeCancelledInEveryPhase) {
  const AnyGame& game = game_of("gobblers2", "strict");
  std::map<std::string, std::set<std::uint32_t>> rounds;
  ASSERT_TRUE(game.solver()->solve({nullptr, [&](const Progress& now) {
                                      rounds[now.phase].insert(now.round);
                                      return true;
                                    }}));
  EXPECT_GE(rounds.size(), 2u);
  EXPECT_EQ(rounds.count("solve"), 1u);
  for (const auto& [phase, all] : rounds)
    for (const std::uint32_t round : {*all.begin(), *all.rbegin()}) {
      SCOPED_TRACE(phase + ' ' + std::to_string(round));
      expect_cancelled(game.solver()->solve({nullptr, cancel_in(phase, round)}));
    }
}

TEST(Running, EverythingElseCanBeCancelled) {
  const AnyGame& game = game_of("gobblers2", "strict");
  expect_cancelled(game.solver()->enumerate({nullptr, cancel_in("enumerate", 3)}));
  expect_cancelled(game.move_counter()->perft(game.initial(), 5, {nullptr, cancel_in("perft")}));
  expect_cancelled(solved_game("gobblers2", "strict").verify({nullptr, cancel_in("verify")}));
}

TEST(Running, UsesTheExecutorItIsGiven) {
  ShuffledExecutor shuffled;
  const auto solved = game_of("gobblers2", "cover").solver()->solve({&shuffled, {}});
  ASSERT_TRUE(solved);
  EXPECT_GT(shuffled.most_blocks(), 1u);
  EXPECT_EQ((*solved)->summary().win, solved_game("gobblers2", "cover").summary().win);
}

}  // namespace
}  // namespace kanzen
