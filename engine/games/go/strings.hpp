#pragma once
// Strings of stones, found from one of them.
#include <vector>

#include "engine/games/go/state.hpp"

namespace kanzen::go {

// Stones of one player that are connected along lines.
struct StringOfStones {
  FixedVector<Point, most_points> stones;
  Points liberties;  // empty points beside them
};

// That of the stone at `point`.
StringOfStones string_at(const Grid& grid, const State& state, Point point);

// Has the string of the stone at `point` a liberty besides `but`?  Looks no further than to the
// first one.
bool has_liberty_besides(const Grid& grid, const State& state, Point point, Point but);

}  // namespace kanzen::go
