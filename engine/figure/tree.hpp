#pragma once
// Lays out the nodes of a tree, and draws them and the connecting lines.
#include <optional>
#include <span>
#include <string>

#include "engine/figure/position_tree.hpp"
#include "engine/picture/face.hpp"
#include "engine/picture/marks.hpp"

namespace kanzen {
// Height of the text above and below a picture, as a fraction of the picture's side.
inline constexpr float tree_label_height = 0.40F;

// Sets `rect` and `connector` of all nodes, and the tree's bounds.  The order of the nodes must be:
// the position before if there is one, the current one, then each child followed by its children.
void lay_out(PositionTree& tree, float width_to_height);

// --- drawing, for the page and for figures.  Signs, shapes and distances show the values, never
// colour alone.  The label of a move is on the connecting line to its position.

// Side of a position's picture, in pixels.  Smaller pictures have neither moves nor distances.
inline constexpr float smallest_labelled_side = 40;

// The annotations of a position in addition to its board.
struct TreeNodeAnnotation {
  std::optional<ShownValue> value;  // nullopt: unknown, or not shown
  std::string label;                // on the connecting line
  bool best = false;                // the last move is a best one
};

// `connector` and `rect` are PositionNode::connector and PositionNode::rect in pixels.
void draw_tree_connector(const Drawing& drawing, std::span<const Point> connector, const Rect& rect,
                         const PositionNode& node, const TreeNodeAnnotation& annotation);
void draw_tree_node(const Drawing& drawing, const Rect& rect, const PositionNode& node,
                    const TreeNodeAnnotation& annotation);

}  // namespace kanzen
