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

std::vector<Session::Node> transpositions(const Session& session) {
  const AnyGame& game = session.game();
  const auto canonical = [&](Session::Node node) {
    const auto state = game.canonical(session.state(node));
    return game.format(state ? *state : session.state(node));
  };
  const Session::Node current = session.current();
  const std::string here = canonical(current);
  const std::vector<Session::Node> line = session.line();
  std::vector<Session::Node> others;
  for (const Session::Node node : session.nodes()) {
    if (std::find(line.begin(), line.end(), node) != line.end()) continue;
    if (session.end_of(node) == nullptr && canonical(node) == here) others.push_back(node);
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
