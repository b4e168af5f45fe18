#pragma once
// The definition of make_adapter, for the files that instantiate it.
#include "engine/api/game_tools.hpp"
#include "engine/api/make_adapter.hpp"

namespace kanzen {

template <Tools tools, class G>
std::shared_ptr<const AnyGame> make_adapter(const G& game) {
  if constexpr (Game<G>) {
    constexpr GameTools<G> chosen = tools == Tools::with ? tools_of<G>() : GameTools<G>{};
    if (is_numbered(game)) return std::make_shared<GameAdapter<G>>(game, chosen);
  }
  constexpr EstimateWay<G> estimate = tools == Tools::with ? &estimate_position<G> : own_way<G>();
  return std::make_shared<SearchAdapter<G>>(game, estimate);
}

// What a game's file says of it.
#define KANZEN_ADAPTER(...)                                                                 \
  template std::shared_ptr<const AnyGame> make_adapter<Tools::without>(const __VA_ARGS__&); \
  template std::shared_ptr<const AnyGame> make_adapter<Tools::with>(const __VA_ARGS__&)

}  // namespace kanzen
