#pragma once
// The Tree tab, and functions on the variations of the session's history.
#include <optional>
#include <vector>

#include "engine/figure/position_tree.hpp"
#include "engine/session/session.hpp"
#include "imgui_app/widgets/camera.hpp"

namespace kanzen::app {

struct State;

struct TreeTab {
  PositionTree tree;  // of the current position; empty while the tab is closed
  // For each tree node: a node of the history that reached the same position by other moves.
  std::vector<std::optional<Session::Node>> transpositions;
  bool every_position = false;  // symmetric positions are separate nodes
  ZoomRequest zoom;
};

// --- variations of the session's history

// Returns the other moves that were played from the parent of `node`.
std::vector<Session::Node> alternatives_to(const Session& session, Session::Node node);

// Returns the first `most` nodes of the variation that begins with `node`, including it.
std::vector<Session::Node> beginning_of(const Session& session, Session::Node node,
                                        std::size_t most);

// Returns the nodes outside the shown line whose position equals the current one, up to symmetry.
std::vector<Session::Node> transpositions(const Session& session);
// Returns the path from the shown line to `node`, which is the last element.
std::vector<Session::Node> path_from_line(const Session& session, Session::Node node);

// Returns whether the current position is on the main line: the first variation at every node.
bool is_on_main_line(const Session& session);
// Returns whether variations can be promoted and deleted.
bool may_edit_line(const State& state);

}  // namespace kanzen::app
