// The effects of a game's repetition rule in a session, and sessions of a game that is only
// playable.
#include <gtest/gtest.h>

#include "engine/adapter/game_adapter.hpp"
#include "engine/solve/perft.hpp"
#include "tests/engine/played_session.hpp"
#include "tests/engine/shuttle_game.hpp"

namespace kanzen::repetition_testing {
namespace {

Session opened(Repetition policy, unsigned occurrences = 2) {
  return Session(make_adapter(ShuttleGame({policy, occurrences})));
}

TEST(Repetition, WhereItIsAllowedNothingFollows) {
  Session session = opened(Repetition::allowed);
  play_all(session, {"right", "left", "right", "left", "pass", "pass"});
  EXPECT_FALSE(session.board().end);
  EXPECT_EQ(session.move_texts(), (Texts{"right", "pass"}));
}

TEST(Repetition, ADrawEndsTheGame) {
  Session session = opened(Repetition::draw);
  play_all(session, {"right", "left"});
  ASSERT_TRUE(session.board().end);
  EXPECT_EQ(session.board().end->reason, repetition_ending);
  EXPECT_FALSE(session.board().end->winner);
  EXPECT_TRUE(session.moves().empty());
  EXPECT_EQ(session.value(session.current()), drawn());
  EXPECT_EQ(session.missing_analysis(), (Texts{"a", "b"}));
  EXPECT_FALSE(session.play("right"));
}

TEST(Repetition, ADrawIsTakenBackAndComesAgain) {
  Session session = opened(Repetition::draw);
  play_all(session, {"right", "left"});
  EXPECT_TRUE(session.undo());
  EXPECT_FALSE(session.board().end);
  play_all(session, {"right"});  // a variation
  EXPECT_FALSE(session.board().end);
  session.jump(2);
  EXPECT_TRUE(session.board().end);
}

// The other side is to move, which makes another situation.
TEST(Repetition, TheSideToMoveIsPartOfTheSituation) {
  Session session = opened(Repetition::draw);
  play_all(session, {"pass"});
  EXPECT_FALSE(session.board().end);
  play_all(session, {"pass"});
  EXPECT_TRUE(session.board().end);
}

TEST(Repetition, ARuleMayCountMoreReturns) {
  Session session = opened(Repetition::draw, 3);
  play_all(session, {"right", "left"});
  EXPECT_FALSE(session.board().end);
  play_all(session, {"right", "left"});
  ASSERT_TRUE(session.board().end);
  EXPECT_EQ(session.board().end->reason, repetition_ending);
}

TEST(Repetition, ReportsMovesThatWouldDraw) {
  Session session = opened(Repetition::draw, 3);
  EXPECT_FALSE(session.would_repeat());
  play_all(session, {"right", "left"});
  EXPECT_EQ(session.would_repeat(), std::size_t{0});
  EXPECT_TRUE(session.repeating().empty());
  play_all(session, {"right"});
  EXPECT_EQ(session.would_repeat(), std::size_t{1});
  EXPECT_EQ(session.repeating(), (Texts{"left"}));
  EXPECT_TRUE(session.forbidden().empty());
  play_all(session, {"left"});
  EXPECT_TRUE(session.board().end);
  EXPECT_FALSE(session.would_repeat()) << "it is too late";
  EXPECT_TRUE(session.repeating().empty());
}

TEST(Repetition, AFirstReturnThatDrawsHasNothingToTellOfTheFuture) {
  Session session = opened(Repetition::draw);
  EXPECT_FALSE(session.would_repeat()) << "every position would qualify";
  play_all(session, {"right"});
  EXPECT_FALSE(session.would_repeat());
  EXPECT_EQ(session.repeating(), (Texts{"left"}));
}

TEST(Repetition, OnlyWhereItDrawsSomethingIsToldOfDraws) {
  for (const Repetition policy : {Repetition::allowed, Repetition::forbidden}) {
    Session session = opened(policy, 3);
    play_all(session, {"right", "left", "right"});
    EXPECT_TRUE(session.repeating().empty());
    EXPECT_FALSE(session.would_repeat());
  }
}

// "left" draws: better than a loss, worse than a win.
TEST(Repetition, ThePerfectPlayerKnowsWhatDraws) {
  Session session = opened(Repetition::draw);
  play_all(session, {"right"});
  Turn turn = session.turn();
  EXPECT_EQ(turn.repeating, (Texts{"left"}));
  struct Case {
    std::vector<MoveValue> moves;
    std::string best;
  };
  const std::vector<Case> cases{
      {{{"left", win_in(3), {}}, {"pass", win_in(5), {}}, {"right", drawn(), {}}}, "pass"},
      {{{"pass", loss_in(6), {}}, {"right", loss_in(4), {}}, {"left", loss_in(2), {}}}, "left"}};
  for (const Case& known : cases) {
    Analysis analysis{session.position(), known.moves.front().value, known.moves, {}};
    turn.sources.values = [&](const AnyState&) { return analysis; };
    const auto choice = (*find_player("perfect", false))->choose(turn);
    ASSERT_TRUE(choice);
    EXPECT_EQ(choice->move, known.best);
    session.deliver(analysis);
    EXPECT_EQ(session.best_moves(), (Texts{known.best}));
  }
}

TEST(Repetition, AForbiddenMoveIsToldWithItsReason) {
  Session session = opened(Repetition::forbidden);
  play_all(session, {"right"});
  EXPECT_EQ(session.move_texts(), (Texts{"right", "pass"}));
  ASSERT_EQ(session.forbidden().size(), 1u);
  EXPECT_EQ(session.forbidden().front().move.text, "left");
  EXPECT_EQ(session.forbidden().front().since_ply, 0u);
  const auto played = session.play("left");
  ASSERT_FALSE(played);
  EXPECT_EQ(played.error().code, Errc::illegal_move);
  EXPECT_NE(played.error().message.find("repeat the position of ply 0"), std::string::npos)
      << played.error().message;
}

TEST(Repetition, APassMayBeFree) {
  const RepetitionRule rule{.policy = Repetition::forbidden, .binds_passes = false};
  Session session(make_adapter(ShuttleGame(rule)));
  play_all(session, {"pass", "pass", "pass"});
  EXPECT_FALSE(session.board().end);
  EXPECT_TRUE(session.forbidden().empty());
  session = Session(make_adapter(ShuttleGame({.policy = Repetition::draw, .binds_passes = false})));
  play_all(session, {"pass", "pass"});
  EXPECT_FALSE(session.board().end) << "a pass draws nothing either";
}

// Every situation has the same key.
TEST(Repetition, EqualKeysDoNotMakeSituationsEqual) {
  Session session(make_adapter(ShuttleWithOneKey({Repetition::forbidden})));
  EXPECT_EQ(session.game().key(session.state()), 1u);
  play_all(session, {"right"});
  EXPECT_EQ(session.move_texts(), (Texts{"right", "pass"}));
  ASSERT_EQ(session.forbidden().size(), 1u);
  EXPECT_EQ(session.forbidden().front().since_ply, 0u);
}

TEST(Repetition, PerftKnowsWhatThePastForbids) {
  using Counts = std::vector<std::uint64_t>;
  const auto counted = [](RepetitionRule rule, CountedMoves moves = {}) {
    const ShuttleGame game(rule);
    return perft(game, game.initial(), 3, {}, moves)->by_length;
  };
  EXPECT_EQ(counted({}), (Counts{2, 5, 13}));
  EXPECT_EQ(counted({Repetition::draw}), (Counts{2, 5, 13})) << "a drawn game is not left out";
  // Moves by line: right: right, pass; pass: right.  Then right right right, right right left?
  // (another side), and so on.
  EXPECT_EQ(counted({Repetition::forbidden}).at(1), 3u);
  EXPECT_EQ(counted({.policy = Repetition::forbidden, .binds_passes = false}).at(1), 4u);
  EXPECT_EQ(counted({}, {.passes = false}), (Counts{1, 2, 3}));
}

// Only the line counts, not the variations.
TEST(Repetition, VariationsForbidNothing) {
  Session session = opened(Repetition::forbidden);
  play_all(session, {"pass", "right"});
  session.jump(0);
  play_all(session, {"right"});
  EXPECT_EQ(session.move_texts(), (Texts{"right", "pass"}));
  play_all(session, {"pass"});
  EXPECT_EQ(session.move_texts(), (Texts{"left", "right"}));
}

TEST(Repetition, OtherPiecesBeginANewHistory) {
  Session session = opened(Repetition::forbidden);
  play_all(session, {"right", "right"});
  ASSERT_TRUE(session.set_up("b"));
  EXPECT_EQ(session.move_texts(), (Texts{"left", "right", "pass"}));
  play_all(session, {"pass"});
  ASSERT_EQ(session.forbidden().size(), 1u);
  EXPECT_EQ(session.forbidden()[0].move.text, "pass");
  EXPECT_EQ(session.forbidden()[0].since_ply, 3u);
  EXPECT_EQ(session.past(session.current()), (Texts{"b"}));
  EXPECT_EQ(session.turn().past.size(), 1u);
  session.jump(2);
  EXPECT_EQ(session.move_texts(), (Texts{"right", "pass"}));
  ASSERT_TRUE(session.set_up("c"));  // the same pieces
  EXPECT_EQ(session.move_texts(), (Texts{"right", "pass"}));
  EXPECT_EQ(session.past(session.current()), (Texts{"a", "b", "c"}));
}

TEST(Repetition, ABestMoveIsALegalOne) {
  Session session = opened(Repetition::forbidden);
  play_all(session, {"right"});
  Analysis analysis;
  analysis.position = session.position();
  analysis.moves = {{"left", win_in(3), {}}, {"pass", drawn(), {}}, {"right", drawn(), {}}};
  session.deliver(analysis);
  EXPECT_EQ(session.best_moves(), (Texts{"pass", "right"}));
}

// "left" would win, and is forbidden.
TEST(Repetition, NoPlayerChoosesAForbiddenMove) {
  Session session = opened(Repetition::forbidden);
  play_all(session, {"right"});
  Turn turn = session.turn();
  EXPECT_EQ(turn.forbidden, (Texts{"left"}));
  turn.sources.values = [](const AnyState&) {
    return Analysis{"", win_in(3), {{"left", win_in(3), {}}, {"pass", drawn(), {}}}, {}};
  };
  turn.sources.search = [](const AnyState&, const SearchLimits&, const RunOptions&) {
    SearchReport report;
    report.outcome = Outcome::win;
    report.moves = {{"left", Outcome::win, {}}, {"pass", std::nullopt, {}}};
    return report;
  };
  turn.limits.playouts = 50;  // for players that estimate
  for (const PlayerKind* player : all_players()) {
    for (turn.seed = 0; turn.seed < 20; ++turn.seed) {
      const auto choice = player->choose(turn);
      ASSERT_TRUE(choice) << player->name();
      EXPECT_NE(choice->move, "left") << player->name();
    }
  }
  turn.forbidden = {"left", "pass", "right"};
  EXPECT_EQ(all_players().front()->choose(turn).error().code, Errc::illegal_move);
}

TEST(Repetition, APositionThatHasEndedIsNotDrawn) {
  Session session = opened(Repetition::draw);
  ASSERT_TRUE(session.set_position("c"));
  play_all(session, {"right"});
  ASSERT_TRUE(session.board().end);
  EXPECT_EQ(session.board().end->reason, "arrived");
  EXPECT_EQ(session.board().end->winner, Player{0});
}

// --- rules of listed games

TEST(Repetition, TheThirdOccurrenceDrawsDobutsuShogi) {
  Session session = *Session::open("dobutsu");
  const Texts round{"c1c2", "a4a3", "c2c1", "a3a4"};
  play_all(session, round);
  EXPECT_FALSE(session.board().end) << "the second occurrence";
  EXPECT_EQ(session.would_repeat(), std::size_t{0});
  play_all(session, round);
  ASSERT_TRUE(session.board().end);
  EXPECT_EQ(session.board().end->reason, repetition_ending);
  EXPECT_FALSE(session.board().end->winner);
}

TEST(Repetition, OtherPiecesInHandBeginANewHistory) {
  Session session = *Session::open("dobutsu");
  ASSERT_TRUE(session.set_position("gle/3/3/ELG:Cc:1"));
  play_all(session, {"c1c2", "a4a3"});
  ASSERT_TRUE(session.set_up("1le/g2/2G/EL1:CC:1"));
  EXPECT_TRUE(session.changes_pieces(session.current()));
  EXPECT_TRUE(session.past(session.current()).empty());
}

// By the last move the stones of ply 2 recur, after which Black was to move.
TEST(Repetition, TheSideToMoveMattersToSituationalSuperkoAlone) {
  for (const std::string rules : {"situational", "positional", "tromp-taylor"}) {
    Session session = *Session::open("go:3,1", rules);
    play_all(session, {"a1", "c1", "b1", "c1"});
    EXPECT_EQ(session.can_play("a1"), rules == "situational") << rules;
  }
}

// --- a game that is only playable

TEST(PlayableGame, HasNoOtherAbilityAndSaysSo) {
  const auto game = make_adapter(ShuttleGame({}));
  EXPECT_EQ(game->info().abilities, Abilities{.estimate = true});
  EXPECT_FALSE(game->canonical(game->initial()));
  for (const Error& error :
       {call_facet(*game, game->solver(), &Solver::solve, {}).error(),
        call_facet(*game, game->tables(), &Tables::open_table, "").error(),
        call_facet(*game, game->searcher(), &Searcher::search, game->initial(), {}, {}).error()}) {
    EXPECT_EQ(error.code, Errc::unsupported);
    EXPECT_NE(error.message.find("shuttle under the test rules: "), std::string::npos)
        << error.message;
  }
  EXPECT_EQ(game->move_counter()->perft(game->initial(), 2, {})->by_length,
            (std::vector<std::uint64_t>{2, 5}));
}

}  // namespace
}  // namespace kanzen::repetition_testing
