#pragma once
// Listed games (graph_game.hpp) with the optional abilities: implicit values, un-moves, layers, and
// wins that take an odd number of plies.
#include "tests/engine/graph_game.hpp"

namespace kanzen {

// Finished positions lost in 0 and won in 1 come last and need no entries.
class GraphGameWithImplicitTerminals : public GraphGame {
 public:
  explicit GraphGameWithImplicitTerminals(Graph graph)
      : GraphGame(std::move(graph)), numbers_(this->graph().size()) {
    for (const Region region : {Region::open, Region::lost, Region::won}) {
      if (region == Region::lost) first_lost_ = nodes_.size();
      if (region == Region::won) first_won_ = nodes_.size();
      for (std::uint32_t n = 0; n < this->graph().size(); ++n)
        if (region_of(this->graph()[n]) == region) {
          numbers_[n] = nodes_.size();
          nodes_.push_back(n);
        }
      nodes_.push_back(std::nullopt);  // a gap
    }
  }
  Index index_count() const { return nodes_.size(); }
  Index index(const State& s) const { return numbers_[s.node]; }
  std::optional<State> unindex(Index i) const {
    if (!nodes_[at(i)]) return std::nullopt;
    return State{*nodes_[at(i)]};
  }
  Index entry_count() const { return first_lost_; }
  Value implicit_value(Index i) const { return i < first_won_ ? loss_in(0) : win_in(1); }

 private:
  enum class Region { open, lost, won };
  static Region region_of(const ListedNode& node) {
    if (node.terminal == loss_in(0)) return Region::lost;
    return node.terminal == win_in(1) ? Region::won : Region::open;
  }

  std::vector<std::optional<std::uint32_t>> nodes_;  // by index
  std::vector<Index> numbers_;                       // by node
  Index first_lost_ = 0, first_won_ = 0;
};
static_assert(HasImplicitTerminals<GraphGameWithImplicitTerminals> &&
              !HasImplicitTerminals<GraphGame>);

// A game whose later rounds use un-moves.
template <class Base = GraphGame>
class GraphGameByUnmoves : public Base {
 public:
  static constexpr bool solved_by_unmoves = true;
  static constexpr std::size_t max_unmoves = 64;
  using Base::Base;
  using typename Base::State;
  void predecessors(const State& s, FixedVector<State, max_unmoves>& out) const {
    for (std::uint32_t n = 0; n < this->graph().size(); ++n)
      for (const std::uint32_t child : this->graph()[n].children)
        if (child == s.node && !this->graph()[n].terminal) out.push_back({n});
  }
};
static_assert(SolvedByUnmoves<GraphGameByUnmoves<>> && !SolvedByUnmoves<GraphGame>);

class GraphGameWithOddWins : public GraphGame {
 public:
  static constexpr bool has_odd_wins = true;
  using GraphGame::GraphGame;
};
static_assert(HasOddWins<GraphGameWithOddWins> && !HasOddWins<GraphGame>);

// Returns layers of the given sizes, with the nodes in their order.
template <class Base>
class LayeredGraphGame : public Base {
 public:
  static constexpr std::size_t max_unmoves = 64;
  using State = typename Base::State;

  LayeredGraphGame(Graph graph, std::vector<std::uint32_t> sizes) : Base(std::move(graph)) {
    for (const std::uint32_t size : sizes) firsts_.push_back(firsts_.back() + 3 * Index{size});
  }
  unsigned layer_count() const { return static_cast<unsigned>(firsts_.size() - 1); }
  Index layer_first(unsigned layer) const { return firsts_[layer]; }
  unsigned class_size(const State&) const { return 1; }
  void distinct_predecessors(const State& s, FixedVector<State, max_unmoves>& out) const {
    for (std::uint32_t n = 0; n < this->graph().size(); ++n)
      for (const std::uint32_t child : this->graph()[n].children)
        if (child == s.node) out.push_back({n});
  }

 private:
  std::vector<Index> firsts_ = {0};
};
static_assert(HasLayers<LayeredGraphGame<GraphGame>>);

// Returns a chain from node 0 down, one node a layer, to the last one, which is lost: node 0 has
// distance `steps`.
inline Graph layered_distance_chain(std::uint32_t steps) {
  Graph graph;
  for (std::uint32_t n = 0; n < steps; ++n) graph.push_back(leads_to({n + 1}));
  graph.push_back(finished(loss_in(0)));
  return graph;
}

}  // namespace kanzen
