#pragma once
// Area scoring: a player has the points of his stones and of the empty regions that touch only his
// stones.  All stones count as alive.
#include <cstdint>
#include <vector>

#include "engine/games/go/state.hpp"

namespace kanzen::go {

// Returns the owner of each point: 1 Black, -1 White, 0 neither.
std::vector<std::int8_t> owners(const Grid& grid, const State& state);

// Returns Black's points minus White's, without komi.
int area_score(const Grid& grid, const State& state);

}  // namespace kanzen::go
