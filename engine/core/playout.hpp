#pragma once
// The data exchanged between Monte Carlo search (solve/monte_carlo.hpp) and games that supply their
// own playouts and priors.

namespace kanzen {

// The result of a playout.
struct Playout {
  float result = 0.5F;  // for the side to move at the root: 0 lost, 1 won
  float score = 0;      // that side's lead in points, for games decided by score
};

// A move with its prior: virtual visits (at least one) and wins.
template <class Move>
struct MoveCandidate {
  Move move{};
  float prior_visits = 1, prior_wins = 0.5F;
};

}  // namespace kanzen
