// Judges dead stones and seki of Go, for the functions of dead_groups.hpp.
#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/adapter/dead_groups.hpp"
#include "engine/adapter/rules_adapter.hpp"
#include "engine/games/go/go.hpp"
#include "engine/games/go/placing.hpp"
#include "engine/games/go/score.hpp"
#include "engine/games/go/simulation.hpp"
#include "engine/games/go/territory.hpp"
#include "engine/solve/monte_carlo.hpp"

namespace kanzen::go {
namespace {

// Limits of a string's loss, from -1 (all of its points remain its own) to 1 (all are the
// opponent's).
constexpr double safe_until = -0.8, decided_from = 0.9;
constexpr double nearly_the_same = 0.2;  // difference in loss of strings that are judged together

// Groups whose loss is between read_from and decided_from are read: one search in which the
// opponent moves first and tries to capture them, and one in which their owner moves first and
// tries to save them.  They are dead if the chances of capture of both searches and half their loss
// sum to at least `captured_from`: a move more decides nothing about dead stones, and in a seki
// both chances are middling, because playouts end it by mistakes.  The limits separate the dead
// stones and the seki of 400 games, most of them finished, whose dead stones or scores are known.
constexpr double read_from = -0.6;
constexpr std::uint64_t reading_playouts = 5'000;
constexpr double captured_from = 1.31;

// Stones of a player.
struct StoneGroup {
  Player owner = 0;
  Points stones;
  double lost = 0;  // the sum of the stones' losses

