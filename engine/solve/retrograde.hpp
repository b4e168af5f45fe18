#pragma once
// Retrograde analysis: the values of all indices with exact distances.
//
// Round d decides the positions at distance d from the results of earlier rounds.  A position is
// won in d if a move leads to a position lost in d - 1; it is lost in d if every move leads to a
// position won in at most d - 1 plies, one of them in exactly d - 1.  Positions that no round
// decides are drawn.
//
// A round either scans forward, which examines all undecided positions, or follows un-moves
// (SolvedByUnmoves): it scans the table for positions that the last round decided and collects
// their undecided predecessors in a set, which removes duplicates; each of them is then a win, or
// is examined once, and the examination stops at the first move that does not lead to a won
// position.
//
// The order within a round does not matter: the distance of a value found in round d shows that it
// is not to be used before round d + 1.  So threads need no further synchronisation, and the table
// does not depend on their number.
#include <algorithm>
#include <optional>
#include <utility>

#include "engine/core/bit_set.hpp"
#include "engine/core/executor.hpp"
#include "engine/core/game.hpp"
#include "engine/core/progress.hpp"
#include "engine/solve/all_values.hpp"
#include "engine/solve/blocks.hpp"
#include "engine/solve/rows.hpp"
#include "engine/solve/solver_errors.hpp"
#include "engine/solve/value_table.hpp"

namespace kanzen {

template <Game G>
class Retrograde {
 public:
  Retrograde(const G& game, Executor& executor, const ProgressSink& progress)
      : game_(game), executor_(executor), progress_(progress) {}

  Result<ValueTable> run() && {
    auto table = ValueTable::make(entry_count(game_), distances_of<G>);
    if (!table) return table.error();
    auto candidates = BitSet::make(SolvedByUnmoves<G> ? table->size() : 0);
    if (!candidates) return candidates.error();
    values_ = &*table;
    candidates_ = &*candidates;
    bool running = decide_finished();
    for (round_ = 1; running; ++round_) {
      known_ = {game_, *values_, round_};
      found_ = 0;
      running = follows_unmoves() ? find_by_unmoves() : find_by_scanning();
      if (found_ == 0 && round_ > longest_) break;
    }
    if (fault_) return *fault_;
    if (!running) return solving_cancelled();
    table->draw_undecided();
    return table;
  }

 private:
  using Row = typename Rows<G>::Row;
  static constexpr std::uint32_t row_size = Rows<G>::row_size;
  static constexpr Index entries_per_block = 1 << 16, words_per_block = 1024;
  // The last round that must use the forward scan: ending moves and implicit values have no
  // un-moves.
  static constexpr unsigned last_scan = HasImplicitTerminals<G> ? longest_implicit_value + 1 : 1;

  struct Decided {
    std::uint64_t count = 0;
    unsigned longest = 0;  // greatest distance
    std::optional<Error> fault;
  };

  // Calls work(item, decided) for every item below `items`, in blocks.  Returns false if cancelled
  // or on a fault.
  template <class Work>
  bool decide_in_blocks(Index items, Index block_size, Work&& work) {
    const ProgressSink until_fault = [&](const Progress& now) {
      return !fault_ && report(progress_, now);
    };
    return run_in_blocks(executor_, until_fault, {"solve", round_}, items, block_size, Decided{},
                         work, [&](const Decided& found) {
                           found_ += found.count;
                           longest_ = std::max(longest_, found.longest);
                           if (!fault_) fault_ = found.fault;
                           return decided_ += found.count;
                         });
  }

  bool decide_finished() {
    return decide_in_blocks(values_->size(), entries_per_block, [&](Index i, Decided& found) {
      const auto state = game_.unindex(i);
      if (!state) return values_->set_gap(i);
      if (const auto value = game_.terminal(*state)) decide(i, *value, found);
    });
  }

  bool follows_unmoves() const { return SolvedByUnmoves<G> && round_ > last_scan; }

  bool find_by_scanning() {
    return decide_in_blocks(
        row_count<G>(values_->size()), rows_per_block<G>,
        [&](Index row, Decided& found) { scan_row(static_cast<std::uint32_t>(row), found); });
  }

  void scan_row(std::uint32_t number, Decided& found) {
    std::optional<Row> row;
    const Index first = Index{number} * row_size;
    const Index last = std::min(first + row_size, values_->size());
    for (Index i = first; i < last; ++i) {
      if (!values_->is_undecided(i)) continue;
      if (!row) row.emplace(Rows<G>::row(game_, number));
      examine(*row, i, false, found);
    }
  }

