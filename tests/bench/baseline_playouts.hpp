#pragma once
// Playouts of Go with the data structures of the book "Deep Learning and the Game of Go", to
// compare those of the engine with:
// - Sets: a string has sets of stones and of liberties, which are changed in place.  Every move
// works
//   on a deep copy of the board.  The ko rule compares whole earlier boards.
// - Zobrist: strings are immutable, so that copies of a board share them.  The ko rule looks up a
//   (player, hash) pair in a set, which every move copies.
#include <cstdint>

#include "engine/core/quick_random.hpp"

namespace kanzen {

struct BaselinePlayout {
  unsigned moves = 0;
  int score = 0;  // Black's points minus White's
};

// Plays one uniform playout from the empty board.
BaselinePlayout play_out_with_sets(unsigned side, QuickRandom& random);
BaselinePlayout play_out_with_zobrist(unsigned side, QuickRandom& random);

}  // namespace kanzen
