#pragma once
// The definition of make_adapter, for the files that instantiate it.
#include "engine/api/game_adapter.hpp"
#include "engine/api/make_adapter.hpp"

namespace kanzen {

template <class G>
std::shared_ptr<const AnyGame> make_adapter(const G& game) {
  if constexpr (Game<G>)
    if (is_numbered(game)) return std::make_shared<GameAdapter<G>>(game);
  return std::make_shared<SearchAdapter<G>>(game);
}

}  // namespace kanzen
