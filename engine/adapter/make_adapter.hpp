#pragma once
// A game as an AnyGame.  A program links one of two libraries with the definitions: kanzen_engine,
// whose games can be solved, searched and estimated (engine/games/*/adapter*.cpp), or kanzen_rules,
// whose games have their rules, notation and pictures alone (rules_alone.cpp).
#include <memory>

#include "engine/adapter/any_game.hpp"

namespace kanzen {

template <class G>
std::shared_ptr<const AnyGame> make_adapter(const G& game);

}  // namespace kanzen
