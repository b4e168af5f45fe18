#pragma once
// Counts the legal boards, those in which every string has a liberty, by dynamic programming:
// boards are extended point by point, and boards with equivalent borders, the last points of all
// columns, are counted together (J. Tromp and G. Farneback, "Combinatorics of Go", 2006).
#include "engine/core/play_counts.hpp"
#include "engine/core/progress.hpp"
#include "engine/core/result.hpp"
#include "engine/games/go/state.hpp"

namespace kanzen::go {

// The number of legal boards of up to 81 points is less than 2 to 128, the limit of WideCount.
inline constexpr unsigned most_counted_points = 81;

// Returns the number of legal boards of a grid with at most most_counted_points points.  9 by 9
// takes about 12 seconds and 20 MB.  Errors: Errc::cancelled.
Result<WideCount> count_legal_boards(const Grid& grid, const ProgressSink& progress);

}  // namespace kanzen::go
