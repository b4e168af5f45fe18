#pragma once
// The rule set `exact`: a row of more than k stones is no line, as in some forms of five in a row.
#include <vector>

#include "engine/games/mnk/lines.hpp"

namespace kanzen::mnk {

inline std::vector<Line> exact_lines(const Board& board) {
  std::vector<Line> lines;
  board.for_each_line([&](Cells cells, Cells ends) { lines.push_back({cells, ends}); });
  return lines;
}

}  // namespace kanzen::mnk
