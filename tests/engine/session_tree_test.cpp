// Variations of a session: promoted and removed; the tree remains consistent.
#include "tests/engine/played_session.hpp"

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

TEST(SessionTree, AnInsertedMoveIsAnotherThanTheSameMovePlayed) {
  Session session = *Session::open("gobblers2");
  for (int times = 0; times < 2; ++times) {  // the second time both are there
    session.restart();
    ASSERT_TRUE(session.play("L@b2"));
    EXPECT_EQ(session.current(), 1u);
    session.restart();
    ASSERT_TRUE(session.insert("L@b2"));
    EXPECT_EQ(session.current(), 2u);
  }
  EXPECT_FALSE(session.is_inserted(1));
  EXPECT_TRUE(session.is_inserted(2));
  session.restart();
  EXPECT_FALSE(session.insert("nonsense"));
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

// The tree remains consistent, and so does redo, after any sequence of moves, promotions and
// removals.
TEST(SessionTree, ATreeStaysWhole) {
  Session session = *Session::open("gobblers2");
  std::size_t seed = 7;
  const auto random_below = [&](std::size_t below) {
    return (seed = seed * 48271 % 2147483647) % below;
  };
  for (int step = 0; step < 3000; ++step) {
    const Nodes nodes = session.nodes();
    const auto any = nodes[random_below(nodes.size())];
    switch (random_below(6)) {
      case 0: session.promote(any); break;
      case 1:
        if (random_below(4) == 0) session.remove(any);
        break;
      case 2: session.jump(any); break;
      default:
        if (!session.moves().empty())
          play_all(session, {session.moves()[random_below(session.moves().size())].text});
    }
    ASSERT_TRUE(session.has(session.current()));
    for (const auto node : session.nodes()) {
      ASSERT_TRUE(session.has(node));
      for (const auto child : session.children(node)) ASSERT_EQ(session.parent(child), node);
    }
    for (const auto node : session.line()) ASSERT_TRUE(session.has(node));
  }
}

}  // namespace
}  // namespace kanzen
