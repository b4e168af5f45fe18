#pragma once
// Scores of the stones on the board.  All stones count as alive.
//
// Area scoring: a player has the points of his stones and of the empty regions that touch only his
// stones.  Territory scoring: a player has the points of those regions and of the stones that he
// captured.
#include <cstdint>
#include <vector>

#include "engine/games/go/state.hpp"

namespace kanzen::go {

// Returns the owner of each point by area: 1 Black, -1 White, 0 neither.
std::vector<std::int8_t> area_owners(const Grid& grid, const State& state);

// Returns the owner of each point by the rules: by area, or as territory_owners.
std::vector<std::int8_t> owners(const Grid& grid, Rules rules, const State& state);

// Returns Black's points minus White's, without komi.
int area_score(const Grid& grid, const State& state);
int score(const Grid& grid, Rules rules, const State& state);

}  // namespace kanzen::go
