#pragma once
// The moves from the positions of a row, as the rows that they lead to.
#include <cstdint>
#include <functional>
#include <span>

#include "engine/core/fixed_vector.hpp"
#include "engine/games/dobutsu/rows/giraffe_row.hpp"
#include "engine/games/dobutsu/rows/row_numbering.hpp"

namespace kanzen::dobutsu {

// The rows with some lions and elephants after a move, from the point of view of the side that has
// moved; null if there are none.  Those of chicks c begin at rows + offsets[c], unless it is
// negative.
struct RowsAfter {
  GiraffeRow* rows = nullptr;
  const std::int16_t* offsets = nullptr;
};

// The moves from all rows with the same lions and elephants; what differs is the chicks.
class RowMoves {
 public:
  // `rows_after(lions, elephants)` returns the rows after a move, with the number of the lions in
  // `lion_moves`, or `lions` if they have not moved.
  using FindRows = std::function<RowsAfter(std::size_t lions, PairNumber elephants)>;
  RowMoves(std::size_t lions, PairNumber elephants, std::span<const LionPair::Move> lion_moves,
           const FindRows& rows_after);

  // Returns the positions of the row with these chicks from which a move leads to a marked
  // position.
  GiraffeRow collect(PairNumber chicks) const;
  // Marks the positions to which moves from `row`, which has these chicks, lead.  Impossible
  // positions are among them, in which a giraffe is where another piece is.
  void spread(const GiraffeRow& row, PairNumber chicks) const;

 private:
  struct Target {
    RowsAfter after;
    Squares square_bit = 0;
    std::uint8_t square = 0, place = 0;
    bool is_mirrored = false;
  };

  static Target target(RowsAfter after, unsigned square, bool is_mirrored) {
    const unsigned place = place_of(is_mirrored ? mirrored(square) : square);
    return {after, bit(square), static_cast<std::uint8_t>(square), static_cast<std::uint8_t>(place),
            is_mirrored};
  }
  // Calls visit(target) for the target of a move of a chick to a square, if there is one.
  template <class Visit>
  void for_target_of_chick(unsigned square, Visit&& visit) const {
    if ((opponent_elephants_ >> square & 1) == 0) return visit(same_);
    for (const Target& one : elephant_captures_)
      if (one.square == square) visit(one);
  }
  // The chicks after another piece has moved to the target's square.
  static PairNumber chicks_after(const Pairs::Pair& placed, PairNumber chicks,
                                 const Target& target) {
    return (target.square_bit & placed.opponent) != 0 ? placed.captured[target.square] : chicks;
  }

  const Pairs& chicks_ = Pairs::chicks();
  Squares opponent_elephants_ = 0;
  Target same_;  // moves of chicks and giraffes that take no elephant
  FixedVector<Target, 16> elephant_moves_;
  FixedVector<Target, 12> elephant_drops_;
  FixedVector<Target, 8> lion_moves_;
  FixedVector<Target, 2> elephant_captures_;  // by chicks and giraffes
};

}  // namespace kanzen::dobutsu
