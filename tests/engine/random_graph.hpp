#pragma once
// Random games for the solvers.
#include <algorithm>
#include <random>

#include "tests/engine/graph_game.hpp"

namespace kanzen {

// Moves are mostly short steps forward, so that distances grow; some lead anywhere.
class RandomGraph {
 public:
  explicit RandomGraph(unsigned seed) : random_(seed) {}

  Graph make(std::uint32_t size, std::uint32_t reach) {
    Graph graph(size);
    for (std::uint32_t n = 0; n < size; ++n) fill(graph[n], n, size, reach);
    return graph;
  }

 private:
  // Not a standard distribution: those differ between libraries.
  std::uint32_t below(std::uint32_t limit) { return static_cast<std::uint32_t>(random_() % limit); }
  bool with_probability(unsigned percent) { return below(100) < percent; }
  Outcome outcome() { return static_cast<Outcome>(static_cast<int>(below(3)) - 1); }

  void fill(ListedNode& node, std::uint32_t n, std::uint32_t size, std::uint32_t reach) {
    if (n + 5 > size || with_probability(4)) {
      node.terminal = Value{outcome(), static_cast<std::uint16_t>(below(3))};
      if (node.terminal->outcome == Outcome::draw) node.terminal = drawn();
      node.children.push_back(below(size));  // must not be listed by solvers
      return;
    }
    for (std::uint32_t moves = 1 + below(4); moves > 0; --moves)
      node.children.push_back(with_probability(93) ? std::min(n + 1 + below(reach), size - 1)
                                                   : below(size));
    if (with_probability(8))
      node.endings.push_back(with_probability(70) ? Outcome::loss : outcome());
  }

  std::mt19937 random_;
};

}  // namespace kanzen
