#pragma once
// Retrograde analysis: the value of every index, with exact distances.
//
// Round d finds the positions whose game ends in exactly d plies, from those of
// the earlier rounds: won in d when a move leads to a position lost in d - 1;
// lost in d when every move leads to a position won in at most d - 1, one of
// them in d - 1. What no round decides is drawn.  The first rounds come from
// the rows themselves, without reading the table (HasRows in core/game.hpp).
//
// New wins and new losses are looked for apart, each in the cheaper way: where
// the last round decided few positions and the game has un-moves, among the
// predecessors of those; else among all undecided positions, which for losses
// alone ends at the first move that does not lead to a won position.
//
// Within a round the order does not matter: a value found in round d is not yet
// there for its neighbours, because its distance says so.  So threads need no
// other care, and any number of them gives the same table.
#include <algorithm>
#include <array>
#include <atomic>
#include <optional>
#include <utility>
#include <vector>

#include "engine/core/executor.hpp"
#include "engine/core/game.hpp"
#include "engine/core/progress.hpp"
#include "engine/solve/blocks.hpp"
#include "engine/solve/faults.hpp"
#include "engine/solve/plain_row.hpp"
#include "engine/solve/value_table.hpp"

namespace kanzen {

// The positions that one round decided, listed as long as they are few.
class FewPositions {
 public:
  explicit FewPositions(std::size_t limit) : limit_(limit) {}

  void add(Index i) {
    ++count_;
    if (list_.size() < limit_) list_.push_back(i);
  }
  void add(const FewPositions& others) {
    const std::size_t room = std::min(limit_ - list_.size(), others.list_.size());
    list_.insert(list_.end(), others.list_.begin(),
                 others.list_.begin() + static_cast<std::ptrdiff_t>(room));
    count_ += others.count_;
  }
  void clear() {
    list_.clear();
    count_ = 0;
  }

  std::uint64_t count() const { return count_; }
  bool listed() const { return count_ == list_.size(); }  // false: too many
  const std::vector<Index>& list() const { return list_; }

 private:
  std::size_t limit_;
  std::uint64_t count_ = 0;
  std::vector<Index> list_;
};

template <Game G>
class Retrograde {
 public:
  Retrograde(const G& game, Executor& executor, const ProgressSink& progress)
      : game_(game),
        executor_(executor),
        progress_(progress),
        few_(std::max<std::size_t>(1 << 12, at(game.index_count() >> 12))) {}

  Result<ValueTable> run() && {
    auto table = ValueTable::make(game_.index_count(), distances_of<G>);
    if (!table) return table.error();
    values_ = &*table;
    bool goes_on = decide_first_plies();
    for (round_ = first_round; goes_on; ++round_) {
      known_ = {*values_, round_};
      before_ = std::exchange(now_, Decided(few_));
      goes_on = find_by_scanning() && find_by_unmoves();
      if (now_.wins.count() + now_.losses.count() == 0 && round_ > longest_first_) break;
    }
    if (fault_) return *fault_;
    if (!goes_on) return Error{Errc::cancelled, "solving was cancelled"};
    table->draw_undecided();
    return table;
  }

 private:
  using Row = typename Rows<G>::Row;
  static constexpr std::uint32_t row_size = Rows<G>::row_size;

  static constexpr Index candidates_a_block = 4096;

  static constexpr unsigned first_round = Row::decided_plies + 1;

  struct Decided {
    explicit Decided(std::size_t limit) : wins(limit), losses(limit) {}
    FewPositions wins, losses;
    std::uint64_t draws = 0;
    std::optional<Error> fault;
  };
  // What one look at a position may find.
  enum class Search { wins_and_losses, wins, losses };

  // work(item, decided) for every item below `items`, in blocks; false: cancelled, or there
  // is a fault.
  template <class Work>
  bool decide_in_blocks(std::size_t items, Index block_size, Work&& work) {
    const ProgressSink until_fault = [&](const Progress& now) {
      return !fault_ && report(progress_, now);
    };
    return in_blocks(
        executor_, until_fault, {"solve", round_}, items, block_size, Decided(few_),
        [&](Index item, Decided& found) { work(at(item), found); },
        [&](const Decided& found) {
          now_.wins.add(found.wins);
          now_.losses.add(found.losses);
          if (!fault_) fault_ = found.fault;
          return decided_ += found.wins.count() + found.losses.count() + found.draws;
        });
  }

  // --- the first plies

