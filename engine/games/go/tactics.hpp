#pragma once
// Static tactics on a PlayoutBoard: liberties, captures and ladders around a move.
#include "engine/core/fixed_vector.hpp"
#include "engine/games/go/playout_board.hpp"

namespace kanzen::go {

using Spots = FixedVector<Spot, 64>;

// Returns the number of liberties of the string of a stone, counted up to `most` <= 8.
unsigned count_liberties(const PlayoutBoard& board, Spot stone, unsigned most);
// Returns the number of liberties of the string after the side to move plays on an empty spot,
// counted up to `most` <= 8.  Captured stones count as liberties only next to `spot`.
unsigned liberties_after(const PlayoutBoard& board, Spot spot, unsigned most);

// Returns the number of stones of the string after the side to move plays on an empty spot.
unsigned size_after(const PlayoutBoard& board, Spot spot);

// Returns whether the string after the side to move plays on `spot` has fewer than two liberties.
inline bool is_self_atari(const PlayoutBoard& board, Spot spot) {
  return liberties_after(board, spot, 2) < 2;
}

// Returns the number of stones that the side to move captures by playing on `spot`.
unsigned count_captured_stones(const PlayoutBoard& board, Spot spot);
// Returns the Zobrist key of the stones after that move, which must not be suicide.
std::uint64_t key_after(const PlayoutBoard& board, Spot spot);

// Appends the legal moves that capture an opposing string next to the string of `stone`.
void add_rescuing_captures(const PlayoutBoard& board, Spot stone, Spots& out);

// Returns whether the side to move can save its string in atari, by reading out extensions and
// captures as a ladder.
bool can_escape(const PlayoutBoard& board, Spot stone);

}  // namespace kanzen::go
