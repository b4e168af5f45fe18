#pragma once
// Territory at the end of a game, when the dead stones have been removed.  Nothing is read: an
// agreement of the players, or a judgement by playouts, says which stones are dead.
#include <cstdint>
#include <vector>

#include "engine/games/go/state.hpp"

namespace kanzen::go {

// Returns the stones and the eyes of the groups in seki.  A group is stones of one player that are
// connected along lines, through regions of their own, or by neutral points at which the opponent
// cannot separate them.  It is in seki if it touches neutral points and has no other eye than one
// of one or two points.
Points groups_in_seki(const Grid& grid, const State& state);

// Returns the owner of each point by territory scoring: 1 Black, -1 White, 0 neither.  A player
// owns his stones and the empty regions that touch only his stones, except eyes in seki and points
// that he has to fill.  A point must be filled if it is the last liberty of a string when either
// player has taken the neutral points, and a stone there connects the string.
std::vector<std::int8_t> territory_owners(const Grid& grid, const State& state);

}  // namespace kanzen::go
