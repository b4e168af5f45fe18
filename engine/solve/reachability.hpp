#pragma once
// The set of positions that legal play can reach, computed after solving; it has no plies or
// transition counts (those are in solve/enumerate.hpp).
//
// Forward marking examines every transition.  Since nearly every possible position is reachable, it
// is far cheaper to mark forward for some plies only and then to search each unreached position for
// one reached predecessor, repeatedly, until a round finds none.  Finished positions have no
// successors, so these rounds cover unfinished positions only; the finished ones follow in a single
// round.  Games whose rows have no predecessors are enumerated forward.
//
// A distance of 0 implies a finished position.  Finished positions may also be drawn or have
// another distance; these are recognised by the rules and come last.  Games whose finished
// positions all have distance 0 (EndsAtDistance0) skip that step.
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

struct ReachablePositions {
  BitSet set;                  // by index
  std::uint64_t terminal = 0;  // number of finished positions
  ValueCounts counts{};        // by value
};

template <HasRowPredecessors G>
class ReachabilitySearch {
 public:
  // Forward marking stops at the first ply with at least `most_listed` positions, which are marked
  // but not listed.
  ReachabilitySearch(const G& game, const ValueTable& values, Executor& executor,
                     const ProgressSink& progress, std::size_t most_listed)
      : game_(game),
        values_(values),
        executor_(executor),
        progress_(progress),
        most_listed_(most_listed) {}

  Result<ReachablePositions> run() && {
    auto made = BitSet::make(game_.index_count());
    if (!made) return made.error();
    BitSet& reached = *made;
    std::uint64_t finished_later = 0;  // reached and finished, but not at distance 0
    if (is_finished(start_)) {
      reached.insert(start_);
      finished_later = has_distance_0(start_) ? 0 : 1;
    } else {
      const auto found = search(reached);
      if (!found) return found.error();
      finished_later = *found;
    }
    auto counts = count_values(values_, reached, executor_, progress_);
    if (!counts) return counts.error();
    const std::uint64_t terminal = counts->of(win_in(0)) + counts->of(loss_in(0)) + finished_later;
    return ReachablePositions{*std::move(made), terminal, *counts};
  }

 private:
  using Row = typename G::Row;
  static constexpr std::uint32_t row_size = G::row_size;
  static constexpr std::uint32_t no_row = ~std::uint32_t{0};

  // The positions that search for a reached predecessor.  During `unfinished` the set contains
  // unfinished positions only, during `finished_at_0` also finished ones at distance 0, during
  // `finished_later` all kinds.
  enum class Candidates { unfinished, finished_at_0, finished_later };

  // Requires an unfinished start.  Returns the number of reached finished positions that are not at
  // distance 0.
  Result<std::uint64_t> search(BitSet& reached) {
    if (auto marked = mark_first_plies(reached); !marked) return marked.error();
    open_rows_ = all_rows();
    // Rows of early plies come first, so that most positions find a reached predecessor in the
    // first round.
    std::stable_sort(open_rows_.begin(), open_rows_.end(), [&](std::uint32_t a, std::uint32_t b) {
      return game_.earliest_ply(a) < game_.earliest_ply(b);
    });
    for (std::uint64_t found = 1; found > 0; ++round_) {
      const auto added = search_unreached(Candidates::unfinished, reached, {"reach", round_});
      if (!added) return added.error();
      found = *added;
    }
    const auto rows_left = std::exchange(open_rows_, all_rows());
    const auto added = search_unreached(Candidates::finished_at_0, reached, {"finished", 0});
    if (!added) return added.error();
    if (EndsAtDistance0<G>) return std::uint64_t{0};
    open_rows_ = rows_left;
    return search_unreached(Candidates::finished_later, reached, {"finished", 1});
  }

  Result<void> mark_first_plies(BitSet& reached) {
    std::vector<Index> ply = {start_}, next;
    reached.insert(start_);
    while (!ply.empty() && ply.size() < most_listed_) {
      if (!report(progress_, {"reach", 0, 0, 0, ply.size()})) return cancelled();
      next.clear();
      for (std::size_t i = 0; i < ply.size();) i = expand_row_of(i, ply, next, reached);
      std::sort(next.begin(), next.end());
      std::swap(ply, next);
    }
    return {};
  }

