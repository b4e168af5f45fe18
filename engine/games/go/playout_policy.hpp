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
// "Modification of UCT with patterns in Monte-Carlo Go", 2006).
class Patterns {
 public:
  Patterns();
  // Returns whether a pattern matches; the patterns are the same for both players.
  bool match(Surroundings around) const { return matching_[around]; }

 private:
  std::bitset<std::size_t{1} << 16> matching_;
};

// Returns the shared instance.
const Patterns& patterns();

// Priors: the virtual visits and wins of a move from static features, before any playout.

// Returns the move on `spot`, which must be legal for the side to move, with its prior.
MoveCandidate<Move> move_with_prior(const PlayoutBoard& board, Spot spot);
MoveCandidate<Move> pass_with_prior(const PlayoutBoard& board);

// The playout policy follows MoGo: next to the last move it rescues own strings in atari and
// captures the string of the last move, then plays patterns, and otherwise plays a random move that
// usually avoids self-atari.

// The probabilities, in units of 1/1000, that the policy applies each of its parts.
struct PlayoutProbabilities {
  unsigned atari = 900, pattern = 950;
  unsigned avoid_self_atari = 800;
};

// Returns a legal move that fills no own eye; no_spot if there is none.
Spot choose_in_playout(PlayoutBoard& board, const PlayoutProbabilities& probabilities,
                       QuickRandom& random);

}  // namespace kanzen::go
