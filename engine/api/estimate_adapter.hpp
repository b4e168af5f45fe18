#pragma once
// A game as an AnyGame whose single positions can be estimated by playouts: its own, where it has a
// class `Simulation`, or any legal moves by chance.
#include "engine/api/position_estimate.hpp"
#include "engine/api/rules_adapter.hpp"
#include "engine/solve/random_playouts.hpp"

namespace kanzen {

template <Playable G>
struct SimulationOf {
  using Type = RandomPlayouts<G>;
};
template <Playable G>
requires requires { typename G::Simulation; }
struct SimulationOf<G> {
  using Type = typename G::Simulation;
};

template <Playable G>
class EstimateAdapter : public RulesAdapter<G> {
 public:
  using RulesAdapter<G>::RulesAdapter;

  Result<std::shared_ptr<const AnyGame>> with_komi(double komi) const override {
    return this->template with_komi_as<EstimateAdapter<G>>(komi);
  }

  Result<EstimateReport> estimate(const std::vector<AnyState>& past, const AnyState& any,
                                  const EstimateOptions& options,
                                  const RunOptions& run) const override {
    const G& game = this->rules();
    const auto state = restore<StateOf<G>>(any);
    std::vector<StateOf<G>> line;
    line.reserve(past.size());
    for (const AnyState& earlier : past) line.push_back(restore<StateOf<G>>(earlier));
    PositionFacts<MoveOf<G>> facts;
    facts.position = game.format(state);
    facts.ended = game.terminal(state).has_value();
    facts.first_moves = game.view(state).to_move == 0;
    if constexpr (HasCount<G>) facts.counts = true;
    // Texts of a move do not depend on the position before it where they are asked for deeper in
    // the line, so each position of the line is made.
    facts.line = [&](const std::vector<MoveOf<G>>& moves) {
      std::vector<std::string> texts;
      auto current = state;
      for (const auto move : moves) {
        texts.push_back(game.format_move(current, move));
        if (ending_of(game, current, move)) break;
        current = game.apply(current, move);
      }
      return texts;
    };
    if (facts.ended) return empty_report(facts);
    const typename SimulationOf<G>::Type simulation(game, state, line);
    return PositionEstimate(simulation, std::move(facts), options, run).run();
  }
};

}  // namespace kanzen
