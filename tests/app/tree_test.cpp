#include "engine/figure/position_tree.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/figure/tree.hpp"
#include "imgui_app/features/tree/tree.hpp"
#include "imgui_app/widgets/camera.hpp"
#include "tests/app/drawn_page.hpp"

namespace kanzen::app {
namespace {

using Kind = PositionNode::Kind;

std::size_t count(const PositionTree& tree, Kind kind) {
  return static_cast<std::size_t>(
      std::count_if(tree.nodes.begin(), tree.nodes.end(),
                    [&](const PositionNode& node) { return node.kind == kind; }));
}

const PositionNode* find(const PositionTree& tree, const std::string& id) {
  const auto found =
      std::find_if(tree.nodes.begin(), tree.nodes.end(),
                   [&](const PositionNode& node) { return tree_item_of(node) == id; });
  return found == tree.nodes.end() ? nullptr : &*found;
}

TEST(Tree, TheStartOfTicTacToeHasThreeChildrenUpToSymmetryAndAllOnDemand) {
  OpenedPage page("game=tictactoe");
  page.activate("tab-tree");
  const PositionTree& tree = page.feature<Tree>().tree();
  EXPECT_EQ(count(tree, Kind::previous), 0U);
  EXPECT_EQ(count(tree, Kind::child), 3U);
  EXPECT_EQ(count(tree, Kind::grandchild), 12U);
  unsigned moves = 0;
  for (const PositionNode& node : tree.nodes) {
    if (node.kind == Kind::child) moves += node.equivalent_moves;
  }
  EXPECT_EQ(moves, 9U);
  page.activate("toggle-symmetry");
  EXPECT_EQ(count(page.feature<Tree>().tree(), Kind::child), 9U);
  EXPECT_EQ(count(page.feature<Tree>().tree(), Kind::grandchild), 72U);
}

// O threatens a1-b1-c1; X must take c1 or lose, and cannot win at once.
TEST(Tree, ValuesAreThoseOfWhoIsToMove) {
  OpenedPage page("game=tictactoe&moves=b2.a1.a3.b1");
  page.activate("tab-tree");
  page.platform.deliver(page.controller);
  const PositionTree& tree = page.feature<Tree>().tree();
  const Session& session = page.session();
  const auto value = [&](const std::string& id) {
    const PositionNode* node = find(tree, id);
    EXPECT_NE(node, nullptr) << id;
    return node == nullptr ? std::nullopt : tree_value(session, tree, *node);
  };
  EXPECT_EQ(value("tree-here"), session.analysis()->value);
  for (const MoveValue& move : session.analysis()->moves) {
    const PositionNode* node = find(tree, "tree-" + move.move);
    if (node == nullptr) continue;  // symmetric to another one
    const auto shown = tree_value(session, tree, *node);
    ASSERT_TRUE(shown);
    EXPECT_EQ(*shown, move.value) << move.move;  // the same value as in the list of moves
    EXPECT_EQ(is_best(session, tree, *node), move.value == session.analysis()->moves[0].value);
  }
  EXPECT_EQ(value("tree-a2.c1"), loss_in(2));  // O has the line
  EXPECT_TRUE(is_best(session, tree, *find(tree, "tree-a2.c1")));
}

TEST(Tree, ValuesOfGrandchildrenAreAskedForOnlyWhenTheTabIsOpen) {
  OpenedPage page("game=tictactoe");
  const std::size_t before = page.platform.requests.size();
  page.activate("square-b2");
  EXPECT_EQ(page.platform.requests.size(), before + 1);
  page.activate("tab-tree");
  EXPECT_EQ(page.platform.requests.size(), before + 1 + 2);  // a corner and an edge
  page.activate("tab-moves");
  EXPECT_TRUE(page.feature<Tree>().tree().nodes.empty());
}

TEST(Tree, NodesAreWalkedTo) {
  OpenedPage page("game=tictactoe");
  page.click("tab-tree tree-b2.a3");
  EXPECT_EQ(page.session().position(), "O../.X./...:1");
  EXPECT_EQ(page.session().ply(), 2U);
  page.activate("tree-before");
  EXPECT_EQ(page.session().position(), ".../.X./...:2");
  page.activate("tree-here");
  EXPECT_EQ(page.session().ply(), 1U);
}

// The move c1 after a1, b1 leads to the position after c1, b1, a1; so does a1 on the other line.
TEST(Tree, ShowsWhichPositionsOtherMovesHaveReached) {
  OpenedPage page("game=tictactoe&moves=a1(c1.b1.a1)(b2).b1.c1&ply=2");
  page.click("tab-tree toggle-symmetry");
  const Tree& tab = page.feature<Tree>();
  ASSERT_EQ(tab.transpositions().size(), tab.tree().nodes.size());
  for (std::size_t i = 0; i < tab.tree().nodes.size(); ++i) {
    const std::vector<std::string>& moves = tab.tree().nodes[i].moves;
    const bool expected = moves == std::vector<std::string>{"c1"};
    EXPECT_EQ(tab.transpositions()[i].has_value(), expected) << tab.tree().nodes[i].position;
    if (!expected || !tab.transpositions()[i]) continue;
    const Session& session = page.session();
    EXPECT_EQ(session.move_to(*tab.transpositions()[i]), "a1");
    EXPECT_EQ(session.position(*tab.transpositions()[i]), tab.tree().nodes[i].position);
  }
  OpenedPage own("game=gobblers2&moves=L@a1.L@c3&ply=0");  // its line is no transposition
  own.activate("tab-tree");
  for (const auto& reached : own.feature<Tree>().transpositions()) EXPECT_FALSE(reached);
}

// Moves that undo themselves lead to an earlier position of the line.
TEST(Tree, ARepetitionIsShownWithItsMove) {
  OpenedPage page("game=gobblers2&moves=L@a1.L@c3.a1a2.c3c2");
  page.click("tab-tree toggle-symmetry");
  const Tree& tab = page.feature<Tree>();
  for (std::size_t i = 0; i < tab.tree().nodes.size(); ++i) {
    if (tab.tree().nodes[i].moves != std::vector<std::string>{"a2a1", "c2c3"}) continue;
    ASSERT_TRUE(tab.transpositions()[i]);
    EXPECT_EQ(page.session().ply(*tab.transpositions()[i]), 2U);
    return;
  }
  FAIL() << "no such node";
}

TEST(Tree, ALosingLiftIsANodeWithoutAPosition) {
  OpenedPage page(covered_line);
  page.activate("tab-tree");
  const PositionNode* lift = find(page.feature<Tree>().tree(), "tree-b1");
  ASSERT_NE(lift, nullptr);
  EXPECT_TRUE(lift->position.empty());
  page.activate("tree-b1");
  EXPECT_TRUE(page.state().board.warned_lift);
}

TEST(Tree, ASearchedBoardShowsWhatIsKnown) {
  OpenedPage page("game=mnk:6,5,4&position=....../....../.XXX../.OOO../......:1");
  page.activate("tab-tree");
  EXPECT_FALSE(tree_value(page.session(), page.feature<Tree>().tree(),
                          page.feature<Tree>().tree().nodes[1]));
  page.activate("button-search");
  const PositionTree& tree = page.feature<Tree>().tree();
  EXPECT_EQ(tree_value(page.session(), tree, tree.nodes[1])->outcome, Outcome::win);
}

// Pictures and their words do not overlap, and are inside the bounds.
TEST(Tree, NothingOverlapsHoweverManyMovesThereAre) {
  for (const char* fragment : {"game=tictactoe", "game=gobblers2", "game=mnk:8,8,5",
                               "game=mnk:64,1,4", "game=mnk:1,1,1"}) {
    OpenedPage page(fragment);
    page.click("tab-tree toggle-symmetry");
    const PositionTree& tree = page.feature<Tree>().tree();
    ASSERT_FALSE(tree.nodes.empty());
    std::vector<Rect> taken;
    for (const PositionNode& node : tree.nodes) {
      Rect rect = node.rect;
      rect.height *=
          1 + (node.kind == Kind::grandchild ? tree_label_height : tree_label_height * 0.7F);
      EXPECT_GE(rect.x, tree.bounds.x);
      EXPECT_LE(right(rect), right(tree.bounds) + 0.01F) << fragment << ' ' << node.position;
      EXPECT_LE(bottom(rect), bottom(tree.bounds) + 0.01F) << fragment << ' ' << node.position;
      taken.push_back(inset(rect, 0.01F));
    }
    std::sort(taken.begin(), taken.end(), [](const Rect& a, const Rect& b) { return a.y < b.y; });
    for (std::size_t a = 0; a < taken.size(); ++a) {
      for (std::size_t b = a + 1; b < taken.size() && taken[b].y < bottom(taken[a]); ++b) {
        ASSERT_TRUE(empty(intersection(taken[a], taken[b]))) << fragment;
      }
    }
  }
}

TEST(Camera, ShowsAllAtFirstAndKeepsWhatIsUnderThePointer) {
  constexpr Rect view{100, 50, 300, 400};
  constexpr Rect bounds{0, 0, 10, 20};
  PanZoom state;
  Camera camera(view, bounds, 200, state);
  camera.fit();
  EXPECT_GE(camera.on_screen(Point{0, 0}).x, view.x);
  EXPECT_LE(camera.on_screen(Point{10, 20}).y, bottom(view));
  const Point pixel{260, 300};
  const Point before = camera.in_drawing(pixel);
  camera.zoom_around(pixel, 3);
  EXPECT_NEAR(camera.in_drawing(pixel).x, before.x, 0.01F);
  EXPECT_NEAR(camera.in_drawing(pixel).y, before.y, 0.01F);
  const float scale = camera.scale();
  camera.pan({40, 0});
  EXPECT_NEAR(camera.in_drawing(pixel).x, before.x - 40 / scale, 0.01F);
}

TEST(Camera, GoesNeitherTooNearNorOutOfTheDrawing) {
  PanZoom state;
  Camera camera({0, 0, 300, 400}, {0, 0, 10, 20}, 200, state);
  camera.fit();
  camera.zoom(1000);
  EXPECT_FLOAT_EQ(camera.scale(), 200);
  camera.pan({100000, -100000});
  EXPECT_FLOAT_EQ(state.middle.x, 0);
  EXPECT_FLOAT_EQ(state.middle.y, 20);
  camera.zoom(0.0001F);
  EXPECT_FLOAT_EQ(state.zoom, 1);
  EXPECT_NEAR(centre(camera.on_screen(Rect{0, 0, 10, 20})).x, 150, 0.01F);
}

TEST(DrawnTree, IsMovedByADragWhichPlaysNothing) {
  DrawnPage page("game=gobblers2", still_screen(1280, 800));
  page.click("tab-tree button-zoom-in button-zoom-in button-zoom-in");
  const Point before = centre(page.rect_of("tree-here"));
  page.drag(before, before - Point{60, 60});
  ASSERT_FALSE(empty(page.rect_of("tree-here")));
  const Point way = centre(page.rect_of("tree-here")) - before;
  EXPECT_GT(std::hypot(way.x, way.y), 30);
  EXPECT_EQ(page.state().session->ply(), 0U);
}

TEST(DrawnTree, IsZoomedAroundThePointer) {
  DrawnPage page("game=tictactoe&moves=b2", screen(1280, 800));
  page.click("tab-tree");
  const Rect before = page.rect_of("tree-b3");
  page.point_at("tree-b3");
  page.turn_wheel(-3);
  const Rect after = page.rect_of("tree-b3");
  EXPECT_GT(after.width, 1.3F * before.width);
  EXPECT_NEAR(centre(after).x, centre(before).x, 8);
  EXPECT_NEAR(centre(after).y, centre(before).y, 8);
}

TEST(DrawnTree, HasTheNumberOfTheListOfMoves) {
  DrawnPage page(won_in_three, screen(1440, 1600));
  const MoveValue best = page.state().session->analysis()->moves.front();
  ASSERT_EQ(best.value, win_in(3));
  page.click("tab-tree");
  const std::string label = page.label_of("tree-" + best.move);
  EXPECT_NE(label.find("in 3 plies"), std::string::npos) << label;
}

}  // namespace
}  // namespace kanzen::app
