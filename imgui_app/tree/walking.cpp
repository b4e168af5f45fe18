// Controller: the tree around the current position, and the way to its nodes.
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

}  // namespace kanzen::app
