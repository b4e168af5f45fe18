#pragma once
// Area scoring: a player has the points of his stones and of the empty regions that touch only his
// stones.  All stones count as alive.
#include <array>
#include <vector>

#include "engine/games/go/state.hpp"

namespace kanzen::go {

// The owner of a point.
enum class Owner : std::uint8_t { black, white, none };

std::vector<Owner> owners(const Grid& grid, const State& state);

// Returns Black's points minus White's, without komi.
int area_score(const Grid& grid, const State& state);

}  // namespace kanzen::go
