#pragma once
// Retrograde analysis: the value of every index, with exact distances.
//
// Round d finds the positions whose game ends in exactly d plies, from those of the
// earlier rounds: won in d when a move leads to a position lost in d - 1; lost in d
// when every move leads to a position won in at most d - 1, one of them in d - 1.
// What no round decides is drawn.
//
// A round looks at every undecided position, or, where the game has un-moves and few
// positions were decided in the round before, only at the predecessors of those.
// Within a round the order does not matter: a value found in round d is not yet
// there for its neighbours, because its distance says so.
#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "engine/core/executor.hpp"
#include "engine/core/game.hpp"
#include "engine/core/progress.hpp"
#include "engine/solve/value_table.hpp"

namespace kanzen {

template <Game G>
class Retrograde {
 public:
  Retrograde(const G& game, Executor& executor, const ProgressSink& progress)
      : game_(game),
        executor_(executor),
        progress_(progress),
        values_(game.index_count()),
        blocks_(at((game.index_count() + block_size - 1) / block_size)) {}

  Result<ValueTable> run() && {
    if (!decide_terminals()) return cancelled();
    for (unsigned distance = 1;; ++distance) {
      round_ = distance;
      decided_now_.clear();
      const bool finished = use_unmoves() ? visit_candidates(candidates()) : visit_undecided();
      if (!finished) return cancelled();
      if (decided_now_.empty() && distance > longest_terminal_) break;
      assert(distance < max_coded_distance);
      decided_before_ = std::move(decided_now_);
    }
    return std::move(values_);
  }

 private:
  static constexpr Index block_size = 1 << 14;

  static Error cancelled() { return {Errc::cancelled, "solving was cancelled"}; }

  // --- the work of one round, in blocks

  // work(first, last, found) on every block; false: cancelled.
  template <class Work>
  bool in_blocks(std::size_t blocks, Work&& work) {
    std::atomic<bool> stop{false};
    std::atomic<std::size_t> done{0};
    std::mutex merge;
    executor_.run(blocks, [&](std::size_t block) {
      if (stop.load(std::memory_order_relaxed)) return;
      std::vector<Index> found;
      work(block, found);
      const std::lock_guard lock(merge);
      decided_now_.insert(decided_now_.end(), found.begin(), found.end());
      decided_ += found.size();
      const Progress progress{"solve", round_, ++done, blocks, decided_};
      if (!report(progress_, progress)) stop = true;
    });
    return !stop;
  }

  template <class Visit>
  bool for_every_index(Visit&& visit) {
    return in_blocks(blocks_, [&](std::size_t block, std::vector<Index>& found) {
      const Index first = Index{block} * block_size;
      const Index last = std::min(first + block_size, values_.size());
      for (Index i = first; i < last; ++i)
        if (visit(i)) found.push_back(i);
    });
  }

  // Terminal positions keep their own distance: a game may call a position finished
  // that is won in 1 by a capture.
  bool decide_terminals() {
    std::atomic<unsigned> longest{0};
    const bool finished = for_every_index([&](Index i) {
      const auto state = game_.unindex(i);
      const auto value = state ? game_.terminal(*state) : std::nullopt;
      if (!state) values_.set(i, gap_code);
      if (!value) return false;
      values_.set(i, encode(*value));
      unsigned seen = longest;
      while (value->distance > seen && !longest.compare_exchange_weak(seen, value->distance)) {
      }
      return value->outcome != Outcome::draw;
    });
    longest_terminal_ = longest;
    decided_before_ = std::move(decided_now_);
    return finished;
  }

  bool visit_undecided() {
    return for_every_index(
        [&](Index i) { return values_.code(i) == undecided_code && decide(*game_.unindex(i), i); });
  }

  bool visit_candidates(const std::vector<Index>& candidates) {
    const std::size_t blocks = (candidates.size() + at(block_size) - 1) / at(block_size);
    return in_blocks(blocks, [&](std::size_t block, std::vector<Index>& found) {
      const std::size_t first = block * at(block_size);
      const std::size_t last = std::min(first + at(block_size), candidates.size());
      for (std::size_t c = first; c < last; ++c)
        if (decide(*game_.unindex(candidates[c]), candidates[c])) found.push_back(candidates[c]);
    });
  }

  // --- un-moves

  // Rounds 1 and 2 also see what ending moves decide, which nobody's un-moves find.
  bool use_unmoves() const {
    constexpr std::uint64_t worth_it = 64;  // scanning an index costs about 1/64 of un-moving one
    return HasUnmoves<G> && round_ > std::max(2u, longest_terminal_ + 1) &&
           decided_before_.size() * worth_it < values_.size();
  }

  // Undecided predecessors of what the last round decided, each once.
  std::vector<Index> candidates() const {
    std::vector<Index> result;
    if constexpr (HasUnmoves<G>) {
      for (const Index i : decided_before_) {
        FixedVector<StateOf<G>, G::max_unmoves> predecessors;
        game_.predecessors(*game_.unindex(i), predecessors);
        for (const auto& state : predecessors) {
          const Index index = game_.index(state);
          if (values_.code(index) == undecided_code) result.push_back(index);
        }
      }
      std::sort(result.begin(), result.end());
      result.erase(std::unique(result.begin(), result.end()), result.end());
    }
    return result;
  }

  // --- one position

  // The value after a move if it was known before this round, for the side to move there.
  std::optional<Value> known_after(const StateOf<G>& state, MoveOf<G> move) const {
    if (const auto outcome = ending_of(game_, state, move))
      return *outcome == Outcome::loss ? win_in(0)
                                       : (*outcome == Outcome::win ? loss_in(0) : drawn());
    const ValueCode code = values_.code(game_.index(game_.apply(state, move)));
    if (code == undecided_code) return std::nullopt;
    const Value value = decode(code);
    if (value.distance >= round_) return std::nullopt;
    return value;
  }

  // Decides the position if its distance is this round's.
  bool decide(const StateOf<G>& state, Index index) {
    MovesOf<G> moves;
    game_.moves(state, moves);
    bool all_lose = !moves.empty();
    for (const auto move : moves) {
      const auto after = known_after(state, move);
      if (after && after->outcome == Outcome::loss) {
        values_.set(index, encode(win_in(round_)));
        return true;
      }
      if (!after || after->outcome == Outcome::draw) all_lose = false;
    }
    if (all_lose) values_.set(index, encode(loss_in(round_)));
    return all_lose;
  }

  const G& game_;
  Executor& executor_;
  const ProgressSink& progress_;
  ValueTable values_;
  std::size_t blocks_;
  unsigned round_ = 0;
  unsigned longest_terminal_ = 0;
  std::uint64_t decided_ = 0;
  std::vector<Index> decided_now_, decided_before_;
};

// Errc::cancelled when the sink says so.
template <Game G>
Result<ValueTable> solve(const G& game, Executor& executor, const ProgressSink& progress = {}) {
  return Retrograde<G>(game, executor, progress).run();
}

}  // namespace kanzen
