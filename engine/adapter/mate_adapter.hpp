#pragma once
// Adds the facet MateSolver to the adapter of a game with checks.
#include "engine/adapter/position_adapter.hpp"
#include "engine/solve/mates.hpp"

namespace kanzen {

template <Playable G>
class MateAdapter : public SearchAdapter<G> {
 public:
  using SearchAdapter<G>::SearchAdapter;
};

template <HasChecks G>
class MateAdapter<G> : public SearchAdapter<G>, public MateSolver {
 public:
  using SearchAdapter<G>::SearchAdapter;

  const MateSolver* mate_solver() const override { return this; }

  std::optional<Mate> find_mate(const AnyState& any, unsigned most_plies) const override {
    return mate_of(from_any_state<StateOf<G>>(any), most_plies);
  }

  bool is_mated_within(const AnyState& any, unsigned plies) const override {
    const auto state = from_any_state<StateOf<G>>(any);
    const G& game = this->rules();
    return !game.terminal(state) && game.is_check(state) &&
           MateSearch<G>(game).is_mated_within(state, plies);
  }

  Result<Mates> find_all_mates(std::optional<unsigned> wanted, std::size_t limit,
                               const RunOptions& options) const override {
    auto counts =
        AllMates<G>(this->rules(), wanted, limit, executor_of(options), options.progress).run();
    if (!counts) return counts.error();
    Mates mates{std::move(counts->by_plies), {}};
    const auto longest = static_cast<unsigned>(mates.by_plies.size());
    for (const Index i : counts->examples)
      mates.examples.push_back(*mate_of(*this->rules().unindex(i), longest));
    return mates;
  }

 private:
  std::optional<Mate> mate_of(StateOf<G> state, unsigned most_plies) const {
    const G& game = this->rules();
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
};

}  // namespace kanzen
