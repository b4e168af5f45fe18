#include "engine/games/go/territory.hpp"

#include <algorithm>
#include <numeric>
#include <optional>

#include "engine/games/go/placing.hpp"
#include "engine/games/go/score.hpp"

namespace kanzen::go {
namespace {

// --- points that must be filled

// Returns the board after the player has placed stones on the neutral points, in the order of their
// numbers, except on points at which a stone has fewer liberties than `least_liberties`.
State with_neutral_points(const Grid& grid, State state, const std::vector<std::int8_t>& owners,
                          Player player, unsigned least_liberties) {
  for (bool changes = true; changes;) {
    changes = false;
    for (Point point = 0; point < grid.point_count(); ++point) {
      if (owners[point] != 0 || !is_empty(state, point)) continue;
      Points& stones = stones_of(state, player);
      stones.set(point);
      if (string_at(grid, state, point).liberties.count() >= least_liberties)
        changes = true;
      else
        stones.reset(point);
    }
  }
  return state;
}

struct Connection {
  Player player = 0;
  Point point = 0;
};

// Returns a point at which a player has to connect a string: it is the last liberty of the string
// when the opponent has taken the neutral points, and also when the player has.  The connected
// string must have a point of its own left, or it is as short of liberties as before.  nullopt:
// there is no such point.
std::optional<Connection> needed_connection(const Grid& grid, const State& state,
                                            const std::vector<std::int8_t>& owners) {
  for (const Player player : {Player{0}, Player{1}}) {
    const Player opponent = static_cast<Player>(1 - player);
    const State closed = with_neutral_points(grid, state, owners, opponent, 2);
    const State joined = with_neutral_points(grid, state, owners, player, 0);
    for (Point point = 0; point < grid.point_count(); ++point) {
      if (!stones_of(state, player)[point]) continue;
      const Points liberties = string_at(grid, closed, point).liberties;
      if (liberties.count() != 1 || string_at(grid, joined, point).liberties != liberties) continue;
      Connection needed{player, 0};
      while (!liberties[needed.point]) ++needed.point;
      if (owners[needed.point] != owners[point]) continue;
      State filled = state;
      stones_of(filled, player).set(needed.point);
      const Points left = string_at(grid, filled, point).liberties;
      for (Point own = 0; own < grid.point_count(); ++own)
        if (left[own] && owners[own] == owners[point]) return needed;
    }
  }
  return std::nullopt;
}

// Places stones on the points that must be filled and returns these points.
Points fill_needed_points(const Grid& grid, State& state) {
  const std::vector<std::int8_t> owners = area_owners(grid, state);
  Points filled;
  while (const auto needed = needed_connection(grid, state, owners)) {
    stones_of(state, needed->player).set(needed->point);
    filled.set(needed->point);
  }
  return filled;
}

// --- seki

// Groups of a player's points.
class Groups {
 public:
  Groups(const Grid& grid, const State& state)
      : grid_(grid), state_(state), owners_(area_owners(grid, state)), next_(grid.point_count()) {
    std::iota(next_.begin(), next_.end(), Point{0});
    for (Point point = 0; point < grid.point_count(); ++point)
      for (const Point near : grid.neighbours(point))
        if (owners_[point] != 0 && owners_[near] == owners_[point]) join(point, near);
    join_at_neutral_points();
  }

  // Returns the stones and the empty points of the groups in seki.
  Points in_seki() const {
    std::vector<unsigned> eyes(next_.size());  // by leader: empty points; 3 if two are apart
    std::vector<Point> last(next_.size());     // by leader: the last of them
    Points touches_neutral;                    // leaders of groups
    Points found;
    for (Point point = 0; point < next_.size(); ++point) {
      if (owners_[point] == 0) {
        for (const Point near : grid_.neighbours(point))
          if (owners_[near] != 0) touches_neutral.set(leader(near));
      } else if (is_empty(state_, point)) {
        const Point group = leader(point);
        eyes[group] += eyes[group] == 1 && !are_neighbours(last[group], point) ? 2 : 1;
        last[group] = point;
      }
    }
    for (Point point = 0; point < next_.size(); ++point) {
      const Point group = leader(point);
      if (touches_neutral[group] && eyes[group] <= 2) found.set(point);
    }
    return found;
  }

 private:
  Point leader(Point point) const {
    while (next_[point] != point) point = next_[point];
    return point;
  }
  void join(Point one, Point other) { next_[leader(one)] = leader(other); }

  // Two groups are connected if they share two neutral points, one of which remains when the
  // opponent takes the other, or one at which a stone of the opponent could be captured at once.
  void join_at_neutral_points() {
    const std::size_t points = next_.size();
    std::vector<Point> group;
    for (Point point = 0; point < points; ++point) group.push_back(leader(point));
    std::vector<unsigned> ways(points * points);  // by two groups
    for (Point point = 0; point < points; ++point) {
      if (owners_[point] != 0) continue;
      for (const Point one : grid_.neighbours(point))
        for (const Point other : grid_.neighbours(point)) {
          if (owners_[one] == 0 || owners_[one] != owners_[other] || group[one] >= group[other])
            continue;
          unsigned& shared = ways[group[one] * points + group[other]];
          shared += can_play(static_cast<Player>(owners_[one] > 0 ? 1 : 0), point) ? 1 : 2;
          if (shared >= 2) join(one, other);
        }
    }
  }

  // Can the player place a stone on the empty point that is not captured at once?
  bool can_play(Player player, Point point) const {
    State state = state_;
    stones_of(state, player).set(point);
    if (string_at(grid_, state, point).liberties.count() >= 2) return true;
    for (const Point near : grid_.neighbours(point))
      if (stones_of(state, static_cast<Player>(1 - player))[near] &&
          string_at(grid_, state, near).liberties.none())
        return true;
    return false;
  }

  bool are_neighbours(Point one, Point other) const {
    const auto& around = grid_.neighbours(one);
    return std::find(around.begin(), around.end(), other) != around.end();
  }

  const Grid& grid_;
  const State& state_;
  std::vector<std::int8_t> owners_;
  std::vector<Point> next_;  // towards the group's leader, by point
};

}  // namespace

Points groups_in_seki(const Grid& grid, const State& state) {
  return Groups(grid, state).in_seki();
}

std::vector<std::int8_t> territory_owners(const Grid& grid, const State& state) {
  State complete = state;
  const Points filled = fill_needed_points(grid, complete);
  std::vector<std::int8_t> owners = area_owners(grid, complete);
  const Points seki = groups_in_seki(grid, complete);
  for (Point point = 0; point < grid.point_count(); ++point)
    if (filled[point] || (seki[point] && is_empty(complete, point))) owners[point] = 0;
  return owners;
}

}  // namespace kanzen::go
