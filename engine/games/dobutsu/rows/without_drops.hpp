#pragma once
// Dobutsu shogi without drops has so few positions that the general retrograde analysis solves it.
#include "engine/core/executor.hpp"
#include "engine/core/progress.hpp"
#include "engine/core/result.hpp"
#include "engine/games/dobutsu/dobutsu.hpp"
#include "engine/solve/solver.hpp"

namespace kanzen::dobutsu {

// Errors: Errc::cancelled if the sink returns false; Errc::out_of_memory.
Result<SolvedPositions> solve_without_drops(const Dobutsu& game, Executor& executor,
                                            const ProgressSink& progress);

}  // namespace kanzen::dobutsu
