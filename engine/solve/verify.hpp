#pragma once
// Checks a finished table position by position against its moves, with code of
// its own: it trusts nothing of the solver's but the table.
//
// The check of one ply is enough for a proof.  A won or lost position points to
// one with a smaller distance, down to finished games, so those values are
// right by induction; from a drawn position some move stays drawn and none
// wins, for both sides, so neither can force anything.
#include <algorithm>
#include <atomic>
#include <mutex>
#include <string>
#include <vector>

#include "engine/core/bit_set.hpp"
#include "engine/core/executor.hpp"
#include "engine/core/game.hpp"
#include "engine/core/progress.hpp"
#include "engine/solve/value_table.hpp"

namespace kanzen {

inline std::string describe(Value value) {
  if (value.outcome == Outcome::draw) return "draw";
  return (value.outcome == Outcome::win ? "win in " : "loss in ") + std::to_string(value.distance);
}

// What the moves of a position say of its value.
class MoveTally {
 public:
  void count(Value after_for_opponent) {
    const unsigned plies = after_for_opponent.distance + 1u;
    switch (after_for_opponent.outcome) {
      case Outcome::loss: fastest_win_ = std::min(fastest_win_, plies); break;
      case Outcome::win: slowest_loss_ = std::max(slowest_loss_, plies); break;
      case Outcome::draw: some_draw_ = true; break;
    }
  }
  Value value() const {
    if (fastest_win_ != none) return win_in(fastest_win_);
    if (some_draw_) return drawn();
    return loss_in(slowest_loss_);
  }

 private:
  static constexpr unsigned none = ~0u;
  unsigned fastest_win_ = none, slowest_loss_ = 0;
  bool some_draw_ = false;
};

// Errc::internal: a move leads to an index that the table calls a gap.
template <Game G>
Result<Value> value_by_moves(const G& game, const StateOf<G>& state, const ValueTable& values) {
  if (const auto finished = game.terminal(state)) return *finished;
  MovesOf<G> moves;
  game.moves(state, moves);
  MoveTally tally;
  for (const auto move : moves) {
    const auto ends = ending_of(game, state, move);
    if (!ends) {
      const Index child = game.index(game.apply(state, move));
      if (values.code(child) == gap_code)
        return Error{Errc::internal, game.format(state) + ": " + game.format_move(state, move) +
                                         " leads to an index that holds no position"};
      tally.count(values.value(child));
    } else if (*ends == Outcome::draw) {
      tally.count(drawn());
    } else {
      tally.count(*ends == Outcome::loss ? win_in(0) : loss_in(0));
    }
  }
  return tally.value();
}

// The number of positions checked: those in `positions`.  Errc::internal names
// the first one found whose value its moves contradict.
template <Game G>
Result<std::uint64_t> verify(const G& game, const ValueTable& values, const BitSet& positions,
                             Executor& executor, const ProgressSink& progress = {}) {
  constexpr Index block_size = 1 << 14;
  const std::size_t blocks = at((values.size() + block_size - 1) / block_size);
  std::atomic<bool> stop{false};
  std::mutex mutex;
  std::uint64_t checked = 0, done = 0;
  Result<std::uint64_t> fault = std::uint64_t{0};
  executor.run(blocks, [&](std::size_t block) {
    if (stop) return;
    std::uint64_t here = 0;
    std::optional<Error> wrong;
    const Index last = std::min((Index{block} + 1) * block_size, values.size());
    for (Index i = Index{block} * block_size; i < last && !wrong; ++i) {
      if (!positions.contains(i)) continue;
      const auto state = game.unindex(i);
      ++here;
      if (!state || values.code(i) == gap_code) {
        wrong = Error{Errc::internal, "index " + std::to_string(i) + " holds no position"};
      } else if (const auto expected = value_by_moves(game, *state, values); !expected) {
        wrong = expected.error();
      } else if (!(*expected == values.value(i))) {
        wrong = Error{Errc::internal, game.format(*state) + ": the table says " +
                                          describe(values.value(i)) + ", its moves say " +
                                          describe(*expected)};
      }
    }
    const std::lock_guard lock(mutex);
    checked += here;
    const Progress now{"verify", 0, ++done, blocks, checked};
    if (wrong)
      fault = *wrong;
    else if (!report(progress, now))
      fault = Error{Errc::cancelled, "verification was cancelled"};
    if (!fault) stop = true;
  });
  if (!fault) return fault;
  return checked;
}

}  // namespace kanzen
