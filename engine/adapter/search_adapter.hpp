#pragma once
// A game as an AnyGame whose single positions can be searched, where the game helps with it.
#include "engine/adapter/estimate_adapter.hpp"
#include "engine/adapter/position_search.hpp"

namespace kanzen {

template <Playable G>
class SearchAdapter : public EstimateAdapter<G> {
 public:
  using EstimateAdapter<G>::EstimateAdapter;

  Result<std::shared_ptr<const AnyGame>> with_komi(double komi) const override {
    return this->template with_komi_as<SearchAdapter<G>>(komi);
  }

  Result<SearchReport> search(const AnyState& any, const SearchLimits& limits,
                              const RunOptions& options) const override {
    if constexpr (HasSearchHints<G>) {
      return PositionSearch<G>(this->rules(), limits, options.progress)
          .run(restore<StateOf<G>>(any));
    } else {
      return AnyGame::search(any, limits, options);
    }
  }
};

}  // namespace kanzen
