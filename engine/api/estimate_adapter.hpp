#pragma once
// A game as an AnyGame whose move sequences can be counted, and whose single positions can be
// estimated by playouts: its own, where it has a class `Simulation`, or any legal moves by chance.
#include "engine/api/position_estimate.hpp"
#include "engine/api/rules_adapter.hpp"
#include "engine/solve/perft.hpp"
#include "engine/solve/random_playouts.hpp"

namespace kanzen {

template <Playable G>
struct SimulationOf {
  using Type = RandomPlayouts<G>;
};
template <HasSimulation G>
struct SimulationOf<G> {
  using Type = typename G::Simulation;
};

template <Playable G>
Result<EstimateReport> estimate_position(const G& game, const std::vector<AnyState>& past,
                                         const StateOf<G>& state, const EstimateOptions& options,
                                         const RunOptions& run) {
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

template <Playable G>
using EstimateWay = Result<EstimateReport> (*)(const G& game, const std::vector<AnyState>& past,
                                               const StateOf<G>& state,
                                               const EstimateOptions& options,
                                               const RunOptions& run);
// Of a game that has playouts of its own, and needs them everywhere; null: of any other.
template <Playable G>
constexpr EstimateWay<G> own_way() {
  if constexpr (HasSimulation<G>) {
    return &estimate_position<G>;
  } else {
    return nullptr;
  }
}

template <Playable G>
class EstimateAdapter : public RulesAdapter<G> {
 public:
  // Without a way positions are not estimated: what it takes is not linked then.
  explicit EstimateAdapter(G game, EstimateWay<G> way = own_way<G>())
      : RulesAdapter<G>(std::move(game)), way_(way) {
    this->info_to_complete().abilities.estimate = way_ != nullptr;
  }

  Result<std::vector<std::uint64_t>> perft(unsigned depth, const RunOptions& options,
                                           Passes passes) const override {
    return kanzen::perft(this->rules(), depth, options.progress, passes);
  }

  Result<EstimateReport> estimate(const std::vector<AnyState>& past, const AnyState& state,
                                  const EstimateOptions& options,
                                  const RunOptions& run) const override {
    if (way_ == nullptr) return AnyGame::estimate(past, state, options, run);
    return way_(this->rules(), past, restore<StateOf<G>>(state), options, run);
  }

 private:
  EstimateWay<G> way_;
};

}  // namespace kanzen
