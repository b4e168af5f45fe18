#include "engine/adapter/dead_groups.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>
#include <set>
#include <utility>

namespace kanzen {

std::vector<unsigned> orthogonal_neighbours(const BoardView& board, unsigned square) {
  std::vector<unsigned> near;
  const unsigned column = square % board.columns;
  if (square >= board.columns) near.push_back(square - board.columns);
  if (square + board.columns < board.squares.size()) near.push_back(square + board.columns);
  if (column > 0) near.push_back(square - 1);
  if (column + 1 < board.columns) near.push_back(square + 1);
  return near;
}

namespace {

// Limits of a string's loss, from -1 (all of its points remain its own) to 1 (all are the
// opponent's).  They separate the dead stones and the seki of 139 games as GNU Go judges them.
constexpr double dead_from = 0.53, safe_until = -0.8, decided_from = 0.9;
constexpr double nearly_the_same = 0.2;  // difference in loss of strings that are judged together
constexpr unsigned most_seki_eye = 2;    // points

// A string of stones.
struct StoneGroup {
  Player owner = 0;
  std::vector<unsigned> squares;
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
  GroupedBoard(const AnyGame& game, const AnyState& state, std::span<const double> owners,
               std::span<const unsigned> removed)
      : board_(game.board(state)), group_at_(board_.squares.size()), in_area_(group_at_.size()) {
    if (owners.size() != board_.squares.size()) return;
    find_groups(game, state, owners, removed);
    leaders_.resize(groups_.size());
    std::iota(leaders_.begin(), leaders_.end(), 0U);
    for (unsigned square = 0; square < group_at_.size(); ++square)
      if (!group_at_[square] && !in_area_[square]) add_area(square);
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
  void find_groups(const AnyGame& game, const AnyState& state, std::span<const double> owners,
                   std::span<const unsigned> removed) {
    for (unsigned square = 0; square < group_at_.size(); ++square) {
      const auto& stack = board_.squares[square].stack;
      if (stack.empty() || group_at_[square] ||
          std::find(removed.begin(), removed.end(), square) != removed.end())
        continue;
      StoneGroup group{stack.back().player, game.group_at(state, square)};
      if (group.squares.empty()) return;
      for (const unsigned one : group.squares) {
        group_at_[one] = static_cast<unsigned>(groups_.size());
        group.loss += group.owner == 0 ? -owners[one] : owners[one];
      }
      group.loss /= static_cast<double>(group.squares.size());
      groups_.push_back(std::move(group));
    }
  }

  void add_area(unsigned start) {
    EmptyArea area;
    std::vector<unsigned> squares{start};
    in_area_[start] = true;
    for (; area.size < squares.size(); ++area.size)
      for (const unsigned near : orthogonal_neighbours(board_, squares[area.size])) {
        if (group_at_[near]) {
          area.around.insert(*group_at_[near]);
        } else if (!in_area_[near]) {
          in_area_[near] = true;
          squares.push_back(near);
        }
      }
    areas_.push_back(std::move(area));
  }

  BoardView board_;
  std::vector<std::optional<unsigned>> group_at_;  // by square
  std::vector<bool> in_area_;                      // by square
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

// The estimate, with the komi that makes the game even, of a position in which the opponent of
// `owner` is to move.
Result<EstimateReport> estimate_even_game(const AnyGame& game, const AnyState& state, Player owner,
                                          const RunOptions& run) {
  constexpr double most_komi = 300;  // that all games with komi support
  const auto count = game.count(state);
  double komi = count ? count->lead + game.info().komi.value_or(0) : 0;
  RunOptions on_one_thread;
  on_one_thread.progress = run.progress;
  EstimateOptions options;
  options.limits.seconds = std::numeric_limits<double>::infinity();
  options.seed = 1;
  EstimateReport report;
  for (const std::uint64_t playouts : {1'000U, 1'000U, 8'000U}) {
    options.limits.playouts = playouts;
    komi = std::floor(std::clamp(komi, -most_komi, most_komi)) + 0.5;
    const auto even = game.with_komi(komi);
    if (!even) return even.error();
    auto estimate = (*even)->estimator()->estimate({}, state, options, on_one_thread);
    if (!estimate) return estimate.error();
    report = *std::move(estimate);
    komi += report.score.value_or(0);
    const GroupedBoard board(game, state, report.owners, {});
    if (std::all_of(board.groups().begin(), board.groups().end(), [&](const StoneGroup& group) {
          return group.owner != owner || std::abs(group.loss) >= decided_from;
        }))
      break;
  }
  return report;
}

}  // namespace

std::vector<unsigned> find_dead_stones(const AnyGame& game, const AnyState& state,
                                       std::span<const double> owners) {
  GroupedBoard board(game, state, owners, {});
  const auto& groups = board.groups();
  for (const EmptyArea& area : board.areas())
    for (const unsigned one : area.around)
      for (const unsigned other : area.around)
        if (groups[one].owner == groups[other].owner &&
            std::abs(groups[one].loss - groups[other].loss) < nearly_the_same)
          board.join(one, other);
  const std::vector<double> losses = joint_losses(board);
  return squares_of_groups(
      board, [&](unsigned group) { return losses[board.leader(group)] >= dead_from; });
}

std::vector<unsigned> find_seki_stones(const AnyGame& game, const AnyState& state,
                                       std::span<const double> owners,
                                       std::span<const unsigned> dead) {
  GroupedBoard board(game, state, owners, dead);
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

Result<std::vector<double>> estimate_final_owners(const AnyGame& game, const AnyState& state,
                                                  const RunOptions& run) {
  if (game.estimator() == nullptr) return unsupported_error(game, "positions are not estimated");
  const BoardView board = game.board(state);
  std::vector<double> owners(board.squares.size());
  for (const Player owner : {Player{0}, Player{1}}) {
    const auto is_own = [owner](const SquareView& square) {
      return !square.stack.empty() && square.stack.back().player == owner;
    };
    if (std::none_of(board.squares.begin(), board.squares.end(), is_own)) continue;
    const AnyState opponent_moves = game.with_mover(state, static_cast<Player>(1 - owner));
    const auto estimate = estimate_even_game(game, opponent_moves, owner, run);
    if (!estimate) return estimate.error();
    for (std::size_t square = 0; square < owners.size(); ++square)
      if (is_own(board.squares[square])) owners[square] = estimate->owners[square];
  }
  return owners;
}

}  // namespace kanzen
