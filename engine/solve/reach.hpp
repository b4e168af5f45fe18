#pragma once
// The positions that legal play can reach, once their values are known: the set
// alone, without plies and transitions (solve/enumerate.hpp counts those).
//
// Marking every successor costs a look at every transition.  But nearly every
// possible position is reachable, so after some plies of marking it is far
// cheaper to ask each unreached position for one reached predecessor, and to
// repeat that until nobody finds one any more.  Games whose rows cannot name
// predecessors are enumerated.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/core/bit_set.hpp"
#include "engine/core/executor.hpp"
#include "engine/core/game.hpp"
#include "engine/core/progress.hpp"
#include "engine/solve/blocks.hpp"
#include "engine/solve/count.hpp"
#include "engine/solve/enumerate.hpp"
#include "engine/solve/value_table.hpp"

namespace kanzen {

struct ReachedPositions {
  BitSet set;                  // by index
  std::uint64_t terminal = 0;  // how many of them are finished
  ValueCounts counts{};        // of their values
};

template <HasRowPredecessors G>
class Reach {
 public:
  Reach(const G& game, const ValueTable& values, Executor& executor, const ProgressSink& progress)
      : game_(game), values_(values), executor_(executor), progress_(progress) {}

  Result<ReachedPositions> run() && {
    auto marked = mark_first_plies();
    if (!marked) return marked.error();
    BitSet& reached = *marked;
    open_rows_.resize(row_count(game_));
    for (std::uint32_t row = 0; row < open_rows_.size(); ++row) open_rows_[row] = row;
    for (round_ = 1;; ++round_) {
      const auto found = ask_unreached(reached);
      if (!found) return found.error();
      if (*found > 0) continue;
      auto counts = count_values(values_, reached, executor_, progress_);
      if (!counts) return counts.error();
      // Games with rows have distance 0 just where the game is over.
      const std::uint64_t terminal = (*counts)[encode(win_in(0))] + (*counts)[encode(loss_in(0))];
      return ReachedPositions{*std::move(marked), terminal, *counts};
    }
  }

 private:
  using Row = typename G::Row;
  static constexpr std::uint32_t row_size = G::row_size;
  static constexpr std::uint32_t no_row = ~std::uint32_t{0};

  // Marking ends with a ply that leads to more than this share of all indices; those are
  // marked, but no longer listed.
  static constexpr Index listed_share = 4096;

  Result<BitSet> mark_first_plies() {
    auto reached = BitSet::make(game_.index_count());
    if (!reached) return reached;
    const auto most_listed = std::max<std::size_t>(1, at(game_.index_count() / listed_share));
    std::vector<Index> ply{game_.index(game_.initial())}, next;
    reached->insert(ply.front());
    while (!ply.empty() && ply.size() < most_listed) {
      if (!report(progress_, {"reach", 0, 0, 0, ply.size()})) return cancelled();
      next.clear();
      for (std::size_t i = 0; i < ply.size();)
        i = expand_row_of(i, ply, next, most_listed, *reached);
      std::sort(next.begin(), next.end());
      std::swap(ply, next);
    }
    return reached;
  }

  // Expands the positions of `ply` (ascending) that share the row of the i-th;
  // where the next row begins.
  std::size_t expand_row_of(std::size_t i, const std::vector<Index>& ply, std::vector<Index>& next,
                            std::size_t most_listed, BitSet& reached) const {
    const auto number = static_cast<std::uint32_t>(ply[i] / row_size);
    const Row row = game_.row(number);
    for (; i < ply.size() && ply[i] / row_size == number; ++i) {
      const auto slot = static_cast<std::uint32_t>(ply[i] % row_size);
      if (row.finished(slot)) continue;
      row.children(
          slot,
          [&](Index child) {
            if (reached.insert(child) && next.size() < most_listed) next.push_back(child);
            return true;
          },
          [](Outcome) { return true; });
    }
    return i;
  }

  // How many found a reached predecessor.
  Result<std::uint64_t> ask_unreached(BitSet& reached) {
    std::uint64_t found = 0;
    const bool finished = in_blocks(
        executor_, progress_, {"reach", round_}, open_rows_.size(), rows_a_block<G>,
        std::uint64_t{0},
        [&](Index item, std::uint64_t& here) {
          std::uint32_t& row = open_rows_[at(item)];
          if (!ask_row(row, reached, here)) row = no_row;
        },
        [&](std::uint64_t here) { return found += here; });
    if (!finished) return cancelled();
    open_rows_.erase(std::remove(open_rows_.begin(), open_rows_.end(), no_row), open_rows_.end());
    return found;
  }

  // False: every position of the row is reached.
  bool ask_row(std::uint32_t number, BitSet& reached, std::uint64_t& found) const {
    std::optional<Row> row;
    const Index first = Index{number} * row_size;
    bool unreached = false;
    for (Index i = first; i < first + row_size; ++i) {
      if (values_.code(i) == gap_code || reached.contains(i)) continue;
      if (!row) row.emplace(game_.row(number));
      const bool none = row->predecessors(static_cast<std::uint32_t>(i - first), [&](Index p) {
        return !(reached.contains(p) && goes_on(p));
      });
      if (none) {
        unreached = true;
      } else {
        reached.insert(i);
        ++found;
      }
    }
    return unreached;
  }

  // Is the game not over there?  Games with rows have distance 0 just where it
  // is.
  bool goes_on(Index i) const {
    const ValueCode code = values_.code(i);
    return code == undecided_code || decode(code).distance > 0;
  }

  static Error cancelled() { return {Errc::cancelled, "the search for positions was cancelled"}; }

  const G& game_;
  const ValueTable& values_;
  Executor& executor_;
  const ProgressSink& progress_;
  std::vector<std::uint32_t> open_rows_;  // with possible positions that are not reached yet
  std::uint32_t round_ = 0;
};

// Errc::cancelled when the sink says so, Errc::out_of_memory.
template <Game G>
Result<ReachedPositions> reachable(const G& game, const ValueTable& values, Executor& executor,
                                   const ProgressSink& progress = {}) {
  if constexpr (HasRowPredecessors<G>) {
    return Reach<G>(game, values, executor, progress).run();
  } else {
    auto found = enumerate(game, executor, progress);
    if (!found) return found.error();
    auto counts = count_values(values, found->reached, executor, progress);
    if (!counts) return counts.error();
    return ReachedPositions{std::move(found->reached), found->terminal, *counts};
  }
}

}  // namespace kanzen
