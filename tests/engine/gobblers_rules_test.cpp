// The rules of Gobblers on positions made by hand (docs/games/gobblers.md).
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <type_traits>

#include "engine/solve/verify.hpp"
#include "tests/engine/gobblers_support.hpp"
#include "tests/engine/solver_support.hpp"

namespace kanzen {
namespace {

using MoveTexts = std::vector<std::string>;

bool has_text(const MoveTexts& texts, const std::string& text) {
  return std::find(texts.begin(), texts.end(), text) != texts.end();
}

// The second player's line in the top row is complete except for the first player's L on c3.
constexpr auto under_the_lid = "m,l,mL/-,-,-/-,-,-:1";

// --- both rule sets

template <class G>
class GobblersRules : public testing::Test {};
using RuleSets = testing::Types<Strict2, Cover2>;
TYPED_TEST_SUITE(GobblersRules, RuleSets);

// The M under the L on a3 neither moves nor is visible.
TYPED_TEST(GobblersRules, ACoveredPieceDoesNotMove) {
  const TypeParam game;
  const auto s = position(game, "ML,m,-/-,-,-/-,-,-:1");
  EXPECT_EQ(move_texts(game, s),
            (MoveTexts{"L@a1", "L@a2", "L@b1", "L@b2", "L@b3", "L@c1", "L@c2", "L@c3",  // not a3
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

// --- where they differ

TEST(StrictRules, ALiftThatUncoversALineIsOneMoveAndEndsTheGame) {
  const Strict2 game;
  const auto s = position(game, under_the_lid);
  EXPECT_EQ(move_texts(game, s), (MoveTexts{"L@a1", "L@a2", "L@a3", "L@b1", "L@b2", "L@c1", "L@c2",
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
  EXPECT_EQ(moves_of(game, s).size(), 13u + 7u);  // c3 to all but b3, which holds an L
  const auto covered = game.apply(s, move_by_text(game, s, "c3a3"));
  EXPECT_EQ(game.format(covered), "mL,l,m/-,-,-/-,-,-:2");
  EXPECT_EQ(game.terminal(covered), std::nullopt);
  for (const auto move : moves_of(game, s)) EXPECT_EQ(game.ending(s, move), std::nullopt);
}

TEST(CoverRules, TheOpponentsLineCountsBeforeTheMoversOwn) {
  const Cover2 game;
  const auto s = position(game, "m,l,mL/-,-,-/M,M,-:1");
  const auto both = game.apply(s, move_by_text(game, s, "c3c1"));
  EXPECT_EQ(game.format(both), "m,l,m/-,-,-/M,M,L:2");
  EXPECT_EQ(game.terminal(both), win_in(0));  // for the second player, who did not move
  EXPECT_EQ(game.view(both).end->winner, Player{1});
  EXPECT_EQ(game.view(both).end->squares, (std::vector<unsigned>{0, 1, 2}));
}

// The lines a3 b3 c3 and a3 a2 a1 are both under an L; every other piece of the first player is
// covered.
constexpr auto only_losing_lifts = "SMl,SMl,mL/s,-,-/mL,-,-:1";

TEST(StrictRules, WhereEveryMoveIsALosingLiftThePositionIsLostInOne) {
  const Strict3 game;
  const auto s = position(game, only_losing_lifts);
  EXPECT_EQ(move_texts(game, s), (MoveTexts{"a1", "c3"}));
  EXPECT_EQ(game.terminal(s), std::nullopt);
  EXPECT_EQ(*value_by_moves(game, s, empty_table(1)), loss_in(1));
}

// The l on c3 may have been anywhere else before, except where its lift uncovers the first player's
// line: c3 is an M below it, and the line M M L is complete.
TEST(StrictRules, AnUnmoveDoesNotPassThroughALosingLift) {
  const auto earlier = [](const auto& game) {
    using G = std::decay_t<decltype(game)>;
    FixedVector<typename G::State, G::max_unmoves> states;
    game.predecessors(position(game, "L,M,Ml/-,-,-/-,-,-:1"), states);
    return states.size();
  };
  EXPECT_EQ(earlier(Strict2{}), 0u);  // lifted: the first player's line
  EXPECT_GT(earlier(Cover2{}), 0u);   // for example from a2 to c3
}

// --- choices

gobblers::Gobblers<2> chosen(const char* rules) {
  return gobblers::Gobblers<2>(*gobblers::Rules::parse(2, rules));
}

TEST(RuleChoices, AreNamedByWhatDiffersFromTheStrictRules) {
  const auto name = [](int sizes, const char* text) {
    const auto rules = gobblers::Rules::parse(sizes, text);
    return rules ? rules->name() : rules.error().message;
  };
  EXPECT_EQ(name(2, "strict"), "strict");
  EXPECT_EQ(name(2, "line=loses,lift=illegal"), "lift=illegal,line=loses");
  EXPECT_EQ(name(2, "lift=after"), "cover");
  EXPECT_EQ(name(2, "lift=at-once"), "strict");
  // Choices that make no difference are dropped.
  EXPECT_EQ(name(2, "lift=illegal,board-moves=no"), "board-moves=no");
  EXPECT_EQ(name(2, "both-lines=mover"), "strict");
  EXPECT_EQ(name(2, "stuck=loses"), "strict");
  EXPECT_EQ(name(2, "pieces=1,line=loses"), "pieces=1");  // two pieces make no line
  EXPECT_EQ(name(1, "covers=opponent,uncovers=own"), "strict");
  EXPECT_EQ(name(2, "lift=no"),
            "the choice \"lift\" has no setting \"no\"; expected one of: at-once, after, illegal");
  EXPECT_EQ(name(2, "lift"),
            "the choice \"lift\" has no setting \"\"; expected one of: at-once, "
            "after, illegal");
  EXPECT_NE(name(2, "pieces=1,").find("no choice \"\"; expected strict, cover or one of: lift,"),
            std::string::npos);
  EXPECT_EQ(name(2, "pieces=1,pieces=1"), "the choice \"pieces\" is made twice");
}

TEST(RuleChoices, EachRuleSetHasANameOfItsOwn) {
  for (const int sizes : {1, 2, 3}) {
    const auto all = gobblers::Rules::all(sizes);
    std::set<std::string> names;
    for (const auto& rules : all) {
      EXPECT_TRUE(names.insert(rules.name()).second) << rules.name();
      EXPECT_EQ(*gobblers::Rules::parse(sizes, rules.name()), rules);
    }
    EXPECT_EQ(all.front(), gobblers::Rules());
  }
}

TEST(RuleChoices, AnIllegalLiftIsNoMove) {
  const auto game = chosen("lift=illegal");
  EXPECT_EQ(move_texts(game, position(game, under_the_lid)),
            (MoveTexts{"L@a1", "L@a2", "L@a3", "L@b1", "L@b2", "L@c1", "L@c2", "M@a1", "M@a2",
                       "M@b1", "M@b2", "M@c1", "M@c2"}));
}

TEST(RuleChoices, TheMoversLineMayCountFirst) {
  const auto game = chosen("lift=after,both-lines=mover");
  const auto s = position(game, "m,l,mL/-,-,-/M,M,-:1");
  const auto both = game.apply(s, move_by_text(game, s, "c3c1"));
  EXPECT_EQ(game.terminal(both), loss_in(0));  // for the second player, who did not move
  EXPECT_EQ(game.view(both).end->winner, Player{0});
  EXPECT_EQ(game.view(both).end->squares, (std::vector<unsigned>{6, 7, 8}));
}

TEST(RuleChoices, PiecesMayStayWhereTheyArePlaced) {
  const auto game = chosen("board-moves=no");
  EXPECT_EQ(move_texts(game, position(game, "L,L,m/l,-,-/M,-,-:1")),
            (MoveTexts{"M@b1", "M@b2", "M@c1", "M@c2"}));
}

TEST(RuleChoices, PiecesMayCoverTheOpponentsOnlyOrNone) {
  const auto opponent = chosen("covers=opponent");
  const auto s = "L,m,-/M,l,-/-,-,-:1";
  EXPECT_TRUE(has_text(move_texts(opponent, position(opponent, s)), "L@b3"));
  EXPECT_FALSE(has_text(move_texts(opponent, position(opponent, s)), "L@a2"));
  EXPECT_EQ(opponent.parse("ML,-,-/-,-,-/-,-,-:2").error().message,
            "square a3: \"L\" stands on \"M\", which it does not cover under the covers=opponent "
            "rules");
  EXPECT_TRUE(opponent.parse("mL,-,-/-,-,-/-,-,-:2"));
  const auto nothing = chosen("covers=nothing");
  EXPECT_FALSE(has_text(move_texts(nothing, position(nothing, s)), "L@b3"));
  EXPECT_FALSE(nothing.parse("mL,-,-/-,-,-/-,-,-:2"));
}

TEST(RuleChoices, PiecesOfTheOpponentMayStayCovered) {
  const auto game = chosen("uncovers=own");
  const auto texts = move_texts(game, position(game, "mL,ML,-/-,l,-/-,l,-:1"));
  EXPECT_FALSE(has_text(texts, "a3a1"));
  EXPECT_TRUE(has_text(texts, "b3a1"));
}

TEST(RuleChoices, APlayerWithoutAMoveDrawsOrLoses) {
  const auto stuck = "L,l,L/M,m,M/l,-,m:1";
  const auto draws = chosen("board-moves=no");
  EXPECT_EQ(draws.terminal(position(draws, stuck)), drawn());
  const auto view = draws.view(position(draws, stuck));
  EXPECT_EQ(view.end->winner, std::nullopt);
  EXPECT_EQ(view.end->reason, "no_move");
  const auto loses = chosen("board-moves=no,stuck=loses");
  EXPECT_EQ(loses.terminal(position(loses, stuck)), loss_in(0));
  EXPECT_EQ(loses.view(position(loses, stuck)).end->winner, Player{1});
}

TEST(RuleChoices, APlayerMayHaveOnePieceOfEachSize) {
  const auto game = chosen("pieces=1");
  EXPECT_EQ(move_texts(game, position(game, "L,-,-/-,-,-/-,-,-:2")).size(), 8u + 8u);
  EXPECT_EQ(game.view(game.initial()).hands.front().count, 1u);
  EXPECT_EQ(game.parse("L,L,-/-,-,-/-,-,-:2").error().message,
            "square b3: a second \"L\"; each player has one");
  EXPECT_FALSE(game.parse(std::to_string(std::uint64_t{3} << 34)));  // two own L
}

TEST(RuleChoices, ALineMayLose) {
  const auto game = chosen("line=loses");
  const auto line = position(game, "M,M,L/-,l,-/-,l,-:2");
  EXPECT_EQ(game.terminal(line), win_in(0));
  const auto end = *game.view(line).end;
  EXPECT_EQ(end.winner, Player{1});
  EXPECT_EQ(end.squares_of, Player{0});
  // The player who uncovers the opponent's line wins at once.
  const auto s = position(game, under_the_lid);
  const auto lift = move_by_text(game, s, "c3");
  EXPECT_EQ(game.ending(s, lift), Outcome::win);
  EXPECT_EQ(game.view_move(s, lift).end->winner, Player{0});
}

// --- three sizes

// The own M is under the L, and the opponent's s is under that: only the M is uncovered.
TEST(ThreeSizes, ALiftUncoversOnlyThePieceBelow) {
  const Strict3 game;
  const auto safe = position(game, "m,l,sML/-,-,-/-,-,-:1");
  EXPECT_FALSE(has_text(move_texts(game, safe), "c3"));
  EXPECT_TRUE(has_text(move_texts(game, safe), "c3c2"));
  const auto fatal = position(game, "m,l,sL/-,-,-/M,-,-:1");
  EXPECT_TRUE(has_text(move_texts(game, fatal), "c3"));
  EXPECT_FALSE(has_text(move_texts(game, fatal), "c3c2"));
  EXPECT_TRUE(has_text(move_texts(game, position(game, "m,l,sM/-,-,-/-,-,-:1")), "c3"));
}

TEST(OneSize, HasNeitherStacksNorLosingLifts) {
  const Strict1 game;
  EXPECT_EQ(move_texts(game, game.initial()).size(), 9u);
  EXPECT_EQ(move_texts(game, position(game, "L,l,-/L,-,-/-,-,-:2")).size(), 6u + 6u);
}

}  // namespace
}  // namespace kanzen