  bool decide_first_plies() {
    const std::uint32_t rows = row_count(game_);
    std::vector<std::uint8_t> open(rows);
    std::atomic<unsigned> longest{0};
    const bool finished =
        decide_in_blocks(rows, rows_a_block<G>, [&](std::size_t row, Decided& found) {
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
    bool undecided = false;  // some position of the row is
    unsigned longest = 0;    // distance found
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

  // Un-moves find what positions decided in the last round decide.  They do not find what
  // ending moves do and which positions have no moves: the first round scans.  Nor do they find
  // what finished positions of a later distance decide, which were listed at the start only.
  bool use_unmoves_of(const FewPositions& decided) const {
    return HasUnmoves<G> && decided.listed() && round_ > first_round && round_ > longest_first_ + 1;
  }

  bool find_by_scanning() {
    const bool wins = !use_unmoves_of(before_.losses);
    const bool losses = !use_unmoves_of(before_.wins);
    if (!wins && !losses) return true;
    const Search search = !losses ? Search::wins : wins ? Search::wins_and_losses : Search::losses;
    const bool finished =
        decide_in_blocks(open_rows_.size(), rows_a_block<G>, [&](std::size_t item, Decided& found) {
          if (!scan_row(open_rows_[item], search, found)) open_rows_[item] = no_row;
        });
    open_rows_.erase(std::remove(open_rows_.begin(), open_rows_.end(), no_row), open_rows_.end());
    return finished;
  }

  // False: nothing in the row is undecided.
  bool scan_row(std::uint32_t number, Search search, Decided& found) {
    std::optional<Row> row;
    const Index first = Index{number} * row_size;
    const Index last = std::min(first + row_size, values_->size());
    bool undecided = false;
    for (Index i = first; i < last; ++i) {
      if (!values_->is_undecided(i)) continue;
      if (!row) row.emplace(Rows<G>::row(game_, number));
      if (!look_at(*row, i, search, found)) undecided = true;
    }
    return undecided;
  }

  bool find_by_unmoves() {
    std::vector<Index> candidates;
    if (use_unmoves_of(before_.losses)) add_predecessors(before_.losses, candidates);
    if (use_unmoves_of(before_.wins)) add_predecessors(before_.wins, candidates);
    std::sort(candidates.begin(), candidates.end());
    candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
    return decide_in_blocks(
        candidates.size(), candidates_a_block, [&](std::size_t item, Decided& found) {
          const Index i = candidates[item];
          const auto row = Rows<G>::row(game_, static_cast<std::uint32_t>(i / row_size));
          look_at(row, i, Search::wins_and_losses, found);
        });
  }

  // The undecided ones.
  void add_predecessors(const FewPositions& decided, std::vector<Index>& candidates) const {
    if constexpr (HasUnmoves<G>) {
      for (const Index i : decided.list()) {
        FixedVector<StateOf<G>, G::max_unmoves> predecessors;
        game_.predecessors(*game_.unindex(i), predecessors);
        for (const auto& state : predecessors) {
          const Index index = game_.index(state);
          if (values_->is_undecided(index)) candidates.push_back(index);
        }
      }
    }
  }

  // --- one position

  // Decides the position if its distance is this round's; false: it is not.
  bool look_at(const Row& row, Index i, Search search, Decided& found) {
    bool wins = false, all_lose = true, any = false;
    const auto slot = static_cast<std::uint32_t>(i % row_size);
    const auto weigh = [&](bool won_after, bool lost_after) {  // by the opponent
      any = true;
      wins = lost_after;
      if (!won_after) all_lose = false;
      return !wins && (all_lose || search != Search::losses);
    };
    row.children(
        slot, [&](Index child) { return weigh(known_.won(child), known_.lost(child)); },
        [&](Outcome mine) { return weigh(mine == Outcome::loss, mine == Outcome::win); });
    if (!any && !found.fault) found.fault = no_moves(game_, *game_.unindex(i));
    if (!any || (!wins && !all_lose)) return false;
    decide(i, wins ? win_in(round_) : loss_in(round_), found);
    return true;
  }

  void decide(Index i, Value value, Decided& found) {
    if (!values_->decide(i, value) && !found.fault)
      found.fault = cannot_hold(game_, *game_.unindex(i), value);
    switch (value.outcome) {
      case Outcome::win: found.wins.add(i); break;
      case Outcome::loss: found.losses.add(i); break;
      case Outcome::draw: ++found.draws; break;
    }
  }

  static constexpr std::uint32_t no_row = ~std::uint32_t{0};

  const G& game_;
  Executor& executor_;
  const ProgressSink& progress_;
  const std::size_t few_;
  ValueTable* values_ = nullptr;
  std::vector<std::uint32_t> open_rows_;  // with undecided positions
  unsigned round_ = 0;
  unsigned longest_first_ = 0;  // distance among the first plies
  std::uint64_t decided_ = 0;
  Decided now_{few_}, before_{few_};
  ValueTable::Before<distances_of<G>> known_;  // when the round began
  std::optional<Error> fault_;
};

// Errc::cancelled when the sink says so; Errc::out_of_memory; Errc::unsupported when a game lasts
// longer than a table can hold; Errc::internal when the game breaks its contract (a position
// without moves, HasOddWins).  The last two name a position.
template <Game G>
Result<ValueTable> solve(const G& game, Executor& executor, const ProgressSink& progress = {}) {
  return Retrograde<G>(game, executor, progress).run();
}

}  // namespace kanzen
