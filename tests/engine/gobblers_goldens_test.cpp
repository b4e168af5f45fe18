// The published figures of Gobblers (docs/GAMES.md, "Gobblers": published figures), and the
// solver's promises on these games.
#include <gtest/gtest.h>

#include <numeric>

#include "engine/solve/multi_pass.hpp"
#include "engine/solve/perft.hpp"
#include "engine/solve/reach.hpp"
#include "engine/solve/verify.hpp"
#include "tests/engine/gobblers_support.hpp"
#include "tests/engine/solver_support.hpp"

namespace kanzen {
namespace {

using Counts = std::vector<std::uint64_t>;

// docs/GAMES.md: both rule sets.
TEST(GobblersPerft, IsThePublishedOne) {
  const Counts two_sizes = {18, 297, 6'552, 135'000};
  const Counts three_sizes = {27, 675, 20'313, 572'472};
  EXPECT_EQ(*perft(Strict2{}, 4), two_sizes);
  EXPECT_EQ(*perft(Cover2{}, 4), two_sizes);
  EXPECT_EQ(*perft(Strict3{}, 4), three_sizes);
  EXPECT_EQ(*perft(Cover3{}, 4), three_sizes);
}

TEST(GobblersPerft, OfDepthZeroIsEmpty) { EXPECT_EQ(*perft(Strict2{}, 0), Counts{}); }

// docs/GAMES.md: two sizes, strict: 226,220 canonical reachable positions; a draw.
TEST(GobblersGoldens, StrictTwoSizes) {
  const auto& found = enumeration_of<Strict2>();
  EXPECT_EQ(found.positions, 226'220u);
  const Strict2 game;
  EXPECT_EQ(table_of<Strict2>().value(game.index(game.initial())), drawn());
}

// docs/GAMES.md: possiblywrong's program with two sizes: 252,238, of which 241,514 are decided; a
// draw.
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

TYPED_TEST(SolvedGobblers, EnumerationCountsFitTogether) {
  const TypeParam game;
  const auto& found = enumeration_of<TypeParam>();
  std::uint64_t positions = 0, terminal = 0, transitions = 0;
  found.reached.for_each([&](Index i) {
    const auto state = *game.unindex(i);
    ++positions;
    if (game.terminal(state))
      ++terminal;
    else
      transitions += moves_of(game, state).size();
    return true;
  });
  EXPECT_EQ(found.positions, positions);
  EXPECT_EQ(found.terminal, terminal);
  EXPECT_EQ(found.transitions, transitions);
  EXPECT_EQ(std::accumulate(found.by_ply.begin(), found.by_ply.end(), std::uint64_t{0}), positions);
}

// By hand: the empty board; L or M on a corner, an edge or the centre.
TYPED_TEST(SolvedGobblers, TheFirstPliesAreCountedByHand) {
  const auto& by_ply = enumeration_of<TypeParam>().by_ply;
  ASSERT_GE(by_ply.size(), 2u);
  EXPECT_EQ(by_ply[0], 1u);
  EXPECT_EQ(by_ply[1], 6u);
}

TYPED_TEST(SolvedGobblers, TheVerifierAgrees) {
  const auto& found = enumeration_of<TypeParam>();
  SerialExecutor serial;
  const auto checked = verify(TypeParam{}, table_of<TypeParam>(), found.reached, serial);
  ASSERT_TRUE(checked) << checked.error().message;
  EXPECT_EQ(*checked, found.positions);
}

// Not only what the start leads to: every position that a visitor can set up.
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

TYPED_TEST(SolvedGobblers, GapsAreMarked) {
  const TypeParam game;
  const auto& table = table_of<TypeParam>();
  ASSERT_EQ(table.size(), game.index_count());
  for (Index i = 0; i < table.size(); ++i)
    ASSERT_EQ(table.is_gap(i), !game.unindex(i).has_value()) << i;
}

// Un-moves and rows are there for speed only.
TYPED_TEST(SolvedGobblers, UnmovesChangeNoValue) {
  using Plain = WithoutUnmoves<TypeParam>;
  static_assert(Game<Plain> && HasRows<Plain> && !HasUnmoves<Plain>);
  SerialExecutor serial;
  expect_same(*solve(Plain{}, serial), table_of<TypeParam>());
}

TYPED_TEST(SolvedGobblers, RowsChangeNoValue) {
  using Plain = WithoutRows<TypeParam>;
  static_assert(Game<Plain> && !HasRows<Plain> && HasUnmoves<Plain>);
  SerialExecutor serial;
  expect_same(*solve(Plain{}, serial), table_of<TypeParam>());
}

TYPED_TEST(SolvedGobblers, NeitherRowsNorTheOrderOfWorkChangeTheEnumeration) {
  const auto& expected = enumeration_of<TypeParam>();
  ShuffledExecutor shuffled;
  SerialExecutor serial;
  expect_same(*enumerate(TypeParam{}, shuffled), expected);
  expect_same(*enumerate(WithoutRows<TypeParam>{}, serial), expected);
  EXPECT_GT(shuffled.most_blocks(), 1u);
}

TYPED_TEST(SolvedGobblers, PassesOverEverythingFindTheSameValues) {
  SerialExecutor serial;
  expect_same(*solve_by_passes(TypeParam{}, serial), table_of<TypeParam>());
}

// The quick way to the reachable positions against the one that counts plies.
TYPED_TEST(SolvedGobblers, AskingForPredecessorsFindsTheSamePositions) {
  const auto& expected = enumeration_of<TypeParam>();
  ShuffledExecutor shuffled;
  const auto found = *reachable(TypeParam{}, table_of<TypeParam>(), shuffled);
  EXPECT_EQ(found.terminal, expected.terminal);
  expect_same(found.set, expected.reached);
}

// From nothing marked but the start to everything that goes on.
TYPED_TEST(SolvedGobblers, HowManyPliesAreMarkedBeforeAskingMakesNoDifference) {
  const auto& expected = enumeration_of<TypeParam>();
  SerialExecutor serial;
  const ProgressSink nobody;
  for (const std::size_t most_listed : {std::size_t{1}, std::size_t{1000}, ~std::size_t{0}}) {
    const auto found =
        *Reach<TypeParam>(TypeParam{}, table_of<TypeParam>(), serial, nobody, most_listed).run();
    EXPECT_EQ(found.terminal, expected.terminal) << most_listed;
    expect_same(found.set, expected.reached);
  }
}

TYPED_TEST(SolvedGobblers, TheOrderOfWorkChangesNoValue) {
  ShuffledExecutor shuffled;
  expect_same(*solve(TypeParam{}, shuffled), table_of<TypeParam>());
  EXPECT_GT(shuffled.most_blocks(), 1u);  // otherwise there was nothing to shuffle
}

// Every parse is checked against the enumeration: what play reaches is never refused.
TYPED_TEST(SolvedGobblers, EveryReachablePositionRoundTrips) {
  const TypeParam game;
  enumeration_of<TypeParam>().reached.for_each([&](Index i) {
    auto state = *game.unindex(i);
    for (const bool second : {false, true}) {
      state.second_to_move = second;
      const std::string text = game.format(state);
      const auto parsed = game.parse(text);
      if (parsed && *parsed == state) continue;
      ADD_FAILURE() << text << ": " << (parsed ? game.format(*parsed) : parsed.error().message);
      return false;
    }
    return true;
  });
}

}  // namespace
}  // namespace kanzen
