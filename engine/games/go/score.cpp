#include "engine/games/go/score.hpp"

#include <numeric>

#include "engine/games/go/territory.hpp"

namespace kanzen::go {
namespace {

// Sets the owner of the points of the empty region around `start`.
void mark_region(const Grid& grid, const State& state, Point start,
                 std::vector<std::int8_t>& owners, Points& seen) {
  FixedVector<Point, most_points> region;
  bool touches_black = false, touches_white = false;
  seen.set(start);
  region.push_back(start);
  for (std::size_t next = 0; next < region.size(); ++next)
    for (const Point near : grid.neighbours(region[next])) {
      touches_black = touches_black || state.black[near];
      touches_white = touches_white || state.white[near];
      if (!is_empty(state, near) || seen[near]) continue;
      seen.set(near);
      region.push_back(near);
    }
  if (touches_black == touches_white) return;
  for (const Point point : region) owners[point] = touches_black ? 1 : -1;
}

}  // namespace

std::vector<std::int8_t> area_owners(const Grid& grid, const State& state) {
  std::vector<std::int8_t> owners(grid.point_count());
  Points seen;
  for (Point point = 0; point < grid.point_count(); ++point) {
    if (state.black[point]) {
      owners[point] = 1;
    } else if (state.white[point]) {
      owners[point] = -1;
    } else if (!seen[point]) {
      mark_region(grid, state, point, owners, seen);
    }
  }
  return owners;
}

std::vector<std::int8_t> owners(const Grid& grid, Rules rules, const State& state) {
  return counts_territory(rules) ? territory_owners(grid, state) : area_owners(grid, state);
}

int area_score(const Grid& grid, const State& state) {
  const std::vector<std::int8_t> by_point = area_owners(grid, state);
  return std::accumulate(by_point.begin(), by_point.end(), 0);
}

int score(const Grid& grid, Rules rules, const State& state) {
  if (!counts_territory(rules)) return area_score(grid, state);
  const std::vector<std::int8_t> by_point = owners(grid, rules, state);
  int points = state.captured[0] - state.captured[1];
  for (Point point = 0; point < grid.point_count(); ++point)
    if (is_empty(state, point)) points += by_point[point];
  return points;
}

}  // namespace kanzen::go
