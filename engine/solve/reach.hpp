#pragma once
// The positions that legal play can reach, once their values are known: the set
// alone, without plies and transitions (solve/enumerate.hpp counts those).
//
// Marking every successor costs a look at every transition.  But nearly every
// possible position is reachable, so after some plies of marking it is far
// cheaper to ask each unreached position for one reached predecessor, and to
// repeat that until nobody finds one any more.  Finished positions lead nowhere, so
// only those that go on take part in it; then the finished ones ask, once.  Games whose
// rows cannot name predecessors are enumerated.
#include <algorithm>
#include <cstdint>
#include <numeric>
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
  // Marking ends with a ply that leads to at least `most_listed` positions; those are marked,
  // but no longer listed.
  Reach(const G& game, const ValueTable& values, Executor& executor, const ProgressSink& progress,
        std::size_t most_listed)
      : game_(game),
        values_(values),
        executor_(executor),
        progress_(progress),
        most_listed_(most_listed) {}

  Result<ReachedPositions> run() && {
    auto marked = mark_first_plies();
    if (!marked) return marked.error();
    BitSet& reached = *marked;
    open_rows_ = all_rows();
    // Those first that play may come to first: then most positions find a reached
    // predecessor the first time they ask.
    std::stable_sort(open_rows_.begin(), open_rows_.end(), [&](std::uint32_t a, std::uint32_t b) {
      return game_.earliest_ply(a) < game_.earliest_ply(b);
    });
    for (std::uint64_t found = 1; found > 0; ++round_) {
      const auto asked = ask_unreached<Asked::going_on>(reached, {"reach", round_});
      if (!asked) return asked.error();
      found = *asked;
    }
    open_rows_ = all_rows();
    const auto asked = ask_unreached<Asked::finished>(reached, {"finished", 0});
    if (!asked) return asked.error();
    reached.insert(start_);  // even where the game is over before it begins
    auto counts = count_values(values_, reached, executor_, progress_);
    if (!counts) return counts.error();
    // Games with rows have distance 0 just where the game is over.
    const std::uint64_t terminal = (*counts)[encode(win_in(0))] + (*counts)[encode(loss_in(0))];
    return ReachedPositions{*std::move(marked), terminal, *counts};
  }

 private:
  using Row = typename G::Row;
  static constexpr std::uint32_t row_size = G::row_size;
  static constexpr std::uint32_t no_row = ~std::uint32_t{0};

  // Until the finished positions ask, the set holds such as go on alone.
  enum class Asked { going_on, finished };

  Result<BitSet> mark_first_plies() {
    auto reached = BitSet::make(game_.index_count());
    if (!reached) return reached;
    std::vector<Index> ply, next;
    if (goes_on(start_)) ply.push_back(start_);
    for (const Index i : ply) reached->insert(i);
    while (!ply.empty() && ply.size() < most_listed_) {
      if (!report(progress_, {"reach", 0, 0, 0, ply.size()})) return cancelled();
      next.clear();
      for (std::size_t i = 0; i < ply.size();) i = expand_row_of(i, ply, next, *reached);
      std::sort(next.begin(), next.end());
      std::swap(ply, next);
    }
    return reached;
  }

  // Expands the positions of `ply` (ascending) that share the row of the i-th;
  // where the next row begins.
  std::size_t expand_row_of(std::size_t i, const std::vector<Index>& ply, std::vector<Index>& next,
                            BitSet& reached) const {
    const auto number = static_cast<std::uint32_t>(ply[i] / row_size);
    const Row row = game_.row(number);
    for (; i < ply.size() && ply[i] / row_size == number; ++i) {
      row.children(
          static_cast<std::uint32_t>(ply[i] % row_size),
          [&](Index child) {
            if (goes_on(child) && reached.insert(child) && next.size() < most_listed_)
              next.push_back(child);
            return true;
          },
          [](Outcome) { return true; });
    }
    return i;
  }

  std::vector<std::uint32_t> all_rows() const {
    std::vector<std::uint32_t> rows(row_count(game_));
    std::iota(rows.begin(), rows.end(), 0u);
    return rows;
  }

  // How many found a reached predecessor.
  template <Asked asked>
  Result<std::uint64_t> ask_unreached(BitSet& reached, Phase phase) {
    std::uint64_t found = 0;
    const bool finished = in_blocks(
        executor_, progress_, phase, open_rows_.size(), rows_a_block<G>, std::uint64_t{0},
        [&](Index item, std::uint64_t& here) {
          std::uint32_t& row = open_rows_[at(item)];
          if (!ask_row<asked>(row, reached, here)) row = no_row;
        },
        [&](std::uint64_t here) { return found += here; });
    if (!finished) return cancelled();
    open_rows_.erase(std::remove(open_rows_.begin(), open_rows_.end(), no_row), open_rows_.end());
    return found;
  }

  // False: every position of the row that is asked is reached.
  template <Asked asked>
  bool ask_row(std::uint32_t number, BitSet& reached, std::uint64_t& found) const {
    std::optional<Row> row;
    const Index first = Index{number} * row_size;
    bool unreached = false;
    for (Index i = first; i < first + row_size; ++i) {
      if (values_.code(i) == gap_code || goes_on(i) != (asked == Asked::going_on)) continue;
      if (reached.contains(i)) continue;
      if (!row) row.emplace(game_.row(number));
      const bool none = row->predecessors(static_cast<std::uint32_t>(i - first), [&](Index p) {
        return !(reached.contains(p) && (asked == Asked::going_on || goes_on(p)));
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
  const std::size_t most_listed_;
  const Index start_ = game_.index(game_.initial());
  std::vector<std::uint32_t> open_rows_;  // with possible positions that are not reached yet
  std::uint32_t round_ = 1;
};

// Errc::cancelled when the sink says so, Errc::out_of_memory.
template <Game G>
Result<ReachedPositions> reachable(const G& game, const ValueTable& values, Executor& executor,
                                   const ProgressSink& progress = {}) {
  if constexpr (HasRowPredecessors<G>) {
    constexpr Index listed_share = 4096;  // of all indices
    const auto most_listed = std::max<std::size_t>(1, at(game.index_count() / listed_share));
    return Reach<G>(game, values, executor, progress, most_listed).run();
  } else {
    auto found = enumerate(game, executor, progress);
    if (!found) return found.error();
    auto counts = count_values(values, found->reached, executor, progress);
    if (!counts) return counts.error();
    return ReachedPositions{std::move(found->reached), found->terminal, *counts};
  }
}

}  // namespace kanzen
