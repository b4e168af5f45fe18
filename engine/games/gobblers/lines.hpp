#pragma once
// Lines of three, and the placements that complete one, from the visible pieces alone.  Cells are
// numbered as in index/board_symmetry.hpp.
#include <array>
#include <bit>

#include "engine/games/gobblers/state.hpp"

namespace kanzen::gobblers {

inline constexpr std::array<Mask9, 8> lines = {0b000'000'111, 0b000'111'000, 0b111'000'000,
                                               0b001'001'001, 0b010'010'010, 0b100'100'100,
                                               0b100'010'001, 0b001'010'100};

namespace detail {
constexpr auto make_line_flags() {
  std::array<bool, mask_count> result{};
  for (std::size_t mask = 0; mask < mask_count; ++mask)
    for (const Mask9 line : lines)
      if ((mask & line) == line) result[mask] = true;
  return result;
}
inline constexpr auto line_flags = make_line_flags();
}  // namespace detail

constexpr bool has_line(Mask9 mask) { return detail::line_flags[mask]; }

// Returns all cells of the lines in `mask`; 0 if there is none.
constexpr Mask9 line_cells(Mask9 mask) {
  Mask9 cells = 0;
  for (const Mask9 line : lines)
    if ((mask & line) == line) cells = static_cast<Mask9>(cells | line);
  return cells;
}

// --- placements

constexpr Mask9 without(Mask9 a, Mask9 b) { return static_cast<Mask9>(a & ~b); }

namespace detail {
constexpr auto make_completions() {
  std::array<Mask9, mask_count> result{};
  for (std::size_t mask = 0; mask < mask_count; ++mask)
    for (const Mask9 line : lines)
      if (const std::size_t missing = line & ~mask; std::has_single_bit(missing))
        result[mask] = static_cast<Mask9>(result[mask] | missing);
  return result;
}
inline constexpr auto completions = make_completions();
}  // namespace detail
// Returns the cells outside `mask` that would complete a line with two cells of it.
constexpr Mask9 completing_cells(Mask9 mask) { return detail::completions[mask]; }

// Returns whether placing a piece on a cell of `open` wins; `v` has the other visible pieces.
inline bool completes_line(Visible v, Mask9 open) {
  const Mask9 winning = static_cast<Mask9>(completing_cells(v.own) & open);
  if (winning == 0 || !has_line(v.opponent)) return winning != 0;
  for (unsigned rest = winning; rest != 0; rest &= rest - 1)
    if (!has_line(without(v.opponent, bit(std::countr_zero(rest))))) return true;
  return false;
}

}  // namespace kanzen::gobblers
