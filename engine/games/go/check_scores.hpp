#pragma once
#include <cstdint>

#include "engine/core/executor.hpp"
#include "engine/core/progress.hpp"
#include "engine/core/result.hpp"
#include "engine/games/go/ko_scores.hpp"
#include "engine/games/go/state.hpp"

namespace kanzen::go {

// Verifies solved scores by the moves of every position, with the rules of placing.hpp and
// score.hpp instead of the solver's bitboards.  Returns the number of verified positions: every
// legal board with either side to move, with and without a preceding pass, and with every ko point
// that a move produces.  Errors: Errc::internal for the first inconsistent position;
// Errc::cancelled.
Result<std::uint64_t> check_scores(const Grid& grid, const KoScores& scores, Executor& executor,
                                   const ProgressSink& progress);

}  // namespace kanzen::go
