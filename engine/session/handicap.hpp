#pragma once
// Handicap: stones that the first player of a game that counts has on the board before the other
// one begins.  Where they stand, the Go Text Protocol fixes (version 2, section 4.1.1).
#include <string>
#include <vector>

#include "engine/session/session.hpp"

namespace kanzen {

// Squares of so many stones, row by row from the top left; empty: there is no such handicap, as on
// boards that are small or not square.
std::vector<unsigned> handicap_squares(const BoardSize& size, unsigned stones);

// The most stones there are places for; 0: there is no handicap.
unsigned most_handicap(const BoardSize& size);

// The position with the first player's stones on these squares, the other one to move, in notation.
// `game` has one kind of pieces a player and none in hand.
std::string position_with_stones(const AnyGame& game, const std::vector<unsigned>& squares);

// The position in which a game with a handicap begins, in notation; with none, its start.
std::string handicap_position(const AnyGame& game, unsigned stones);

// Of how many stones a session's first position is the handicap; 0: it is none.
unsigned handicap_of(const Session& session);

}  // namespace kanzen
