#pragma once
// The reachable positions of Gobblers, row by row, before any value is known.
//
// Each row collects the bits of the rows from which a move leads to it, until all of its positions
// are reached: most rows need only the moves from the hand.  Pieces never leave the board, so the
// rows with fewer upper pieces come first, and rows with equally many are repeated until nothing
// changes.  Only unfinished positions have successors; the finished ones follow in one pass.
#include "engine/core/executor.hpp"
#include "engine/core/progress.hpp"
#include "engine/games/gobblers/rows/bit_row.hpp"
#include "engine/games/gobblers/rows/upper_moves.hpp"

namespace kanzen::gobblers {

// Sets the bits of all reachable positions in `reached`, and those of the unfinished ones in
// `unfinished`; both have an empty element for each row.  Returns false if the sink cancels.
bool find_reachable_rows(const UpperMoves& moves, const Rules& rules, BitRow* unfinished,
                         BitRow* reached, Executor& executor, const ProgressSink& progress);

}  // namespace kanzen::gobblers
