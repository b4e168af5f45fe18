#include "engine/study/graph.hpp"

#include <cstring>
#include <deque>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace kanzen {
namespace {

class GraphWalk {
 public:
  GraphWalk(const AnyGame& game, const ValueOf& value_of, const GraphOptions& options)
      : game_(game), value_of_(value_of), options_(options) {}

  Result<void> run(const ProgressSink& progress, const NodeSink& sink) {
    const auto root = key_of(options_.root);
    if (!root) return root.error();
    if (const auto first = number_of(*root, 0); !first) return first.error();
    for (std::size_t number = 0; !waiting_.empty(); ++number) {
      constexpr std::size_t nodes_between_reports = 1024;
      if (number % nodes_between_reports == 0 && !report(progress, {"graph", 0, number, 0, 0}))
        return Error{Errc::cancelled, untranslated("the walk over the graph was cancelled")};
      const auto [state, ply] = waiting_.front();
      waiting_.pop_front();
      auto node = expanded(state, ply);
      if (!node) return node.error();
      if (!sink(number, *node))
        return Error{Errc::io, untranslated("the graph could not be written")};
    }
    return {};
  }

 private:
  struct Waiting {
    AnyState state;
    unsigned ply = 0;
  };

  Result<AnyState> key_of(const AnyState& state) const {
    if (!options_.up_to_symmetry) return state;
    if (auto canonical = game_.canonical(state)) return *std::move(canonical);
    return lacking(game_, "positions are not told up to symmetry");
  }

  Result<std::size_t> number_of(const AnyState& key, unsigned ply) {
    const auto [found, is_new] = numbers_.try_emplace(key, numbers_.size());
    if (!is_new) return found->second;
    if (numbers_.size() > options_.most_nodes)
      return Error{Errc::unsupported,
                   untranslated("the graph has more than " + std::to_string(options_.most_nodes) +
                                " positions")};
    waiting_.push_back({key, ply});
    return found->second;
  }

  Result<GraphNode> expanded(const AnyState& state, unsigned ply) {
    GraphNode node;
    node.position = game_.format(state);
    node.ply = ply;
    node.value = value_of_(state);
    const auto moves = game_.moves(state);
    node.cut = ply == options_.depth && !moves.empty();
    if (node.cut) return node;
    std::unordered_map<std::size_t, std::size_t> edge_to;  // by number of the node
    for (const AnyMove& move : moves) {
      const auto after = game_.after(state, move);
      if (!after) {
        node.edges.push_back({game_.format_move(state, move), 1, std::nullopt, {}, std::nullopt});
        continue;
      }
      const auto next = key_of(*after);
      if (!next) return next.error();
      const auto to = number_of(*next, ply + 1);
      if (!to) return to.error();
      const auto [edge, is_new] = edge_to.try_emplace(*to, node.edges.size());
      if (is_new)
        node.edges.push_back(
            {game_.format_move(state, move), 1, *to, game_.format(*next), value_of_(*next)});
      else
        ++node.edges[edge->second].moves;
    }
    return node;
  }

  const AnyGame& game_;
  const ValueOf& value_of_;
  const GraphOptions& options_;
  std::unordered_map<AnyState, std::size_t, StateHash> numbers_;
  std::deque<Waiting> waiting_;  // in the order of their numbers
};

}  // namespace

Result<void> walk_graph(const AnyGame& game, const ValueOf& value_of, const GraphOptions& options,
                        const RunOptions& run, const NodeSink& sink) {
  return GraphWalk(game, value_of, options).run(run.progress, sink);
}

}  // namespace kanzen