  double loss() const { return lost / static_cast<double>(stones.count()); }
};

std::vector<StoneGroup> find_strings(const Grid& grid, const State& state,
                                     std::span<const double> owners) {
  std::vector<StoneGroup> strings;
  Points seen;
  for (Point point = 0; point < grid.point_count(); ++point) {
    if (is_empty(state, point) || seen[point]) continue;
    StoneGroup string{static_cast<Player>(state.black[point] ? 0 : 1), {}};
    for (const Point stone : string_at(grid, state, point).stones) {
      string.stones.set(stone);
      string.lost += string.owner == 0 ? -owners[stone] : owners[stone];
    }
    seen |= string.stones;
    strings.push_back(string);
  }
  return strings;
}

// Returns the string, the empty areas next to it, and the stones around these.
Points with_areas(const Grid& grid, const State& state, const StoneGroup& string) {
  Points reached = string.stones;
  std::vector<Point> points;
  for (Point point = 0; point < grid.point_count(); ++point)
    if (reached[point]) points.push_back(point);
  for (std::size_t next = 0; next < points.size(); ++next) {
    if (!is_empty(state, points[next]) && !string.stones[points[next]]) continue;
    for (const Point near : grid.neighbours(points[next])) {
      if (!reached[near]) points.push_back(near);
      reached.set(near);
    }
  }
  return reached;
}

// Returns the groups that live or die together: strings of one player at one empty area with nearly
// the same loss, directly or through others.
std::vector<StoneGroup> join_strings(const Grid& grid, const State& state,
                                     const std::vector<StoneGroup>& strings) {
  std::vector<StoneGroup> groups;
  std::vector<bool> is_joined(strings.size());
  for (unsigned first = 0; first < strings.size(); ++first) {
    if (is_joined[first]) continue;
    StoneGroup group{strings[first].owner, {}};
    std::vector<unsigned> members{first};
    is_joined[first] = true;
    for (std::size_t next = 0; next < members.size(); ++next) {
      const StoneGroup& string = strings[members[next]];
      group.stones |= string.stones;
      group.lost += string.lost;
      const Points reached = with_areas(grid, state, string);
      for (unsigned other = 0; other < strings.size(); ++other) {
        if (is_joined[other] || strings[other].owner != group.owner ||
            (strings[other].stones & reached).none() ||
            std::abs(strings[other].loss() - string.loss()) >= nearly_the_same)
          continue;
        members.push_back(other);
        is_joined[other] = true;
      }
    }
    groups.push_back(group);
  }
  return groups;
}

std::vector<unsigned> squares_in(const Points& points) {
  std::vector<unsigned> squares;
  for (unsigned square = 0; square < most_points; ++square)
    if (points[square]) squares.push_back(square);
  return squares;
}

// The same stones with a player to move, without ko, pass and prisoners.
State with_mover(const State& state, Player player) {
  State result;
  result.black = state.black;
  result.white = state.white;
  result.key = state.key;
  result.to_move = player;
  return result;
}

// The estimate, with the komi that makes the game even, of the stones with the opponent of `owner`
// to move.
Result<EstimateReport> estimate_even_game(const AnyGame& any, const Go& game, const State& stones,
                                          Player owner, const RunOptions& run) {
  constexpr double most_komi = 300;  // Go::with_komi supports more
  const State state = with_mover(stones, static_cast<Player>(1 - owner));
  double komi = score(game.grid(), game.rules(), state);
  RunOptions on_one_thread;
  on_one_thread.progress = run.progress;
  EstimateOptions options;
  options.limits.seconds = std::numeric_limits<double>::infinity();
  options.seed = 1;
  EstimateReport report;
  for (const std::uint64_t playouts : {1'000U, 1'000U, 8'000U}) {
    options.limits.playouts = playouts;
    komi = std::floor(std::clamp(komi, -most_komi, most_komi)) + 0.5;
    const auto even = any.with_komi(komi, 0);
    if (!even) return even.error();
    auto estimate = (*even)->estimator()->estimate({}, to_any_state(state), options, on_one_thread);
    if (!estimate) return estimate.error();
    report = *std::move(estimate);
    komi += report.score.value_or(0);
    const auto strings = find_strings(game.grid(), state, report.owners);
    if (std::all_of(strings.begin(), strings.end(), [&](const StoneGroup& string) {
          return string.owner != owner || std::abs(string.loss()) >= decided_from;
        }))
      break;
  }
  return report;
}

// Returns the chance that the stones are captured if `first` is to move.
double chance_of_capture(const Go& game, const State& stones, const CaptureGoal& goal,
                         Player first) {
  MonteCarloSettings settings;
  settings.seed = 1;
  MonteCarlo<Simulation> search(Simulation(game, with_mover(stones, first), {}, goal), settings);
  SerialExecutor executor;
  search.run(reading_playouts, executor, [](std::uint64_t) { return true; });
  const auto moves = search.root().children();
  const auto& best = *std::max_element(
      moves.begin(), moves.end(), [](const auto& a, const auto& b) { return a.visits < b.visits; });
  const double success = best.won() / static_cast<double>(best.visits);
  return first == goal.owner ? 1 - success : success;
}

// Returns whether a group whose life playouts leave open is dead.
bool is_captured(const Go& game, const State& state, const StoneGroup& group) {
  const CaptureGoal goal{group.stones, group.owner};
  const Player opponent = static_cast<Player>(1 - group.owner);
  return chance_of_capture(game, state, goal, opponent) +
             chance_of_capture(game, state, goal, group.owner) + group.loss() / 2 >=
         captured_from;
}

// The mean owner of each stone's point at the end; 0 on empty points.  The playouts judge a
// player's stones with the opponent to move, because a player who passes considers his stones safe.
Result<std::vector<double>> estimate_final_owners(const AnyGame& any, const Go& game,
                                                  const State& state, const RunOptions& run) {
  std::vector<double> owners(game.grid().point_count());
  for (const Player owner : {Player{0}, Player{1}}) {
    const Points& stones = stones_of(state, owner);
    if (stones.none()) continue;
    const auto estimate = estimate_even_game(any, game, state, owner, run);
    if (!estimate) return estimate.error();
    for (std::size_t point = 0; point < owners.size(); ++point)
      if (stones[point]) owners[point] = estimate->owners[point];
  }
  return owners;
}

Result<JudgedStones> judge(const AnyGame& any, const Go& game, const State& state,
                           const RunOptions& run) {
  const auto owners = estimate_final_owners(any, game, state, run);
  if (!owners) return owners.error();
  const auto strings = find_strings(game.grid(), state, *owners);
  // Under territory rules a game that ends in the search would be played out.
  const Go by_area(any.info().size, Rules::positional, any.info().name);
  Points dead;
  for (const StoneGroup& group : join_strings(game.grid(), state, strings))
    if (group.loss() >= decided_from ||
        (group.loss() >= read_from && is_captured(by_area, state, group)))
      dead |= group.stones;
  State alive = state;
  alive.black &= ~dead;
  alive.white &= ~dead;
  Points safe;
  for (const StoneGroup& string : strings)
    if (string.loss() <= safe_until) safe |= string.stones;
  const Points seki = groups_in_seki(game.grid(), alive) & (alive.black | alive.white) & ~safe;
  return JudgedStones{squares_in(dead), squares_in(seki)};
}

}  // namespace
}  // namespace kanzen::go

namespace kanzen {

Result<JudgedStones> judge_stones(const AnyGame& any, const AnyState& state,
                                  const RunOptions& run) {
  const auto* const game = find_rules<go::Go>(any);
  if (game == nullptr || any.estimator() == nullptr)
    return unsupported_error(any, "positions are not estimated");
  return go::judge(any, *game, from_any_state<go::State>(state), run);
}

}  // namespace kanzen
