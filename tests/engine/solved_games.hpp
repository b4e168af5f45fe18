#pragma once
// Games through the front-ends' interface, each solved once for all tests.
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "engine/adapter/any_game.hpp"

namespace kanzen {

inline const AnyGame& game_of(std::string_view name, std::string_view rules) {
  static std::map<std::string, std::shared_ptr<const AnyGame>> games;
  auto& game = games[std::string(name) + ' ' + std::string(rules)];
  if (!game) game = *find_game(name, rules);
  return *game;
}

inline const SolvedGame& solved_game(std::string_view name, std::string_view rules) {
  static std::map<std::string, std::unique_ptr<SolvedGame>> games;
  auto& game = games[std::string(name) + ' ' + std::string(rules)];
  if (!game) game = *game_of(name, rules).solver()->solve({});
  return *game;
}

}  // namespace kanzen
