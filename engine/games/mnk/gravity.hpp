#pragma once
// The rule set `gravity`: a stone falls to the lowest empty square of its column, as in Connect
// Four.
#include <vector>

#include "engine/games/mnk/board.hpp"
#include "engine/index/grid_symmetry.hpp"

namespace kanzen::mnk {

// Returns the empty cells on which a stone would rest: those of the bottom row and those above a
// stone.
constexpr Cells landing_cells(const Board& board, Cells stones) {
  const Cells bottom = board.all() & ~(board.all() >> board.columns());
  return board.all() & ~stones & (bottom | stones >> board.columns());
}

// Returns the stones with no stone above them.
constexpr Cells top_stones(const Board& board, Cells stones) {
  return stones & ~(stones << board.columns());
}

// Returns the stones that do not rest on the bottom or on another stone.
constexpr Cells floating_stones(const Board& board, Cells stones) {
  const Cells bottom = board.all() & ~(board.all() >> board.columns());
  return stones & ~(bottom | stones >> board.columns());
}

// Only the reflection of left and right preserves up and down.
inline std::vector<CellPermutation> gravity_symmetries(const Board& board) {
  auto symmetries = grid_symmetries(board.columns(), board.rows());
  symmetries.resize(2);
  return symmetries;
}

}  // namespace kanzen::mnk
