// Variations of a session: promoted, set up and removed.
#include "tests/engine/played_session.hpp"

#include <algorithm>

namespace kanzen {
namespace {

TEST(SessionTree, AVariationIsPromoted) {
  Session session = *Session::open("gobblers2");
  play_all(session, {"L@b2", "M@a1"});
  session.jump(1);
  play_all(session, {"L@c3", "M@a3"});
  EXPECT_EQ(session.nodes(), (Nodes{0, 1, 2, 3, 4}));
  EXPECT_TRUE(session.promote(4));
  EXPECT_EQ(session.nodes(), (Nodes{0, 1, 3, 4, 2}));
  EXPECT_EQ(session.current(), 4u) << "the current node stays";
  EXPECT_EQ(moves_along(session), (Texts{"L@b2", "L@c3", "M@a3"}));
  EXPECT_FALSE(session.promote(4)) << "it is the main line";
  EXPECT_FALSE(session.promote(0));
  session.jump(2);
  EXPECT_TRUE(session.promote(2));
  EXPECT_EQ(session.children(1), (Nodes{2, 3}));
}

// The variation that was visited last is promoted, and then the other one.
TEST(SessionTree, RedoGoesWhereItWentBeforePromoting) {
  Session session = *Session::open("gobblers2");
  play_all(session, {"L@b2", "M@a1"});
  session.jump(1);
  play_all(session, {"L@c3"});
  for (const Session::Node promoted : {3u, 2u}) {
    ASSERT_TRUE(session.promote(promoted));
    ASSERT_TRUE(session.undo());
    ASSERT_TRUE(session.redo());
    EXPECT_EQ(session.current(), 3u) << promoted;
  }
}

// Redo leads where it led before another variation is removed, whether that one is listed earlier
// or later.
TEST(SessionTree, RedoGoesWhereItWentBeforeAnotherIsRemoved) {
  Session session = *Session::open("tictactoe");
  for (const char* move : {"a1", "a2", "a3", "b1"}) {  // 1 to 4
    session.restart();
    play_all(session, {move});
  }
  session.jump(3);
  ASSERT_TRUE(session.undo());
  for (const Session::Node removed : {1u, 4u, 2u}) {
    ASSERT_TRUE(session.remove(removed));
    ASSERT_TRUE(session.redo());
    EXPECT_EQ(session.current(), 3u) << removed;
    ASSERT_TRUE(session.undo());
  }
}

// Promoting a variation within a variation begins with the inner one.
TEST(SessionTree, PromotingGoesFromTheInside) {
  Session session = *Session::open("gobblers2");
  play_all(session, {"L@b2", "M@a1"});
  session.restart();
  play_all(session, {"L@c3", "M@a1"});  // 3, 4
  session.jump(3);
  play_all(session, {"M@a3"});  // 5
  EXPECT_TRUE(session.promote(5));
  EXPECT_EQ(session.nodes(), (Nodes{0, 1, 2, 3, 5, 4}));
  EXPECT_TRUE(session.promote(5));
  EXPECT_EQ(session.nodes(), (Nodes{0, 3, 5, 4, 1, 2}));
}

TEST(SessionTree, APositionIsSetUpInTheMiddleOfALine) {
  Session session = *Session::open("gobblers2");
  play_all(session, {"L@b2"});
  for (int times = 0; times < 2; ++times) {  // the second time the child is there
    session.jump(1);
    ASSERT_TRUE(session.set_up("m,-,-/-,L,-/-,-,-:1"));
    EXPECT_EQ(session.current(), 2u);
  }
  EXPECT_EQ(session.position(), "m,-,-/-,L,-/-,-,-:1");
  EXPECT_EQ(session.move_to(2), "=m,-,-/-,L,-/-,-,-:1");
  EXPECT_TRUE(session.is_set_up(2));
  EXPECT_TRUE(session.changes_pieces(2));
  EXPECT_FALSE(session.played_move(2));
  EXPECT_EQ(session.to_move(2), Player{0});
  EXPECT_FALSE(session.is_set_up(1));
  // A move that leads to the same position is another child.
  session.jump(1);
  play_all(session, {"M@a3"});
  EXPECT_EQ(session.current(), 3u);
  EXPECT_EQ(session.position(), session.position(2));
  // The side to move alone.
  session.jump(1);
  ASSERT_TRUE(session.play("=-,-,-/-,L,-/-,-,-:1"));
  EXPECT_FALSE(session.changes_pieces(4));
  EXPECT_EQ(session.children(1), (Nodes{2, 3, 4}));
}

TEST(SessionTree, DoesNotSetUpBadPositions) {
  Session session = *Session::open("tictactoe");
  EXPECT_FALSE(session.set_up("nonsense"));
  EXPECT_FALSE(session.can_play("=nonsense"));
  EXPECT_TRUE(session.can_play("=___/_X_/___:2"));
  const auto played = session.play("=___/_X_:2");
  ASSERT_FALSE(played);
  EXPECT_EQ(played.error().code, Errc::bad_notation);
  EXPECT_EQ(played.error().message.find("\"=___/_X_:2\" sets up no position: character 8: "), 0u)
      << played.error().message;
  EXPECT_EQ(session.node_count(), 1u);
}

TEST(SessionTree, PlayGoesOnFromASetUpAfterTheEnd) {
  Session session = *Session::open("tictactoe");
  play_all(session, {"b2", "resign"});
  EXPECT_FALSE(session.can_play("a1"));
  ASSERT_TRUE(session.set_up("O../.X./...:1"));
  EXPECT_FALSE(session.board().end);
  play_all(session, {"a1"});
  EXPECT_EQ(session.ply(), 4u);
}

// The legal moves under superko depend on the path to the position alone.
TEST(SessionTree, SuperkoIsThatOfThePathAfterAnyJumps) {
  Session session = *Session::open("go:3,2", "positional");
  std::size_t seed = 11;
  const auto random_below = [&](std::size_t below) {
    return (seed = seed * 48271 % 2147483647) % below;
  };
  std::size_t forbidden = 0;
  for (int step = 0; step < 1500; ++step) {
    const Nodes nodes = session.nodes();
    const auto any = nodes[random_below(nodes.size())];
    switch (random_below(30)) {
      case 0:
      case 1: session.jump(any); break;
      case 2: ASSERT_TRUE(session.set_up(session.position(any))); break;
      case 3:
        if (random_below(20) == 0) session.remove(any);
        break;
      default:
        const Texts moves = session.move_texts();  // the last one is the pass
        if (moves.empty()) {
          session.jump(any);
        } else {
          play_all(session, {moves[random_below(std::max<std::size_t>(moves.size() - 1, 1))]});
        }
    }
    Session again = *Session::open("go:3,2", "positional");
    Nodes path;
    for (auto node = session.current(); node != 0; node = session.parent(node))
      path.push_back(node);
    for (std::size_t i = path.size(); i-- > 0;) play_all(again, {session.move_to(path[i])});
    ASSERT_EQ(again.move_texts(), session.move_texts()) << session.position();
    ASSERT_EQ(again.past(again.current()), session.past(session.current()));
    ASSERT_EQ(again.ply(), path.size());
    forbidden += session.forbidden().size();
  }
  EXPECT_GT(forbidden, 20u);
}

TEST(SessionTree, AVariationIsRemoved) {
  Session session = *Session::open("gobblers2");
  play_all(session, {"L@b2", "M@a1", "M@c3"});
  session.jump(1);
  play_all(session, {"L@c3", "M@a3"});  // 4, 5
  EXPECT_FALSE(session.remove(0));
  EXPECT_TRUE(session.remove(4));
  EXPECT_EQ(session.current(), 1u) << "it stood in the variation";
  EXPECT_EQ(session.nodes(), (Nodes{0, 1, 2, 3}));
  EXPECT_FALSE(session.has(4));
  EXPECT_FALSE(session.has(5));
  EXPECT_EQ(moves_along(session), (Texts{"L@b2", "M@a1", "M@c3"}));
  play_all(session, {"L@c3"});
  EXPECT_EQ(session.current(), 6u) << "no number is given twice";
  session.jump(3);
  EXPECT_TRUE(session.remove(6));
  EXPECT_EQ(session.current(), 3u) << "it stood elsewhere";
  EXPECT_TRUE(session.remove(1));
  EXPECT_EQ(session.nodes(), Nodes{0});
  EXPECT_EQ(session.position(), "-,-,-/-,-,-/-,-,-:1");
  EXPECT_FALSE(session.redo());
}

}  // namespace
}  // namespace kanzen
