#include "engine/games/dobutsu/rows/without_drops.hpp"

#include <utility>

#include "engine/solve/retrograde.hpp"

namespace kanzen::dobutsu {

Result<SolvedPositions> solve_without_drops(const Dobutsu& game, Executor& executor,
                                            const ProgressSink& progress) {
  auto values = kanzen::solve(game, executor, progress);
  if (!values) return values.error();
  auto reached = reachable(game, *values, executor, progress);
  if (!reached) return reached.error();
  return SolvedPositions{*std::move(values), *std::move(reached)};
}

}  // namespace kanzen::dobutsu
