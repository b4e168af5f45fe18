// Controller: the tree around the current position, and the way to its nodes.
#include "imgui_app/model/controller.hpp"
#include "imgui_app/model/position_facts.hpp"

namespace kanzen::app {
namespace {

constexpr float card_shape = 0.72F;  // width to height of the card, about
constexpr float a_step = 1.5F;       // of a zoom button

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
    state_.tree_tab.tree = make_tree(session, !state_.tree_tab.every_position, card_shape);
    state_.tree_tab.tree.key = key;
    state_.tree_tab.tree.view_key = view_key;
    platform_.wake_after(0);
  }
  if (!has_values(state_) || info.by_search()) return;
  for (const TreeNode& node : state_.tree_tab.tree.nodes) {
    const bool wanted = node.kind == TreeNode::Kind::child && !node.position.empty() &&
                        session.analysis_of(node.position) == nullptr &&
                        !state_.values.valueless.contains(node.position);
    if (wanted && requested_.insert(node.position).second) {
      platform_.request_analysis(node.position);
    }
  }
}

// "before", "here", or the moves: "b2.c3".  Against the perfect player nobody moves for it.
bool Controller::activate_tree(std::string_view name) {
  if (name == "here") return true;
  if (name == "before") {
    navigate([](Session& session) { session.undo(); });
    return true;
  }
  const auto dot = name.find('.');
  const std::string first(name.substr(0, dot));
  const std::string second(dot == std::string_view::npos ? "" : name.substr(dot + 1));
  if (!activate_move(first)) return false;
  if (!second.empty()) activate_move(second);
  return true;
}

bool Controller::zoom_button(std::string_view name) {
  float factor = 0;
  if (name == "zoom-in") {
    factor = a_step;
  } else if (name == "zoom-out") {
    factor = 1 / a_step;
  } else if (name != "zoom-fit") {
    return false;
  }
  state_.tree_tab.zoom = {state_.tree_tab.zoom.serial + 1, factor};
  return true;
}

}  // namespace kanzen::app
