#pragma once
// The tree around the current position.
#include <optional>
#include <vector>

#include "engine/figure/position_tree.hpp"
#include "engine/session/session.hpp"

namespace kanzen::app {

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

}  // namespace kanzen::app
