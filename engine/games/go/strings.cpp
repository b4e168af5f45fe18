#include "engine/games/go/strings.hpp"

#include <cassert>

namespace kanzen::go {
namespace {

// Visits the string of the stone at `start` point by point: on_liberty(Point) for each empty
// neighbour, as often as it is one, until a call returns false.  The stones, as far as it came.
template <class OnLiberty>
FixedVector<Point, most_points> visit(const Grid& grid, const State& state, Point start,
                                      OnLiberty&& on_liberty) {
  assert(!is_empty(state, start));
  const Points& own = state.black[start] ? state.black : state.white;
  FixedVector<Point, most_points> stones;
  Points seen;
  const auto reach = [&](Point point) {
    seen.set(point);
    stones.push_back(point);
  };
  reach(start);
  for (std::size_t next = 0; next < stones.size(); ++next)
    for (const Point near : grid.neighbours(stones[next])) {
      if (own[near]) {
        if (!seen[near]) reach(near);
      } else if (is_empty(state, near) && !on_liberty(near)) {
        return stones;
      }
    }
  return stones;
}

}  // namespace

StringOfStones string_at(const Grid& grid, const State& state, Point point) {
  Points liberties;
  const auto stones = visit(grid, state, point, [&](Point liberty) {
    liberties.set(liberty);
    return true;
  });
  return {stones, liberties};
}

bool has_liberty_besides(const Grid& grid, const State& state, Point point, Point but) {
  bool found = false;
  visit(grid, state, point, [&](Point liberty) {
    found = liberty != but;
    return !found;
  });
  return found;
}

}  // namespace kanzen::go
