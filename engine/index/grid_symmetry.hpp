#pragma once
// The symmetries of a rectangular grid of cells, numbered row by row from the top left: four
// of a rectangle, eight of a square.  Those of a single row or column repeat themselves.
#include <cstdint>
#include <vector>

namespace kanzen {

using CellPermutation = std::vector<std::uint8_t>;  // where each cell goes

// The first one changes nothing.
inline std::vector<CellPermutation> grid_symmetries(unsigned columns, unsigned rows) {
  const auto cell_at = [&](unsigned column, unsigned row) {
    return static_cast<std::uint8_t>(row * columns + column);
  };
  std::vector<CellPermutation> symmetries(columns == rows ? 8 : 4);
  for (std::size_t g = 0; g < symmetries.size(); ++g)
    for (unsigned row = 0; row < rows; ++row)
      for (unsigned column = 0; column < columns; ++column) {
        const unsigned c = (g & 1u) != 0 ? columns - 1 - column : column;
        const unsigned r = (g & 2u) != 0 ? rows - 1 - row : row;
        symmetries[g].push_back((g & 4u) != 0 ? cell_at(r, c) : cell_at(c, r));
      }
  return symmetries;
}

}  // namespace kanzen
