#pragma once
// The score of a small board of Go if endless play is judged by captures, from the rules alone and
// with nothing of the engine.
//
// The rules are those of `ko` (docs/games/go.md) and one more: the game ends when a position
// recurs, that is the board, the side to move, the point that ko forbids, and whether a pass came
// before.  The player who has captured more stones since the first occurrence wins all points of
// the board; if the captures are equal, the score is 0.
#include <optional>

namespace kanzen::naive {

// Returns the score for Black of the empty board of at most 16 points, Black to move; nullopt if
// the proofs do not suffice (see naive_go_cycles.cpp).
std::optional<int> go_score_by_captures(int columns, int rows);

}  // namespace kanzen::naive
