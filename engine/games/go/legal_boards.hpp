#pragma once
// How many boards are legal: every string has a liberty.  They are counted point by point, with
// what the last points, the border, say to those that follow (J. Tromp and G. Farneback,
// "Combinatorics of Go", 2006), so no board is ever looked at.
#include "engine/core/play_counts.hpp"
#include "engine/core/progress.hpp"
#include "engine/core/result.hpp"
#include "engine/games/go/state.hpp"

namespace kanzen::go {

// The numbers of boards of up to 81 points are less than 2 to 128.
inline constexpr unsigned most_counted_points = 81;

// Of a grid with at most so many points.  9 by 9 takes some 12 seconds and 20 MB.
// Errc::cancelled.
Result<WideCount> count_legal_boards(const Grid& grid, const ProgressSink& progress);

}  // namespace kanzen::go
