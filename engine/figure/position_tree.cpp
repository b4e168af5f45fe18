#include "engine/figure/position_tree.hpp"

#include <algorithm>

#include "engine/figure/tree.hpp"

namespace kanzen {
namespace {

using Kind = PositionNode::Kind;

class TreeMaker {
 public:
  TreeMaker(const Session& session, const TreeOptions& options)
      : session_(session), game_(session.game()), options_(options) {}

  PositionTree make() {
    const Session::Node current = session_.current();
    if (current != 0 && options_.with_previous)
      add(Kind::previous, {}, session_.state(session_.parent(current)));
    const std::size_t here = add(Kind::current, {}, session_.state());
    if (!session_.board().end && options_.plies > 0) add_moves(here, session_.state(), sorted());
    return std::move(tree_);
  }

 private:
  // The moves of the current position, best first if their values are known.
  std::vector<AnyMove> sorted() const {
    const AnyState& state = session_.state();
    std::vector<AnyMove> moves = game_.moves(state);
    const Analysis* analysis = session_.analysis();
    if (analysis == nullptr) return moves;
    // The analysis has its moves in this order.
    std::vector<const AnyMove*> ranked(analysis->moves.size());
    std::vector<const AnyMove*> unknown;
    for (const AnyMove& move : moves) {
      const MoveValue* value = analysis->find(game_.format_move(state, move));
      if (value == nullptr)
        unknown.push_back(&move);
      else
        ranked[static_cast<std::size_t>(value - analysis->moves.data())] = &move;
    }
    ranked.insert(ranked.end(), unknown.begin(), unknown.end());
    std::vector<AnyMove> sorted;
    for (const AnyMove* move : ranked)
      if (move != nullptr) sorted.push_back(*move);
    return sorted;
  }

  // `state`: nullopt if the last move has ended the game without a position.
  std::size_t add(Kind kind, std::vector<std::string> moves, const std::optional<AnyState>& state) {
    PositionNode node;
    node.kind = kind;
    node.moves = std::move(moves);
    if (state) {
      node.position = game_.format(*state);
      node.board = game_.board(*state);
    }
    tree_.nodes.push_back(std::move(node));
    return tree_.nodes.size() - 1;
  }

  // Adds the positions after the moves, each before its own children.  Symmetric ones share a node.
  void add_moves(std::size_t parent, const AnyState& state, const std::vector<AnyMove>& moves) {
    const Kind kind = tree_.nodes[parent].kind == Kind::current ? Kind::child : Kind::grandchild;
    std::vector<std::pair<AnyState, std::size_t>> known;  // canonical state and index of the node
    for (const AnyMove& move : moves) {
      const std::optional<AnyState> after = game_.after(state, move);
      const std::optional<AnyState> key = after ? class_of(*after) : std::nullopt;
      if (std::size_t* same = find_equivalent(known, key)) {
        ++tree_.nodes[*same].equivalent_moves;
        continue;
      }
      std::vector<std::string> path = tree_.nodes[parent].moves;
      path.push_back(game_.format_move(state, move));
      const std::size_t node = add(kind, std::move(path), after);
      tree_.nodes[node].parent = parent;
      if (key) known.emplace_back(*key, node);
      if (after && kind == Kind::child && options_.plies > 1)
        add_moves(node, *after, game_.moves(*after));
    }
  }

  std::optional<AnyState> class_of(const AnyState& state) const {
    return options_.up_to_symmetry ? game_.canonical(state) : std::nullopt;
  }

  static std::size_t* find_equivalent(std::vector<std::pair<AnyState, std::size_t>>& known,
                                      const std::optional<AnyState>& key) {
    const auto found = std::find_if(known.begin(), known.end(),
                                    [&](const auto& entry) { return key && entry.first == *key; });
    return found == known.end() ? nullptr : &found->second;
  }

  const Session& session_;
  const AnyGame& game_;
  const TreeOptions& options_;
  PositionTree tree_;
};

// The analysis of a node's parent, which values the move to the node; null: unknown.
const Analysis* analysis_of_previous(const Session& session, const PositionTree& tree,
                                     const PositionNode& node) {
  if (node.kind == Kind::child) return session.analysis();
  if (node.kind == Kind::grandchild) return session.analysis_of(tree.nodes[node.parent].position);
  return nullptr;
}

}  // namespace

Value one_ply_earlier(const GameInfo& info, Value value) {
  if (info.distance_in_plies && value.outcome != Outcome::draw) ++value.distance;
  return for_opponent(value);
}

PositionTree make_tree(const Session& session, const TreeOptions& options) {
  PositionTree tree = TreeMaker(session, options).make();
  lay_out(tree, options.width_to_height);
  return tree;
}

std::optional<Value> tree_value(const Session& session, const PositionTree& tree,
                                const PositionNode& node) {
  if (node.kind == Kind::current) return session.value(session.current());
  if (node.kind == Kind::previous) {
    const auto value = session.value(session.parent(session.current()));
    if (!value) return std::nullopt;
    return for_opponent(*value);
  }
  const Analysis* analysis = analysis_of_previous(session, tree, node);
  const MoveValue* move = analysis == nullptr ? nullptr : analysis->find(node.moves.back());
  if (move == nullptr) return std::nullopt;
  return node.kind == Kind::child ? move->value : one_ply_earlier(session.info(), move->value);
}

bool is_best(const Session& session, const PositionTree& tree, const PositionNode& node) {
  const Analysis* analysis = analysis_of_previous(session, tree, node);
  if (analysis == nullptr) return false;
  const MoveValue* move = analysis->find(node.moves.back());
  return move != nullptr && move->value == analysis->moves.front().value;
}

}  // namespace kanzen
