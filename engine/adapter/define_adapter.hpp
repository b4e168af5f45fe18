#pragma once
// The definition of make_adapter for games that need no adapter of their own.  Each is instantiated
// in a file of its own: together they would keep the compiler busy for a minute on one core.
#include "engine/adapter/game_adapter.hpp"
#include "engine/adapter/make_adapter.hpp"

namespace kanzen {

template <class G>
std::shared_ptr<const AnyGame> make_adapter(const G& game) {
  if constexpr (Game<G>) {
    if (is_numbered(game)) return std::make_shared<GameAdapter<G>>(game);
  }
  return std::make_shared<SearchAdapter<G>>(game);
}

}  // namespace kanzen
