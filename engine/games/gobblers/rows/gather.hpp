#pragma once
// Functions that compute bits of a row from its upper layers: the positions with a line, and those
// that moves of upper pieces connect with given bits of other rows.
#include <bit>

#include "engine/games/gobblers/rows/placement_order.hpp"
#include "engine/games/gobblers/rows/upper_moves.hpp"

namespace kanzen::gobblers {

// The positions of a row in which the side to move, or the opponent, has a line.
struct Lines {
  BitRow own, opponent;
};

namespace detail {

// Adds the placements in which small pieces complete a line of the visible upper pieces `seen`;
// `with(cells)`: those with small pieces of the side on all of the cells.
template <class With>
void add_lines(Mask9 seen, Mask9 bare, With&& with, BitRow& row) {
  for (const Mask9 line : lines) {
    const Mask9 missing = without(line, seen);
    if (without(missing, bare) == 0 && std::popcount(missing) <= pieces_per_size)
      add(row, with(missing));
  }
}

}  // namespace detail

// `turned`: with the sides of the row exchanged; the lines remain those of the same pieces.
template <bool turned>
Lines lines_of(const UpperLayers& upper) {
  const PlacementOrder& order = PlacementOrder::instance();
  const auto with_own = [&](Mask9 cells) -> const BitRow& { return order.with_own(cells); };
  const auto with_opponent = [&](Mask9 cells) -> const BitRow& {
    return order.with_opponent(cells);
  };
  Lines result{};
  if constexpr (turned) {
    detail::add_lines(upper.visible.own, upper.bare, with_opponent, result.own);
    detail::add_lines(upper.visible.opponent, upper.bare, with_own, result.opponent);
  } else {
    detail::add_lines(upper.visible.own, upper.bare, with_own, result.own);
    detail::add_lines(upper.visible.opponent, upper.bare, with_opponent, result.opponent);
  }
  return result;
}

// Returns the bits of upper layers from those of their representative's row.
inline BitRow apply_symmetry(unsigned symmetry, const BitRow& row) {
  const LeftProduct product(symmetry);
  BitRow result;
  for (std::size_t i = 0; i < BitRow::parts; ++i) result.part[i] = product(row.part[i]);
  return result;
}

// Adds the bits of the sources, or with `inverted` the missing ones, to `found`.  bits_of(row)
// returns the bits of a row.  Stops early, and returns false, if all bits of `enough` are found.
template <Direction direction, bool inverted, class BitsOf>
bool gather(const Sources& sources, BitsOf&& bits_of, const BitRow& enough, BitRow& found) {
  const PlacementOrder& order = PlacementOrder::instance();
  for (unsigned symmetry = 0; symmetry < symmetry_count; ++symmetry) {
    const auto& rows = sources.rows[symmetry];
    if (rows.empty()) continue;
    BitRow sum = bits_of(rows[0]);
    for (std::size_t i = 1; i < rows.size(); ++i) {
      const BitRow& row = bits_of(rows[i]);
      for_each_part([&](std::size_t p) {
        if constexpr (inverted)
          sum.part[p] &= row.part[p];
        else
          sum.part[p] |= row.part[p];
      });
    }
    const LeftProduct product(symmetry);
    for (std::size_t p = 0; p < BitRow::parts; ++p)
      found.part[p] |= product(inverted ? ~sum.part[p] : sum.part[p]);
    if (is_within(enough, found)) return false;
  }
  for (const Sources::Masked& masked : sources.masked) {
    BitRow sum{};
    for (std::size_t i = masked.first; i < masked.last; ++i) {
      const RowView view = sources.masked_rows[i];
      const BitRow& row = bits_of(view.row());
      const LeftProduct product(view.symmetry());
      for (std::size_t p = 0; p < BitRow::parts; ++p)
        sum.part[p] |= product(inverted ? ~row.part[p] : row.part[p]);
    }
    for (const Mask9 cells : masked.small_pieces)
      remove(sum,
             direction == Direction::forward ? order.with_own(cells) : order.with_opponent(cells));
    add(found, sum);
    if (is_within(enough, found)) return false;
  }
  return true;
}

}  // namespace kanzen::gobblers
