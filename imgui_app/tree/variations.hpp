#pragma once
// What could have been played instead, beside the line that is shown.
#include <optional>
#include <vector>

#include "imgui_app/shell/state.hpp"

namespace kanzen::app {

// The other moves that were played in place of the one that led to a node.
std::vector<Session::Node> alternatives_to(const Session& session, Session::Node node);

// The first moves of the variation that begins with a node, this one's included.
std::vector<Session::Node> beginning_of(const Session& session, Session::Node node,
                                        std::size_t most);

// Where moves that are not on the shown line have led to the current position, or to one that is
// symmetric to it.
std::vector<Session::Node> transpositions(const Session& session);

// The same of each position of a tree around the current one, if it has been reached by other moves
// than those that lead to it in the tree: the first such node.
std::vector<std::optional<Session::Node>> transpositions_in(const Session& session,
                                                            const PositionTree& tree);

// The way to such a node from where it leaves the shown line, the node's own move last.
std::vector<Session::Node> way_from_line(const Session& session, Session::Node node);

// Is the current position on the line that goes by the first variation everywhere?
bool is_on_main_line(const Session& session);

// May what is played be put in order and deleted?
bool may_edit_line(const State& state);

}  // namespace kanzen::app
