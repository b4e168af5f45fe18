#pragma once
// The tree around the current position, with its layout: the position before, the current one, its
// children and grandchildren.  A child and its children form a family.  Families are arranged, best
// moves first, in the number of rows that suits the card's shape.
//
// Unit of lengths: the side of a child's picture.
#include <optional>
#include <string>
#include <vector>

#include "engine/picture/pen.hpp"
#include "engine/session/session.hpp"

namespace kanzen {

struct PositionNode {
  enum class Kind { previous, current, child, grandchild };
  Kind kind = Kind::current;
  std::vector<std::string> moves;  // from the current position to this one
  std::string position;            // empty: the last move ended the game without one
  BoardView board;
  unsigned equivalent_moves = 1;  // moves to the same position up to symmetry
  std::size_t parent = 0;         // index of a node; a child's is the current position
  Rect rect;                      // of the picture; the move is above it, the value below
  std::vector<Point> connector;   // the line from the parent's picture, or from the position before
};

struct PositionTree {
  std::string key;       // identifies what the tree was made for
  std::string view_key;  // the same without what affects only the order of moves
  std::vector<PositionNode> nodes;
  Rect bounds;
};

struct TreeOptions {
  bool up_to_symmetry = true;
  float width_to_height = 1;  // of the card that shows it
  unsigned plies = 2;         // depth from the current position, up to two
  bool with_previous = true;  // include the position before, if there is one
};
PositionTree make_tree(const Session& session, const TreeOptions& options);

// Returns the value of a node for the side to move at the current position.  Distances count from
// the current position, as in the list of its moves; that of the position before, from there.
// nullopt: unknown.
std::optional<Value> tree_value(const Session& session, const PositionTree& tree,
                                const PositionNode& node);
// Converts the value of a position, for its side to move, to that of the move which led to it, for
// the mover.  Like all values of moves, it counts plies from the position before the move.
Value one_ply_earlier(const GameInfo& info, Value value);
// Is the last move to the node a best one of its parent?
bool is_best(const Session& session, const PositionTree& tree, const PositionNode& node);

}  // namespace kanzen
