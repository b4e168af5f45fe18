#pragma once
// Search for notable positions among all reachable ones: the longest wins and losses, positions
// with a single winning move, positions in which every move loses immediately, mutual zugzwang, and
// the smallest draws.
#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "engine/core/bit_set.hpp"
#include "engine/core/executor.hpp"
#include "engine/core/game.hpp"
#include "engine/core/progress.hpp"
#include "engine/core/statistics.hpp"
#include "engine/solve/all_values.hpp"
#include "engine/solve/blocks.hpp"
#include "engine/solve/rows.hpp"
#include "engine/solve/value_table.hpp"

namespace kanzen {

// The number of members of a kind, and those with the highest scores.
class NotableList {
 public:
  struct Entry {
    std::int64_t score = 0;
    Index position = 0;
  };

  // `best_only`: only members with the best score count.
  void add(std::int64_t score, Index position, bool best_only, std::size_t limit) {
    if (best_only && !admits(score)) return;
    ++count_;
    insert({score, position}, limit);
  }
  void merge(const NotableList& other, bool best_only, std::size_t limit) {
    if (other.count_ == 0 || (best_only && !admits(other.best_score()))) return;
    count_ += other.count_;
    for (const Entry entry : other.best_) insert(entry, limit);
  }

  std::uint64_t count() const { return count_; }
  const std::vector<Entry>& best() const { return best_; }  // descending score, then index

 private:
  std::int64_t best_score() const { return best_.front().score; }
  // Returns false if the score is below the best one; a better one empties the list.
  bool admits(std::int64_t score) {
    if (count_ > 0 && score > best_score()) *this = {};
    return count_ == 0 || score == best_score();
  }
  void insert(Entry entry, std::size_t limit) {
    const auto before = [](const Entry& a, const Entry& b) {
      return a.score != b.score ? a.score > b.score : a.position < b.position;
    };
    best_.insert(std::upper_bound(best_.begin(), best_.end(), entry, before), entry);
    if (best_.size() > limit) best_.pop_back();
  }

  std::uint64_t count_ = 0;
  std::vector<Entry> best_;
};

using NotableLists = std::array<NotableList, notable_kinds>;

// Optional: `after_null_move` returns the same position with the other side to move.
template <class G>
concept HasNullMove = Game<G> && requires(const G& game, const StateOf<G>& state) {
  { game.after_null_move(state) } -> std::same_as<StateOf<G>>;
};

// Optional: moves that look useless to a player, so that it is surprising if one is the only
// winning move.
template <class G>
concept HasUnlikelyMoves = Game<G> &&
    requires(const G& game, const StateOf<G>& state, MoveOf<G> move) {
  { game.is_likely_useless(state, move) } -> std::same_as<bool>;
};

template <Game G>
class NotableSearch {
 public:
  NotableSearch(const G& game, const ValueTable& values, const BitSet& reached, std::size_t limit)
      : game_(game), values_(values), reached_(reached), limit_(limit) {}

  Result<NotableLists> run(Executor& executor, const ProgressSink& progress) && {
    NotableLists lists;
    const bool finished = run_in_blocks(
        executor, progress, {"notable", 0}, row_count<G>(values_.size()), rows_per_block<G>,
        NotableLists{},
        [&](Index row, NotableLists& here) { examine_row(static_cast<std::uint32_t>(row), here); },
        [&](const NotableLists& here) {
          for (std::size_t k = 0; k < notable_kinds; ++k)
            lists[k].merge(here[k], best_only(static_cast<NotableKind>(k)), limit_);
          return std::uint64_t{0};
        });
    if (!finished)
      return Error{Errc::cancelled, untranslated("the search for notable positions was cancelled")};
    return lists;
  }

 private:
  using Row = typename Rows<G>::Row;
  static constexpr std::uint32_t row_size = Rows<G>::row_size;

  static bool best_only(NotableKind kind) {
    return kind == NotableKind::longest_win || kind == NotableKind::longest_loss ||
           kind == NotableKind::smallest_draw;
  }

