#pragma once
// The moves to and from single positions, for rounds that decide few.
#include <array>
#include <cstdint>
#include <vector>

#include "engine/games/dobutsu/rows/giraffe_row.hpp"
#include "engine/games/dobutsu/rows/row_numbering.hpp"

namespace kanzen::dobutsu {

// The pieces apart from the lions.
struct PairNumbers {
  static constexpr std::size_t kinds = 3;
  std::array<PairNumber, kinds> of{};  // elephants, chicks, giraffes

  PairNumber elephants() const { return of[0]; }
  PairNumber chicks() const { return of[1]; }
  PairNumber giraffes() const { return of[2]; }
  static const Pairs& pairs(std::size_t kind);
  // Calls map(pairs of the kind, number) for each.
  template <class Map>
  PairNumbers mapped(Map&& map) const {
    return {{map(pairs(0), of[0]), map(pairs(1), of[1]), map(pairs(2), of[2])}};
  }
  PairNumbers with(std::size_t kind, PairNumber number) const {
    PairNumbers changed = *this;
    changed.of[kind] = number;
    return changed;
  }
};

// Returns the squares of all of them.
inline Squares all_squares_of(const PairNumbers& pairs) {
  unsigned squares = 0;
  for (std::size_t kind = 0; kind < PairNumbers::kinds; ++kind)
    squares |= squares_of(PairNumbers::pairs(kind)[pairs.of[kind]]);
  return static_cast<Squares>(squares);
}

inline PairNumbers mirrored(const PairNumbers& pairs) {
  return pairs.mapped([](const Pairs& kind, PairNumber n) { return kind[n].mirrored; });
}
// A position, by what is on the board and in hand.
struct RowPosition {
  std::uint32_t row = 0;  // of RowNumbering::to_move()
  std::uint8_t lions = 0;
  PairNumbers pairs;
};

// Appends the positions from which a move leads to a position, and some that are impossible because
// of their giraffes.
inline constexpr std::size_t most_predecessors = 1000;
void append_predecessors(const RowPosition& position, std::vector<RowPosition>& out);

// A position after a move, from the point of view of the side that has moved.
struct PositionAfter {
  std::uint32_t row = 0;  // of RowNumbering::has_moved()
  std::uint16_t bit = 0;  // of the row
};
PositionAfter turned(const RowPosition& position);

// Calls reaches(PositionAfter) for each unfinished position to which a move leads, and for some
// that are impossible because of their giraffes, until a call returns true; returns whether one
// did.
template <class Reaches>
bool has_move_to(const RowPosition& position, Reaches&& reaches) {
  const RowNumbering& numbering = RowNumbering::has_moved();
  const PairNumbers& pairs = position.pairs;
  const LionPair& lions = LionPairs::instance()[position.lions];
  const unsigned of_lions = bit(lions.own) | bit(lions.opponent),
                 on_board = of_lions | all_squares_of(pairs);
  const auto visit_row = [&](std::size_t after_lions, const PairNumbers& after) {
    const std::int32_t row = numbering.rows(after_lions, after.elephants()).row(after.chicks());
    return row >= 0 &&
           reaches(PositionAfter{static_cast<std::uint32_t>(row), bit_of_pair(after.giraffes())});
  };
  // Takes the opponent's pieces of the other kinds on a square.  Returns false if one is an own
  // one.
  const auto take = [&](PairNumbers& after, std::size_t own_kind, unsigned square) {
    for (std::size_t kind = 0; kind < PairNumbers::kinds; ++kind) {
      if (kind == own_kind) continue;
      const Pairs::Pair& placed = PairNumbers::pairs(kind)[pairs.of[kind]];
      if ((placed.own >> square & 1) != 0) return false;
      if (placed.captured[square] != no_pair) after.of[kind] = placed.captured[square];
    }
    return true;
  };
  for (std::size_t kind = 0; kind < PairNumbers::kinds; ++kind) {
    const Pairs& all = PairNumbers::pairs(kind);
    for (const PairMove move : all.moves(pairs.of[kind])) {
      PairNumbers after = pairs.with(kind, move.after);
      if ((of_lions >> move.square & 1) == 0 && take(after, kind, move.square) &&
          visit_row(position.lions, after))
        return true;
    }
    for (const PairMove drop : all.drops(pairs.of[kind]))
      if ((on_board >> drop.square & 1) == 0 &&
          visit_row(position.lions, pairs.with(kind, drop.after)))
        return true;
  }
  for (const LionPair::Move move : lions.moves) {
    PairNumbers after = pairs;
    if (take(after, PairNumbers::kinds, move.to) &&
        visit_row(move.lions, move.is_mirrored ? mirrored(after) : after))
      return true;
  }
  return false;
}

}  // namespace kanzen::dobutsu
