// Judges dead stones and seki of Go, for the functions of dead_groups.hpp.
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>
#include <set>
#include <utility>

#include "engine/adapter/dead_groups.hpp"
#include "engine/adapter/rules_adapter.hpp"
#include "engine/games/go/go.hpp"
#include "engine/games/go/placing.hpp"
#include "engine/games/go/score.hpp"
#include "engine/games/go/simulation.hpp"
#include "engine/solve/monte_carlo.hpp"

namespace kanzen::go {
namespace {

// Limits of a string's loss, from -1 (all of its points remain its own) to 1 (all are the
// opponent's).  They separate the dead stones and the seki of 139 games as GNU Go judges them.
constexpr double dead_from = 0.53, safe_until = -0.8, decided_from = 0.9;
constexpr double nearly_the_same = 0.2;  // difference in loss of strings that are judged together
constexpr unsigned most_seki_eye = 2;    // points

// Strings whose loss is between read_from and dead_from are read: one search in which the opponent
// moves first and tries to capture them, and one in which their owner moves first and tries to save
// them.  They are dead if the chances of capture of both searches sum to at least `captured_from`:
// a move more decides nothing about dead stones, and in a seki both chances are middling, because
// playouts end it by mistakes.  The limits separate the dead stones and the seki of 85 games, most
// of them finished, whose dead stones players had marked.
constexpr double read_from = -0.6;
constexpr std::uint64_t reading_playouts = 5'000;
constexpr double captured_from = 1.25;

// A string of stones.
struct StoneGroup {
  Player owner = 0;
  std::vector<unsigned> squares;  // numbers of its points
  double loss = 0;
};

// An empty area and the strings around it, by their index.
struct EmptyArea {
  unsigned size = 0;
  std::set<unsigned> around;
};

// The strings and empty areas of a position after removal of the stones on some squares.
class GroupedBoard {
 public:
  GroupedBoard(const Grid& grid, const State& state, std::span<const double> owners,
               std::span<const unsigned> removed)
      : grid_(grid), group_at_(grid.point_count()), in_area_(grid.point_count()) {
    if (owners.size() != grid.point_count()) return;
    find_groups(state, owners, removed);
    leaders_.resize(groups_.size());
    std::iota(leaders_.begin(), leaders_.end(), 0U);
    for (Point point = 0; point < grid.point_count(); ++point)
      if (!group_at_[point] && !in_area_[point]) add_area(point);
  }

  const std::vector<StoneGroup>& groups() const { return groups_; }
  const std::vector<EmptyArea>& areas() const { return areas_; }

  // The player whose strings alone are around the area; nullopt: both players' or none.
  std::optional<Player> owner(const EmptyArea& area) const {
    std::optional<Player> owner;
    for (const unsigned group : area.around) {
      if (owner && *owner != groups_[group].owner) return std::nullopt;
      owner = groups_[group].owner;
    }
    return owner;
  }

  // Strings that are joined, directly or through others, have the same leader.
  unsigned leader(unsigned group) const {
    while (leaders_[group] != group) group = leaders_[group];
    return group;
  }
  void join(unsigned one, unsigned other) { leaders_[leader(one)] = leader(other); }

 private:
  void find_groups(const State& state, std::span<const double> owners,
                   std::span<const unsigned> removed) {
    for (Point point = 0; point < grid_.point_count(); ++point) {
      if (is_empty(state, point) || group_at_[point] ||
          std::find(removed.begin(), removed.end(), point) != removed.end())
        continue;
      const StringOfStones string = string_at(grid_, state, point);
      StoneGroup group{static_cast<Player>(state.black[point] ? 0 : 1),
                       {string.stones.begin(), string.stones.end()}};
      for (const unsigned one : group.squares) {
        group_at_[one] = static_cast<unsigned>(groups_.size());
        group.loss += group.owner == 0 ? -owners[one] : owners[one];
      }
      group.loss /= static_cast<double>(group.squares.size());
      groups_.push_back(std::move(group));
    }
  }

  void add_area(Point start) {
    EmptyArea area;
    std::vector<Point> points{start};
    in_area_[start] = true;
    for (; area.size < points.size(); ++area.size)
      for (const Point near : grid_.neighbours(points[area.size])) {
        if (group_at_[near]) {
          area.around.insert(*group_at_[near]);
        } else if (!in_area_[near]) {
          in_area_[near] = true;
          points.push_back(near);
        }
      }
    areas_.push_back(std::move(area));
  }