  void examine_row(std::uint32_t number, NotableLists& lists) const {
    const Row row = Rows<G>::row(game_, number);
    const Index first = Index{number} * row_size;
    reached_.for_each(first, std::min(first + row_size, values_.size()), [&](Index i) {
      examine(row, i, values_.value(i), lists);
      return true;
    });
  }

  void examine(const Row& row, Index i, Value value, NotableLists& lists) const {
    const auto slot = static_cast<std::uint32_t>(i % row_size);
    switch (value.outcome) {
      case Outcome::draw:
        if (!row.is_finished(slot)) add(lists, NotableKind::smallest_draw, -pieces(i), i);
        break;
      case Outcome::win:
        add(lists, NotableKind::longest_win, value.distance, i);
        // With a distance of 0 the game is over.
        if (value.distance == 0 || winning_moves_up_to_two(row, slot) != 1) break;
        add(lists, NotableKind::only_winning_move, value.distance, i);
        if (has_unlikely_winning_move(i))
          add(lists, NotableKind::unlikely_only_move, value.distance, i);
        break;
      case Outcome::loss:
        add(lists, NotableKind::longest_loss, value.distance, i);
        if (value.distance == 0) break;  // the game is over
        if (value.distance == 1 && all_moves_lose(row, slot))
          add(lists, NotableKind::no_safe_move, -pieces(i), i);
        if (is_lost_after_passing(i)) add(lists, NotableKind::mutual_zugzwang, value.distance, i);
        break;
    }
  }

  void add(NotableLists& lists, NotableKind kind, std::int64_t score, Index i) const {
    lists[static_cast<std::size_t>(kind)].add(score, i, best_only(kind), limit_);
  }

  int winning_moves_up_to_two(const Row& row, std::uint32_t slot) const {
    int winning = 0;
    const auto count = [&](bool wins) { return !wins || ++winning < 2; };
    row.children(
        slot, [&](Index child) { return count(all_values_.value(child).outcome == Outcome::loss); },
        [&](Outcome mine) { return count(mine == Outcome::win); });
    return winning;
  }

  // Requires a position with exactly one winning move.
  bool has_unlikely_winning_move([[maybe_unused]] Index i) const {
    if constexpr (HasUnlikelyMoves<G>) {
      const auto state = *game_.unindex(i);
      MovesOf<G> moves;
      game_.moves(state, moves);
      return std::any_of(moves.begin(), moves.end(), [&](const auto move) {
        if (!game_.is_likely_useless(state, move)) return false;
        if (const auto ending = ending_of(game_, state, move)) return *ending == Outcome::win;
        return all_values_.value(game_.index(game_.apply(state, move))).outcome == Outcome::loss;
      });
    } else {
      return false;
    }
  }

  bool all_moves_lose(const Row& row, std::uint32_t slot) const {
    return row.children(
        slot, [](Index) { return false; }, [](Outcome mine) { return mine == Outcome::loss; });
  }

  bool is_lost_after_passing(Index i) const {
    if constexpr (HasNullMove<G>) {
      const auto passed = game_.after_null_move(*game_.unindex(i));
      const auto value = all_values_.find(game_.index(passed));
      return value && value->outcome == Outcome::loss && !game_.terminal(passed);
    } else {
      return false;
    }
  }

  std::int64_t pieces(Index i) const {
    std::int64_t count = 0;
    for (const auto& square : game_.view(*game_.unindex(i)).squares)
      count += static_cast<std::int64_t>(square.stack.size());
    return count;
  }

  const G& game_;
  const ValueTable& values_;
  const AllValues<G> all_values_{game_, values_};
  const BitSet& reached_;
  std::size_t limit_;  // examples per kind
};

// Errc::cancelled if the sink returns false.
template <Game G>
Result<NotableLists> find_notable(const G& game, const ValueTable& values, const BitSet& reached,
                                  std::size_t limit, Executor& executor,
                                  const ProgressSink& progress = {}) {
  return NotableSearch<G>(game, values, reached, limit).run(executor, progress);
}

}  // namespace kanzen
