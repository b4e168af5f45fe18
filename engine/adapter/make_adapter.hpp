#pragma once
// Makes AnyGames.  A program links one of two libraries: kanzen_engine, whose games have facets
// (catalogue/whole_games.cpp, and adapter.cpp in each game's folder), or kanzen_rules, whose games
// have none (catalogue/rules_of_games.cpp).
#include <functional>
#include <memory>
#include <string_view>

#include "engine/adapter/any_game.hpp"

namespace kanzen {

struct GameId;
using GameFactory = std::function<std::shared_ptr<const AnyGame>()>;
using GameVisitor = std::function<void(const GameId&, const GameFactory&)>;

// for_each_candidate (engine/catalogue/catalogue.hpp) with type-erased games.
Result<void> visit_candidates(std::string_view name, std::string_view rules,
                              const GameVisitor& visit);

// Wraps a game with all its facets.
template <class G>
std::shared_ptr<const AnyGame> make_adapter(const G& game);

}  // namespace kanzen
