// What the registry's list says without a game being made.
#include "engine/games/registry.hpp"

#include "engine/api/any_game.hpp"

namespace kanzen {

std::string_view first_game() { return first_game_name; }

std::vector<SizedGames> sized_games() {
  std::vector<SizedGames> all;
  for (const SizedFamily& one : sized_families)
    all.push_back({std::string(one.family),
                   std::string(one.names),
                   std::string(one.what),
                   {one.rules.begin(), one.rules.end()},
                   one.most_squares,
                   one.longest_side});
  return all;
}

std::string sized_game_name(std::string_view family, const BoardSize& size) {
  for (const SizedFamily& one : sized_families)
    if (one.family == family) return one.name_of(size);
  return {};
}

}  // namespace kanzen
