#include "engine/games/go/placing.hpp"

#include <algorithm>
#include <cassert>

namespace kanzen::go {
namespace {

// Visits the string of the stone on `start`.  Calls on_liberty(Point) for each empty neighbour of
// each stone, possibly several times for one point, until a call returns false.  Returns the stones
// visited so far.
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

std::vector<StringOfStones> strings_without_liberties(const Grid& grid, const State& state) {
  std::vector<StringOfStones> found;
  Points seen;
  for (Point point = 0; point < grid.point_count(); ++point) {
    if (is_empty(state, point) || seen[point]) continue;
    const StringOfStones string = string_at(grid, state, point);
    for (const Point stone : string.stones) seen.set(stone);
    if (!string.liberties.any()) found.push_back(string);
  }
  return found;
}

bool has_liberty_besides(const Grid& grid, const State& state, Point point, Point but) {
  bool found = false;
  visit(grid, state, point, [&](Point liberty) {
    found = liberty != but;
    return !found;
  });
  return found;
}

namespace {

void remove(State& state, Player player, const StringOfStones& string) {
  for (const Point stone : string.stones) {
    stones_of(state, player).reset(stone);
    state.key ^= zobrist(stone, player);
  }
}

// The number of captured stones, and the point of one of them.
struct CapturedStones {
  unsigned stones = 0;
  Point last = 0;
};
// Removes the strings of `player` next to `point` that have no other liberty.
CapturedStones capture_around(const Grid& grid, State& state, Player player, Point point) {
  CapturedStones captured;
  for (const Point near : grid.neighbours(point)) {
    if (!stones_of(state, player)[near]) continue;
    if (has_liberty_besides(grid, state, near, point)) continue;
    const StringOfStones string = string_at(grid, state, near);
    remove(state, player, string);
    captured.stones += static_cast<unsigned>(string.stones.size());
    captured.last = near;
  }
  return captured;
}

}  // namespace

std::optional<IllegalReason> illegal_reason(const Grid& grid, Rules rules, const State& state,
                                            Point point) {
  if (state.ko == point) return IllegalReason::ko;
  if (allows_suicide(rules)) return std::nullopt;
  for (const Point near : grid.neighbours(point))
    if (is_empty(state, near)) return std::nullopt;
  for (const Point near : grid.neighbours(point)) {
    const bool own = stones_of(state, mover(state))[near];
    // The stone joins an own string with another liberty, or captures an opposing string.
    if (own == has_liberty_besides(grid, state, near, point)) return std::nullopt;
  }
  return IllegalReason::suicide;
}

State with_stone(const Grid& grid, Rules rules, const State& state, Point point) {
  const Player player = mover(state);
  State next = state;
  next.to_move = opponent(state);
  next.passed = 0;
  next.ko = no_point;
  stones_of(next, player).set(point);
  next.key ^= zobrist(point, player);
  const CapturedStones captured = capture_around(grid, next, opponent(state), point);
  if (counts_territory(rules)) {
    std::uint16_t& prisoners = next.captured[player];
    prisoners = static_cast<std::uint16_t>(std::min(prisoners + captured.stones, most_captured));
  }
  if (captured.stones == 0) {
    const bool alive = has_liberty_besides(grid, next, point, point);
    if (!alive) remove(next, player, string_at(grid, next, point));
  } else if (captured.stones == 1 && has_simple_ko(rules)) {
    const StringOfStones string = string_at(grid, next, point);
    if (string.stones.size() == 1 && string.liberties.count() == 1) next.ko = captured.last;
  }
  return next;
}

State after_pass(const State& state) {
  State next = state;
  next.to_move = opponent(state);
  next.passed = 1;
  next.ko = no_point;
  return next;
}

}  // namespace kanzen::go
