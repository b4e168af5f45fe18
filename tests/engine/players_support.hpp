#pragma once
// Players at positions of solved games, and the frequencies of the moves that they choose.
#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "engine/players/player.hpp"
#include "tests/engine/solved_games.hpp"

namespace kanzen {

inline const PlayerKind& player(std::string_view name) { return **find_player(name, false); }

inline Sources values_of(std::string_view name, std::string_view rules) {
  const SolvedGame& solved = solved_game(name, rules);
  return {[&solved](const AnyState& state) { return solved.probe(state); }, {}};
}

// `position`: empty for the start.
inline Turn turn_in(std::string_view name, std::string_view rules, std::string_view position = {}) {
  const AnyGame& game = game_of(name, rules);
  Turn turn{game, position.empty() ? game.initial() : *game.parse(position)};
  turn.sources = values_of(name, rules);
  return turn;
}

// Counts the choices of each move under seeds 0, 1, 2, ...
inline std::map<std::string, int> tally(const PlayerKind& player, Turn turn, int seeds) {
  std::map<std::string, int> counts;
  for (int seed = 0; seed < seeds; ++seed) {
    turn.seed = static_cast<std::uint64_t>(seed);
    const auto choice = player.choose(turn);
    EXPECT_TRUE(choice);
    if (choice) ++counts[choice->move];
  }
  return counts;
}

}  // namespace kanzen