  const Grid& grid_;
  std::vector<std::optional<unsigned>> group_at_;  // by point
  std::vector<bool> in_area_;                      // by point
  std::vector<StoneGroup> groups_;
  std::vector<EmptyArea> areas_;
  std::vector<unsigned> leaders_;
};

// The mean loss of all stones of joined strings, by leader.
std::vector<double> joint_losses(const GroupedBoard& board) {
  const auto& groups = board.groups();
  std::vector<double> sums(groups.size()), stones(groups.size());
  for (unsigned group = 0; group < groups.size(); ++group) {
    const auto size = static_cast<double>(groups[group].squares.size());
    sums[board.leader(group)] += size * groups[group].loss;
    stones[board.leader(group)] += size;
  }
  for (unsigned group = 0; group < groups.size(); ++group)
    if (stones[group] > 0) sums[group] /= stones[group];
  return sums;
}

template <class Chosen>
std::vector<unsigned> squares_of_groups(const GroupedBoard& board, const Chosen& is_chosen) {
  std::vector<unsigned> squares;
  for (unsigned group = 0; group < board.groups().size(); ++group)
    if (is_chosen(group))
      squares.insert(squares.end(), board.groups()[group].squares.begin(),
                     board.groups()[group].squares.end());
  std::sort(squares.begin(), squares.end());
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
    const GroupedBoard board(game.grid(), state, report.owners, {});
    if (std::all_of(board.groups().begin(), board.groups().end(), [&](const StoneGroup& group) {
          return group.owner != owner || std::abs(group.loss) >= decided_from;
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

// The strings of a position that live or die together, each with the loss of all their stones.
class JudgedGroups {
 public:
  // Strings of one player at one empty area are joined if they have nearly the same loss.
  JudgedGroups(const Grid& grid, const State& state, std::span<const double> owners)
      : board_(grid, state, owners, {}) {
    const auto& groups = board_.groups();
    for (const EmptyArea& area : board_.areas())
      for (const unsigned one : area.around)
        for (const unsigned other : area.around)
          if (groups[one].owner == groups[other].owner &&
              std::abs(groups[one].loss - groups[other].loss) < nearly_the_same)
            board_.join(one, other);
    losses_ = joint_losses(board_);
  }

  // Replaces the losses that playouts leave open by the result of reading.
  void read(const Go& game, const State& state) {
    for (unsigned leader = 0; leader < losses_.size(); ++leader) {
      if (board_.leader(leader) != leader || losses_[leader] < read_from ||
          losses_[leader] >= dead_from)
        continue;
      CaptureGoal goal{{}, board_.groups()[leader].owner};
      for (const unsigned square : squares_of_groups(
               board_, [&](unsigned group) { return board_.leader(group) == leader; }))
        goal.stones.set(square);
      const Player opponent = static_cast<Player>(1 - goal.owner);
      const double captured = chance_of_capture(game, state, goal, opponent) +
                              chance_of_capture(game, state, goal, goal.owner);
      losses_[leader] = captured >= captured_from ? 1 : -1;
    }
  }

  std::vector<unsigned> dead() const {
    return squares_of_groups(
        board_, [&](unsigned group) { return losses_[board_.leader(group)] >= dead_from; });
  }

 private:
  GroupedBoard board_;
  std::vector<double> losses_;  // by leader
};

std::vector<unsigned> find_seki(const Grid& grid, const State& state,
                                std::span<const double> owners, std::span<const unsigned> dead) {
  GroupedBoard board(grid, state, owners, dead);
  for (const EmptyArea& area : board.areas())
    if (board.owner(area))
      for (const unsigned group : area.around) board.join(group, *area.around.begin());
  struct Eyes {
    unsigned areas = 0, points = 0;
    bool shares = false;  // an area with the opponent
  };
  std::vector<Eyes> eyes(board.groups().size());
  for (const EmptyArea& area : board.areas()) {
    if (area.around.empty()) continue;
    if (board.owner(area)) {
      Eyes& own = eyes[board.leader(*area.around.begin())];
      ++own.areas;
      own.points += area.size;
    } else {
      for (const unsigned group : area.around) eyes[board.leader(group)].shares = true;
    }
  }
  return squares_of_groups(board, [&](unsigned group) {
    const Eyes& own = eyes[board.leader(group)];
    return own.shares && own.areas <= 1 && own.points <= most_seki_eye &&
           board.groups()[group].loss > safe_until;
  });
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
  JudgedGroups groups(game.grid(), state, *owners);
  // Under territory rules a game that ends in the search would be played out.
  groups.read(Go(any.info().size, Rules::positional, any.info().name), state);
  const std::vector<unsigned> dead = groups.dead();
  return JudgedStones{dead, find_seki(game.grid(), state, *owners, dead)};
}

}  // namespace
}  // namespace kanzen::go

namespace kanzen {

std::vector<unsigned> find_dead_stones(const AnyGame& any, const AnyState& state,
                                       std::span<const double> owners) {
  const auto* const game = find_rules<go::Go>(any);
  if (game == nullptr) return {};
  return go::JudgedGroups(game->grid(), from_any_state<go::State>(state), owners).dead();
}

Result<JudgedStones> judge_stones(const AnyGame& any, const AnyState& state,
                                  const RunOptions& run) {
  const auto* const game = find_rules<go::Go>(any);
  if (game == nullptr || any.estimator() == nullptr)
    return unsupported_error(any, "positions are not estimated");
  return go::judge(any, *game, from_any_state<go::State>(state), run);
}

}  // namespace kanzen
