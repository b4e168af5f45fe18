// The published figures of Gobblers (docs/games/gobblers.md), and the guarantees of the solver on
// these games.
#include <gtest/gtest.h>

#include "engine/adapter/any_game.hpp"
#include "engine/solve/perft.hpp"
#include "engine/solve/verify.hpp"
#include "tests/engine/gobblers_support.hpp"
#include "tests/engine/solver_support.hpp"

namespace kanzen {
namespace {

using Counts = std::vector<std::uint64_t>;

// docs/games/gobblers.md: both rule sets.
TEST(GobblersPerft, IsThePublishedOne) {
  const Counts two_sizes = {18, 297, 6'552, 135'000};
  const Counts three_sizes = {27, 675, 20'313, 572'472};
  const auto counts = [](const auto& game) { return perft(game, game.initial(), 4)->by_length; };
  EXPECT_EQ(counts(Strict2{}), two_sizes);
  EXPECT_EQ(counts(Cover2{}), two_sizes);
  EXPECT_EQ(counts(Strict3{}), three_sizes);
  EXPECT_EQ(counts(Cover3{}), three_sizes);
}

// docs/games/gobblers.md: possiblywrong's program with two sizes: 252,238, of which 241,514 are
// decided; a draw.
TEST(GobblersGoldens, CoverTwoSizes) {
  const auto& found = enumeration_of<Cover2>();
  EXPECT_EQ(found.positions, 252'238u);
  std::uint64_t decided = 0;
  found.reached.for_each([&](Index i) {
    decided += table_of<Cover2>().value(i).outcome != Outcome::draw;
    return true;
  });
  EXPECT_EQ(decided, 241'514u);
  const Cover2 game;
  EXPECT_EQ(table_of<Cover2>().value(game.index(game.initial())), drawn());
}

template <class G>
class SolvedGobblers : public testing::Test {};
using RuleSets = testing::Types<Strict2, Cover2>;
TYPED_TEST_SUITE(SolvedGobblers, RuleSets);

// The test covers every position that a visitor can set up, also those that play does not reach.
TYPED_TEST(SolvedGobblers, TheVerifierAgreesBeyondTheReachable) {
  const TypeParam game;
  BitSet all = empty_set(game.index_count());
  std::uint64_t positions = 0;
  for (Index i = 0; i < game.index_count(); ++i)
    if (game.unindex(i)) positions += all.insert(i);
  SerialExecutor serial;
  const auto checked = verify(game, table_of<TypeParam>(), all, serial);
  ASSERT_TRUE(checked) << checked.error().message;
  EXPECT_EQ(*checked, positions);
}

TYPED_TEST(SolvedGobblers, TheOrderOfWorkDoesNotChangeWhatIsFound) {
  ShuffledExecutor shuffled;
  expect_same(*enumerate(TypeParam{}, shuffled), enumeration_of<TypeParam>());
  expect_same(*solve(TypeParam{}, shuffled), table_of<TypeParam>());
  EXPECT_GT(shuffled.most_blocks(), 1u);  // otherwise there was nothing to shuffle
}

// Counts of possiblywrong's program with the parameters of these rules (docs/games/gobblers.md).
TEST(GobblersChoices, HaveAsManyPositionsAsPossiblywrongCounts) {
  struct Counted {
    const char *game, *rules;
    std::uint64_t positions;
  };
  for (const auto& [game, rules, positions] :
       {Counted{"gobblers2", "board-moves=no", 145'750},
        Counted{"gobblers", "lift=after,pieces=1", 94'342},
        Counted{"gobblers", "board-moves=no,pieces=1", 69'820}}) {
    const auto solved = (*find_game(game, rules))->solver()->solve({});
    ASSERT_TRUE(solved) << rules;
    EXPECT_EQ((*solved)->summary().positions, positions) << rules;
    EXPECT_EQ((*solved)->summary().start, drawn()) << rules;
  }
}

}  // namespace
}  // namespace kanzen
