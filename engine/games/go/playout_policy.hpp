#pragma once
// Move evaluation for Monte Carlo search: 3 by 3 patterns, priors of the tree, choice of moves in
// playouts.
#include <bitset>

#include "engine/core/playout.hpp"
#include "engine/games/go/playout_board.hpp"
#include "engine/games/go/tactics.hpp"

namespace kanzen::go {

// MoGo's 3 by 3 patterns (hane, cut, edge) around an empty point at which a move is often good;
// playouts apply them next to the last move (S. Gelly, Y. Wang, R. Munos and O. Teytaud,
// "Modification of UCT with patterns in Monte-Carlo Go", 2006), as the set of the surroundings that
// match one.  The patterns are the same for both players.
using Patterns = std::bitset<std::size_t{1} << 16>;

// Returns the shared instance.
const Patterns& patterns();

// Priors: the virtual visits and wins of a move from static features, before any playout.

// Returns the move on `spot`, which must be legal for the side to move, with its prior.
MoveCandidate<Move> move_with_prior(const PlayoutBoard& board, Spot spot);
MoveCandidate<Move> pass_with_prior(const PlayoutBoard& board);

// The playout policy follows MoGo: next to the last move it rescues own strings in atari and
// captures the string of the last move, then plays patterns, and otherwise plays a random move that
// usually avoids self-atari.

// Returns a legal move that fills no own eye and, at random, puts no string of more than
// `most_given_up` stones in self-atari; no_spot if there is none.
Spot choose_in_playout(PlayoutBoard& board, QuickRandom& random, unsigned most_given_up);

}  // namespace kanzen::go
