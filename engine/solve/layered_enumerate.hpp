#pragma once
// Enumeration of the reachable positions of a game with layers (HasLayers), the first layer first,
// counted individually and up to symmetry, together with all complete games: the number of move
// sequences that lead to a position is the sum over its predecessors.  It takes the memory of two
// layers at eight bytes per index.  The number of sequences to one position is far smaller than
// that of all games; one that exceeds 64 bits is an error.
#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/executor.hpp"
#include "engine/core/game.hpp"
#include "engine/core/play_counts.hpp"
#include "engine/core/progress.hpp"
#include "engine/solve/blocks.hpp"

namespace kanzen {

template <HasLayers G>
class LayeredEnumerator {
 public:
  LayeredEnumerator(const G& game, Executor& executor, const ProgressSink& progress)
      : game_(game), executor_(executor), progress_(progress) {}

  Result<PlayCounts> run() && {
    SequenceCounts earlier;
    for (unsigned layer = 0; layer < game_.layer_count(); ++layer) {
      const Index size = game_.layer_first(layer + 1) - game_.layer_first(layer);
      SequenceCounts sequences = allocate<std::uint64_t>(size);
      if (!sequences)
        return Error{Errc::out_of_memory, untranslated("no memory to count the ways to play to " +
                                                       std::to_string(size) + " positions")};
      if (auto counted = count_layer(layer, size, sequences, earlier); !counted)
        return counted.error();
      earlier = std::move(sequences);
    }
    trim(found_.every.by_ply);
    trim(found_.up_to_symmetry.by_ply);
    trim(found_.games_by_length);
    return std::move(found_);
  }

 private:
  // Numbers of move sequences by index within a layer.
  using SequenceCounts = std::unique_ptr<std::uint64_t[]>;
  static constexpr Index block_size = 1 << 13;

  struct Tally {
    PositionCounts every, up_to_symmetry;
    CountByWinner<WideCount> games;
    std::uint64_t unreached = 0;
    bool sequence_overflow = false;
    std::optional<Error> fault;
  };

  // Removes trailing zeros: all games may end before the last layer.
  template <class Count>
  static void trim(std::vector<Count>& by_ply) {
    while (!by_ply.empty() && by_ply.back() == 0) by_ply.pop_back();
  }

  Result<void> count_layer(unsigned layer, Index size, SequenceCounts& sequences,
                           const SequenceCounts& earlier) {
    const Index first = game_.layer_first(layer);
    Tally total;
    const bool finished = run_in_blocks(
        executor_, progress_, {"enumerate", layer}, size, block_size, Tally{},
        [&](Index item, Tally& tally) {
          const auto state = game_.unindex(first + item);
          if (!state) return;
          const WideCount here =
              layer == 0 ? 1 : count_sequences(*state, game_.layer_first(layer - 1), earlier);
          sequences[at(item)] = static_cast<std::uint64_t>(here);
          if (sequences[at(item)] != here) tally.sequence_overflow = true;
          if (here == 0) ++tally.unreached;
          count(*state, layer, here, tally);
        },
        [&](const Tally& tally) {
          add(total, tally);
          return found_.up_to_symmetry.positions + total.up_to_symmetry.positions;
        });
    if (!finished) return Error{Errc::cancelled, untranslated("enumeration was cancelled")};
    if (total.fault) return *total.fault;
    if (total.unreached > 0)
      return Error{Errc::internal,
                   untranslated(std::to_string(total.unreached) + " positions of layer " +
                                std::to_string(layer) + " cannot be reached")};
    if (total.sequence_overflow)
      return Error{Errc::internal,
                   untranslated("the ways to play to a position of layer " + std::to_string(layer) +
                                " do not fit into 64 bits")};
    append(total);
    return {};
  }

  WideCount count_sequences(const StateOf<G>& state, Index earlier_first,
                            const SequenceCounts& earlier) const {
    FixedVector<StateOf<G>, G::max_unmoves> predecessors;
    game_.distinct_predecessors(state, predecessors);
    WideCount sum = 0;
    for (const auto& before : predecessors) sum += earlier[at(game_.index(before) - earlier_first)];
    return sum;
  }

  void count(const StateOf<G>& state, unsigned layer, WideCount sequences, Tally& tally) const {
    const std::uint64_t alike = game_.class_size(state);
    tally.every.positions += alike;
    ++tally.up_to_symmetry.positions;
    const auto ended = game_.terminal(state);
    if (!ended) {
      MovesOf<G> moves;
      game_.moves(state, moves);
      if (moves.empty() && !tally.fault) tally.fault = no_moves(game_, state);
      tally.every.transitions += alike * moves.size();
      tally.up_to_symmetry.transitions += distinct_children(state, moves);
      return;
    }
    tally.every.terminal += alike;
    ++tally.up_to_symmetry.terminal;
    count_winner(tally.every.ended, ended->outcome, layer) += alike;
    ++count_winner(tally.up_to_symmetry.ended, ended->outcome, layer);
    count_winner(tally.games, ended->outcome, layer) += alike * sequences;
  }

  // `outcome` is for the side to move, which is the first player in even layers.
  template <class Count>
  static Count& count_winner(CountByWinner<Count>& counts, Outcome outcome, unsigned layer) {
    if (outcome == Outcome::draw) return counts.draw;
    return (outcome == Outcome::win) == (layer % 2 == 0) ? counts.first : counts.second;
  }

  std::uint64_t distinct_children(const StateOf<G>& state, const MovesOf<G>& moves) const {
    std::array<Index, G::max_moves> children;
    std::size_t count = 0;
    for (const auto move : moves) children[count++] = game_.index(game_.apply(state, move));
    const auto end = children.begin() + static_cast<std::ptrdiff_t>(count);
    std::sort(children.begin(), end);
    return static_cast<std::uint64_t>(std::unique(children.begin(), end) - children.begin());
  }

  template <class Count>
  static void add(CountByWinner<Count>& sum, const CountByWinner<Count>& part) {
    sum.first += part.first;
    sum.second += part.second;
    sum.draw += part.draw;
  }
  static void add(PositionCounts& sum, const PositionCounts& part) {
    sum.positions += part.positions;
    sum.terminal += part.terminal;
    sum.transitions += part.transitions;
    add(sum.ended, part.ended);
  }
  static void add(Tally& sum, const Tally& part) {
    add(sum.every, part.every);
    add(sum.up_to_symmetry, part.up_to_symmetry);
    add(sum.games, part.games);
    sum.unreached += part.unreached;
    sum.sequence_overflow = sum.sequence_overflow || part.sequence_overflow;
    if (!sum.fault) sum.fault = part.fault;
  }
  void append(const Tally& layer) {
    add(found_.every, layer.every);
    add(found_.up_to_symmetry, layer.up_to_symmetry);
    add(found_.games, layer.games);
    found_.every.by_ply.push_back(layer.every.positions);
    found_.up_to_symmetry.by_ply.push_back(layer.up_to_symmetry.positions);
    found_.games_by_length.push_back(layer.games.total());
  }

  const G& game_;
  Executor& executor_;
  const ProgressSink& progress_;
  PlayCounts found_;
};

// Errors: Errc::cancelled if the sink returns false; Errc::out_of_memory; Errc::internal if the
// game violates HasLayers or a count exceeds 64 bits.
template <HasLayers G>
Result<PlayCounts> enumerate_layers(const G& game, Executor& executor,
                                    const ProgressSink& progress = {}) {
  return LayeredEnumerator<G>(game, executor, progress).run();
}

}  // namespace kanzen
