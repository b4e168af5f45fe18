#include "imgui_app/model/tree.hpp"

#include <algorithm>

#include "imgui_app/model/position_facts.hpp"
#include "imgui_app/model/tree_layout.hpp"

namespace kanzen::app {
namespace {

using Kind = TreeNode::Kind;

Value turned(Value value) {
  value.outcome = for_opponent(value.outcome);
  return value;
}

// From the value of a move to that of the position it leads to, as the mover sees both.
Value after_it(const Session& session, Value value) {
  const bool counts = session.info().distance_in_plies && value.outcome != Outcome::draw;
  if (counts && value.distance > 0) --value.distance;
  return value;
}

const MoveValue* find_value(const Analysis* analysis, const std::string& move) {
  if (analysis == nullptr) return nullptr;
  const auto found = std::find_if(analysis->moves.begin(), analysis->moves.end(),
                                  [&](const MoveValue& one) { return one.move == move; });
  return found == analysis->moves.end() ? nullptr : &*found;
}

class TreeMaker {
 public:
  TreeMaker(const Session& session, bool up_to_symmetry)
      : session_(session), game_(session.game()), up_to_symmetry_(up_to_symmetry) {}

  Tree make() {
    const Session::Node current = session_.current();
    if (current != 0) {
      add(Kind::before, "tree-before", {}, session_.position(session_.parent(current)));
    }
    const std::size_t here = add(Kind::here, "tree-here", {}, session_.position());
    if (!has_ended(session_)) add_moves(here, sorted(session_.moves()));
    return std::move(tree_);
  }

 private:
  // Best first, once that is known.
  std::vector<MoveView> sorted(std::vector<MoveView> moves) const {
    const Analysis* analysis = session_.analysis();
    if (analysis == nullptr) return moves;
    const auto place = [&](const MoveView& move) {
      const MoveValue* value = find_value(analysis, move.text);
      return value == nullptr ? analysis->moves.size()
                              : static_cast<std::size_t>(value - analysis->moves.data());
    };
    std::stable_sort(moves.begin(), moves.end(),
                     [&](const MoveView& a, const MoveView& b) { return place(a) < place(b); });
    return moves;
  }

  std::size_t add(Kind kind, std::string id, std::vector<std::string> moves,
                  const std::string& position) {
    TreeNode node;
    node.kind = kind;
    node.id = std::move(id);
    node.moves = std::move(moves);
    node.position = position;
    if (const auto state = game_.parse(position)) node.board = game_.board(*state);
    tree_.nodes.push_back(std::move(node));
    return tree_.nodes.size() - 1;
  }

  // Each child before its own children; symmetric ones as one.
  void add_moves(std::size_t parent, const std::vector<MoveView>& moves) {
    const Kind kind = tree_.nodes[parent].kind == Kind::here ? Kind::child : Kind::grandchild;
    std::vector<std::pair<AnyState, std::size_t>> known;  // class and node
    for (const MoveView& move : moves) {
      if (std::size_t* same = find_alike(known, move)) {
        ++tree_.nodes[*same].alike;
        continue;
      }
      std::vector<std::string> way = tree_.nodes[parent].moves;
      way.push_back(move.text);
      const std::string id = "tree-" + way.front() + (way.size() > 1 ? '.' + way.back() : "");
      const std::size_t node = add(kind, id, std::move(way), move.position.value_or(""));
      tree_.nodes[node].parent = parent;
      if (!move.position) continue;
      const AnyState state = *game_.parse(*move.position);
      if (const auto key = class_of(state)) known.emplace_back(*key, node);
      if (kind == Kind::child) add_moves(node, game_.moves(state));
    }
  }

  std::optional<AnyState> class_of(const AnyState& state) const {
    if (!up_to_symmetry_) return std::nullopt;
    const auto canonical = game_.canonical(state);
    if (!canonical) return std::nullopt;
    return *canonical;
  }

  std::size_t* find_alike(std::vector<std::pair<AnyState, std::size_t>>& known,
                          const MoveView& move) const {
    if (!move.position) return nullptr;
    const auto key = class_of(*game_.parse(*move.position));
    const auto found = std::find_if(known.begin(), known.end(),
                                    [&](const auto& entry) { return key && entry.first == *key; });
    return found == known.end() ? nullptr : &found->second;
  }

  const Session& session_;
  const AnyGame& game_;
  bool up_to_symmetry_;
  Tree tree_;
};

// What the moves of a node's parent are worth; null: not known.
const Analysis* analysis_before(const Session& session, const Tree& tree, const TreeNode& node) {
  if (node.kind == Kind::child) return session.analysis();
  if (node.kind == Kind::grandchild) {
    return session.analysis_of(tree.nodes[node.parent].position);
  }
  return nullptr;
}

}  // namespace

Tree make_tree(const Session& session, bool up_to_symmetry, float width_to_height) {
  Tree tree = TreeMaker(session, up_to_symmetry).make();
  lay_out(tree, width_to_height);
  return tree;
}

std::optional<Value> tree_value(const Session& session, const Tree& tree, const TreeNode& node) {
  if (node.kind == Kind::here) return session.value(session.current());
  if (node.kind == Kind::before) {
    const auto value = session.value(session.parent(session.current()));
    if (!value) return std::nullopt;
    return turned(*value);
  }
  const MoveValue* move = find_value(analysis_before(session, tree, node), node.moves.back());
  if (move == nullptr) return std::nullopt;
  const Value value = after_it(session, move->value);
  return node.kind == Kind::child ? value : turned(value);
}

bool is_best(const Session& session, const Tree& tree, const TreeNode& node) {
  const Analysis* analysis = analysis_before(session, tree, node);
  const MoveValue* move = find_value(analysis, node.moves.empty() ? "" : node.moves.back());
  return move != nullptr && move->value == analysis->moves.front().value;
}

}  // namespace kanzen::app
