#include "imgui_app/model/variations.hpp"

#include <algorithm>

#include "imgui_app/model/controller.hpp"

namespace kanzen::app {

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

bool is_on_main_line(const Session& session) {
  for (Session::Node node = session.current(); node != 0; node = session.parent(node))
    if (session.children(session.parent(node)).front() != node) return false;
  return true;
}

bool may_edit_line(const State& state) {
  return !state.environment.fixed_play && !state.environment.embedded;
}

// --- Controller

bool Controller::perform(const VariationItem& item) {
  if (!state_.session->has(item.node)) return false;
  navigate([&](Session& session) { session.jump(item.node); });
  return true;
}

bool Controller::promote() {
  Session& session = *state_.session;
  if (!may_edit_line(state_) || !session.promote(session.current())) return false;
  write_fragment();
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
