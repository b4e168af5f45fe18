#pragma once
// The mates of one game, for mate_registry.cpp.
#include <utility>

#include "engine/adapter/mates.hpp"
#include "engine/adapter/rules_adapter.hpp"
#include "engine/solve/mates.hpp"

namespace kanzen {

// Returns the shortest mate of a position; nullopt: it has none of at most so many plies.
template <HasChecks G>
std::optional<Mate> mate_of(const G& game, StateOf<G> state, unsigned most_plies) {
  if (game.terminal(state)) return std::nullopt;
  const auto line = MateSearch<G>(game).line(state, most_plies);
  if (line.empty()) return std::nullopt;
  Mate mate{game.format(state), static_cast<unsigned>(line.size()), {}};
  for (const auto move : line) {
    mate.line.push_back(game.format_move(state, move));
    state = game.apply(state, move);
  }
  return mate;
}

template <HasChecks G>
class MateFinderOf final : public MateFinder {
 public:
  explicit MateFinderOf(G game) : game_(std::move(game)) {}

  std::optional<Mate> find_mate(const AnyState& any, unsigned most_plies) const override {
    return mate_of(game_, from_any_state<StateOf<G>>(any), most_plies);
  }

  std::optional<AnyMove> longest_resistance(const AnyState& any, unsigned plies) const override {
    const auto state = from_any_state<StateOf<G>>(any);
    MateSearch<G> search(game_);
    if (game_.terminal(state) || !game_.is_check(state) || !search.is_mated_within(state, plies))
      return std::nullopt;
    return to_any_move(search.longest_resistance(state, plies));
  }

 private:
  G game_;
};

template <HasChecks G>
Result<MateStatistics> all_mates_of(const G& game, std::optional<unsigned> wanted,
                                    std::size_t limit, const RunOptions& options) {
  auto counts = AllMates<G>(game, wanted, limit, executor_of(options), options.progress).run();
  if (!counts) return counts.error();
  MateStatistics statistics{std::move(counts->by_plies), {}};
  const auto longest = static_cast<unsigned>(statistics.by_plies.size());
  for (const Index i : counts->examples)
    statistics.examples.push_back(*mate_of(game, *game.unindex(i), longest));
  return statistics;
}

}  // namespace kanzen
