#pragma once
// A game given as a list of positions and moves, to test the solver on everything that the concepts
// allow, and its values computed in the simplest way.
#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/game.hpp"

namespace kanzen {

// The name is not GraphNode, which engine/study/graph.hpp uses for exported nodes.
struct ListedNode {
  std::optional<Value> terminal;
  std::vector<std::uint32_t> children;  // positions that moves lead to
  std::vector<Outcome> endings;         // moves that end the game, for the mover
};
using Graph = std::vector<ListedNode>;

inline ListedNode finished(Value value) { return {value, {}, {}}; }
inline ListedNode leads_to(std::vector<std::uint32_t> children, std::vector<Outcome> endings = {}) {
  return {std::nullopt, std::move(children), std::move(endings)};
}
// Returns a graph with a move from each node to the one before, down to node 0, which is lost: node
// n has distance n.
inline Graph distance_chain(std::uint32_t steps) {
  Graph graph = {finished(loss_in(0))};
  for (std::uint32_t n = 1; n <= steps; ++n) graph.push_back(leads_to({n - 1}));
  return graph;
}

// A game that starts at node 0.  Node n has index 3 n + 1, so that two of three indices are gaps.
class GraphGame {
 public:
  struct State {
    std::uint32_t node = 0;
    friend bool operator==(const State&, const State&) = default;
  };
  using Move = std::uint32_t;  // children first, then endings
  static constexpr std::size_t max_moves = 16;

  explicit GraphGame(Graph graph) : graph_(std::move(graph)) {}
  const Graph& graph() const { return graph_; }

  GameInfo info() const {
    GameInfo info;
    info.name = "graph";
    info.rules = "test";
    info.all_rules = {"test"};
    return info;
  }
  State initial() const { return {}; }
  std::optional<Value> terminal(const State& s) const { return node(s).terminal; }
  // Lists moves.  Fails the test for a finished game, whose moves must not be listed: there may be
  // some.
  void moves(const State& s, FixedVector<Move, max_moves>& out) const {
    EXPECT_FALSE(node(s).terminal) << "moves of the finished position " << s.node;
    for (std::size_t i = 0; i < node(s).children.size() + node(s).endings.size(); ++i)
      out.push_back(static_cast<Move>(i));
  }
  std::optional<Outcome> ending(const State& s, Move move) const {
    if (move < node(s).children.size()) return std::nullopt;
    return node(s).endings[move - node(s).children.size()];
  }
  State apply(const State& s, Move move) const { return {node(s).children[move]}; }

  Index index_count() const { return Index{3} * graph_.size(); }
  Index index(const State& s) const { return Index{3} * s.node + 1; }
  std::optional<State> unindex(Index i) const {
    if (i % 3 != 1) return std::nullopt;
    return State{static_cast<std::uint32_t>(i / 3)};
  }

  Result<State> parse(std::string_view) const {
    return Error{Errc::unsupported, untranslated("no notation")};
  }
  std::string format(const State& s) const { return "node " + std::to_string(s.node); }
  std::string format_move(const State&, Move move) const { return std::to_string(move); }
  std::optional<std::string> normalise_move(std::string_view text) const {
    return std::string(text);
  }
  std::vector<Notation> other_notations(const State&) const { return {}; }
  BoardView view(const State&) const { return {}; }
  MoveView view_move(const State&, Move) const { return {}; }

 private:
  const ListedNode& node(const State& s) const { return graph_[s.node]; }

  Graph graph_;
};

static_assert(HasEndingMoves<GraphGame> && Game<GraphGame> && !HasUnmoves<GraphGame>);

// The definition of a value, literally: the least n such that the side to move can win
// (or cannot avoid losing) within n plies.
class NaiveValues {
 public:
  explicit NaiveValues(const Graph& graph)
      : graph_(graph), values_(graph.size()), wins_(graph.size()), losses_(graph.size()) {
    unsigned longest_terminal = 0;
    for (const ListedNode& node : graph)
      if (node.terminal)
        longest_terminal = std::max<unsigned>(longest_terminal, node.terminal->distance);
    for (unsigned plies = 0; extend(plies) || plies <= longest_terminal; ++plies) {
    }
  }
  Value operator[](std::size_t node) const { return values_[node]; }

 private:
  using Flags = std::vector<bool>;

  // Extends the values from "within plies - 1" to "within plies"; false: nothing new.
  bool extend(unsigned plies) {
    Flags wins(graph_.size()), losses(graph_.size());
    bool changed = false;
    for (std::size_t n = 0; n < graph_.size(); ++n) {
      wins[n] = wins_[n] || wins_within(graph_[n], plies);
      losses[n] = losses_[n] || loses_within(graph_[n], plies);
      if (wins[n] && !wins_[n]) values_[n] = win_in(plies);
      if (losses[n] && !losses_[n]) values_[n] = loss_in(plies);
      changed = changed || wins[n] != wins_[n] || losses[n] != losses_[n];
    }
    wins_ = std::move(wins);
    losses_ = std::move(losses);
    return changed;
  }

  bool wins_within(const ListedNode& node, unsigned plies) const {
    if (node.terminal)
      return node.terminal->outcome == Outcome::win && node.terminal->distance <= plies;
    if (plies == 0) return false;
    for (const Outcome ending : node.endings)
      if (ending == Outcome::win) return true;
    for (const std::uint32_t child : node.children)
      if (losses_[child]) return true;
    return false;
  }

  bool loses_within(const ListedNode& node, unsigned plies) const {
    if (node.terminal)
      return node.terminal->outcome == Outcome::loss && node.terminal->distance <= plies;
    if (plies == 0) return false;
    for (const Outcome ending : node.endings)
      if (ending != Outcome::loss) return false;
    for (const std::uint32_t child : node.children)
      if (!wins_[child]) return false;
    return true;
  }

  const Graph& graph_;
  std::vector<Value> values_;
  Flags wins_, losses_;
};

}  // namespace kanzen
