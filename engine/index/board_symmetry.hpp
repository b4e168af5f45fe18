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

// Where symmetry g sends a cell.  0 to 3 turn by a quarter each, 4 to 7 mirror
// left to right first; symmetry 0 changes nothing.
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

namespace detail {
constexpr auto make_symmetric_masks() {
  std::array<std::array<Mask9, mask_count>, symmetry_count> result{};
  for (int g = 0; g < symmetry_count; ++g)
    for (std::size_t mask = 1; mask < mask_count; ++mask) {
      // One cell and the rest, which was filled in before.
      int lowest = 0;
      while (!(mask >> lowest & 1u)) ++lowest;
      const std::size_t rest = mask & (mask - 1);
      auto& row = result[static_cast<std::size_t>(g)];
      row[mask] = static_cast<Mask9>(row[rest] | bit(symmetric_cell(g, lowest)));
    }
  return result;
}
inline constexpr auto symmetric_masks = make_symmetric_masks();

constexpr auto make_line_flags() {
  constexpr std::array<Mask9, 8> lines = {0b000'000'111, 0b000'111'000, 0b111'000'000,
                                          0b001'001'001, 0b010'010'010, 0b100'100'100,
                                          0b100'010'001, 0b001'010'100};
  std::array<bool, mask_count> result{};
  for (std::size_t mask = 0; mask < mask_count; ++mask)
    for (const Mask9 line : lines)
      if ((mask & line) == line) result[mask] = true;
  return result;
}
inline constexpr auto line_flags = make_line_flags();
}  // namespace detail

constexpr Mask9 symmetric_mask(int g, Mask9 mask) {
  return detail::symmetric_masks[static_cast<std::size_t>(g)][mask];
}

constexpr bool has_line(Mask9 mask) { return detail::line_flags[mask]; }

// All cells of the lines that `mask` completes; 0: no line.
constexpr Mask9 line_cells(Mask9 mask) {
  Mask9 cells = 0;
  for (int a = 0; a < cell_count; ++a)
    for (int b = a + 1; b < cell_count; ++b)
      for (int c = b + 1; c < cell_count; ++c) {
        const Mask9 three = static_cast<Mask9>(bit(a) | bit(b) | bit(c));
        if ((mask & three) == three && has_line(three)) cells = static_cast<Mask9>(cells | three);
      }
  return cells;
}

// Does `mask`, which has `cell`, have a line through it?
constexpr bool has_line_through(Mask9 mask, int cell) {
  for (int a = 0; a < cell_count; ++a)
    for (int b = a + 1; b < cell_count; ++b) {
      const Mask9 three = static_cast<Mask9>(bit(cell) | bit(a) | bit(b));
      if (a != cell && b != cell && (mask & three) == three && has_line(three)) return true;
    }
  return false;
}

}  // namespace kanzen
