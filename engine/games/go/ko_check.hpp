#pragma once
// Solved scores, checked from the moves of every position, with the rules as they are played
// (placing.hpp, score.hpp) instead of the solver's bits.
#include <cstdint>

#include "engine/games/go/ko_scores.hpp"

namespace kanzen::go {

// How many positions agree with their moves: every legal board with either side to move, after a
// pass and not, and with the points that ko forbids after a move.  Errc::internal of the first
// that does not; Errc::cancelled.
Result<std::uint64_t> check(const Grid& grid, const KoScores& scores, Executor& executor,
                            const ProgressSink& progress);

}  // namespace kanzen::go
