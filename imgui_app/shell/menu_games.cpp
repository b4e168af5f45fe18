#include "imgui_app/shell/menu_games.hpp"

#include <utility>

#include "engine/adapter/any_game.hpp"

namespace kanzen::app {

std::vector<MenuGame> list_menu_games() {
  std::vector<MenuGame> games;
  for (const GameFamily& family : game_families())
    for (const ListedGame& listed : family.words().listed) {
      const auto found = find_game(listed.name);
      if (!found) continue;
      const AnyGame& game = **found;
      const auto position = game.parse(listed.position);
      MenuGame entry{&listed, game.info(), game.board(position ? *position : game.initial()), {}};
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
