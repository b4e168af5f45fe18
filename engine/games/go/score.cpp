#include "engine/games/go/score.hpp"

namespace kanzen::go {
namespace {

// Sets the owner of the points of the empty region around `start`.
void mark_region(const Grid& grid, const State& state, Point start, std::vector<Owner>& owners,
                 Points& seen) {
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
  for (const Point point : region) owners[point] = touches_black ? Owner::black : Owner::white;
}

}  // namespace

std::vector<Owner> owners(const Grid& grid, const State& state) {
  std::vector<Owner> owners(grid.point_count(), Owner::none);
  Points seen;
  for (Point point = 0; point < grid.point_count(); ++point) {
    if (state.black[point]) {
      owners[point] = Owner::black;
    } else if (state.white[point]) {
      owners[point] = Owner::white;
    } else if (!seen[point]) {
      mark_region(grid, state, point, owners, seen);
    }
  }
  return owners;
}

int area_score(const Grid& grid, const State& state) {
  int score = 0;
  for (const Owner owner : owners(grid, state)) {
    if (owner == Owner::black) ++score;
    if (owner == Owner::white) --score;
  }
  return score;
}

}  // namespace kanzen::go
