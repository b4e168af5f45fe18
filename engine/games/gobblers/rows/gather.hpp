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

// `turned`: with the sides of the row exchanged; own pieces remain those of the side to move.
template <bool turned>
const BitRow& with_pieces(bool own, Mask9 cells) {
  const PlacementOrder& order = PlacementOrder::instance();
  return own != turned ? order.with_own(cells) : order.with_opponent(cells);
}

// `turned`: with the sides of the row exchanged; the lines remain those of the same pieces.
template <bool turned>
Lines lines_of(const UpperLayers& upper) {
  Lines result{};
  detail::add_lines(
      upper.visible.own, upper.bare,
      [](Mask9 cells) -> const BitRow& { return with_pieces<turned>(true, cells); }, result.own);
  detail::add_lines(
      upper.visible.opponent, upper.bare,
      [](Mask9 cells) -> const BitRow& { return with_pieces<turned>(false, cells); },
      result.opponent);
  return result;
}

// Returns the positions that the rules make impossible.  `turned`: as above.
template <bool turned>
BitRow impossible_positions(const Rules& rules, const UpperLayers& upper, const Lines& complete) {
  BitRow result{};
  if (!rules.may_uncover_line()) result = complete.own;
  if (!rules.has_impossible_boards()) return result;
  const auto pieces = [](Mask9 cells) { return std::popcount(cells); };
  const int most = rules.pieces_per_size();
  const PairPlacement &large = upper.large, &middle = upper.middle;
  const int same = (large.own & middle.own) | (large.opponent & middle.opponent);
  const int other = (large.own & middle.opponent) | (large.opponent & middle.own);
  if (pieces(large.own) > most || pieces(large.opponent) > most || pieces(middle.own) > most ||
      pieces(middle.opponent) > most || (same != 0 && !rules.may_cover(true)) ||
      (other != 0 && !rules.may_cover(false))) {
    for_each_part([&](std::size_t i) { result.part[i] = ~ByteVector{}; });
    return result;
  }
  if (most == 1) add(result, PlacementOrder::instance().with_pairs());
  for (int cell = 0; cell < cell_count; ++cell) {
    const Mask9 it = bit(cell);
    if ((upper.bare & it) != 0) continue;
    // The upper piece right above the smallest layer.
    const bool own = ((middle.own | (large.own & ~middle.opponent)) & it) != 0;
    if (!rules.may_cover(true)) add(result, with_pieces<turned>(own, it));
    if (!rules.may_cover(false)) add(result, with_pieces<turned>(!own, it));
  }
  return result;
}

// Removes the positions in which the lift uncovers what it must not.  The rows are turned.
template <Direction direction>
void remove_lifts(const Lift& lift, BitRow& row) {
  for (const Mask9 cells : lift.small_pieces)
    remove(row, with_pieces<true>(direction == Direction::backward, cells));
}

// Adds the positions in which the lift uncovers what it must not.
template <Direction direction>
void add_lifts(const Lift& lift, BitRow& row) {
  if (lift.always) for_each_part([&](std::size_t i) { row.part[i] = ~ByteVector{}; });
  for (const Mask9 cells : lift.small_pieces)
    add(row, with_pieces<true>(direction == Direction::backward, cells));
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
  for (std::size_t number = 0; number < sources.masked.size(); ++number) {
    const auto& masked = sources.masked[number];
    BitRow sum{};
    for (std::size_t i = masked.first; i < sources.end_of(number); ++i) {
      const RowView view = sources.masked_rows[i];
      const BitRow& row = bits_of(view.row());
      const LeftProduct product(view.symmetry());
      for (std::size_t p = 0; p < BitRow::parts; ++p)
        sum.part[p] |= product(inverted ? ~row.part[p] : row.part[p]);
    }
    remove_lifts<direction>(masked.lift, sum);
    add(found, sum);
    if (is_within(enough, found)) return false;
  }
  return true;
}

}  // namespace kanzen::gobblers
