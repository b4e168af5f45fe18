#pragma once
// Verification of a solved table, position by position, against the values of its successors.  It
// computes values with its own code and trusts only the table.
//
// Checking one ply proves the table.  Won and lost positions depend on positions with smaller
// distances, down to finished games, so those values are right by induction.  In a drawn position
// some move keeps the draw and none wins, for both sides, so neither side can force a win.
#include <algorithm>
#include <optional>
#include <string>

#include "engine/core/bit_set.hpp"
#include "engine/core/executor.hpp"
#include "engine/core/game.hpp"
#include "engine/core/progress.hpp"
#include "engine/solve/all_values.hpp"
#include "engine/solve/blocks.hpp"
#include "engine/solve/solver_errors.hpp"
#include "engine/solve/value_table.hpp"

namespace kanzen {

// Combines the values of a position's moves to its value.
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

// Returns the value of a position according to its moves.  Errc::internal if an unfinished position
// has no moves or a move leads to a gap.
template <Game G>
Result<Value> value_by_moves(const G& game, const StateOf<G>& state, const ValueTable& values) {
  if (const auto finished = game.terminal(state)) return *finished;
  MovesOf<G> moves;
  game.moves(state, moves);
  if (moves.empty()) return no_moves(game, state);
  const AllValues<G> known(game, values);
  MoveTally tally;
  for (const auto move : moves) {
    const auto ends = ending_of(game, state, move);
    if (!ends) {
      const Index child = game.index(game.apply(state, move));
      if (known.is_gap(child))
        return Error{Errc::internal,
                     untranslated(game.format(state) + ": " + game.format_move(state, move) +
                                  " leads to an index that holds no position")};
      tally.count(known.value(child));
    } else if (*ends == Outcome::draw) {
      tally.count(drawn());
    } else {
      tally.count(*ends == Outcome::loss ? win_in(0) : loss_in(0));
    }
  }
  return tally.value();
}

// Returns what is wrong with the entry of an index, nullopt if it agrees with its successors.
template <Game G>
std::optional<Error> fault_at(const G& game, const ValueTable& values, Index i) {
  const auto state = game.unindex(i);
  const AllValues<G> known(game, values);
  if (!state || known.is_gap(i))
    return Error{Errc::internal, untranslated("index " + std::to_string(i) + " holds no position")};
  const auto expected = value_by_moves(game, *state, values);
  if (!expected) return expected.error();
  if (*expected == known.value(i)) return std::nullopt;
  return Error{Errc::internal,
               untranslated(game.format(*state) + ": the table says " + describe(known.value(i)) +
                            ", its moves say " + describe(*expected))};
}

// Checks all members of `positions` and returns their number.  Errc::internal names a position
// whose value contradicts those of its successors; Errc::cancelled if the sink returns false.
template <Game G>
Result<std::uint64_t> verify(const G& game, const ValueTable& values, const BitSet& positions,
                             Executor& executor, const ProgressSink& progress = {}) {
  constexpr Index block_size = 1 << 14;
  struct Tally {
    std::uint64_t checked = 0;
    std::optional<Error> fault;
  } total;
  const ProgressSink until_fault = [&](const Progress& now) {
    return !total.fault && report(progress, now);
  };
  const bool finished = run_in_blocks(
      executor, until_fault, {"verify", 0}, positions.size(), block_size, Tally{},
      [&](Index i, Tally& here) {
        if (here.fault || !positions.contains(i)) return;
        ++here.checked;
        here.fault = fault_at(game, values, i);
      },
      [&](const Tally& here) {
        if (here.fault && !total.fault) total.fault = here.fault;
        return total.checked += here.checked;
      });
  if (total.fault) return *total.fault;
  if (!finished) return Error{Errc::cancelled, untranslated("verification was cancelled")};
  return total.checked;
}

}  // namespace kanzen
