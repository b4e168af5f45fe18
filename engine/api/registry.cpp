// What the registry's list says without a game being made.
#include "engine/games/registry.hpp"

#include "engine/api/any_game.hpp"

namespace kanzen {

std::string_view first_game() { return first_game_name; }

SizedGames sized_games() {
  return {std::string(sized_names), {sized_rules.begin(), sized_rules.end()}, most_squares};
}

std::string sized_game_name(const BoardSize& size) { return name_of_size(size); }

}  // namespace kanzen
