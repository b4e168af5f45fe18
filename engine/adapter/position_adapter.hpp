#pragma once
// Adapters that add the facets MoveCounter and Estimator, and Searcher for games with
// HasSearchHints, to a game's rules.
#include "engine/adapter/position_estimate.hpp"
#include "engine/adapter/position_search.hpp"
#include "engine/adapter/rules_adapter.hpp"
#include "engine/solve/perft.hpp"
#include "engine/solve/random_playouts.hpp"

namespace kanzen {

// Optional: a game's own simulation for playouts, a type that satisfies PlayoutSimulation
// (solve/monte_carlo.hpp).  By default, playouts choose legal moves at random (RandomPlayouts).
template <class G>
concept HasSimulation = Playable<G> && requires {
  typename G::Simulation;
};

template <Playable G>
Result<EstimateReport> estimate_position(const G& game, const std::vector<AnyState>& past,
                                         const StateOf<G>& state, const EstimateOptions& options,
                                         const RunOptions& run) {
  if (game.terminal(state)) {
    EstimateReport report;
    report.position = game.format(state);
    return report;
  }
  std::vector<StateOf<G>> line;
  line.reserve(past.size());
  for (const AnyState& earlier : past) line.push_back(from_any_state<StateOf<G>>(earlier));
  const auto estimate = [&](const auto& simulation) {
    return PositionEstimate(game, state, simulation, options, run).run();
  };
  if constexpr (HasSimulation<G>)
    return estimate(typename G::Simulation(game, state, line));
  else
    return estimate(RandomPlayouts<G>(game, state, line));
}

template <Playable G>
class EstimateAdapter : public RulesAdapter<G>, public MoveCounter, public Estimator {
 public:
  using RulesAdapter<G>::RulesAdapter;

  const MoveCounter* move_counter() const override { return this; }
  const Estimator* estimator() const override { return this; }

  Result<SequenceCounts> perft(const AnyState& state, unsigned depth, const RunOptions& options,
                               CountedMoves counted) const override {
    return kanzen::perft(this->rules(), from_any_state<StateOf<G>>(state), depth, options.progress,
                         counted);
  }

  Result<EstimateReport> estimate(const std::vector<AnyState>& past, const AnyState& state,
                                  const EstimateOptions& options,
                                  const RunOptions& run) const override {
    return estimate_position(this->rules(), past, from_any_state<StateOf<G>>(state), options, run);
  }
};

template <Playable G>
class SearchAdapter : public EstimateAdapter<G> {
 public:
  using EstimateAdapter<G>::EstimateAdapter;
};

template <HasSearchHints G>
class SearchAdapter<G> : public EstimateAdapter<G>, public Searcher {
 public:
  using EstimateAdapter<G>::EstimateAdapter;

  const Searcher* searcher() const override { return this; }

  Result<SearchReport> search(const AnyState& any, const SearchLimits& limits,
                              const RunOptions& options) const override {
    return PositionSearch<G>(this->rules(), limits, options.progress)
        .run(from_any_state<StateOf<G>>(any));
  }
};

}  // namespace kanzen
