#pragma once
// A pairing consists of disjoint pairs of cells, of which each of some cell sets contains one.  A
// player who answers each stone on a cell of a pair with a stone on the other cell prevents the
// opponent from filling a set, even if the opponent moves first.  The source of this strategy is
// A. Hales and R. Jewett, "Regularity and positional games", 1963.
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
