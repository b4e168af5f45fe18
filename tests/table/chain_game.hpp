#pragma once
// A chain: every position has one move, to the next one, and the last one is lost.  Node n of
// `length` is therefore lost or won in length - 1 - n plies.  The test defines the shape of the
// table.
#include <charconv>
#include <string>
#include <string_view>

#include "tests/engine/graph_game.hpp"

namespace kanzen {

template <TableShape Shape>
class ChainGame : public GraphGame {
 public:
  static constexpr TableShape table_shape = Shape;

  explicit ChainGame(std::uint32_t length) : ChainGame(chain(length)) {}
  explicit ChainGame(Graph graph) : GraphGame(std::move(graph)) {}

  Result<State> parse(std::string_view text) const {
    constexpr std::string_view before = "node ";
    State state;
    if (text.substr(0, before.size()) != before)
      return Error{Errc::bad_notation, untranslated("no \"node\" and a number")};
    text.remove_prefix(before.size());
    const auto read = std::from_chars(text.data(), text.data() + text.size(), state.node);
    if (read.ptr != text.data() + text.size() || state.node >= graph().size())
      return Error{Errc::bad_notation, untranslated("no number of a node")};
    return state;
  }

  static Graph chain(std::uint32_t length) {
    Graph graph(length);
    for (std::uint32_t n = 0; n + 1 < length; ++n) graph[n].children = {n + 1};
    graph.back().terminal = loss_in(0);
    return graph;
  }
};

}  // namespace kanzen
