#pragma once
// Playouts of Go as the book "Deep Learning and the Game of Go" writes them, told in C++ as
// plainly: what the project's own are measured against.
//   Sets:     strings hold sets of stones and of liberties and are changed in place; every move
//   works
//             on a deep copy of the board, and ko is found by comparing whole earlier boards
//   Zobrist:  strings are never changed but made anew, so that a board is copied without them; ko
//   is
//             found in a set of (player, hash) pairs, which every move copies
#include <cstdint>

#include "engine/core/quick_random.hpp"

namespace kanzen {

struct PlainPlayout {
  unsigned moves = 0;
  int score = 0;  // Black's points minus White's
};

// One uniform playout, from the empty board.
PlainPlayout play_out_with_sets(unsigned side, QuickRandom& random);
PlainPlayout play_out_with_zobrist(unsigned side, QuickRandom& random);

}  // namespace kanzen
