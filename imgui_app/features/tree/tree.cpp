#include "imgui_app/features/tree/tree.hpp"

#include <algorithm>
#include <map>

#include "engine/session/variations.hpp"

namespace kanzen::app {
namespace {

// Returns whether exactly `moves` moves lead from the current position to `node`.
bool is_after(const Session& session, Session::Node node, std::size_t moves) {
  for (; moves > 0 && node != 0; --moves) node = session.parent(node);
  return moves == 0 && node == session.current();
}

// Returns for each tree position the first node of the history that reached it, up to symmetry, by
// other moves than those in the tree.
std::vector<std::optional<Session::Node>> transpositions_in(const Session& session,
                                                            const PositionTree& tree) {
  const AnyGame& game = session.game();
  std::multimap<std::string, Session::Node> known;
  for (const Session::Node node : session.nodes())
    if (session.end_of(node) == nullptr) known.emplace(class_of(game, session.state(node)), node);
  std::vector<std::optional<Session::Node>> found(tree.nodes.size());
  for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
    const PositionNode& node = tree.nodes[i];
    const auto state = game.parse(node.position);
    if (node.moves.empty() || !state) continue;
    const auto [begin, end] = known.equal_range(class_of(game, *state));
    // Nodes that these moves or symmetric ones reached are no transpositions.
    const auto other = std::find_if(begin, end, [&](const auto& one) {
      return !is_after(session, one.second, node.moves.size());
    });
    if (other != end) found[i] = other->second;
  }
  return found;
}

}  // namespace

ItemId tree_item_of(const PositionNode& node) {
  if (node.kind == PositionNode::Kind::previous) return tree_item("before");
  if (node.kind == PositionNode::Kind::current) return tree_item("here");
  const std::string& last = node.moves.back();
  return tree_item(node.moves.front() + (node.moves.size() > 1 ? '.' + last : std::string()));
}

Tree::Tree(const FeatureContext& context) : Feature(context) {
  constexpr float zoom_step = 1.5F;
  handle(tree_item, &Tree::go_to);
  handle("button-zoom-in", [this] { zoom(zoom_step); });
  handle("button-zoom-out", [this] { zoom(1 / zoom_step); });
  handle("button-zoom-fit", [this] { zoom(0); });
  handle("toggle-symmetry", [this] {
    shell_.show_every_position(!state_.view.every_position);
    refresh();
  });
}

void Tree::refresh() {
  if (state_.open.tab != "tree" || !state_.session) {
    tree_ = {};
    return;
  }
  const Session& session = *state_.session;
  const GameInfo& info = session.info();
  const std::string view_key = info.name + ' ' + info.rules + ' ' +
                               std::to_string(session.current()) + ' ' + session.position() +
                               (state_.view.every_position ? " every" : "");
  const std::string key = view_key + (session.analysis() == nullptr ? "" : " valued");
  if (tree_.key != key) {
    constexpr float card_shape = 0.72F;  // approximate width / height of the card
    tree_ = make_tree(
        session, {.up_to_symmetry = !state_.view.every_position, .width_to_height = card_shape});
    tree_.key = key;
    tree_.view_key = view_key;
    transpositions_ = transpositions_in(session, tree_);
  }
  if (info.needs_search()) return;
  std::vector<std::string> wanted;
  for (const PositionNode& node : tree_.nodes)
    if (node.kind == PositionNode::Kind::child && !node.position.empty() &&
        session.analysis_of(node.position) == nullptr &&
        !state_.values.valueless.contains(node.position))
      wanted.push_back(node.position);
  notify(features_, &Feature::request_values, wanted);
}

// Returns false if the moves cannot be played, as when the computer player is to move.
bool Tree::go_to(const std::string& moves) {
  if (moves == "here") return true;
  if (moves == "before") {
    shell_.jump(state_.session->parent(state_.session->current()));
    return true;
  }
  const auto dot = std::min(moves.find('.'), moves.size());
  if (!shell_.perform(move_item(moves.substr(0, dot)))) return false;
  if (dot + 1 < moves.size()) shell_.perform(move_item(moves.substr(dot + 1)));
  return true;
}

ItemId Tree::item_typed(unsigned character, const ItemId&) const {
  if (state_.open.tab != "tree") return {};
  if (character == '+') return "button-zoom-in";
  if (character == '-') return "button-zoom-out";
  return character == '0' ? "button-zoom-fit" : "";
}

}  // namespace kanzen::app
