#pragma once
// The count of area: a player has the points where his stones stand, and the empty regions that
// touch no other stones than his.  All stones count as alive.
#include <array>
#include <vector>

#include "engine/games/go/state.hpp"

namespace kanzen::go {

// Whose a point is.
enum class Owner : std::uint8_t { black, white, nobody };

std::vector<Owner> owners(const Grid& grid, const State& state);

// Black's points minus White's, without komi.
int area_score(const Grid& grid, const State& state);

}  // namespace kanzen::go
