#pragma once
// Handicap stones of Go: the first player has them on the board before the second player begins.
// Their points are those of the Go Text Protocol, version 2, section 4.1.1 (fixed handicap).
#include <string>
#include <vector>

#include "engine/session/session.hpp"

namespace kanzen {

// Returns the squares of the handicap stones, numbered row by row from the top left; empty: there
// is no such handicap on a board of this size.
std::vector<unsigned> handicap_squares(const BoardSize& size, unsigned stones);

// Returns the largest handicap on a board of this size; 0: the board is too small or not square.
unsigned most_handicap(const BoardSize& size);

// Returns the notation of the position with the first player's stones on `squares` and the second
// player to move.  `game` must have one kind of piece per player and no pieces in hand.
std::string position_with_stones(const AnyGame& game, const std::vector<unsigned>& squares);

// Returns the notation of the start position with the handicap; without stones, or if there is no
// such handicap, the game's start position.
std::string handicap_position(const AnyGame& game, unsigned stones);

// Returns the number of stones if the session's root is a handicap_position, else 0.
unsigned handicap_of(const Session& session);

}  // namespace kanzen
