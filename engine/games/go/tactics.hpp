#pragma once
// What a look at a few strings tells of a move on the quick board.
#include "engine/core/fixed_vector.hpp"
#include "engine/games/go/playout_board.hpp"

namespace kanzen::go {

using Spots = FixedVector<Spot, 64>;

// How many liberties the string of a stone has, counted up to `most` <= 8.
unsigned count_liberties(const PlayoutBoard& board, Spot stone, unsigned most);
// The same of the string that a stone of the side to move on an empty spot would be in.
unsigned liberties_after(const PlayoutBoard& board, Spot spot, unsigned most);

// Would the stone be taken at once, and those that it joins?  Without looking at what it takes.
inline bool is_self_atari(const PlayoutBoard& board, Spot spot) {
  return liberties_after(board, spot, 2) < 2;
}

// How many stones a stone of the side to move would take.
unsigned stones_taken(const PlayoutBoard& board, Spot spot);
// The key of the stones after it.
std::uint64_t key_after(const PlayoutBoard& board, Spot spot);

// Liberties at which opposing strings beside the string of `stone` can be taken.
void add_rescuing_captures(const PlayoutBoard& board, Spot stone, Spots& out);

// Can the side to move save its string in atari?  Reads extensions and captures out as a ladder.
bool can_escape(const PlayoutBoard& board, Spot stone);

}  // namespace kanzen::go
