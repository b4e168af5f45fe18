#pragma once
// What a look at the board says of a move before any playout has.
#include "engine/core/playout.hpp"
#include "engine/games/go/playout_board.hpp"

namespace kanzen::go {

// `spot` is legal for the side to move.
MoveCandidate<Move> considered(const PlayoutBoard& board, Spot spot);
MoveCandidate<Move> considered_pass(const PlayoutBoard& board);

}  // namespace kanzen::go
