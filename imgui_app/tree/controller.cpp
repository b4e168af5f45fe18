// Controller: the tree around the current position, and the way to its nodes.
#include <algorithm>
#include <map>

#include "imgui_app/board/position_facts.hpp"
#include "imgui_app/shell/controller.hpp"
#include "imgui_app/tree/variations.hpp"

namespace kanzen::app {
namespace {

constexpr float card_shape = 0.72F;  // width to height of the card, about

bool has_values(const State& state) {
  return state.values.solving.done() || state.values.table.usable();
}

}  // namespace

void Controller::refresh_tree() {
  if (state_.view.tab != Tab::tree) {
    state_.tree_tab.tree = {};
    return;
  }
  const Session& session = *state_.session;
  const GameInfo& info = session.info();
  const std::string view_key = info.name + ' ' + info.rules + ' ' +
                               std::to_string(session.current()) + ' ' + session.position() +
                               (state_.tree_tab.every_position ? " every" : "");
  const std::string key = view_key + (session.analysis() == nullptr ? "" : " valued");
  if (state_.tree_tab.tree.key != key) {
    state_.tree_tab.tree = make_tree(session, {.up_to_symmetry = !state_.tree_tab.every_position,
                                               .width_to_height = card_shape});
    state_.tree_tab.tree.key = key;
    state_.tree_tab.tree.view_key = view_key;
    state_.tree_tab.transpositions = transpositions_in(session, state_.tree_tab.tree);
    platform_.wake_after(0);
  }
  if (!has_values(state_) || info.by_search()) return;
  for (const PositionNode& node : state_.tree_tab.tree.nodes) {
    const bool wanted = node.kind == PositionNode::Kind::child && !node.position.empty() &&
                        session.analysis_of(node.position) == nullptr &&
                        !state_.values.valueless.contains(node.position);
    if (wanted && requested_.insert(node.position).second) {
      platform_.request(ProbePosition{node.position});
    }
  }
}

// Against the perfect player nobody moves for it.
bool Controller::perform(const TreeItem& item) {
  if (item.place == TreeItem::Place::here) return true;
  if (item.place == TreeItem::Place::before) {
    navigate([](Session& session) { session.undo(); });
    return true;
  }
  if (!perform(MoveItem{item.first})) return false;
  if (!item.second.empty()) perform(MoveItem{item.second});
  return true;
}

void Controller::zoom(float factor) {
  state_.tree_tab.zoom = {state_.tree_tab.zoom.serial + 1, factor};
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

namespace {

// Equal of positions that are symmetric to each other.
std::string class_of(const AnyGame& game, const AnyState& state) {
  const auto canonical = game.canonical(state);
  return game.format(canonical ? *canonical : state);
}

// Have so many moves from the current position led to a node?
bool is_after(const Session& session, Session::Node node, std::size_t moves) {
  for (; moves > 0 && node != 0; --moves) node = session.parent(node);
  return moves == 0 && node == session.current();
}

}  // namespace

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
    // These moves themselves, or symmetric ones, are no others.
    const auto other = std::find_if(begin, end, [&](const auto& one) {
      return !is_after(session, one.second, node.moves.size());
    });
    if (other != end) found[i] = other->second;
  }
  return found;
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

std::vector<Session::Node> way_from_line(const Session& session, Session::Node node) {
  const std::vector<Session::Node> line = session.line();
  std::vector<Session::Node> way;
  for (; std::find(line.begin(), line.end(), node) == line.end(); node = session.parent(node))
    way.insert(way.begin(), node);
  return way;
}

bool is_on_main_line(const Session& session) {
  for (Session::Node node = session.current(); node != 0; node = session.parent(node))
    if (session.children(session.parent(node)).front() != node) return false;
  return true;
}

bool may_edit_line(const State& state) {
  return !state.environment.fixed_play && !state.environment.embedded;
}

// --- Controller

void Controller::find_transpositions() { state_.transpositions = transpositions(*state_.session); }

bool Controller::perform(const VariationItem& item) {
  if (!state_.session->has(item.node)) return false;
  navigate([&](Session& session) { session.jump(item.node); });
  return true;
}

bool Controller::promote() {
  Session& session = *state_.session;
  if (!may_edit_line(state_) || !session.promote(session.current())) return false;
  link_changed();
  return true;
}

// Asked once, as it cannot be taken back.
bool Controller::remove_line() {
  Session& session = *state_.session;
  if (!may_edit_line(state_) || session.current() == 0) return false;
  if (!is_confirmed(Button::remove)) return true;
  navigate([](Session& changed) { changed.remove(changed.current()); });
  return true;
}

}  // namespace kanzen::app
