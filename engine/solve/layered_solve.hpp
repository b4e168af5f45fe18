#pragma once
// Values of a game in layers (HasLayers), the last layer first: a position's value needs the
// layer after it and nothing else, so two layers are all the memory that it takes.  Whoever
// wants the values for later gets each layer when it is done.
#include <array>
#include <functional>
#include <optional>
#include <utility>

#include "engine/core/executor.hpp"
#include "engine/core/game.hpp"
#include "engine/core/progress.hpp"
#include "engine/solve/blocks.hpp"
#include "engine/solve/count.hpp"
#include "engine/solve/value_table.hpp"

namespace kanzen {

// Positions by value code: each by itself, and up to symmetry.
struct LayeredCounts {
  ValueCounts positions{}, classes{};
  std::uint64_t terminal = 0, terminal_classes = 0;

  void add_class(ValueCode code, std::uint64_t size, bool ended) {
    positions[code] += size;
    ++classes[code];
    if (!ended) return;
    terminal += size;
    ++terminal_classes;
  }
  void add(const LayeredCounts& others) {
    for (std::size_t code = 0; code < positions.size(); ++code) {
      positions[code] += others.positions[code];
      classes[code] += others.classes[code];
    }
    terminal += others.terminal;
    terminal_classes += others.terminal_classes;
  }
};

struct LayeredSolution {
  LayeredCounts counts;
  Value start;
};

// Receives the values of a layer, which begins at index `first`.
using LayerSink = std::function<void(Index first, const ValueTable& values)>;

template <HasLayers G>
class LayeredSolver {
 public:
  LayeredSolver(const G& game, Executor& executor, const ProgressSink& progress)
      : game_(game), executor_(executor), progress_(progress) {}

  Result<LayeredSolution> run(const LayerSink& on_layer) && {
    auto later = ValueTable::make(0);
    for (unsigned layer = game_.layer_count(); layer-- > 0;) {
      const Index first = game_.layer_first(layer);
      auto values = ValueTable::make(game_.layer_first(layer + 1) - first);
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
    bool fault = false;
  };

  Result<void> solve_layer(unsigned layer, ValueTable& values, const ValueTable& later) {
    const Index first = game_.layer_first(layer);
    bool fault = false;
    const bool finished = in_blocks(
        executor_, progress_, {"solve", layer}, values.size(), block_size, Tally{},
        [&](Index item, Tally& tally) {
          const auto state = game_.unindex(first + item);
          const auto ended = state ? game_.terminal(*state) : std::nullopt;
          const ValueCode code = !state  ? gap_code
                                 : ended ? encode(*ended)
                                         : code_of(*state, first + values.size(), later);
          values.set(item, code);
          if (!state) return;
          if (code == gap_code) tally.fault = true;
          tally.counts.add_class(code, game_.class_size(*state), ended.has_value());
          ++tally.decided;
        },
        [&](const Tally& tally) {
          solution_.counts.add(tally.counts);
          fault = fault || tally.fault;
          return decided_ += tally.decided;
        });
    if (!finished) return Error{Errc::cancelled, "solving was cancelled"};
    if (fault)
      return Error{Errc::internal, "a move of layer " + std::to_string(layer) +
                                       " leads to an index that holds no position"};
    return {};
  }

  // Of a position that goes on.  gap_code: a move leads to no position of the layer that begins at
  // `later_first`.
  ValueCode code_of(const StateOf<G>& state, Index later_first, const ValueTable& later) const {
    MovesOf<G> moves;
    game_.moves(state, moves);
    std::optional<Value> best;
    for (const auto move : moves) {
      const Index child = game_.index(game_.apply(state, move)) - later_first;
      if (child >= later.size() || later.code(child) == gap_code) return gap_code;
      const Value value = after_move_to(later.value(child));
      if (!best || better(value, *best)) best = value;
    }
    return best ? encode(*best) : gap_code;
  }

  const G& game_;
  Executor& executor_;
  const ProgressSink& progress_;
  LayeredSolution solution_;
  std::uint64_t decided_ = 0;
};

// What LayeredSolution::counts says, from the values of all indices.
template <HasLayers G>
LayeredCounts count_layers(const G& game, const ValueTable& values) {
  LayeredCounts counts;
  for (Index i = 0; i < values.size(); ++i)
    if (values.code(i) != gap_code) {
      const auto state = *game.unindex(i);
      counts.add_class(values.code(i), game.class_size(state), game.terminal(state).has_value());
    }
  return counts;
}

// Errc::cancelled when the sink says so, Errc::out_of_memory, Errc::internal when the game's
// layers are none.
template <HasLayers G>
Result<LayeredSolution> solve_layers(const G& game, Executor& executor,
                                     const ProgressSink& progress, const LayerSink& on_layer = {}) {
  return LayeredSolver<G>(game, executor, progress).run(on_layer);
}

}  // namespace kanzen
