#pragma once
// Where the nodes of a tree stand, and how they and the ways between them are drawn.
#include <optional>
#include <span>
#include <string>

#include "engine/figure/position_tree.hpp"
#include "engine/picture/face.hpp"
#include "engine/picture/marks.hpp"

namespace kanzen {
inline constexpr float tree_words = 0.40F;  // above and below a picture, of its side

// Fills in `rect` and `way` of all nodes, and the tree's bounds.  The nodes stand in the
// order: the position before if there is one, this one, then each child before its children.
void lay_out(PositionTree& tree, float width_to_height);

// How the positions of a tree and the ways between them are drawn, on the page and in figures
// alike.  Values are told by sign, shape and distance, never by colour alone; the move stands on
// the way to the position that it leads to.

// In pixels, the side of a position's picture:
inline constexpr float tree_words_from = 40;  // smaller ones have neither moves nor distances

// What is told of a position besides its board.
struct TreeNodeLook {
  std::optional<ShownValue> value;  // empty: not known, or not to be shown
  std::string label;                // on the way to it
  bool best = false;                // a best move leads there
};

// `way` and `rect` are PositionNode::way and PositionNode::rect in pixels.
void draw_tree_way(const Drawing& drawing, std::span<const Point> way, const Rect& rect,
                   const PositionNode& node, const TreeNodeLook& look);
void draw_tree_node(const Drawing& drawing, const Rect& rect, const PositionNode& node,
                    const TreeNodeLook& look);

}  // namespace kanzen
