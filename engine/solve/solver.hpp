#pragma once
// Solvers that a game has of its own.
#include <concepts>
#include <utility>

#include "engine/core/executor.hpp"
#include "engine/core/game.hpp"
#include "engine/core/progress.hpp"
#include "engine/solve/reachability.hpp"
#include "engine/solve/value_table.hpp"

namespace kanzen {

struct SolvedPositions {
  ValueTable values;
  ReachablePositions reached;
};

// A solver G::Solver (HasSolver in core/game.hpp) finds the same as `solve` (solve/retrograde.hpp)
// and `reachable` (solve/reachability.hpp), with the same errors.
template <class S, class G>
concept SolverOf = HasSolver<G> &&
    requires(const G& game, Executor& executor, const ProgressSink& progress, S solver) {
  { S::make(game, executor, progress) } -> std::same_as<Result<S>>;
  { solver.find_reachable() } -> std::same_as<Result<void>>;  // called once, before `solve`
  { std::move(solver).solve() } -> std::same_as<Result<SolvedPositions>>;
};

}  // namespace kanzen
