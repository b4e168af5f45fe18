#pragma once
// The set of positions that legal play can reach, with their counts by value; it has no plies or
// transition counts (those are in solve/enumerate.hpp).
#include <cstdint>
#include <utility>

#include "engine/core/bit_set.hpp"
#include "engine/core/executor.hpp"
#include "engine/core/game.hpp"
#include "engine/core/progress.hpp"
#include "engine/solve/count.hpp"
#include "engine/solve/enumerate.hpp"
#include "engine/solve/value_table.hpp"

namespace kanzen {

struct ReachablePositions {
  BitSet set;                  // by index
  std::uint64_t terminal = 0;  // number of finished positions
  ValueCounts counts{};        // by value
};

// Errors: Errc::cancelled if the sink returns false; Errc::out_of_memory.
template <Game G>
Result<ReachablePositions> reachable(const G& game, const ValueTable& values, Executor& executor,
                                     const ProgressSink& progress = {}) {
  auto found = enumerate(game, executor, progress);
  if (!found) return found.error();
  auto counts = count_all_values(game, values, found->reached, executor, progress);
  if (!counts) return counts.error();
  return ReachablePositions{std::move(found->reached), found->terminal, *counts};
}

}  // namespace kanzen
