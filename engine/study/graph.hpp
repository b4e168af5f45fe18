#pragma once
// The transition graph of a game: positions and the moves between them, whole or a few plies
// around a position, each position by itself or up to symmetry.
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "engine/adapter/any_game.hpp"

namespace kanzen {
struct GraphEdge {
  std::string move;               // up to symmetry: the first of those that lead there
  std::uint32_t moves = 1;        // how many do; each position by itself: 1
  std::optional<std::size_t> to;  // number of a node; empty: the move ends the game without one
  std::string position;           // of that node
  std::optional<Value> value;     // of that node, for the side to move there
};

struct GraphNode {
  std::string position;
  unsigned ply = 0;            // from the root, by the shortest way
  std::optional<Value> value;  // for the side to move; empty: not known
  bool cut = false;            // its moves are left out, because it is at the depth asked for
  std::vector<GraphEdge> edges;
};

struct GraphOptions {
  AnyState root;
  unsigned depth = std::numeric_limits<unsigned>::max();  // plies
  bool up_to_symmetry = false;
  std::size_t most_nodes = std::numeric_limits<std::size_t>::max();
};

// nullopt: not known.
using ValueOf = std::function<std::optional<Value>(const AnyState&)>;
// Receives the nodes in the order of their numbers, from 0 on; false stops (an Errc::io).
using NodeSink = std::function<bool(std::size_t number, const GraphNode&)>;

// Breadth first from the root.  Errc::unsupported: the game knows no symmetry, or there are
// more nodes than asked for; Errc::cancelled.
Result<void> walk_graph(const AnyGame& game, const ValueOf& value_of, const GraphOptions& options,
                        const RunOptions& run, const NodeSink& sink);

// As text: "dot" for Graphviz, "json", "csv" with a line a move.
Result<void> write_graph(const AnyGame& game, const ValueOf& value_of, const GraphOptions& options,
                         const RunOptions& run, std::string_view format, const TextSink& sink);

}  // namespace kanzen
