#pragma once
// Makes records valid FF[4], so that programs that check them read what is written.
#include <vector>

#include "engine/record/sgf.hpp"

namespace kanzen::sgf {

// Makes the tree of a record of Go valid.  Values get the form that their property requires; lists
// have each point of the board once; a property is only in the nodes where FF[4] allows it; a node
// has one move, or a set-up and no move; older properties are converted.  The text of an invalid
// property of the game is appended to GC, and other invalid properties are removed, with a note
// each.  Properties that FF[4] does not define, and trees of other games, do not change.
void make_valid(Tree& tree, std::vector<Diagnostic>& notes);

}  // namespace kanzen::sgf
