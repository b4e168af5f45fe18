#pragma once
// Solves a game with layers (HasLayers), the last layer first.  A position's value depends on the
// next layer only, so two layers are in memory at a time; a LayerSink receives each finished layer.
#include <functional>
#include <optional>
#include <utility>

#include "engine/core/bit_set.hpp"
#include "engine/core/executor.hpp"
#include "engine/core/game.hpp"
#include "engine/core/progress.hpp"
#include "engine/solve/blocks.hpp"
#include "engine/solve/count.hpp"
#include "engine/solve/solver_errors.hpp"
#include "engine/solve/value_table.hpp"

namespace kanzen {

// Counts by value, of single positions and of symmetry classes.
struct LayeredCounts {
  ValueCounts positions, classes;
  std::uint64_t terminal = 0, terminal_classes = 0;

  void add_class(Value value, std::uint64_t size, bool ended) {
    positions.add(value, size);
    classes.add(value, 1);
    if (!ended) return;
    terminal += size;
    ++terminal_classes;
  }
  void add(const LayeredCounts& others) {
    positions.add(others.positions);
    classes.add(others.classes);
    terminal += others.terminal;
    terminal_classes += others.terminal_classes;
  }
};

struct LayeredSolution {
  LayeredCounts counts;
  Value start;
};

// Receives the values of the layer that begins at index `first`.
using LayerSink = std::function<void(Index first, const ValueTable& values)>;

// Copies a layer's values into the table of all indices and marks its positions as reached.  Both
// tables must be made for the same Distances.
void copy_layer(Index first, const ValueTable& layer, ValueTable& values, BitSet& reached);

template <HasLayers G>
class LayeredSolver {
 public:
  LayeredSolver(const G& game, Executor& executor, const ProgressSink& progress)
      : game_(game), executor_(executor), progress_(progress) {}

  Result<LayeredSolution> run(const LayerSink& on_layer) && {
    auto later = ValueTable::make(0, distances_of<G>);
    for (unsigned layer = game_.layer_count(); layer-- > 0;) {
      const Index first = game_.layer_first(layer);
      auto values = ValueTable::make(game_.layer_first(layer + 1) - first, distances_of<G>);
      if (!values) return values.error();
      if (auto solved = solve_layer(layer, *values, *later); !solved) return solved.error();
      if (on_layer) on_layer(first, *values);
      later = std::move(values);
    }
    solution_.start = later->value(game_.index(game_.initial()));
    return solution_;
  }

 private:
  static constexpr Index block_size = 1 << 14;

  struct Tally {
    LayeredCounts counts;
    std::uint64_t decided = 0;
    std::optional<Error> fault;
  };

  Result<void> solve_layer(unsigned layer, ValueTable& values, const ValueTable& later) {
    const Index first = game_.layer_first(layer);
    std::optional<Error> fault;
    const bool finished = run_in_blocks(
        executor_, progress_, {"solve", layer}, values.size(), block_size, Tally{},
        [&](Index item, Tally& tally) {
          const auto decided = solve_index(first, item, values, later, tally.counts);
          if (!decided && !tally.fault) tally.fault = decided.error();
          if (decided) tally.decided += *decided ? 1 : 0;
        },
        [&](const Tally& tally) {
          solution_.counts.add(tally.counts);
          if (!fault) fault = tally.fault;
          return decided_ += tally.decided;
        });
    if (!finished) return solving_cancelled();
    if (fault) return *fault;
    return {};
  }

  // Solves an index of the layer that begins at `first`.  Returns false for a gap.
  Result<bool> solve_index(Index first, Index item, ValueTable& values, const ValueTable& later,
                           LayeredCounts& counts) const {
    const auto state = game_.unindex(first + item);
    if (!state) {
      values.set_gap(item);
      return false;
    }
    const auto ended = game_.terminal(*state);
    const auto value =
        ended ? Result<Value>(*ended) : value_by_moves(*state, first + values.size(), later);
    if (!value) return value.error();
    if (!values.decide(item, *value)) return cannot_hold(game_, *state, *value);
    counts.add_class(*value, game_.class_size(*state), ended.has_value());
    return true;
  }

  // Returns the value of an unfinished position; the next layer begins at `later_first`.
  Result<Value> value_by_moves(const StateOf<G>& state, Index later_first,
                               const ValueTable& later) const {
    MovesOf<G> moves;
    game_.moves(state, moves);
    if (moves.empty()) return no_moves(game_, state);
    std::optional<Value> best;
    for (const auto move : moves) {
      const Index child = game_.index(game_.apply(state, move)) - later_first;
      if (child >= later.size() || later.is_gap(child)) return missing_child_error(state, move);
      const Value value = after_move_to(later.value(child));
      if (!best || is_better(value, *best)) best = value;
    }
    return *best;
  }

  Error missing_child_error(const StateOf<G>& state, MoveOf<G> move) const {
    return {Errc::internal,
            untranslated(game_.format(state) + ": " + game_.format_move(state, move) +
                         " leads to an index that holds no position of the next layer")};
  }

  const G& game_;
  Executor& executor_;
  const ProgressSink& progress_;
  LayeredSolution solution_;
  std::uint64_t decided_ = 0;
};

// Recomputes LayeredSolution::counts from the values of all indices.
template <HasLayers G>
LayeredCounts count_layers(const G& game, const ValueTable& values) {
  LayeredCounts counts;
  for (Index i = 0; i < values.size(); ++i)
    if (const auto value = values.find(i)) {
      const auto state = *game.unindex(i);
      counts.add_class(*value, game.class_size(state), game.terminal(state).has_value());
    }
  return counts;
}

// Errors: Errc::cancelled if the sink returns false; Errc::out_of_memory; Errc::unsupported if a
// distance exceeds the table's limit; Errc::internal if the game violates its concept, naming a
// position.
template <HasLayers G>
Result<LayeredSolution> solve_layers(const G& game, Executor& executor,
                                     const ProgressSink& progress, const LayerSink& on_layer = {}) {
  return LayeredSolver<G>(game, executor, progress).run(on_layer);
}

}  // namespace kanzen
