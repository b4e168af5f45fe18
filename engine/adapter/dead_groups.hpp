#pragma once
// Dead stones and seki at the end of a game of Go, judged by playouts.  A judgement proves nothing.
#include <span>
#include <vector>

#include "engine/adapter/any_game.hpp"

namespace kanzen {

// Returns the squares, ascending, of the stones whose points belong to the opponent at the end of
// most playouts.  Strings that touch the same empty area and have nearly the same owners are judged
// together.  `owners`: as in EstimateReport; another size, or another game: no square.
std::vector<unsigned> find_dead_stones(const AnyGame& game, const AnyState& state,
                                       std::span<const double> owners);

// Returns the squares, ascending, of the stones that live without two eyes: their strings have at
// most two points of their own, all in one place, share other points with the opponent, and are not
// safe in the playouts.  `dead`: squares of the dead stones, as for AnyGame::count.
std::vector<unsigned> find_seki_stones(const AnyGame& game, const AnyState& state,
                                       std::span<const double> owners,
                                       std::span<const unsigned> dead);

// Estimates the owner of each stone's square at the end, for the functions above; 0 on empty
// squares.  The playouts judge a player's stones with the opponent to move, because a player who
// passes considers his stones safe, and with the komi that makes the game even, because the search
// neglects stones that do not decide the game.  The number of playouts and the seed are fixed, on
// one thread, so that equal boards have equal answers.  Ko, passes and prisoners do not count.
// Errors of Estimator::estimate.
Result<std::vector<double>> estimate_final_owners(const AnyGame& game, const AnyState& state,
                                                  const RunOptions& run);

}  // namespace kanzen
