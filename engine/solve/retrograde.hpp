#pragma once
// Retrograde analysis: the values of all indices with exact distances.
//
// Round d decides the positions at distance d from the results of earlier rounds.  A position is
// won in d if a move leads to a position lost in d - 1; it is lost in d if every move leads to a
// position won in at most d - 1 plies, one of them in exactly d - 1.  Positions that no round
// decides are drawn.  The rows compute the first distances without reading the table (HasRows in
// core/game.hpp).
//
// Wins and losses are searched separately, each with the cheaper of two methods.  With un-moves,
// the table is scanned for positions that the last round decided, and their undecided predecessors
// are collected in a set, which removes duplicates; each of them is then a win, or is examined
// once.  The forward scan examines all undecided positions; a search for losses alone stops at the
// first move that does not lead to a won position.  The scan is used after rounds that decided many
// positions, unless un-moves cost no more than moves (SolvedByUnmoves).
//
// The order within a round does not matter: the distance of a value found in round d shows that it
// is not to be used before round d + 1.  So threads need no further synchronisation, and the table
// does not depend on their number.
#include <algorithm>
#include <atomic>
#include <optional>
#include <utility>
#include <vector>

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
  // Un-moves are used if the last round decided at most `few` positions.
  Retrograde(const G& game, Executor& executor, const ProgressSink& progress, Index few)
      : game_(game), executor_(executor), progress_(progress), few_(few) {}

  Result<ValueTable> run() && {
    auto table = ValueTable::make(entry_count(game_), distances_of<G>);
    if (!table) return table.error();
    auto candidates = BitSet::make(has_unmoves ? table->size() : 0);
    if (!candidates) return candidates.error();
    values_ = &*table;
    candidates_ = &*candidates;
    bool running = decide_first_plies();
    for (round_ = first_round; running; ++round_) {
      known_ = {game_, *values_, round_};
      before_ = std::exchange(now_, {});
      running = find_wins_by_unmoves() && find_by_scanning() && find_losses_by_unmoves();
      if (now_.wins + now_.losses == 0 && round_ > longest_first_) break;
    }
    if (fault_) return *fault_;
    if (!running) return solving_cancelled();
    table->draw_undecided();
    return table;
  }

 private:
  using Row = typename Rows<G>::Row;
  static constexpr std::uint32_t row_size = Rows<G>::row_size;
  static constexpr Index words_per_block = 1024;
  static constexpr bool has_unmoves = HasUnmoves<G>;
  static constexpr unsigned first_round = Row::decided_plies + 1;
  // The last round that must use the forward scan.
  static constexpr unsigned last_scan =
      HasImplicitTerminals<G> ? std::max(first_round, longest_implicit_value + 1) : first_round;

  struct Decided {
    std::uint64_t wins = 0, losses = 0, draws = 0;
    std::optional<Error> fault;
  };
  // The values that the examination of a position may find.
  enum class Search { wins_and_losses, wins, losses };

  // Calls work(item, decided) for every item below `items`, in blocks.  Returns false if cancelled
  // or on a fault.
  template <class Work>
  bool decide_in_blocks(std::size_t items, Index block_size, Work&& work) {
    const ProgressSink until_fault = [&](const Progress& now) {
      return !fault_ && report(progress_, now);
    };
    return run_in_blocks(
        executor_, until_fault, {"solve", round_}, items, block_size, Decided{},
        [&](Index item, Decided& found) { work(at(item), found); },
        [&](const Decided& found) {
          now_.wins += found.wins;
          now_.losses += found.losses;
          if (!fault_) fault_ = found.fault;
          return decided_ += found.wins + found.losses + found.draws;
        });
  }

  // --- first distances, from the rows

  bool decide_first_plies() {
    const std::uint32_t rows = row_count<G>(values_->size());
    std::vector<std::uint8_t> open(rows);
    std::atomic<unsigned> longest{0};
    const bool finished =
        decide_in_blocks(rows, rows_per_block<G>, [&](std::size_t row, Decided& found) {
          const auto [undecided, distance] = fill_row(static_cast<std::uint32_t>(row), found);
          open[row] = undecided;
          unsigned seen = longest;
          while (distance > seen && !longest.compare_exchange_weak(seen, distance)) {
          }
        });
    longest_first_ = longest;
    for (std::uint32_t row = 0; row < rows; ++row)
      if (open[row]) open_rows_.push_back(row);
    return finished;
  }

  struct FirstPlies {
    bool undecided = false;  // some position of the row is undecided
    unsigned longest = 0;    // greatest distance found
  };
  FirstPlies fill_row(std::uint32_t number, Decided& found) {
    const Row row = Rows<G>::row(game_, number);
    const Index first = Index{number} * row_size;
    const Index last = std::min(first + row_size, values_->size());
    FirstPlies result;
    for (Index i = first; i < last; ++i) {
      const TableEntry entry = row.first_entry(static_cast<std::uint32_t>(i - first));
      if (entry.is_decided()) {
        decide(i, entry.value(), found);
        if (entry.value().outcome != Outcome::draw)
          result.longest = std::max<unsigned>(result.longest, entry.value().distance);
      } else if (entry.is_gap()) {
        values_->set_gap(i);
      } else {
        result.undecided = true;
      }
    }
    return result;
  }

  // --- one round

  // Ending moves and implicit values have no un-moves, so the first rounds use the forward scan.
  bool by_unmoves(std::uint64_t decided_before) const {
    if (!has_unmoves || round_ <= last_scan) return false;
    return SolvedByUnmoves<G> || decided_before <= few_;
  }

  bool find_by_scanning() {
    const bool wins = !by_unmoves(before_.losses);
    const bool losses = !by_unmoves(before_.wins);
    if (!wins && !losses) return true;
    const Search search = !losses ? Search::wins : wins ? Search::wins_and_losses : Search::losses;
    const bool finished = decide_in_blocks(open_rows_.size(), rows_per_block<G>,
                                           [&](std::size_t item, Decided& found) {
                                             if (!scan_row(open_rows_[item], search, found))
                                               open_rows_[item] = no_row;
                                           });
    open_rows_.erase(std::remove(open_rows_.begin(), open_rows_.end(), no_row), open_rows_.end());
    return finished;
  }

  // Returns false if no position of the row is undecided.
  bool scan_row(std::uint32_t number, Search search, Decided& found) {
    std::optional<Row> row;
    const Index first = Index{number} * row_size;
    const Index last = std::min(first + row_size, values_->size());
    bool undecided = false;
    for (Index i = first; i < last; ++i) {
      if (!values_->is_undecided(i)) continue;
      if (!row) row.emplace(Rows<G>::row(game_, number));
      if (!examine(*row, i, search, found)) undecided = true;
    }
    return undecided;
  }

  bool find_wins_by_unmoves() {
    if (!by_unmoves(before_.losses)) return true;
    return mark_predecessors_of(loss_in(round_ - 1)) &&
           take_candidates([&](Index i, Decided& found) { decide(i, win_in(round_), found); });
  }

  bool find_losses_by_unmoves() {
    if (!by_unmoves(before_.wins)) return true;
    return mark_predecessors_of(win_in(round_ - 1)) &&
           take_candidates([&](Index i, Decided& found) {
             const auto row = Rows<G>::row(game_, static_cast<std::uint32_t>(i / row_size));
             examine(row, i, Search::losses, found);
           });
  }

  // Adds the undecided predecessors of all positions with this value to the candidates.
  bool mark_predecessors_of(Value value) {
    if (!can_hold(distances_of<G>, value)) return true;
    constexpr Index entries_per_block = rows_per_block<G> * row_size;
    const Index blocks = (values_->size() + entries_per_block - 1) / entries_per_block;
    return decide_in_blocks(at(blocks), 1, [&](std::size_t block, Decided&) {
      const Index first = Index{block} * entries_per_block;
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
    return decide_in_blocks(at(candidates_->word_count()), words_per_block,
                            [&](std::size_t word, Decided& found) {
                              const Index first = Index{word} * 64;
                              if (candidates_->word(word) == 0) return;
                              candidates_->for_each(first, first + 64, [&](Index i) {
                                take(i, found);
                                return true;
                              });
                              candidates_->set_word(word, 0);
                            });
  }

  // May visit decided positions.
  template <class Visit>
  void for_each_predecessor(Index i, Visit&& visit) const {
    if constexpr (HasUnmoves<G>) {
      FixedVector<StateOf<G>, G::max_unmoves> predecessors;
      game_.predecessors(*game_.unindex(i), predecessors);
      for (const auto& state : predecessors) visit(game_.index(state));
    }
  }

  // --- one position

  // Decides the position if its distance is this round's; otherwise returns false.
  bool examine(const Row& row, Index i, Search search, Decided& found) {
    bool wins = false, all_lose = true, any = false;
    const auto slot = static_cast<std::uint32_t>(i % row_size);
    const auto weigh = [&](RoundOutcome after) {  // value of a move's result, for the opponent
      any = true;
      wins = after == RoundOutcome::lost;
      if (after != RoundOutcome::won) all_lose = false;
      return !wins && (all_lose || search != Search::losses);
    };
    const auto on_child = [&](Index child) { return weigh(known_.known(child)); };
    const auto on_ending = [&](Outcome mine) {
      return weigh(mine == Outcome::loss  ? RoundOutcome::won
                   : mine == Outcome::win ? RoundOutcome::lost
                                          : RoundOutcome::neither);
    };
    row.children(slot, on_child, on_ending);
    if (!any && !found.fault) found.fault = no_moves(game_, *game_.unindex(i));
    if (!any || (!wins && !all_lose)) return false;
    decide(i, wins ? win_in(round_) : loss_in(round_), found);
    return true;
  }

  void decide(Index i, Value value, Decided& found) {
    if (!values_->decide(i, value) && !found.fault)
      found.fault = cannot_hold(game_, *game_.unindex(i), value);
    switch (value.outcome) {
      case Outcome::win: ++found.wins; break;
      case Outcome::loss: ++found.losses; break;
      case Outcome::draw: ++found.draws; break;
    }
  }

  static constexpr std::uint32_t no_row = ~std::uint32_t{0};

  const G& game_;
  Executor& executor_;
  const ProgressSink& progress_;
  const Index few_;
  ValueTable* values_ = nullptr;
  BitSet* candidates_ = nullptr;          // predecessors of positions decided in the last round
  std::vector<std::uint32_t> open_rows_;  // rows with undecided positions
  unsigned round_ = 0;
  unsigned longest_first_ = 0;  // greatest distance that the rows computed
  std::uint64_t decided_ = 0;
  Decided now_, before_;  // counts of this round and of the last
  RoundValues<G> known_;  // values known at the start of the round
  std::optional<Error> fault_;
};

// Errors: Errc::cancelled if the sink returns false; Errc::out_of_memory; Errc::unsupported if a
// distance exceeds the table's limit; Errc::internal if the game violates its concepts (a position
// without moves, HasOddWins).  The last two name a position.
template <Game G>
Result<ValueTable> solve(const G& game, Executor& executor, const ProgressSink& progress = {}) {
  const Index few = std::max<Index>(1 << 12, entry_count(game) >> 12);
  return Retrograde<G>(game, executor, progress, few).run();
}

}  // namespace kanzen
