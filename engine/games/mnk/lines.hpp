#pragma once
// Lines of m,n,k as lists, for rule sets whose lines are not those that Board finds by shifts.
#include <vector>

#include "engine/games/mnk/board.hpp"

namespace kanzen::mnk {

struct Line {
  Cells cells = 0;
  // The cells next to its ends.  A stone of the same colour there makes the line too long, where
  // that matters.
  Cells ends = 0;
};

// Returns all cells of the lines that the stones complete; 0 if there is none.
inline Cells line_cells(const std::vector<Line>& lines, Cells stones) {
  Cells cells = 0;
  for (const Line& line : lines)
    if ((stones & (line.cells | line.ends)) == line.cells) cells |= line.cells;
  return cells;
}

}  // namespace kanzen::mnk
