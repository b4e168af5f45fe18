#pragma once
// The tree around the current position, laid out to be drawn: the position before, this one,
// its children and theirs.  A child and its children form a family; families stand in as
// many rows as suit the card, best moves first.
//
// Lengths are units of the tree: the side of a child's picture is 1.
#include <optional>
#include <string>
#include <vector>

#include "engine/picture/pen.hpp"
#include "engine/session/session.hpp"

namespace kanzen {

struct PositionNode {
  enum class Kind { before, here, child, grandchild };
  Kind kind = Kind::here;
  std::vector<std::string> moves;  // that lead there from the current position
  std::string position;            // empty: a losing lift, which leaves none
  BoardView board;
  unsigned alike = 1;      // moves that lead to the same position up to symmetry
  std::size_t parent = 0;  // number of a node; of a child: this position
  Rect rect;               // of the picture; the move stands above it, the value below
  std::vector<Point> way;  // the line from the parent's picture, or from the position before
};

struct PositionTree {
  std::string key;       // what it was made for
  std::string view_key;  // the same without what is only about the order of the moves
  std::vector<PositionNode> nodes;
  Rect bounds;
};

struct TreeOptions {
  bool up_to_symmetry = true;
  float width_to_height = 1;  // of the card that it is to be seen in
  unsigned plies = 2;         // from the current position, up to two
  bool with_before = true;    // the position before, where there is one
};
PositionTree make_tree(const Session& session, const TreeOptions& options);

// The value of a node for the player who is to move at the current position.  Distances count from
// that position, as in the list of its moves; of the position before it, from there.  Empty: not
// known.
std::optional<Value> tree_value(const Session& session, const PositionTree& tree,
                                const PositionNode& node);
// Does a best move lead there?
bool is_best(const Session& session, const PositionTree& tree, const PositionNode& node);

}  // namespace kanzen
