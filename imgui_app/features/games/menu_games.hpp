#pragma once
// The games of the game menu.
#include <vector>

#include "engine/core/board_view.hpp"
#include "imgui_app/game_words/game_words.hpp"

namespace kanzen::app {

struct MenuGame {
  const ListedGame* words = nullptr;  // static
  GameInfo info;
  BoardView board;  // ListedGame::position
  // The games on ListedGame::boards: `info` with another name and size.
  std::vector<GameInfo> boards;
};

// Returns the entries of all families.  Makes the games, which takes too long for each frame.
std::vector<MenuGame> list_menu_games();

}  // namespace kanzen::app
