#pragma once
// Pairings: disjoint pairs of cells such that each of some cell sets contains a pair.  Whoever
// answers each stone on a cell of a pair with the other cell prevents the opponent from filling a
// set, whoever moves first (A. Hales and R. Jewett, "Regularity and positional games", 1963).
#include <optional>

#include "engine/core/fixed_vector.hpp"
#include "engine/games/mnk/board.hpp"

namespace kanzen::mnk {

// At most four lines begin at each cell.
using CellSets = FixedVector<Cells, 4 * std::size_t{max_cells}>;

// Returns the cells of a pairing for all sets; nullopt if there is none or if a search of limited
// length has found none.
std::optional<Cells> find_pairing(const CellSets& sets);

}  // namespace kanzen::mnk
