#pragma once
// What Monte Carlo search and games with knowledge of their own say to each other
// (solve/monte_carlo.hpp).

namespace kanzen {

// The end of a game played out.
struct Playout {
  float result = 0.5F;  // for whoever moves at the root of the search: 0 lost, 1 won
  float score = 0;      // his lead in points, of games that count
};

// A move to consider, as if it had been visited so often with so many wins; at least one visit.
template <class Move>
struct MoveCandidate {
  Move move{};
  float prior_visits = 1, prior_wins = 0.5F;
};

}  // namespace kanzen
