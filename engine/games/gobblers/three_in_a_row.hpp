#pragma once
// Three in a row on the board of nine cells (index/board_symmetry.hpp has their order).
#include <array>
#include <cstddef>

#include "engine/index/board_symmetry.hpp"

namespace kanzen::gobblers {

namespace detail {
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

}  // namespace kanzen::gobblers
