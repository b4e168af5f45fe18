#pragma once
// Compares the bitboard of m,n,k with an array and a list of lists, on the same random positions in
// one run.
#include <vector>

#include "engine/core/result.hpp"

namespace kanzen {

// Nanoseconds per position.
struct BoardTimes {
  double bitboard = 0, array = 0, lists = 0;
};

struct BoardComparison {
  unsigned side = 0, line = 0;  // side * side squares
  BoardTimes judge;             // has the player who has just moved a line?
  BoardTimes moves;             // the list of empty squares
};

// Compares square boards with sides from 3 to 8.  Each time is the lowest of `runs`, at least 1.
// Errc::internal: the representations disagree.
Result<std::vector<BoardComparison>> compare_boards(unsigned runs);

}  // namespace kanzen
