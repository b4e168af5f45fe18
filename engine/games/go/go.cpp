#include "engine/games/go/go.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/games/go/ko_scores.hpp"
#include "engine/games/go/phrases.hpp"
#include "engine/games/go/placing.hpp"
#include "engine/games/go/proofs/score_prover.hpp"
#include "engine/games/go/score.hpp"

namespace kanzen::go {
namespace {

constexpr auto two_passes = "two_passes";  // an ending (GameInfo::endings)

constexpr std::string_view default_size_name = "go", prefix = "go:";
constexpr unsigned usual_side = 9;

// The default komi compensates for the first move: 7.5 points, 6.5 under territory scoring, or 0 on
// boards that are too small for it.
constexpr unsigned smallest_with_komi = 7;  // minimum of the shorter side
constexpr double most_komi = most_points;
constexpr double usual_komi(const BoardSize& size, Rules rules) {
  if (std::min(size.columns, size.rows) < smallest_with_komi) return 0;
  return counts_territory(rules) ? 6.5 : 7.5;
}

}  // namespace

Go::Go(const BoardSize& size, Rules rules, std::string name)
    : grid_(std::make_shared<const Grid>(size.columns, size.rows)),
      rules_(rules),
      komi_(usual_komi(size, rules)),
      name_(std::move(name)) {}

GameInfo Go::info() const {
  GameInfo info;
  info.name = name_;
  info.family = "go";
  info.rules = name_of(rules_);
  info.all_rules.assign(all_names<Rules>.begin(), all_names<Rules>.end());
  info.kinds = info.kinds_of_second = {"X", "O"};
  info.endings = {{two_passes, "both have passed"}};
  info.size = {grid_->columns(), grid_->rows(), 0};
  info.any_size = true;
  info.on_crossings = true;
  info.komi = komi_;
  info.compensation = compensation_;
  info.handicap_bonus = handicap_bonus_of(rules_);
  info.counts_territory = counts_territory(rules_);
  info.up_to_symmetry = false;
  if (!info.counts_territory) {
    const unsigned points = grid_->point_count();
    const bool simple_ko = has_simple_ko(rules_);
    info.abilities.scores = simple_ko && is_solved(*grid_);
    info.abilities.score_search = points <= (simple_ko ? most_searched_points : most_solved_points);
  }
  return info;
}

void Go::moves(const State& state, FixedVector<Move, max_moves>& out) const {
  for (Point point = 0; point < grid_->point_count(); ++point)
    if (is_empty(state, point) && !illegal_reason(*grid_, rules_, state, point))
      out.push_back(at_point(point));
  out.push_back(pass);
}

std::optional<Outcome> Go::ending(const State& state, Move move) const {
  if (move != pass || state.passed == 0) return std::nullopt;
  const GameEnd end = make_counted_end(state);
  if (!end.winner) return Outcome::draw;
  return *end.winner == mover(state) ? Outcome::win : Outcome::loss;
}

State Go::apply(const State& state, Move move) const {
  return move == pass ? after_pass(state) : with_stone(*grid_, rules_, state, move.point);
}

bool Go::fills_own_eye(const State& state, Move move) const {
  if (move == pass) return false;
  const Points& own = stones_of(state, mover(state));
  for (const Point near : grid_->neighbours(move.point))
    if (!own[near]) return false;
  unsigned corners = 0, held = 0;
  const unsigned columns = grid_->columns(), column = move.point % columns;
  const unsigned row = move.point / columns;
  for (const bool up : {true, false})
    for (const bool left : {true, false}) {
      if (up ? row == 0 : row + 1 == grid_->rows()) continue;
      if (left ? column == 0 : column + 1 == columns) continue;
      const std::size_t corner =
          (up ? row - 1 : row + 1) * std::size_t{columns} + (left ? column - 1 : column + 1);
      ++corners;
      held += own[corner] ? 1 : 0;
    }
  return corners == 4 ? held >= 3 : held == corners;
}

State Go::repetition_key(const State& state) const {
  State key = state;
  key.passed = 0;
  if (has_positional_superko(rules_)) key.to_move = 0;
  return key;
}

std::optional<bool> Go::is_reachable(const State& state) const {
  const bool reachable = state == initial() || state.passed != 0 || allows_suicide(rules_) ||
                         stones_of(state, opponent(state)).any();
  if (reachable && state.captured != State{}.captured) return std::nullopt;
  return reachable;
}

Count Go::count(const State& state, std::span<const unsigned> dead) const {
  State counted = state;
  Count count;
  count.by_territory = counts_territory(rules_);
  for (const unsigned point : dead)
    for (const Player player : {Player{0}, Player{1}}) {
      if (!stones_of(counted, player)[point]) continue;
      stones_of(counted, player).reset(point);
      if (count.by_territory) ++counted.captured[1 - player];
    }
  count.prisoners = {counted.captured[0], counted.captured[1]};
  count.lead = score(*grid_, rules_, counted) - added_points();
  for (const std::int8_t owner : owners(*grid_, rules_, counted))
    count.owners.push_back(owner == 0 ? std::nullopt
                                      : std::optional(owner > 0 ? Player{0} : Player{1}));
  return count;
}

std::vector<unsigned> Go::group_at(const State& state, unsigned point) const {
  const auto at = static_cast<Point>(point);
  if (point >= grid_->point_count() || is_empty(state, at)) return {};
  const StringOfStones string = string_at(*grid_, state, at);
  return {string.stones.begin(), string.stones.end()};
}

Result<Go> Go::with_komi(double komi, double compensation) const {
  if (!(std::abs(komi) <= most_komi) || std::floor(2 * komi) != 2 * komi)
    return Error{Errc::unsupported,
                 {phrase::wrong_komi, std::to_string(komi), most_points, most_points}};
  Go game = *this;
  game.komi_ = komi;
  game.compensation_ = compensation;
  return game;
}

GameEnd Go::make_counted_end(const State& state) const {
  GameEnd end;
  end.reason = two_passes;
  end.set_score(score(*grid_, rules_, state) - added_points());
  return end;
}

BoardView Go::view(const State& state) const {
  BoardView view;
  view.columns = grid_->columns();
  view.rows = grid_->rows();
  view.to_move = mover(state);
  view.squares.reserve(grid_->point_count());
  for (Point point = 0; point < grid_->point_count(); ++point) {
    SquareView& square = view.squares.emplace_back(SquareView{grid_->name(point), {}});
    for (const Player player : {Player{0}, Player{1}})
      if (stones_of(state, player)[point]) square.stack.push_back({player, player});
    if (!square.stack.empty()) continue;
    if (const auto why = illegal_reason(*grid_, rules_, state, point))
      view.forbidden.push_back({point, name_of(*why), describe_reason(*why)});
  }
  return view;
}

MoveView Go::view_move(const State& state, Move move) const {
  MoveView view;
  view.piece = {mover(state), mover(state)};
  if (move != pass) {
    view.kind = MoveKind::place;
    view.to = move.point;
  } else if (state.passed == 0) {
    view.kind = MoveKind::pass;
  } else {
    view.kind = MoveKind::end;
    view.end = make_counted_end(state);
  }
  return view;
}

bool is_name(std::string_view name) {
  return name == default_size_name || name.starts_with(prefix);
}

Result<BoardSize> parse_name(std::string_view name) {
  if (name == default_size_name) return BoardSize{usual_side, usual_side, 0};
  const std::vector<unsigned> sides = parse_numbers(name.substr(prefix.size()));
  if (sides.empty() || sides.size() > 2) return name_error(name, phrase::go_name);
  const unsigned columns = sides.front(), rows = sides.back();
  if (columns > longest_side || rows > longest_side)
    return name_error(name, {phrase::longest_side, longest_side});
  return BoardSize{columns, rows, 0};
}

std::string format_name(const BoardSize& size) {
  std::string name = std::string(prefix) + std::to_string(size.columns);
  return size.rows == size.columns ? name : name + ',' + std::to_string(size.rows);
}

}  // namespace kanzen::go
