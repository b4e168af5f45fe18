#pragma once
// Breadth-first enumeration of all canonical positions that legal play can reach, by ply, with
// counts of terminal positions and transitions.  Finished positions are not expanded.
//
// A ply is a set of indices.  Its positions are processed row by row, so that the successors of one
// row are close together in memory.
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
#include "engine/solve/rows.hpp"

namespace kanzen {

struct Enumeration {
  BitSet reached;  // by index
  std::uint64_t positions = 0;
  std::uint64_t terminal = 0;
  std::uint64_t transitions = 0;      // legal moves of unfinished positions, ending moves included
  std::vector<std::uint64_t> by_ply;  // positions by the ply at which they first occur
};

template <Game G>
class Enumerator {
 public:
  Enumerator(const G& game, Executor& executor, const ProgressSink& progress)
      : game_(game), executor_(executor), progress_(progress) {}

  Result<Enumeration> run() && {
    auto reached = BitSet::make(game_.index_count());
    if (!reached) return reached.error();
    auto ply = BitSet::make(game_.index_count());
    if (!ply) return ply.error();
    auto next = BitSet::make(game_.index_count());
    if (!next) return next.error();
    const Index start = game_.index(game_.initial());
    reached->insert(start);
    ply->insert(start);
    for (std::uint64_t new_positions = 1; new_positions > 0;) {
      by_ply_.push_back(new_positions);
      total_.positions += new_positions;
      const auto found = expand_ply(*reached, *ply, *next);
      if (!found) return found.error();
      new_positions = *found;
      std::swap(*ply, *next);
      next->clear();
    }
    return Enumeration{*std::move(reached), total_.positions, total_.terminal, total_.transitions,
                       std::move(by_ply_)};
  }

 private:
  using Row = typename Rows<G>::Row;
  static constexpr std::uint32_t row_size = Rows<G>::row_size;

  struct Counts {
    std::uint64_t positions = 0, terminal = 0, transitions = 0;
    std::optional<Error> fault;
  };

  // Returns the number of positions first reached from this ply.
  Result<std::uint64_t> expand_ply(BitSet& reached, const BitSet& ply, BitSet& next) {
    std::uint64_t new_positions = 0;
    const bool finished = run_in_blocks(
        executor_, progress_, {"enumerate", static_cast<std::uint32_t>(by_ply_.size() - 1)},
        row_count<G>(game_.index_count()), rows_per_block<G>, Counts{},
        [&](Index row, Counts& counts) {
          expand_row(static_cast<std::uint32_t>(row), reached, ply, next, counts);
        },
        [&](const Counts& counts) {
          new_positions += counts.positions;
          total_.terminal += counts.terminal;
          total_.transitions += counts.transitions;
          if (!total_.fault) total_.fault = counts.fault;
          return total_.positions + new_positions;
        });
    if (!finished) return Error{Errc::cancelled, untranslated("enumeration was cancelled")};
    if (total_.fault) return *total_.fault;
    return new_positions;
  }

  void expand_row(std::uint32_t number, BitSet& reached, const BitSet& ply, BitSet& next,
                  Counts& counts) const {
    std::optional<Row> row;
    const Index first = Index{number} * row_size;
    ply.for_each(first, std::min(first + row_size, ply.size()), [&](Index i) {
      if (!row) row.emplace(Rows<G>::row(game_, number));
      const auto slot = static_cast<std::uint32_t>(i - first);
      if (row->is_finished(slot)) {
        ++counts.terminal;
        return true;
      }
      const std::uint64_t before = counts.transitions;
      row->children(
          slot,
          [&](Index child) {
            ++counts.transitions;
            if (reached.insert(child)) {
              next.insert(child);
              ++counts.positions;
            }
            return true;
          },
          [&](Outcome) {
            ++counts.transitions;
            return true;
          });
      if (counts.transitions == before && !counts.fault)
        counts.fault = no_moves(game_, *game_.unindex(i));
      return true;
    });
  }

  const G& game_;
  Executor& executor_;
  const ProgressSink& progress_;
  Counts total_;
  std::vector<std::uint64_t> by_ply_;
};

// Errors: Errc::cancelled if the sink returns false; Errc::out_of_memory; Errc::internal if an
// unfinished position has no moves.
template <Game G>
Result<Enumeration> enumerate(const G& game, Executor& executor,
                              const ProgressSink& progress = {}) {
  return Enumerator<G>(game, executor, progress).run();
}

}  // namespace kanzen
