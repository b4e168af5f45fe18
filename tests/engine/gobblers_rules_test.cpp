// The rules of Gobblers on positions made by hand (docs/GAMES.md, "Gobblers").
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/solve/verify.hpp"
#include "tests/engine/gobblers_support.hpp"
#include "tests/engine/solver_support.hpp"

namespace kanzen {
namespace {

using Texts = std::vector<std::string>;

bool has_text(const Texts& texts, const std::string& text) {
  return std::find(texts.begin(), texts.end(), text) != texts.end();
}

// The second player's line in the top row but for the first player's L on c3.
constexpr auto under_the_lid = "m,l,mL/-,-,-/-,-,-:1";

// --- both rule sets

template <class G>
class GobblersRules : public testing::Test {};
using RuleSets = testing::Types<Strict2, Cover2>;
TYPED_TEST_SUITE(GobblersRules, RuleSets);

TYPED_TEST(GobblersRules, EveryPieceEntersAnywhereOnTheEmptyBoard) {
  const TypeParam game;
  Texts expected;
  for (const char piece : {'L', 'M'})
    for (const char column : {'a', 'b', 'c'})
      for (const char row : {'1', '2', '3'}) expected.push_back({piece, '@', column, row});
  EXPECT_EQ(move_texts(game, game.initial()), expected);
  EXPECT_EQ(game.terminal(game.initial()), std::nullopt);
}

// The M under the L on a3 neither moves nor is there for anyone to see.
TYPED_TEST(GobblersRules, ACoveredPieceDoesNotMove) {
  const TypeParam game;
  const auto s = position(game, "ML,m,-/-,-,-/-,-,-:1");
  EXPECT_EQ(move_texts(game, s),
            (Texts{"L@a1", "L@a2", "L@b1", "L@b2", "L@b3", "L@c1", "L@c2", "L@c3",  // not a3
                   "M@a1", "M@a2", "M@b1", "M@b2", "M@c1", "M@c2", "M@c3",          // nor b3
                   "a3a1", "a3a2", "a3b1", "a3b2", "a3b3", "a3c1", "a3c2", "a3c3"}));
  for (const auto move : moves_of(game, s))
    EXPECT_TRUE(move.from == gobblers::Move::hand || move.layer == 1);
}

TYPED_TEST(GobblersRules, ACoveredPieceCountsInNoLine) {
  const TypeParam game;
  EXPECT_EQ(game.terminal(position(game, "Ml,M,L/-,-,-/-,l,-:1")), std::nullopt);
  EXPECT_EQ(game.terminal(position(game, "Ml,M,L/-,-,-/-,l,-:2")), std::nullopt);
  EXPECT_EQ(game.terminal(position(game, "M,M,L/-,l,-/-,l,-:2")), loss_in(0));
}

TYPED_TEST(GobblersRules, LinesOfAllDirectionsEndTheGame) {
  const TypeParam game;
  for (const auto* text :
       {"M,M,L/-,m,-/-,l,-:2", "-,m,-/M,M,L/-,l,-:2", "-,m,-/-,l,-/M,M,L:2", "M,m,-/M,-,-/L,l,-:2",
        "m,M,-/-,M,-/l,L,-:2", "m,-,M/-,-,M/l,-,L:2", "M,m,-/-,M,-/-,l,L:2", "-,m,M/-,M,-/L,l,-:2"})
    EXPECT_EQ(game.terminal(position(game, text)), loss_in(0)) << text;
  EXPECT_EQ(game.terminal(position(game, "M,M,-/L,L,-/-,m,l:2")), std::nullopt);
}

TYPED_TEST(GobblersRules, OnlySmallerPiecesAreCovered) {
  const TypeParam game;
  // On the board: first L a3, M b2; second l c3, m b3.  Hands: L and M.
  const auto texts = move_texts(game, position(game, "L,m,l/-,M,-/-,-,-:1"));
  EXPECT_FALSE(has_text(texts, "L@a3"));  // own L
  EXPECT_FALSE(has_text(texts, "L@c3"));  // the other's L
  EXPECT_TRUE(has_text(texts, "L@b3"));   // the other's M
  EXPECT_TRUE(has_text(texts, "L@b2"));   // own M
  EXPECT_FALSE(has_text(texts, "M@b3"));
  EXPECT_FALSE(has_text(texts, "M@b2"));
  EXPECT_TRUE(has_text(texts, "a3b2"));   // L from the board on the own M
  EXPECT_FALSE(has_text(texts, "b2b3"));  // M on M
  EXPECT_FALSE(has_text(texts, "b2a3"));  // M on L
}

TYPED_TEST(GobblersRules, ALiftedPieceMayNotReturn) {
  const TypeParam game;
  const auto s = position(game, "ML,m,l/-,M,-/-,L,-:1");
  for (const auto move : moves_of(game, s)) EXPECT_NE(move.from, move.to);
}

TYPED_TEST(GobblersRules, EachPlayerHasTwoOfASize) {
  const TypeParam game;
  const auto texts = move_texts(game, position(game, "L,L,-/-,-,M/l,m,-:1"));
  for (const auto& text : texts) EXPECT_NE(text.substr(0, 2), "L@");
  EXPECT_TRUE(has_text(texts, "M@c3"));
}

TYPED_TEST(GobblersRules, OnlyOwnPiecesMove) {
  const TypeParam game;
  const auto texts = move_texts(game, position(game, "L,m,-/-,-,-/-,-,l:2"));
  for (const auto& text : texts) EXPECT_NE(text.substr(0, 2), "a3") << text;
  EXPECT_TRUE(has_text(texts, "c1b1"));
  EXPECT_TRUE(has_text(texts, "b3b1"));
}

TYPED_TEST(GobblersRules, AMoveTurnsTheSides) {
  const TypeParam game;
  const auto s = position(game, "ML,m,-/-,-,-/-,-,l:1");
  const auto after = [&](std::string_view text) {
    return game.format(game.apply(s, move_by_text(game, s, text)));
  };
  EXPECT_EQ(after("L@b2"), "ML,m,-/-,L,-/-,-,l:2");
  EXPECT_EQ(after("a3b3"), "M,mL,-/-,-,-/-,-,l:2");
}

TYPED_TEST(GobblersRules, UncoveringAPieceWithoutALineIsAnOrdinaryMove) {
  const TypeParam game;
  const auto s = position(game, "mL,l,-/-,-,-/-,-,-:1");
  const auto move = move_by_text(game, s, "a3b2");
  EXPECT_EQ(game.ending(s, move), std::nullopt);
  EXPECT_EQ(game.format(game.apply(s, move)), "m,l,-/-,L,-/-,-,-:2");
}

// --- where they differ

TEST(StrictRules, ALiftThatUncoversALineIsOneMoveAndEndsTheGame) {
  const Strict2 game;
  const auto s = position(game, under_the_lid);
  EXPECT_EQ(move_texts(game, s), (Texts{"L@a1", "L@a2", "L@a3", "L@b1", "L@b2", "L@c1", "L@c2",
                                        "M@a1", "M@a2", "M@b1", "M@b2", "M@c1", "M@c2", "c3"}));
  for (const auto move : moves_of(game, s)) {
    const bool is_lift = game.format_move(s, move) == "c3";
    EXPECT_EQ(game.ending(s, move), is_lift ? std::optional(Outcome::loss) : std::nullopt);
  }
}

// Covering the line again, on a3, would come too late.
TEST(CoverRules, TheLineMayBeCoveredAgain) {
  const Cover2 game;
  const auto s = position(game, under_the_lid);
  EXPECT_EQ(moves_of(game, s).size(), 13u + 7u);  // c3 to all but b3, where an L stands
  const auto covered = game.apply(s, move_by_text(game, s, "c3a3"));
  EXPECT_EQ(game.format(covered), "mL,l,m/-,-,-/-,-,-:2");
  EXPECT_EQ(game.terminal(covered), std::nullopt);
  for (const auto move : moves_of(game, s)) EXPECT_EQ(game.ending(s, move), std::nullopt);
}

TEST(CoverRules, ALineLeftOpenIsAWinInZeroForItsOwnerToMove) {
  const Cover2 game;
  const auto s = position(game, under_the_lid);
  const auto open = game.apply(s, move_by_text(game, s, "c3b2"));
  EXPECT_EQ(game.format(open), "m,l,m/-,L,-/-,-,-:2");
  EXPECT_EQ(game.terminal(open), win_in(0));
  EXPECT_EQ(game.view(open).end->winner, Player{1});
}

TEST(CoverRules, TheOpponentsLineCountsBeforeTheMoversOwn) {
  const Cover2 game;
  const auto s = position(game, "m,l,mL/-,-,-/M,M,-:1");
  const auto both = game.apply(s, move_by_text(game, s, "c3c1"));
  EXPECT_EQ(game.format(both), "m,l,m/-,-,-/M,M,L:2");
  EXPECT_EQ(game.terminal(both), win_in(0));  // for the second player, who did not even move
  EXPECT_EQ(game.view(both).end->winner, Player{1});
  EXPECT_EQ(game.view(both).end->squares, (std::vector<unsigned>{0, 1, 2}));
}

// a3 b3 c3 and a3 a2 a1 both wait under an L; everything else of the first player's is covered.
constexpr auto only_losing_lifts = "SMl,SMl,mL/s,-,-/mL,-,-:1";

TEST(StrictRules, WhereEveryMoveIsALosingLiftThePositionIsLostInOne) {
  const Strict3 game;
  const auto s = position(game, only_losing_lifts);
  EXPECT_EQ(move_texts(game, s), (Texts{"a1", "c3"}));
  EXPECT_EQ(game.terminal(s), std::nullopt);
  EXPECT_EQ(*value_by_moves(game, s, empty_table(1)), loss_in(1));
}

TEST(CoverRules, ThereTheSameLiftsMayBeMadeGood) {
  const Cover3 game;
  const auto texts = move_texts(game, position(game, only_losing_lifts));
  EXPECT_FALSE(has_text(texts, "a1"));
  EXPECT_TRUE(has_text(texts, "c3a2"));  // covers s; a3 b3 c3 stays open, but that is legal
}

// --- three sizes

TEST(ThreeSizes, StacksOfThreeShowOnlyTheTop) {
  const Strict3 game;
  const auto s = position(game, "SmL,-,-/-,-,-/-,-,-:1");
  const auto v = gobblers::visible(s);
  EXPECT_EQ(v.own, Mask9{1});
  EXPECT_EQ(v.opponent, 0);
  const auto lifted = game.apply(s, move_by_text(game, s, "a3b2"));
  EXPECT_EQ(game.format(lifted), "Sm,-,-/-,L,-/-,-,-:2");
  // The m on top is the second player's; the S below it is nobody's to move.
  EXPECT_EQ(gobblers::visible(lifted).own, Mask9{1});
  EXPECT_EQ(gobblers::visible(lifted).opponent, Mask9{1 << 4});
}

// Under the L lies the own M, and under that the opponent's s: only the M comes to light.
TEST(ThreeSizes, ALiftUncoversOnlyThePieceBelow) {
  const Strict3 game;
  const auto safe = position(game, "m,l,sML/-,-,-/-,-,-:1");
  EXPECT_FALSE(has_text(move_texts(game, safe), "c3"));
  EXPECT_TRUE(has_text(move_texts(game, safe), "c3c2"));
  const auto fatal = position(game, "m,l,sL/-,-,-/M,-,-:1");
  EXPECT_TRUE(has_text(move_texts(game, fatal), "c3"));
  EXPECT_FALSE(has_text(move_texts(game, fatal), "c3c2"));
}

TEST(ThreeSizes, AMiddlePieceUncoversASmallOne) {
  const Strict3 game;
  EXPECT_TRUE(has_text(move_texts(game, position(game, "m,l,sM/-,-,-/-,-,-:1")), "c3"));
}

TEST(OneSize, HasNeitherStacksNorLosingLifts) {
  const Strict1 game;
  EXPECT_EQ(move_texts(game, game.initial()).size(), 9u);
  EXPECT_EQ(move_texts(game, position(game, "L,l,-/L,-,-/-,-,-:2")).size(), 6u + 6u);
}

}  // namespace
}  // namespace kanzen
