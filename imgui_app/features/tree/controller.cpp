// TreeController, and functions on the variations of the session's history.
#include "imgui_app/features/tree/controller.hpp"

#include <algorithm>
#include <map>

namespace kanzen::app {
namespace {

// Returns a key of the position that is equal for symmetric positions.
std::string class_of(const AnyGame& game, const AnyState& state) {
  const auto canonical = game.canonical(state);
  return game.format(canonical ? *canonical : state);
}

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

void TreeController::refresh() {
  if (state_.open.tab != Tab::tree) {
    tree_.tree = {};
    return;
  }
  const Session& session = *state_.session;
  const GameInfo& info = session.info();
  const std::string view_key = info.name + ' ' + info.rules + ' ' +
                               std::to_string(session.current()) + ' ' + session.position() +
                               (tree_.every_position ? " every" : "");
  const std::string key = view_key + (session.analysis() == nullptr ? "" : " valued");
  if (tree_.tree.key != key) {
    constexpr float card_shape = 0.72F;  // approximate width / height of the card
    tree_.tree = make_tree(
        session, {.up_to_symmetry = !tree_.every_position, .width_to_height = card_shape});
    tree_.tree.key = key;
    tree_.tree.view_key = view_key;
    tree_.transpositions = transpositions_in(session, tree_.tree);
  }
  if (info.needs_search()) return;
  std::vector<std::string> wanted;
  for (const PositionNode& node : tree_.tree.nodes)
    if (node.kind == PositionNode::Kind::child && !node.position.empty() &&
        session.analysis_of(node.position) == nullptr &&
        !state_.values.valueless.contains(node.position))
      wanted.push_back(node.position);
  shell_.request(wanted);
}

// Returns false if the moves cannot be played, as when the computer player is to move.
bool TreeController::perform(const TreeItem& item) {
  if (item.place == TreeItem::Place::here) return true;
  if (item.place == TreeItem::Place::before) {
    play_.navigate([](Session& session) { session.undo(); });
    return true;
  }
  if (!board_.perform(MoveItem{item.first})) return false;
  if (!item.second.empty()) board_.perform(MoveItem{item.second});
  return true;
}

std::vector<Session::Node> alternatives_to(const Session& session, Session::Node node) {
  if (node == 0) return {};
  std::vector<Session::Node> others = session.children(session.parent(node));
  others.erase(std::remove(others.begin(), others.end(), node), others.end());
  return others;
}

std::vector<Session::Node> beginning_of(const Session& session, Session::Node node,
                                        std::size_t most) {
  std::vector<Session::Node> nodes{node};
  while (nodes.size() < most && !session.children(nodes.back()).empty())
    nodes.push_back(session.children(nodes.back()).front());
  return nodes;
}

std::vector<Session::Node> transpositions(const Session& session) {
  const AnyGame& game = session.game();
  const Session::Node current = session.current();
  const std::string here = class_of(game, session.state(current));
  const std::vector<Session::Node> line = session.line();
  std::vector<Session::Node> others;
  for (const Session::Node node : session.nodes()) {
    if (std::find(line.begin(), line.end(), node) != line.end()) continue;
    if (session.end_of(node) == nullptr && class_of(game, session.state(node)) == here)
      others.push_back(node);
  }
  return others;
}

std::vector<Session::Node> path_from_line(const Session& session, Session::Node node) {
  const std::vector<Session::Node> line = session.line();
  std::vector<Session::Node> path;
  for (; std::find(line.begin(), line.end(), node) == line.end(); node = session.parent(node))
    path.insert(path.begin(), node);
  return path;
}

bool is_on_main_line(const Session& session) {
  for (Session::Node node = session.current(); node != 0; node = session.parent(node))
    if (session.children(session.parent(node)).front() != node) return false;
  return true;
}

bool may_edit_line(const State& state) {
  return !state.environment.fixed_play && !state.environment.embedded;
}

}  // namespace kanzen::app
