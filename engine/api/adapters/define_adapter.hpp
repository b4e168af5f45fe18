#pragma once
// The definition of make_adapter, for the files that instantiate it.
#include "engine/api/game_adapter.hpp"
#include "engine/api/make_adapter.hpp"
#include "engine/api/searched_game.hpp"

namespace kanzen {

template <class G>
std::shared_ptr<const AnyGame> make_adapter(const G& game) {
  if constexpr (HasSearchHints<G>)
    if (!game.numbered()) return std::make_shared<SearchedGame<G>>(game);
  return std::make_shared<GameAdapter<G>>(game);
}

}  // namespace kanzen
