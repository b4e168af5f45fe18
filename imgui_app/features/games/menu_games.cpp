#include "imgui_app/features/games/menu_games.hpp"

#include <utility>

#include "engine/adapter/any_game.hpp"

namespace kanzen::app {

std::vector<MenuGame> list_menu_games() {
  std::vector<MenuGame> games;
  for (const GameFamily& family : game_families())
    for (const ListedGame& listed : family.words().listed) {
      const auto game = *find_game(listed.name);
      MenuGame entry{&listed, game->info(), game->board(*game->parse(listed.position)), {}};
      for (const BoardSize& size : listed.boards) {
        GameInfo& board = entry.boards.emplace_back(entry.info);
        board.name = sized_game_name(board.family, size);
        board.size = size;
      }
      games.push_back(std::move(entry));
    }
  return games;
}

}  // namespace kanzen::app
