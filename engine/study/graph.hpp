#pragma once
// The transition graph of a game: positions and the moves between them, from a position to a given
// depth or to the end, with each position by itself or up to symmetry.
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
  std::string move;               // up to symmetry: the first of the moves to that class
  std::uint32_t moves = 1;        // the number of such moves; 1 without symmetry
  std::optional<std::size_t> to;  // node number; nullopt: the move ends the game without a position
  std::string position;           // of that node
  std::optional<Value> value;     // of that node, for the side to move there
};

struct GraphNode {
  std::string position;
  unsigned ply = 0;            // the least number of plies from the root
  std::optional<Value> value;  // for the side to move; nullopt: unknown
  bool cut = false;            // `edges` is left empty because the node is at GraphOptions::depth
  std::vector<GraphEdge> edges;
};

struct GraphOptions {
  AnyState root;
  unsigned depth = std::numeric_limits<unsigned>::max();  // plies
  bool up_to_symmetry = false;
};

// Returns the value of a position for the side to move; nullopt: unknown.
using ValueOf = std::function<std::optional<Value>(const AnyState&)>;
// Receives the nodes in the order of their numbers, from 0 on; returns false to stop the walk.
using NodeSink = std::function<bool(std::size_t number, const GraphNode&)>;

// Passes the graph to `sink`, breadth first from the root.  Errc::unsupported: the game has no
// canonical positions; Errc::io: the sink has stopped the walk; Errc::cancelled.
Result<void> walk_graph(const AnyGame& game, const ValueOf& value_of, const GraphOptions& options,
                        const RunOptions& run, const NodeSink& sink);

// Writes the graph as text: "dot" for Graphviz, "json", or "csv" with one line per move.  Errors of
// walk_graph.
Result<void> write_graph(const AnyGame& game, const ValueOf& value_of, const GraphOptions& options,
                         const RunOptions& run, std::string_view format, const TextSink& sink);

}  // namespace kanzen
