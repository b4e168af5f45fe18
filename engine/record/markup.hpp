#pragma once
// Markup in SGF: the properties CR, MA, SQ, TR, SL, LB, AR and LN of a node.  SGF has no colors, so
// that markup that is not all green is also written as text (engine/core/markup.hpp) in the private
// property KZ.
#include <vector>

#include "engine/core/markup.hpp"
#include "engine/record/sgf.hpp"

namespace kanzen {

// Returns what the properties of a node mark on the board.  A property with a value that is no mark
// of this board, or that would make more than most_marks, marks nothing.
Markup read_markup(const BoardView& board, const std::vector<sgf::Property>& properties);

// Changes the properties of a node so that they mark `markup`.  Properties that do so already, and
// properties of other kinds, remain as they are.
void update_markup(const BoardView& board, const Markup& markup,
                   std::vector<sgf::Property>& properties);

}  // namespace kanzen
