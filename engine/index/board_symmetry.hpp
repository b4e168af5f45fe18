#pragma once
// The eight symmetries of a 3x3 board, on cells and on nine-bit cell sets.
//
// Cells run row by row from the top left: cell 0 is a3, cell 8 is c1, and bit i
// of a mask is cell i:
//
//     0 1 2      a3 b3 c3
//     3 4 5      a2 b2 c2
//     6 7 8      a1 b1 c1
#include <array>
#include <cstddef>
#include <cstdint>

namespace kanzen {

using Mask9 = std::uint16_t;  // a set of cells, bits 0 to 8

inline constexpr int cell_count = 9;
inline constexpr int symmetry_count = 8;
inline constexpr std::size_t mask_count = 512;

constexpr Mask9 bit(int cell) { return static_cast<Mask9>(1u << cell); }

// Returns the image of a cell under symmetry g.  Symmetries 0 to 3 rotate by g quarter turns; 4 to
// 7 mirror left to right first.  Symmetry 0 is the identity.
constexpr int symmetric_cell(int g, int cell) {
  int row = cell / 3;
  int column = cell % 3;
  if (g >= 4) column = 2 - column;
  for (int turn = 0; turn < g % 4; ++turn) {
    const int old_row = row;
    row = column;
    column = 2 - old_row;
  }
  return 3 * row + column;
}

// Returns the number of the symmetry that applies `second`, then `first`.
constexpr int symmetry_product(int first, int second) {
  const int turns = first < 4 ? first + second : first - second;  // a mirror reverses turns
  return (turns & 3) | ((first ^ second) & 4);
}

namespace detail {
constexpr auto make_symmetric_masks() {
  std::array<std::array<Mask9, mask_count>, symmetry_count> result{};
  for (int g = 0; g < symmetry_count; ++g)
    for (std::size_t mask = 1; mask < mask_count; ++mask) {
      // Adds the lowest cell's image to that of the rest, which is already tabulated.
      int lowest = 0;
      while (!(mask >> lowest & 1u)) ++lowest;
      const std::size_t rest = mask & (mask - 1);
      auto& row = result[static_cast<std::size_t>(g)];
      row[mask] = static_cast<Mask9>(row[rest] | bit(symmetric_cell(g, lowest)));
    }
  return result;
}
inline constexpr auto symmetric_masks = make_symmetric_masks();
}  // namespace detail

constexpr Mask9 symmetric_mask(int g, Mask9 mask) {
  return detail::symmetric_masks[static_cast<std::size_t>(g)][mask];
}

}  // namespace kanzen
