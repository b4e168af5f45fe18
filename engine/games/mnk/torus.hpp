#pragma once
// The rule set `torus`: the left edge of the board is joined to the right one and the top to the
// bottom, so that lines go on across the edges.  A line has k different cells.
#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

#include "engine/games/mnk/lines.hpp"

namespace kanzen::mnk {

inline std::vector<Line> torus_lines(const Board& board) {
  const unsigned columns = board.columns(), rows = board.rows();
  std::vector<Cells> found;
  for (const auto& [across, down] :
       {std::pair{1u, 0u}, std::pair{0u, 1u}, std::pair{1u, 1u}, std::pair{1u, rows - 1}})
    for (unsigned cell = 0; cell < board.cell_count(); ++cell) {
      Cells cells = 0;
      for (unsigned i = 0; i < board.line(); ++i)
        cells |= cell_bit((cell / columns + i * down) % rows * columns +
                          (cell % columns + i * across) % columns);
      if (static_cast<unsigned>(std::popcount(cells)) == board.line()) found.push_back(cells);
    }
  // A line that goes all the way round begins at each of its cells.
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  std::vector<Line> lines;
  for (const Cells cells : found) lines.push_back({cells});
  return lines;
}

}  // namespace kanzen::mnk
