#pragma once
// Symmetries of a rectangular grid with cells numbered row by row from the top left: four for a
// rectangle, eight for a square.  With a single row or column some of them coincide.
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace kanzen {

using CellPermutation = std::vector<std::uint8_t>;  // image of each cell

// Returns all symmetries of the grid, the identity first.
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

// Application of a cell permutation to cell sets (one bit per cell): the image of a set is the
// union of the images of its bytes, which are tabulated.

// Images by byte number, lowest first, and byte value.
template <class Set, std::size_t Bytes>
using ByteImages = std::array<std::array<Set, 256>, Bytes>;

// Tabulates the images for at most 8 * Bytes cells.
template <class Set, std::size_t Bytes>
ByteImages<Set, Bytes> byte_images(const CellPermutation& cells) {
  ByteImages<Set, Bytes> images{};
  for (std::size_t byte = 0; byte < Bytes; ++byte)
    for (unsigned value = 1; value < 256; ++value) {
      const std::size_t cell = 8 * byte + static_cast<std::size_t>(std::countr_zero(value));
      if (cell >= cells.size()) continue;
      images[byte][value] = images[byte][value & (value - 1)] | Set{1} << cells[cell];
    }
  return images;
}

}  // namespace kanzen
