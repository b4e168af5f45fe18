// A session of every game: undo and redo lose nothing, and a link restores it.
#include "engine/session/session.hpp"

#include "engine/session/link.hpp"
#include "tests/conformance/games_under_test.hpp"

namespace conformance {
namespace {

using kanzen::Session;

class SessionConformance : public Conformance {
 protected:
  Session opened() const { return *Session::open(info().name, info().rules); }

  // Plays random legal moves until the game ends, at most this number.
  void play_on(Session& session, int plies) {
    for (int ply = 0; ply < plies && !session.moves().empty(); ++ply) {
      const std::string move = pick(session.moves(), random_).text;
      ASSERT_TRUE(session.play(move)) << session.position() << ' ' << move;
    }
  }

  // The visible state of the current position.
  struct Snapshot {
    std::string position;
    std::vector<std::string> moves;
    std::optional<kanzen::GameEnd> end;
    friend bool operator==(const Snapshot&, const Snapshot&) = default;
  };
  static Snapshot snapshot_of(const Session& session) {
    Snapshot snapshot{session.position(), {}, session.board().end};
    for (const auto& move : session.moves()) snapshot.moves.push_back(move.text);
    return snapshot;
  }
};

TEST_P(SessionConformance, UndoAndRedoRestoreEverything) {
  for (int game = 0; game < 30; ++game) {
    Session session = opened();
    std::vector<Snapshot> seen = {snapshot_of(session)};
    for (int ply = 0; ply < 40 && !session.moves().empty(); ++ply) {
      play_on(session, 1);
      seen.push_back(snapshot_of(session));
    }
    for (std::size_t i = seen.size() - 1; i-- > 0;) {
      ASSERT_TRUE(session.undo());
      ASSERT_TRUE(snapshot_of(session) == seen[i]);
    }
    ASSERT_FALSE(session.undo());
    for (std::size_t i = 1; i < seen.size(); ++i) {
      ASSERT_TRUE(session.redo());
      ASSERT_TRUE(snapshot_of(session) == seen[i]);
    }
    ASSERT_FALSE(session.redo());
  }
}

TEST_P(SessionConformance, ATriedMoveDoesNotLoseTheGame) {
  Session session = opened();
  play_on(session, 6);
  const auto line = session.line();
  const Session::Node last = session.current();
  const Snapshot end = snapshot_of(session);
  session.jump(line[2]);
  play_on(session, 3);
  ASSERT_NE(session.current(), last);
  session.jump(last);
  EXPECT_TRUE(snapshot_of(session) == end);
  EXPECT_EQ(session.line(), line);
}

TEST_P(SessionConformance, LinksRoundTrip) {
  for (int game = 0; game < 30; ++game) {
    Session session = opened();
    play_on(session, 1 + game);
    for (int back = game % 4; back > 0; --back) session.undo();
    const std::string link = kanzen::link_to(session);
    const auto again = kanzen::session_from_link(link);
    ASSERT_TRUE(again) << link << ": " << again.error().message;
    ASSERT_EQ(kanzen::link_to(*again), link);
    ASSERT_TRUE(snapshot_of(*again) == snapshot_of(session)) << link;
    ASSERT_EQ(again->ply(), session.ply()) << link;
    ASSERT_EQ(again->line().size(), session.line().size()) << link;
    ASSERT_EQ(again->info().rules, info().rules);
  }
}

TEST_P(SessionConformance, LinksHoldSetUps) {
  for (int game = 0; game < 10; ++game) {
    Session other = opened();
    play_on(other, game);
    if (other.board().end) continue;
    Session session = opened();
    play_on(session, 3);
    ASSERT_TRUE(session.set_up(other.position())) << other.position();
    ASSERT_EQ(session.position(), other.position());
    play_on(session, 2);
    const std::string link = kanzen::link_to(session);
    const auto again = kanzen::session_from_link(link);
    ASSERT_TRUE(again) << link << ": " << again.error().message;
    ASSERT_EQ(kanzen::link_to(*again), link);
    ASSERT_TRUE(snapshot_of(*again) == snapshot_of(session)) << link;
  }
}

TEST_P(SessionConformance, ChangedLinksNeverCrash) {
  Session session = opened();
  play_on(session, 8);
  const std::string link = kanzen::link_to(session);
  int refused = 0;
  for (int i = 0; i < 2000; ++i) {
    std::string changed = link;
    changed[random_() % changed.size()] = static_cast<char>(random_() % 256);
    if (random_() % 4 == 0) changed.resize(random_() % changed.size());
    const auto opened_again = kanzen::session_from_link(changed);
    if (opened_again) continue;
    ++refused;
    ASSERT_FALSE(opened_again.error().message.empty()) << changed;
  }
  EXPECT_GT(refused, 500);
}

class SolvedSessionConformance : public SessionConformance {};

TEST_P(SolvedSessionConformance, AnalysisArrivesForEveryPositionOfTheLine) {
  Session session = opened();
  play_on(session, 12);
  for (const std::string& position : session.missing_analysis())
    session.deliver(*solved().probe(*game().parse(position)));
  EXPECT_TRUE(session.missing_analysis().empty());
  for (const Session::Node node : session.line()) EXPECT_TRUE(session.value(node).has_value());
  for (const std::string& best : session.best_moves()) {
    Session other = opened();
    ASSERT_TRUE(other.set_position(session.position()));
    EXPECT_TRUE(other.play(best)) << best;
  }
  session.forget_analysis();
  EXPECT_FALSE(session.missing_analysis().empty());
}

INSTANTIATE_TEST_SUITE_P(EveryGame, SessionConformance, testing::ValuesIn(all_games()), test_name);
INSTANTIATE_TEST_SUITE_P(SolvedGame, SolvedSessionConformance, testing::ValuesIn(solved_games()),
                         test_name);

}  // namespace
}  // namespace conformance
