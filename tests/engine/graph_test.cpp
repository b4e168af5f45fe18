// The transition graph: whole, around a position, up to symmetry, and as text.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/study/graph.hpp"

namespace kanzen {
namespace {

class GraphOfTicTacToe : public testing::Test {
 protected:
  GraphOptions whole() const {
    GraphOptions options;
    options.root = game_->initial();
    return options;
  }
  ValueOf values() const {
    return [this](const AnyState& state) { return std::optional(*solved_->value_of(state)); };
  }
  std::vector<GraphNode> nodes(const GraphOptions& options) const {
    std::vector<GraphNode> all;
    const auto walked =
        walk_graph(*game_, values(), options, {}, [&](std::size_t number, const GraphNode& node) {
          EXPECT_EQ(number, all.size());
          all.push_back(node);
          return true;
        });
    EXPECT_TRUE(walked) << walked.error().message;
    return all;
  }
  std::string text(const GraphOptions& options, const char* format) const {
    std::string all;
    EXPECT_TRUE(write_graph(*game_, values(), options, {}, format, [&](std::string_view piece) {
      all += piece;
      return true;
    }));
    return all;
  }

  const std::shared_ptr<const AnyGame> game_ = *find_game("tictactoe");
  const std::unique_ptr<SolvedGame> solved_ = *game_->solver()->solve({});
};

std::uint64_t edge_count(const std::vector<GraphNode>& nodes) {
  std::uint64_t count = 0;
  for (const GraphNode& node : nodes) count += node.edges.size();
  return count;
}

// docs/games/mnk.md: 5,478 positions, 16,167 transitions, 765 positions up to symmetry.
TEST_F(GraphOfTicTacToe, IsWhole) {
  const auto all = nodes(whole());
  EXPECT_EQ(all.size(), 5478u);
  EXPECT_EQ(edge_count(all), 16167u);
  for (const GraphNode& node : all) {
    ASSERT_FALSE(node.cut);
    for (const GraphEdge& edge : node.edges) {
      ASSERT_EQ(all[*edge.to].position, edge.position);
      ASSERT_EQ(all[*edge.to].value, edge.value);
      ASSERT_EQ(all[*edge.to].ply, node.ply + 1);
      ASSERT_EQ(edge.moves, 1u);
    }
  }
}

TEST_F(GraphOfTicTacToe, IsSmallerUpToSymmetry) {
  GraphOptions options = whole();
  options.up_to_symmetry = true;
  const auto all = nodes(options);
  EXPECT_EQ(all.size(), 765u);
  EXPECT_EQ(edge_count(all), game_->solver()->enumerate({})->play->up_to_symmetry.transitions);
  // Corner, edge, centre.
  ASSERT_EQ(all.front().edges.size(), 3u);
  EXPECT_EQ(all.front().edges[0].moves + all.front().edges[1].moves + all.front().edges[2].moves,
            9u);
}

TEST_F(GraphOfTicTacToe, EndsAtTheDepth) {
  GraphOptions options = whole();
  options.root = *game_->parse("X../.O./...:1");
  options.depth = 2;
  const auto all = nodes(options);
  EXPECT_EQ(all.size(), 1u + 7 + 7 * 6);
  EXPECT_EQ(std::count_if(all.begin(), all.end(), [](const GraphNode& n) { return n.cut; }), 42);
}

TEST_F(GraphOfTicTacToe, ComesInThreeFormats) {
  GraphOptions options = whole();
  options.depth = 1;
  options.up_to_symmetry = true;
  EXPECT_EQ(text(options, "csv"),
            "position,outcome,distance,move,moves,next,next_outcome,next_distance\n"
            "\".../.../...:1\",draw,,a3,4,\"X../.../...:2\",draw,\n"
            "\".../.../...:1\",draw,,b3,4,\".X./.../...:2\",draw,\n"
            "\".../.../...:1\",draw,,b2,1,\".../.X./...:2\",draw,\n");
  const std::string dot = text(options, "dot");
  EXPECT_NE(dot.find("n0 -> n1 [label=\"a3 x4\"]"), std::string::npos) << dot;
  EXPECT_NE(dot.find("n3 [label=\"...\\n.X.\\n...:2\\ndraw\", fillcolor=\"#e8e8e6\"]"),
            std::string::npos)
      << dot;
  const std::string json = text(options, "json");
  EXPECT_NE(json.find("{\"move\":\"a3\",\"moves\":4,\"to\":1}"), std::string::npos) << json;
}

TEST_F(GraphOfTicTacToe, StopsWhereItCannotBeWritten) {
  int pieces = 0;
  const auto written = write_graph(*game_, values(), whole(), {}, "csv",
                                   [&](std::string_view) { return ++pieces < 3; });
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().code, Errc::io);
  EXPECT_EQ(pieces, 3);
}

// Losing lifts end the game without a position.
TEST(GraphOfGobblers, HasEnds) {
  const auto game = *find_game("gobblers2");
  GraphOptions options;
  // The L on a2 covers the second player's column, which is otherwise complete.
  options.root = *game->parse("m,-,-/mL,-,L/l,-,M:1");
  options.depth = 1;
  bool ends = false;
  const auto walked = walk_graph(
      *game, [](const AnyState&) { return std::optional<Value>(); }, options, {},
      [&](std::size_t, const GraphNode& node) {
        for (const GraphEdge& edge : node.edges)
          if (!edge.to) ends = true;
        return true;
      });
  ASSERT_TRUE(walked) << walked.error().message;
  EXPECT_TRUE(ends);
}

}  // namespace
}  // namespace kanzen
