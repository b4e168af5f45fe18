// A session of one visitor: history, variations, losing lifts, and analyses that arrive.
#include "engine/session/session.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/session/link.hpp"
#include "tests/engine/played_session.hpp"
#include "tests/engine/solved_games.hpp"

namespace kanzen {
namespace {

constexpr auto empty_board = "-,-,-/-,-,-/-,-,-:1";
constexpr auto under_the_lid = "m,l,mL/-,-,-/-,-,-:1";  // c3 is a losing lift

Session opened() { return *Session::open("gobblers2"); }

Analysis analysis_of(const std::string& position) {
  return *solved_game("gobblers2", "strict").probe(*game_of("gobblers2", "strict").parse(position));
}

// --- opening and positions

TEST(Session, SettingAPositionDropsTheHistory) {
  Session session = opened();
  play_all(session, {"L@b2"});
  ASSERT_TRUE(session.set_position("1"));  // the notebook's integer
  EXPECT_EQ(session.position(), "-,-,-/-,-,-/-,-,m:1");
  EXPECT_EQ(session.node_count(), 1u);
  EXPECT_EQ(session.current(), 0u);
  EXPECT_FALSE(session.undo());
}

TEST(Session, ABadPositionChangesNothing) {
  Session session = opened();
  play_all(session, {"L@b2", "M@a1"});
  session.undo();
  const auto line = session.line();
  for (const auto* text : {"", "nonsense", "M,M,L/-,l,-/-,l,-:1"}) {
    EXPECT_FALSE(session.set_position(text));
    EXPECT_EQ(session.position(), "-,-,-/-,L,-/-,-,-:2");
    EXPECT_EQ(session.line(), line);
    EXPECT_EQ(session.board().to_move, 1);
  }
}

// --- playing

TEST(Session, AnIllegalMoveOnALargeBoardNamesThePly) {
  Session session = *Session::open("go:19");
  play_all(session, {"q16", "d4"});
  for (const auto* move : {"q16", "z20"}) {
    const auto played = session.play(move);
    ASSERT_FALSE(played) << move;
    EXPECT_NE(played.error().message.find("the position of ply 2"), std::string::npos)
        << played.error().message;
    EXPECT_LT(played.error().message.size(), 200u);
  }
}

TEST(Session, AnIllegalMoveSaysWhereAndChangesNothing) {
  Session session = opened();
  play_all(session, {"L@b2"});
  for (const auto* move : {"L@b2", "l@b2", "b2c3", "b2"}) {
    const auto played = session.play(move);
    ASSERT_FALSE(played) << move;
    EXPECT_EQ(played.error().code, Errc::illegal_move);
    EXPECT_NE(played.error().message.find('"' + std::string(move) + '"'), std::string::npos);
    EXPECT_NE(played.error().message.find(session.position()), std::string::npos);
  }
  EXPECT_EQ(session.node_count(), 2u);
  EXPECT_EQ(session.position(), "-,-,-/-,L,-/-,-,-:2");
}

TEST(Session, OfATextThatIsNoMoveItSaysHowMovesAreWritten) {
  Session session = opened();
  ASSERT_TRUE(session.set_position("-,-,-/-,L,m/-,-,-:1"));
  const auto first = [&](MoveKind kind) {
    const auto of_kind = [&](const MoveView& move) { return move.kind == kind; };
    return std::find_if(session.moves().begin(), session.moves().end(), of_kind)->text;
  };
  const std::string right = first(MoveKind::place) + ", " + first(MoveKind::move);
  for (const std::string text : {"", "nonsense", "M@d4", "S@a1", "M@a1 "}) {
    const auto played = session.play(text);
    ASSERT_FALSE(played) << text;
    EXPECT_EQ(played.error().code, Errc::bad_notation) << text;
    EXPECT_EQ(played.error().message, "move \"" + text + "\" in " + session.position() +
                                          ": not the notation of a move; expected one such as " +
                                          right);
  }
  EXPECT_EQ(session.node_count(), 1u);
}

TEST(Session, MovesAreToldInNotationAlone) {
  Session session = opened();
  for (const auto* position : {empty_board, under_the_lid}) {
    ASSERT_TRUE(session.set_position(position));
    std::vector<std::string> texts;
    for (const MoveView& move : session.moves()) texts.push_back(move.text);
    EXPECT_EQ(session.move_texts(), texts) << position;
  }
  ASSERT_TRUE(session.play("c3"));  // ends the game
  EXPECT_TRUE(session.move_texts().empty());
}

TEST(Session, TellsWhetherItWouldPlayAMove) {
  Session session = opened();
  play_all(session, {"L@b2"});
  for (const auto* move : {"M@a1", "l@a1", "L@b2", "", "nonsense", "resign", "draw"}) {
    const bool can_play = session.can_play(move);
    EXPECT_EQ(session.node_count(), 2u) << move;
    Session tried = opened();
    play_all(tried, {"L@b2"});
    EXPECT_EQ(can_play, static_cast<bool>(tried.play(move))) << move;
  }
  play_all(session, {"resign"});
  for (const auto* move : {"M@a1", "resign", "draw"}) EXPECT_FALSE(session.can_play(move)) << move;
}

TEST(Session, AMoveIsChosenInOnePosition) {
  Session session = opened();
  const auto move = session.find("L@b2");
  ASSERT_TRUE(move);
  EXPECT_EQ(session.moves()[move->place].text, "L@b2");
  EXPECT_FALSE(session.find("b2c3"));
  EXPECT_FALSE(session.find("nonsense"));
  ASSERT_TRUE(session.play(*move));
  EXPECT_EQ(session.move_to(session.current()), "L@b2");
  EXPECT_FALSE(session.can_play(*move)) << "it is of another position";
  EXPECT_FALSE(session.play(*move));
  session.undo();
  EXPECT_TRUE(session.play(session.chosen(session.moves()[move->place])));
  EXPECT_EQ(session.node_count(), 2u) << "the same move leads to the same node";
  session.undo();
  ASSERT_TRUE(session.resign());
  EXPECT_FALSE(session.play(*move)) << "the board is the same, but the game has ended";
}

TEST(Session, NothingIsPlayedAfterTheEnd) {
  Session session = opened();
  ASSERT_TRUE(session.set_position("M,M,L/-,l,-/-,l,-:2"));
  EXPECT_TRUE(session.board().end.has_value());
  EXPECT_TRUE(session.moves().empty());
  const auto played = session.play("M@a1");
  ASSERT_FALSE(played);
  EXPECT_NE(played.error().message.find("the game has ended"), std::string::npos);
  EXPECT_NE(session.resign().error().message.find("the game has ended"), std::string::npos);
}

// --- resignation

TEST(Session, WhoResignsLoses) {
  Session session = opened();
  play_all(session, {"L@b2", "resign"});
  ASSERT_TRUE(session.board().end);
  EXPECT_EQ(session.board().end->winner, Player{0});
  EXPECT_EQ(session.board().end->reason, resignation_ending);
  EXPECT_EQ(session.position(), "-,-,-/-,L,-/-,-,-:2");
  EXPECT_EQ(session.move_count(), 0u);
  EXPECT_EQ(session.value(session.current()), win_in(0));  // of the other player, to move
  EXPECT_FALSE(session.resign());
  EXPECT_EQ(session.resign().error().code, Errc::illegal_move);
  EXPECT_EQ(link_to(session), "game=gobblers2&rules=strict&moves=L@b2.resign");
  EXPECT_EQ(session_from_link(link_to(session))->board().end->reason, resignation_ending);
}

TEST(Session, AResignationIsTakenBackAndPlayGoesOn) {
  Session session = opened();
  ASSERT_TRUE(session.resign());
  EXPECT_EQ(session.board().end->winner, Player{1});
  ASSERT_TRUE(session.undo());
  EXPECT_FALSE(session.board().end);
  play_all(session, {"L@b2"});
  session.restart();
  ASSERT_TRUE(session.resign());  // the same as before
  EXPECT_EQ(session.node_count(), 3u);
  EXPECT_EQ(session.children(0).size(), 2u);
}

TEST(Session, PlayersAgreeOnADraw) {
  Session session = opened();
  play_all(session, {"L@b2", "draw"});
  ASSERT_TRUE(session.board().end);
  EXPECT_FALSE(session.board().end->winner);
  EXPECT_EQ(session.board().end->reason, agreement_ending);
  EXPECT_EQ(session.value(session.current()), drawn());
  EXPECT_FALSE(session.agree_on_draw());
  EXPECT_FALSE(session.resign());
  EXPECT_EQ(link_to(session), "game=gobblers2&rules=strict&moves=L@b2.draw");
  EXPECT_EQ(session_from_link(link_to(session))->board().end->reason, agreement_ending);
  EXPECT_TRUE(session.undo());
  play_all(session, {"L@a1"});
}

TEST(Session, TellsWhenAPositionCameBefore) {
  Session session = opened();
  play_all(session, {"L@b2", "L@a1"});
  EXPECT_TRUE(session.earlier_occurrences().empty());
  play_all(session, {"b2c2", "a1a2", "c2b2", "a2a1"});
  EXPECT_EQ(session.earlier_occurrences(), (std::vector<std::size_t>{2}));
  play_all(session, {"b2c2", "a1a2", "c2b2", "a2a1"});
  EXPECT_EQ(session.earlier_occurrences(), (std::vector<std::size_t>{2, 6}));
  session.undo();
  EXPECT_EQ(session.earlier_occurrences(), (std::vector<std::size_t>{5}));
}

// --- history

TEST(Session, PlayingAKnownMoveAgainFollowsIt) {
  Session session = opened();
  play_all(session, {"L@b2"});
  const auto first = session.current();
  session.undo();
  play_all(session, {"M@a1"});
  session.undo();
  play_all(session, {"L@b2"});
  EXPECT_EQ(session.current(), first);
  EXPECT_EQ(session.node_count(), 3u);
  session.undo();
  EXPECT_TRUE(session.redo());
  EXPECT_EQ(session.current(), first);
}

// --- a losing lift

TEST(Session, ALosingLiftEndsTheGameWithoutAPosition) {
  Session session = opened();
  ASSERT_TRUE(session.set_position(under_the_lid));
  play_all(session, {"c3"});
  const auto lift = session.current();
  EXPECT_NE(session.end_of(lift), nullptr);
  EXPECT_EQ(session.end_of(0), nullptr);
  EXPECT_EQ(session.position(), under_the_lid);  // the one before the lift
  EXPECT_TRUE(session.moves().empty());
  ASSERT_TRUE(session.board().end);
  EXPECT_EQ(session.board().end->winner, Player{1});
  EXPECT_EQ(session.board().end->reason, "uncovered_line");
  EXPECT_EQ(session.board().to_move, 1);
  EXPECT_EQ(session.to_move(lift), 1);
  EXPECT_EQ(session.value(lift), win_in(0));  // for the other side
  EXPECT_EQ(session.analysis(lift), nullptr);
  EXPECT_TRUE(session.best_moves().empty());
  const auto played = session.play("M@a1");
  ASSERT_FALSE(played);
  EXPECT_NE(played.error().message.find("the game has ended"), std::string::npos);
  EXPECT_TRUE(session.undo());
  EXPECT_FALSE(session.board().end);
}

// The analysis of the position before the lift does not apply to the one after it.
TEST(Session, ALosingLiftWantsNoAnalysis) {
  Session session = opened();
  ASSERT_TRUE(session.set_position(under_the_lid));
  play_all(session, {"c3"});
  EXPECT_EQ(session.missing_analysis(), Texts{under_the_lid});
  session.deliver(analysis_of(under_the_lid));
  EXPECT_EQ(session.analysis(), nullptr);
  EXPECT_NE(session.analysis(0), nullptr);
  EXPECT_EQ(session.value(session.current()), win_in(0));
  EXPECT_TRUE(session.missing_analysis().empty());
}

// --- analysis

TEST(Session, AsksForTheCurrentPositionFirst) {
  Session session = opened();
  play_all(session, {"L@b2", "M@a1"});
  session.undo();
  EXPECT_EQ(session.missing_analysis(),
            (Texts{"-,-,-/-,L,-/-,-,-:2", empty_board, "-,-,-/-,L,-/m,-,-:1"}));
  session.deliver(analysis_of(empty_board));
  EXPECT_EQ(session.missing_analysis(), (Texts{"-,-,-/-,L,-/-,-,-:2", "-,-,-/-,L,-/m,-,-:1"}));
}

TEST(Session, AsksForARepeatedPositionOnce) {
  Session session = opened();
  ASSERT_TRUE(session.set_position("L,-,-/-,-,-/-,-,l:1"));
  play_all(session, {"a3b3", "c1b1", "b3a3", "b1c1"});
  EXPECT_EQ(session.position(), session.position(0));
  EXPECT_EQ(session.missing_analysis().size(), 4u);
}

TEST(Session, BestMovesAreAllThatNoneIsBetterThan) {
  Session session = opened();
  // The L or the M of the hand completes the top row.
  ASSERT_TRUE(session.set_position("M,L,-/-,l,-/-,-,l:1"));
  session.deliver(analysis_of(session.position()));
  ASSERT_EQ(session.value(0), win_in(1));
  Texts best = session.best_moves();
  std::sort(best.begin(), best.end());
  EXPECT_EQ(best, (Texts{"L@c3", "M@c3"}));
}

}  // namespace
}  // namespace kanzen
