#pragma once
// Dobutsu shogi as front-ends draw and list it.
#include "engine/core/board_view.hpp"
#include "engine/games/dobutsu/state.hpp"

namespace kanzen::dobutsu {

GameInfo game_info();
BoardView board_view(const State& s);
MoveView view_move(const State& s, Move move);

}  // namespace kanzen::dobutsu
