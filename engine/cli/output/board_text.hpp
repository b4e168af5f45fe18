#pragma once
// A board for the terminal, for every game alike.
#include <string>

#include "engine/core/board_view.hpp"

namespace kanzen::cli {

// Rows with their names, the visible piece of a square first and what it covers in
// brackets, from the top down: "L(m)".  The first player has capitals.  Then the hands.
std::string board_text(const BoardView& board, const GameInfo& info);

}  // namespace kanzen::cli
