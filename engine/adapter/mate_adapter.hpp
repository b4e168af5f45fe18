#pragma once
// The mates of one game, for catalogue/mates.cpp.
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
std::optional<AnyMove> longest_resistance_of(const G& game, const StateOf<G>& state,
                                             unsigned plies) {
  MateSearch<G> search(game);
  if (game.terminal(state) || !game.is_check(state) || !search.is_mated_within(state, plies))
    return std::nullopt;
  return to_any_move(search.longest_resistance(state, plies));
}

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
