#pragma once
// Which moves are promising: 3 by 3 patterns, priors of the search, choices in playouts.
#include <bitset>

#include "engine/core/playout.hpp"
#include "engine/games/go/playout_board.hpp"
#include "engine/games/go/tactics.hpp"

namespace kanzen::go {

// The 3 by 3 patterns around an empty point at which a move is often good: hanes, cuts and the
// like, as MoGo plays them near the last move (S. Gelly, Y. Wang, R. Munos and O. Teytaud,
// "Modification of UCT with patterns in Monte-Carlo Go", 2006).
class Patterns {
 public:
  Patterns();
  // They are the same for both players.
  bool match(Surroundings around) const { return matching_[around]; }

 private:
  std::bitset<std::size_t{1} << 16> matching_;
};

// The only ones there are.
const Patterns& patterns();

// What a look at the board says of a move before any playout has.

// `spot` is legal for the side to move.
MoveCandidate<Move> considered(const PlayoutBoard& board, Spot spot);
MoveCandidate<Move> considered_pass(const PlayoutBoard& board);

// How moves of a playout are chosen: around the last one strings in atari are saved and taken, then
// patterns are played, else anything that is no plain mistake (as MoGo does).

// In so many of 1000 cases in which they could.
struct PlayoutChances {
  unsigned atari = 900, pattern = 950;
  unsigned avoid_self_atari = 800;
};

// A legal move that fills no own eye; no_spot: there is none left.
Spot choose_in_playout(PlayoutBoard& board, const PlayoutChances& chances, QuickRandom& random);

}  // namespace kanzen::go
