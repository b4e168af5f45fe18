#pragma once
// The tree around the current position.
#include <optional>
#include <vector>

#include "engine/figure/position_tree.hpp"
#include "engine/session/session.hpp"

namespace kanzen::app {

struct State;

// Asked for by a button or a key; the drawing does it once.
struct ZoomRequest {
  unsigned serial = 0;  // one more for each
  float factor = 0;     // 0: so that all of it is seen
};

struct TreeTab {
  PositionTree tree;  // around the current position; no nodes while the tab is closed
  // Of each of its nodes: where other moves have led to the same position already.
  std::vector<std::optional<Session::Node>> transpositions;
  bool every_position = false;  // symmetric ones each by itself
  ZoomRequest zoom;
};

// What could have been played instead, beside the line that is shown.

// The other moves that were played in place of the one that led to a node.
std::vector<Session::Node> alternatives_to(const Session& session, Session::Node node);

// The first moves of the variation that begins with a node, this one's included.
std::vector<Session::Node> beginning_of(const Session& session, Session::Node node,
                                        std::size_t most);

// Where moves that are not on the shown line have led to the current position, or to one that is
// symmetric to it.
std::vector<Session::Node> transpositions(const Session& session);
// The way to such a node from where it leaves the shown line, the node's own move last.
std::vector<Session::Node> way_from_line(const Session& session, Session::Node node);

// Is the current position on the line that goes by the first variation everywhere?
bool is_on_main_line(const Session& session);
// May what is played be put in order and deleted?
bool may_edit_line(const State& state);

}  // namespace kanzen::app
