#pragma once
// Dobutsu shogi as front-ends draw and list it.
#include <string_view>

#include "engine/core/board_view.hpp"
#include "engine/games/dobutsu/state.hpp"

namespace kanzen::dobutsu {

// Names of endings (GameInfo::endings).
inline constexpr std::string_view lion_taken = "lion_taken", lion_tried = "try",
                                  stalemate = "no_moves";

GameInfo game_info();
BoardView board_view(const State& s);
MoveView view_move(const State& s, Move move);

}  // namespace kanzen::dobutsu
