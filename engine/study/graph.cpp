#include "engine/study/graph.hpp"

#include <cassert>
#include <deque>
#include <memory>
#include <string_view>
#include <unordered_map>

namespace kanzen {
namespace {

class GraphWalk {
 public:
  GraphWalk(const AnyGame& game, const ValueOf& value_of, const GraphOptions& options)
      : game_(game), value_of_(value_of), options_(options) {}

  Result<void> run(const ProgressSink& progress, const NodeSink& sink) {
    if (options_.up_to_symmetry && !game_.canonical(options_.root))
      return unsupported_error(game_, "positions cannot be joined up to symmetry");
    number_of(key_of(options_.root), 0);
    for (std::size_t number = 0; !waiting_.empty(); ++number) {
      constexpr std::size_t nodes_between_reports = 1024;
      if (number % nodes_between_reports == 0 && !report(progress, {"graph", 0, number, 0, 0}))
        return Error{Errc::cancelled, untranslated("the walk over the graph was cancelled")};
      const auto [state, ply] = waiting_.front();
      waiting_.pop_front();
      if (!sink(number, expanded(state, ply)))
        return Error{Errc::io, untranslated("the graph could not be written")};
    }
    return {};
  }

 private:
  struct Waiting {
    AnyState state;
    unsigned ply = 0;
  };

  AnyState key_of(const AnyState& state) const {
    if (options_.up_to_symmetry) return *game_.canonical(state);
    return state;
  }

  std::size_t number_of(const AnyState& key, unsigned ply) {
    const auto [found, is_new] = numbers_.try_emplace(key, numbers_.size());
    if (is_new) waiting_.push_back({key, ply});
    return found->second;
  }

  GraphNode expanded(const AnyState& state, unsigned ply) {
    GraphNode node;
    node.position = game_.format(state);
    node.ply = ply;
    node.value = value_of_(state);
    const auto moves = game_.moves(state);
    node.cut = ply == options_.depth && !moves.empty();
    if (node.cut) return node;
    std::unordered_map<std::size_t, std::size_t> edge_to;  // index in node.edges by node number
    for (const AnyMove& move : moves) {
      const auto after = game_.after(state, move);
      if (!after) {
        node.edges.push_back({game_.format_move(state, move), 1, std::nullopt, {}, std::nullopt});
        continue;
      }
      const AnyState next = key_of(*after);
      const std::size_t to = number_of(next, ply + 1);
      const auto [edge, is_new] = edge_to.try_emplace(to, node.edges.size());
      if (is_new)
        node.edges.push_back(
            {game_.format_move(state, move), 1, to, game_.format(next), value_of_(next)});
      else
        ++node.edges[edge->second].moves;
    }
    return node;
  }

  const AnyGame& game_;
  const ValueOf& value_of_;
  const GraphOptions& options_;
  std::unordered_map<AnyState, std::size_t, StateHash> numbers_;
  std::deque<Waiting> waiting_;  // nodes to expand, in the order of their numbers
};

}  // namespace

Result<void> walk_graph(const AnyGame& game, const ValueOf& value_of, const GraphOptions& options,
                        const RunOptions& run, const NodeSink& sink) {
  return GraphWalk(game, value_of, options).run(run.progress, sink);
}

// Text formats of the graph.  Each node is written as soon as the walk reaches it.

namespace {

// No notation has characters that need escaping inside quotes in any of the formats; the
// conformance tests check this.
std::string quoted(const std::string& notation) { return '"' + notation + '"'; }

std::string distance_text(const std::optional<Value>& value, const char* none) {
  if (!value || value->outcome == Outcome::draw) return none;
  return std::to_string(value->distance);
}

class GraphWriter {
 public:
  virtual ~GraphWriter() = default;
  virtual std::string begin(const AnyGame& game) = 0;
  virtual std::string node(std::size_t number, const GraphNode& node) = 0;
  virtual std::string end() = 0;
};

// Graphviz.  Nodes are coloured by value, in colours that colour-blind readers can distinguish; a
// node's label is its board, one line per row.
class DotWriter final : public GraphWriter {
 public:
  std::string begin(const AnyGame& game) override {
    return "digraph " + quoted(game.info().name + ' ' + game.info().rules) +
           " {\n  node [shape=box, style=filled, fontname=monospace]\n";
  }
  std::string node(std::size_t number, const GraphNode& node) override {
    const std::string name = "n" + std::to_string(number);
    std::string text = "  " + name + " [label=" + quoted(label(node)) +
                       ", fillcolor=" + quoted(colour(node.value)) + "]\n";
    for (std::size_t i = 0; i < node.edges.size(); ++i) {
      const GraphEdge& edge = node.edges[i];
      std::string target = name + "e" + std::to_string(i);
      if (edge.to)
        target = "n" + std::to_string(*edge.to);
      else
        text.append("  ").append(target).append(" [label=\"\", shape=point]\n");
      text.append("  ").append(name).append(" -> ").append(target);
      text.append(" [label=").append(quoted(edge_label(edge))).append("]\n");
    }
    return text;
  }
  std::string end() override { return "}\n"; }

