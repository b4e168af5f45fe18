#include "engine/session/variations.hpp"

#include <algorithm>

namespace kanzen {

std::string class_of(const AnyGame& game, const AnyState& state) {
  const auto canonical = game.canonical(state);
  return game.format(canonical ? *canonical : state);
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

}  // namespace kanzen
