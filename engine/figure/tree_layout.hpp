#pragma once
// Where the nodes of a tree stand.
#include "engine/figure/position_tree.hpp"

namespace kanzen {

inline constexpr float tree_words = 0.40F;  // above and below a picture, of its side
inline constexpr float grandchild_side = 0.44F;

// Fills in `rect` and `way` of all nodes, and the tree's bounds.  The nodes stand in the
// order: the position before if there is one, this one, then each child before its children.
void lay_out(PositionTree& tree, float width_to_height);

}  // namespace kanzen
