#pragma once
// The moves of small pieces, which lead from a placement to another one of the same row.  They are
// done for sixteen rows at once, whose bits are transposed: a vector holds the same byte of each.
//
// Let `rest` be a placement without one piece of the side that moves.  By such moves,
//
//     bit of a placement = OR over the visible cells a of the side's pieces in it,
//                          OR over the visible free cells b other than a, of the bit of rest + b
//
// The inner OR is shared by all placements with the same rest.  It leaves b = a out, which is the
// placement itself, because it counts the cells: none, one, or several have a bit.
#include <array>
#include <cstdint>
#include <vector>

#include "engine/games/gobblers/rows/placement_order.hpp"
#include "engine/games/gobblers/rows/upper_moves.hpp"

namespace kanzen::gobblers {

class SmallMoves {
 public:
  static constexpr std::size_t batch = 16;

  // Returns the shared, immutable instances, which are built at the first call.
  static const SmallMoves& instance(Direction direction);

  // Replaces the bits of sixteen rows, which are turned (upper_moves.hpp), by those that moves of
  // small pieces lead to (forward) or come from (backward).  `bare`: for each row the cells on
  // which small pieces are visible; `board_moves`: pieces also move from cell to cell.
  void apply(BitRow (&rows)[batch], const Mask9 (&bare)[batch], bool board_moves) const;

 private:
  // The byte of the row, right-multiplied by a symmetry, where `cell` is visible.
  struct Term {
    std::uint8_t byte = 0, symmetry = 0, cell = 0;
  };
  // Some placements up to symmetry, those with a byte, and the terms of which their bits consist.
  struct Sum {
    std::uint8_t byte = 0;
    bool has_hand = false;  // the side has a small piece in hand
    std::vector<Term> terms;
  };

  explicit SmallMoves(Direction direction);

  Direction direction_;
  std::vector<Sum> rests_;    // placements with at most one piece of the side; terms: rest + b
  std::vector<Sum> results_;  // all placements; terms: rests
};

}  // namespace kanzen::gobblers
