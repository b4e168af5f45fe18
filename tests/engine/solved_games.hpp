#pragma once
// Games through the front-ends' interface, each solved once for all tests.
#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "engine/api/any_game.hpp"

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
  if (!game) game = *game_of(name, rules).solve({});
  return *game;
}

inline const std::string& exported(std::string_view name, std::string_view rules) {
  static std::map<std::string, std::string> texts;
  auto& text = texts[std::string(name) + ' ' + std::string(rules)];
  if (!text.empty()) return text;
  const auto written = solved_game(name, rules).write("csv", [&](std::string_view piece) {
    text += piece;
    return true;
  });
  EXPECT_TRUE(written);
  return text;
}

}  // namespace kanzen
