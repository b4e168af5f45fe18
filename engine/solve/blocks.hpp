#pragma once
// A parallel loop over [0, items) in blocks: each block counts into its own tally, tallies are
// merged one at a time, and the progress sink is called after every block and may cancel.
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <mutex>

#include "engine/core/executor.hpp"
#include "engine/core/game.hpp"
#include "engine/core/progress.hpp"

namespace kanzen {

// The part of a progress report that is the same for all blocks.
struct Phase {
  const char* name = "";
  std::uint32_t round = 0;
};

// Calls work(item, tally) for every item and merge(tally) after every block, one at a time.  merge
// returns Progress::decided.  Returns false if the sink cancelled and some items were skipped.
template <class Tally, class Work, class Merge>
bool run_in_blocks(Executor& executor, const ProgressSink& progress, Phase phase, Index items,
                   Index block_size, const Tally& empty, Work&& work, Merge&& merge) {
  const std::size_t blocks = at((items + block_size - 1) / block_size);
  std::atomic<bool> stop{false};
  std::mutex merging;
  std::uint64_t done = 0;
  executor.run(blocks, [&](std::size_t block) {
    if (stop.load(std::memory_order_relaxed)) return;
    Tally tally = empty;
    const Index last = std::min((Index{block} + 1) * block_size, items);
    for (Index item = Index{block} * block_size; item < last; ++item) work(item, tally);
    const std::lock_guard lock(merging);
    const std::uint64_t decided = merge(tally);
    if (!report(progress, {phase.name, phase.round, ++done, blocks, decided})) stop = true;
  });
  return !stop;
}

}  // namespace kanzen
