#pragma once
// Points of a small board that one player owns whatever happens: his unconditionally alive strings
// (D. B. Benson, "Life in the Game of Go", Information Sciences 10, 1976) and the regions that they
// enclose and in which the opponent cannot live (E. van der Werf, "AI techniques for the game of
// Go", 2004, chapter 4).
#include "engine/games/go/small_grid.hpp"

namespace kanzen::go {

// The stones of one player.  `settled` points count as stones of a string that cannot be captured;
// they are a subset of `stones`.
struct OwnedPoints {
  SmallPoints stones = 0, settled = 0;
};

// Returns the points that the player with the stones `own` is certain to own at the end even if he
// passes until then, except to capture the opponent's dead stones there.  The result includes
// own.settled.  Suicide must be forbidden.
SmallPoints safe_points(const SmallGrid& grid, OwnedPoints own, OwnedPoints other);

}  // namespace kanzen::go
