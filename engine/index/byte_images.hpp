#pragma once
// A permutation of cells on sets of them, one bit a cell: the image of a set is the union of the
// images of its bytes, which are tabulated.
#include <array>
#include <bit>
#include <cstddef>

#include "engine/index/grid_symmetry.hpp"

namespace kanzen {

// By number of the byte, lowest first, and its value.
template <class Set, std::size_t Bytes>
using ByteImages = std::array<std::array<Set, 256>, Bytes>;

// At most 8 * Bytes cells.
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
