#include "engine/games/gobblers/rows/upper_moves.hpp"

#include <cassert>

#include "engine/games/gobblers/numbering.hpp"

namespace kanzen::gobblers {

const UpperMoves& UpperMoves::instance(int sizes) {
  assert(1 <= sizes && sizes <= 3);
  if (sizes == 1) {
    static const UpperMoves of_one(Numbering<1>::instance());
    return of_one;
  }
  if (sizes == 2) {
    static const UpperMoves of_two(Numbering<2>::instance());
    return of_two;
  }
  static const UpperMoves of_three(Numbering<3>::instance());
  return of_three;
}

template <int Sizes>
UpperMoves::UpperMoves(const Numbering<Sizes>& numbering)
    : middle_count_(Sizes == 3 ? PairPlacements::count : 1) {
  assert(tables_.rank(0, 0) == 0);
  for (std::uint32_t row = 0; row < numbering.row_count(); ++row) {
    const State<Sizes>& state = numbering.representative(row);
    const int middle = Sizes == 3 ? tables_.rank(state.own[1], state.opponent[1]) : 0;
    row_data_.push_back({static_cast<std::uint16_t>(middle), numbering.stabiliser(row)});
  }
  for (int c = 0; c < PairPlacements::class_count; ++c) {
    if constexpr (Sizes == 1) {
      // The only row has no large layer, which is the placement of the first class.
      first_rows_.push_back(c == 0 ? 0 : 1);
      rows_.emplace_back();
      forward_.emplace_back();
      backward_.emplace_back();
      continue;
    }
    find_rows(numbering, c);
    find_large_moves<Direction::forward>(c, forward_);
    find_large_moves<Direction::backward>(c, backward_);
  }
  first_rows_.push_back(numbering.row_count());
}

template <int Sizes>
void UpperMoves::find_rows(const Numbering<Sizes>& numbering, int large_class) {
  const PairPlacement large = tables_.placement(tables_.representative(large_class));
  State<Sizes> state{};
  state.own[Sizes - 1] = large.own;
  state.opponent[Sizes - 1] = large.opponent;
  first_rows_.push_back(numbering.place(state).row);  // that with an empty middle layer
  for (int middle = 0; middle < middle_count_; ++middle) {
    if (Sizes == 3) {
      const PairPlacement placement = tables_.placement(middle);
      state.own[1] = placement.own;
      state.opponent[1] = placement.opponent;
    }
    const RowPlace place = numbering.place(state);
    rows_.emplace_back(place.row, std::countr_zero(place.symmetries));
  }
}

template <Direction direction>
void UpperMoves::find_large_moves(int large_class, std::vector<LargeMoves>& all) {
  const PairPlacement large = tables_.placement(tables_.representative(large_class));
  const Sides sides = sides_of<direction>(large);
  const Mask9 open = without(mask_count - 1, cells_of(large));
  LargeMoves& moves = all.emplace_back();
  const auto after = [&](Mask9 mover) {
    return view_of(turned_rank<direction>(mover, sides.other));
  };
  if (direction == Direction::forward && std::popcount(sides.mover) < pieces_per_size)
    for (unsigned to = open; to != 0; to &= to - 1)
      moves.hand.push_back({0, 0, after(join(sides.mover, lowest(to)))});
  for (unsigned rest = sides.mover; rest != 0; rest &= rest - 1) {
    const Mask9 left = without(sides.mover, lowest(rest));
    if (direction == Direction::backward) moves.hand.push_back({0, 0, after(left)});
    for (unsigned to = open; to != 0; to &= to - 1)
      moves.board.push_back(
          {std::countr_zero(rest), std::countr_zero(to), after(join(left, lowest(to)))});
  }
}

}  // namespace kanzen::gobblers