 private:
  static std::string label(const GraphNode& node) {
    std::string text;
    for (const char c : node.position) text += c == '/' ? std::string("\\n") : std::string(1, c);
    if (!node.value) return text;
    text += std::string("\\n") + name_of(node.value->outcome);
    const std::string distance = distance_text(node.value, "");
    return distance.empty() ? text : text + ' ' + distance;
  }
  static std::string edge_label(const GraphEdge& edge) {
    return edge.moves == 1 ? edge.move : edge.move + " x" + std::to_string(edge.moves);
  }
  static std::string colour(const std::optional<Value>& value) {
    if (!value) return "#ffffff";
    switch (value->outcome) {
      case Outcome::win: return "#dfeaf7";
      case Outcome::loss: return "#fae7d8";
      case Outcome::draw: break;
    }
    return "#e8e8e6";
  }
};

class JsonWriter final : public GraphWriter {
 public:
  std::string begin(const AnyGame& game) override {
    return "{\"game\":" + quoted(game.info().name) + ",\"rules\":" + quoted(game.info().rules) +
           ",\"nodes\":[";
  }
  std::string node(std::size_t number, const GraphNode& node) override {
    std::string text =
        (number == 0 ? "\n" : ",\n") + std::string("{\"id\":") + std::to_string(number) +
        ",\"position\":" + quoted(node.position) + ",\"ply\":" + std::to_string(node.ply) +
        ",\"outcome\":" + (node.value ? quoted(name_of(node.value->outcome)) : "null") +
        ",\"distance\":" + distance_text(node.value, "null") +
        ",\"cut\":" + (node.cut ? "true" : "false") + ",\"edges\":[";
    for (std::size_t i = 0; i < node.edges.size(); ++i) {
      const GraphEdge& edge = node.edges[i];
      text += (i == 0 ? "{\"move\":" : ",{\"move\":") + quoted(edge.move) +
              ",\"moves\":" + std::to_string(edge.moves) +
              ",\"to\":" + (edge.to ? std::to_string(*edge.to) : "null") + '}';
    }
    return text + "]}";
  }
  std::string end() override { return "\n]}\n"; }
};

// One line per move, with both positions and their values.
class CsvWriter final : public GraphWriter {
 public:
  std::string begin(const AnyGame&) override {
    return "position,outcome,distance,move,moves,next,next_outcome,next_distance\n";
  }
  std::string node(std::size_t, const GraphNode& node) override {
    std::string text;
    for (const GraphEdge& edge : node.edges)
      text += end_of(node.position, node.value) + ',' + edge.move + ',' +
              std::to_string(edge.moves) + ',' +
              (edge.to ? end_of(edge.position, edge.value) : ",,") + '\n';
    return text;
  }
  std::string end() override { return {}; }

 private:
  static std::string end_of(const std::string& position, const std::optional<Value>& value) {
    return quoted(position) + ',' + (value ? name_of(value->outcome) : "") + ',' +
           distance_text(value, "");
  }
};

std::unique_ptr<GraphWriter> make_writer(std::string_view format) {
  if (format == "dot") return std::make_unique<DotWriter>();
  if (format == "json") return std::make_unique<JsonWriter>();
  assert(format == "csv");
  return std::make_unique<CsvWriter>();
}

}  // namespace

Result<void> write_graph(const AnyGame& game, const ValueOf& value_of, const GraphOptions& options,
                         const RunOptions& run, std::string_view format, const TextSink& sink) {
  const auto writer = make_writer(format);
  const Error unwritten{Errc::io, untranslated("the graph could not be written")};
  if (!sink(writer->begin(game))) return unwritten;
  const auto write = [&](std::size_t number, const GraphNode& node) {
    return sink(writer->node(number, node));
  };
  if (auto walked = walk_graph(game, value_of, options, run, write); !walked) return walked;
  if (!sink(writer->end())) return unwritten;
  return {};
}

}  // namespace kanzen
