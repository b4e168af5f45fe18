#pragma once
// A game that is too large to solve completely: rules, notation and picture, and the outcome
// of single positions by search.
#include <memory>

#include "engine/api/rules_adapter.hpp"

namespace kanzen {

template <HasSearchHints G>
class SearchedGame final : public RulesAdapter<G> {
 public:
  explicit SearchedGame(const G& game) : RulesAdapter<G>(game, searched_info(game)) {}

  Result<AnyState> canonical(const AnyState& any) const override {
    return erase(this->rules().canonical(restore<StateOf<G>>(any)));
  }
  Result<EnumerationCounts> enumerate(const RunOptions&) const override { return too_large(); }
  Result<std::unique_ptr<SolvedGame>> solve(const RunOptions&) const override {
    return too_large();
  }

 private:
  static GameInfo searched_info(const G& game) {
    GameInfo info = game.info();
    info.by_search = true;
    return info;
  }
  Error too_large() const {
    return {Errc::unsupported, this->info().name +
                                   " has too many positions to go through all of "
                                   "them; a search tells the outcome of one"};
  }
};

}  // namespace kanzen
