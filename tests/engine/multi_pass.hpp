#pragma once
// The simplest way to solve a game over the same index: pass after pass over every
// undecided position, its moves made one by one and their values looked up.
// Knows no rows and no un-moves.
//
// It is the oracle of engine/solve/retrograde.hpp, and the baseline of
// tests/bench/baseline_solver.cpp.
#include <algorithm>
#include <optional>

#include "engine/core/executor.hpp"
#include "engine/core/game.hpp"
#include "engine/core/progress.hpp"
#include "engine/solve/all_values.hpp"
#include "engine/solve/blocks.hpp"
#include "engine/solve/solver_errors.hpp"
#include "engine/solve/value_table.hpp"

namespace kanzen {

template <Game G>
class MultiPass {
 public:
  MultiPass(const G& game, Executor& executor, const ProgressSink& progress)
      : game_(game), executor_(executor), progress_(progress) {}

  Result<ValueTable> run() && {
    auto table = ValueTable::make(entry_count(game_), distances_of<G>);
    if (!table) return table.error();
    for (pass_ = 0;; ++pass_) {
      before_ = {game_, *table, pass_};
      const auto decided = pass(*table);
      if (!decided) return decided.error();
      if (pass_ == 0) longest_terminal_ = longest(*table);
      if (*decided == 0 && pass_ > longest_terminal_) break;
    }
    table->draw_undecided();
    return table;
  }

 private:
  static constexpr Index block_size = 1 << 16;

  struct Tally {
    std::uint64_t decided = 0;
    std::optional<Error> fault;
  };

  // A finished position may have any distance (core/game.hpp).
  static unsigned longest(const ValueTable& values) {
    unsigned distance = HasImplicitTerminals<G> ? longest_implicit_value : 0;
    for (Index i = 0; i < values.size(); ++i)
      if (const TableEntry entry = values.entry(i); entry.is_decided())
        distance = std::max<unsigned>(distance, entry.value().distance);
    return distance;
  }

  // Runs a pass and returns the number of positions it decided.
  Result<std::uint64_t> pass(ValueTable& values) {
    Tally total;
    const ProgressSink until_fault = [&](const Progress& now) {
      return !total.fault && report(progress_, now);
    };
    const bool finished = run_in_blocks(
        executor_, until_fault, {"plain", pass_}, values.size(), block_size, Tally{},
        [&](Index i, Tally& here) {
          if (values.is_undecided(i)) visit(values, i, here);
        },
        [&](const Tally& here) {
          if (!total.fault) total.fault = here.fault;
          return total.decided += here.decided;
        });
    if (total.fault) return *total.fault;
    if (!finished) return Error{Errc::cancelled, untranslated("solving was cancelled")};
    return total.decided;
  }

  void visit(ValueTable& values, Index i, Tally& tally) const {
    const auto state = game_.unindex(i);
    if (!state) {
      values.set_gap(i);
      return;
    }
    const auto value = pass_ == 0 ? game_.terminal(*state) : value_by_moves(*state, tally);
    if (!value) return;
    ++tally.decided;
    if (!values.decide(i, *value) && !tally.fault) tally.fault = cannot_hold(game_, *state, *value);
  }

  // Returns the value of a position; nullopt: it is not decided in this pass.
  std::optional<Value> value_by_moves(const StateOf<G>& state, Tally& tally) const {
    MovesOf<G> moves;
    game_.moves(state, moves);
    if (moves.empty()) {
      if (!tally.fault) tally.fault = no_moves(game_, state);
      return std::nullopt;
    }
    bool all_lose = true;
    for (const auto move : moves) {
      const auto ending = ending_of(game_, state, move);
      const Index child = ending ? 0 : game_.index(game_.apply(state, move));
      const RoundOutcome known = ending ? RoundOutcome::neither : before_.known(child);
      if (ending ? ending == Outcome::win : known == RoundOutcome::lost) return win_in(pass_);
      if (ending ? ending != Outcome::loss : known != RoundOutcome::won) all_lose = false;
    }
    if (all_lose) return loss_in(pass_);
    return std::nullopt;
  }

  const G& game_;
  Executor& executor_;
  const ProgressSink& progress_;
  unsigned longest_terminal_ = 0;
  unsigned pass_ = 0;  // finds the positions of this distance
  RoundValues<G> before_;
};

// Has the same result as `solve` in retrograde.hpp.
template <Game G>
Result<ValueTable> solve_by_passes(const G& game, Executor& executor,
                                   const ProgressSink& progress = {}) {
  return MultiPass<G>(game, executor, progress).run();
}

}  // namespace kanzen
