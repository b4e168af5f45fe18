#pragma once
// The plain way to solve a game over the same index: pass after pass over every
// undecided position, its moves made one by one and their values looked up.
// Knows no rows, no un-moves and no first plies.
//
// It stands beside retrograde.hpp as its oracle and as the yardstick of `kanzen
// bench`.
#include <algorithm>
#include <optional>

#include "engine/core/executor.hpp"
#include "engine/core/game.hpp"
#include "engine/core/progress.hpp"
#include "engine/solve/blocks.hpp"
#include "engine/solve/value_table.hpp"

namespace kanzen {

template <Game G>
class MultiPass {
 public:
  MultiPass(const G& game, Executor& executor, const ProgressSink& progress)
      : game_(game), executor_(executor), progress_(progress) {}

  Result<ValueTable> run() && {
    auto table = ValueTable::make(game_.index_count());
    if (!table) return table.error();
    for (pass_ = 0;; ++pass_) {
      const auto decided = pass(*table);
      if (!decided) return decided.error();
      if (pass_ == 0) longest_terminal_ = longest(*table);
      if (*decided == 0 && pass_ > longest_terminal_) return table;
    }
  }

 private:
  static constexpr Index block_size = 1 << 16;

  // A finished position may have any distance (core/game.hpp).
  static unsigned longest(const ValueTable& values) {
    unsigned distance = 0;
    for (Index i = 0; i < values.size(); ++i)
      if (values.code(i) != gap_code)
        distance = std::max<unsigned>(distance, values.value(i).distance);
    return distance;
  }

  Result<std::uint64_t> pass(ValueTable& values) {
    std::uint64_t decided = 0;
    const bool finished = in_blocks(
        executor_, progress_, {"plain", pass_}, values.size(), block_size, std::uint64_t{0},
        [&](Index i, std::uint64_t& here) {
          if (values.code(i) == undecided_code) here += visit(values, i) ? 1 : 0;
        },
        [&](std::uint64_t here) { return decided += here; });
    if (!finished) return Error{Errc::cancelled, "solving was cancelled"};
    return decided;
  }

  bool visit(ValueTable& values, Index i) const {
    const auto state = game_.unindex(i);
    if (pass_ == 0) {
      const auto value = state ? game_.terminal(*state) : std::nullopt;
      const ValueCode code = !state ? gap_code : value ? encode(*value) : undecided_code;
      values.set(i, code);
      return code != undecided_code;
    }
    if (game_.terminal(*state)) return false;  // a draw
    const auto value = by_moves(values, *state);
    if (value) values.set(i, encode(*value));
    return value.has_value();
  }

  std::optional<Value> by_moves(const ValueTable& values, const StateOf<G>& state) const {
    MovesOf<G> moves;
    game_.moves(state, moves);
    bool all_lose = !moves.empty();
    for (const auto move : moves) {
      const Value after = value_after(values, state, move);
      const bool known = after.outcome != Outcome::draw && after.distance < pass_;
      if (known && after.outcome == Outcome::loss) return win_in(pass_);
      if (!known) all_lose = false;
    }
    if (all_lose) return loss_in(pass_);
    return std::nullopt;
  }

  Value value_after(const ValueTable& values, const StateOf<G>& state, MoveOf<G> move) const {
    if (const auto mine = ending_of(game_, state, move))
      return *mine == Outcome::loss ? win_in(0) : *mine == Outcome::win ? loss_in(0) : drawn();
    return values.value(game_.index(game_.apply(state, move)));
  }

  const G& game_;
  Executor& executor_;
  const ProgressSink& progress_;
  unsigned longest_terminal_ = 0;
  unsigned pass_ = 0;  // finds the positions of this distance
};

// Errc::cancelled when the sink says so, Errc::out_of_memory.
template <Game G>
Result<ValueTable> solve_by_passes(const G& game, Executor& executor,
                                   const ProgressSink& progress = {}) {
  return MultiPass<G>(game, executor, progress).run();
}

}  // namespace kanzen
