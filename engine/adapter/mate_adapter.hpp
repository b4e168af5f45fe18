#pragma once
// Adds MateFinder to the rules of a game with checks.
#include "engine/adapter/rules_adapter.hpp"
#include "engine/solve/mates.hpp"

namespace kanzen {

// Returns the shortest mate of a position; nullopt: it has none of at most so many plies.
template <HasChecks G>
std::optional<Mate> find_mate(const G& game, StateOf<G> state, unsigned most_plies) {
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

template <Playable G>
class MateAdapter : public RulesAdapter<G> {
 public:
  using RulesAdapter<G>::RulesAdapter;
};

template <HasChecks G>
class MateAdapter<G> : public RulesAdapter<G>, public MateFinder {
 public:
  using RulesAdapter<G>::RulesAdapter;

  const MateFinder* mate_finder() const override { return this; }

  std::optional<Mate> find_mate(const AnyState& any, unsigned most_plies) const override {
    return kanzen::find_mate(this->rules(), from_any_state<StateOf<G>>(any), most_plies);
  }

  std::optional<AnyMove> longest_resistance(const AnyState& any, unsigned plies) const override {
    const auto state = from_any_state<StateOf<G>>(any);
    const G& game = this->rules();
    MateSearch<G> search(game);
    if (game.terminal(state) || !game.is_check(state) || !search.is_mated_within(state, plies))
      return std::nullopt;
    return to_any_move(search.longest_resistance(state, plies));
  }
};

}  // namespace kanzen