  // Expands the positions of `ply` (ascending) that are in the row of the i-th.  Returns the index
  // in `ply` of the next row's first position.
  std::size_t expand_row_of(std::size_t i, const std::vector<Index>& ply, std::vector<Index>& next,
                            BitSet& reached) const {
    const auto number = static_cast<std::uint32_t>(ply[i] / row_size);
    const Row row = game_.row(number);
    for (; i < ply.size() && ply[i] / row_size == number; ++i) {
      row.children(
          static_cast<std::uint32_t>(ply[i] % row_size),
          [&](Index child) {
            if (reached.contains(child) || is_finished(child)) return true;
            if (reached.insert(child) && next.size() < most_listed_) next.push_back(child);
            return true;
          },
          [](Outcome) { return true; });
    }
    return i;
  }

  std::vector<std::uint32_t> all_rows() const {
    std::vector<std::uint32_t> rows(row_count<G>(game_.index_count()));
    std::iota(rows.begin(), rows.end(), 0u);
    return rows;
  }

  // Returns the number of positions that were added to the set.
  Result<std::uint64_t> search_unreached(Candidates candidates, BitSet& reached, Phase phase) {
    std::uint64_t found = 0;
    const bool finished = run_in_blocks(
        executor_, progress_, phase, open_rows_.size(), rows_per_block<G>, std::uint64_t{0},
        [&](Index item, std::uint64_t& here) {
          std::uint32_t& row = open_rows_[at(item)];
          if (!search_row(candidates, row, reached, here)) row = no_row;
        },
        [&](std::uint64_t here) { return found += here; });
    if (!finished) return cancelled();
    open_rows_.erase(std::remove(open_rows_.begin(), open_rows_.end(), no_row), open_rows_.end());
    return found;
  }

  // Returns false if the row contains no position that a later round or phase has to examine.
  bool search_row(Candidates candidates, std::uint32_t number, BitSet& reached,
                  std::uint64_t& found) const {
    std::optional<Row> row;
    const Index first = Index{number} * row_size;
    const Index last = std::min(first + row_size, values_.size());
    bool left = false;
    for (Index i = first; i < last; ++i) {
      const RoundOutcome known = before_1_.known(i);
      if (known == RoundOutcome::gap ||
          is_decided(known) != (candidates == Candidates::finished_at_0))
        continue;
      if (reached.contains(i)) continue;
      if (!row) row.emplace(game_.row(number));
      const auto slot = static_cast<std::uint32_t>(i - first);
      const bool searches = candidates == Candidates::finished_at_0 || EndsAtDistance0<G> ||
                            row->is_finished(slot) == (candidates == Candidates::finished_later);
      const bool none = !searches || row->possible_predecessors(slot, [&](Index p) {
        return !(reached.contains(p) &&
                 (candidates == Candidates::unfinished || is_unfinished(candidates, p)));
      });
      if (none) {
        left = true;
      } else {
        reached.insert(i);
        ++found;
      }
    }
    return left;
  }

  // Returns whether a member of the set is unfinished; for the phases of finished positions.
  bool is_unfinished(Candidates candidates, Index member) const {
    return candidates == Candidates::finished_at_0 ? !has_distance_0(member) : !is_finished(member);
  }

  // True implies that the position is finished.
  bool has_distance_0(Index i) const { return is_decided(before_1_.known(i)); }

  bool is_finished(Index i) const {
    if (EndsAtDistance0<G> || has_distance_0(i)) return has_distance_0(i);
    return game_.terminal(*game_.unindex(i)).has_value();
  }

  static Error cancelled() {
    return {Errc::cancelled, untranslated("the search for positions was cancelled")};
  }

  const G& game_;
  const ValueTable& values_;
  Executor& executor_;
  const ProgressSink& progress_;
  const std::size_t most_listed_;
  const ValueTable::RoundView<distances_of<G>> before_1_{values_, 1};
  const Index start_ = game_.index(game_.initial());
  std::vector<std::uint32_t> open_rows_;  // rows with positions that are not reached yet
  std::uint32_t round_ = 1;
};

// Errors: Errc::cancelled if the sink returns false; Errc::out_of_memory.
template <Game G>
Result<ReachablePositions> reachable(const G& game, const ValueTable& values, Executor& executor,
                                     const ProgressSink& progress = {}) {
  if constexpr (HasRowPredecessors<G>) {
    constexpr Index listed_share = 4096;  // share of all indices: 1 in 4096
    const auto most_listed = std::max<std::size_t>(1, at(game.index_count() / listed_share));
    return ReachabilitySearch<G>(game, values, executor, progress, most_listed).run();
  } else {
    auto found = enumerate(game, executor, progress);
    if (!found) return found.error();
    auto counts = count_all_values(game, values, found->reached, executor, progress);
    if (!counts) return counts.error();
    return ReachablePositions{std::move(found->reached), found->terminal, *counts};
  }
}

}  // namespace kanzen
