#pragma once
// The definition of make_adapter, for the files that instantiate it.
#include <concepts>

#include "engine/api/game_adapter.hpp"
#include "engine/api/make_adapter.hpp"

namespace kanzen {

// Optional: only some of a game's sizes are numbered.
template <class G>
concept MayBeUnnumbered = requires(const G& game) {
  { game.numbered() } -> std::same_as<bool>;
};

template <class G>
std::shared_ptr<const AnyGame> make_adapter(const G& game) {
  if constexpr (!Game<G>) {
    return std::make_shared<RulesAdapter<G>>(game);
  } else {
    if constexpr (MayBeUnnumbered<G>)
      if (!game.numbered()) return std::make_shared<RulesAdapter<G>>(game);
    return std::make_shared<GameAdapter<G>>(game);
  }
}

}  // namespace kanzen
