#pragma once
// Makes records valid FF[4], so that programs that check them read what is written.
#include <vector>

#include "engine/record/sgf.hpp"

namespace kanzen::sgf {

// Makes the tree of a record of Go valid: values of their types, distinct points of the board,
// properties only where they may be, one move in a node and no set-up beside it, FF[4] in place of
// older properties.  Text of an invalid property of the game is appended to GC; other invalid
// properties are removed.  Notes say which.  Properties that FF[4] does not define, and trees of
// other games, are unchanged.
void make_valid(Tree& tree, std::vector<Diagnostic>& notes);

}  // namespace kanzen::sgf