  bool find_by_unmoves() {
    return mark_predecessors_of(loss_in(round_ - 1)) &&
           take_candidates([&](Index i, Decided& found) { decide(i, win_in(round_), found); }) &&
           mark_predecessors_of(win_in(round_ - 1)) &&
           take_candidates([&](Index i, Decided& found) {
             const auto row = Rows<G>::row(game_, static_cast<std::uint32_t>(i / row_size));
             examine(row, i, true, found);
           });
  }

  // Adds the undecided predecessors of all positions with this value to the candidates.
  bool mark_predecessors_of(Value value) {
    if (!can_hold(distances_of<G>, value)) return true;
    const Index blocks = (values_->size() + entries_per_block - 1) / entries_per_block;
    return decide_in_blocks(blocks, 1, [&](Index block, Decided&) {
      const Index first = block * entries_per_block;
      const Index last = std::min(first + entries_per_block, values_->size());
      values_->for_each_of(value, first, last, [&](Index i) {
        for_each_predecessor(i, [&](Index before) {
          if (before < values_->size() && values_->is_undecided(before))
            candidates_->insert(before);
        });
      });
    });
  }

  // Calls take(index, decided) for all candidates and clears the set.
  template <class Take>
  bool take_candidates(Take&& take) {
    return decide_in_blocks(candidates_->word_count(), words_per_block,
                            [&](Index word, Decided& found) {
                              if (candidates_->word(word) == 0) return;
                              candidates_->for_each(word * 64, word * 64 + 64, [&](Index i) {
                                take(i, found);
                                return true;
                              });
                              candidates_->set_word(word, 0);
                            });
  }

  // May visit decided positions.
  template <class Visit>
  void for_each_predecessor(Index i, Visit&& visit) const {
    if constexpr (SolvedByUnmoves<G>) {
      FixedVector<StateOf<G>, G::max_unmoves> predecessors;
      game_.predecessors(*game_.unindex(i), predecessors);
      for (const auto& state : predecessors) visit(game_.index(state));
    }
  }

  // Decides the position if its distance is this round's.  `is_no_win`: it cannot be won in this
  // round.
  void examine(const Row& row, Index i, bool is_no_win, Decided& found) {
    bool wins = false, all_lose = true, any = false;
    const auto slot = static_cast<std::uint32_t>(i % row_size);
    const auto weigh = [&](RoundOutcome after) {  // value of a move's result, for the opponent
      any = true;
      wins = after == RoundOutcome::lost;
      if (after != RoundOutcome::won) all_lose = false;
      return !wins && (all_lose || !is_no_win);
    };
    const auto on_child = [&](Index child) { return weigh(known_.known(child)); };
    const auto on_ending = [&](Outcome mine) {
      return weigh(mine == Outcome::loss  ? RoundOutcome::won
                   : mine == Outcome::win ? RoundOutcome::lost
                                          : RoundOutcome::neither);
    };
    row.children(slot, on_child, on_ending);
    if (!any && !found.fault) found.fault = no_moves(game_, *game_.unindex(i));
    if (!any || (!wins && !all_lose)) return;
    decide(i, wins ? win_in(round_) : loss_in(round_), found);
  }

  void decide(Index i, Value value, Decided& found) {
    if (!values_->decide(i, value) && !found.fault)
      found.fault = cannot_hold(game_, *game_.unindex(i), value);
    ++found.count;
    found.longest = std::max<unsigned>(found.longest, value.distance);
  }

  const G& game_;
  Executor& executor_;
  const ProgressSink& progress_;
  ValueTable* values_ = nullptr;
  BitSet* candidates_ = nullptr;  // predecessors of positions decided in the last round
  unsigned round_ = 0;
  // Greatest distance, that of finished positions included.
  unsigned longest_ = HasImplicitTerminals<G> ? longest_implicit_value : 0;
  std::uint64_t found_ = 0, decided_ = 0;  // positions decided in this round, and in all
  RoundValues<G> known_;                   // values known at the start of the round
  std::optional<Error> fault_;
};

// Errors: Errc::cancelled if the sink returns false; Errc::out_of_memory; Errc::unsupported if a
// distance exceeds the table's limit; Errc::internal if the game violates its concepts (a position
// without moves, HasOddWins).  The last two name a position.
template <Game G>
Result<ValueTable> solve(const G& game, Executor& executor, const ProgressSink& progress = {}) {
  return Retrograde<G>(game, executor, progress).run();
}

}  // namespace kanzen
