#pragma once
// Go on boards from 1 by 1 to 19 by 19 points, under six rule sets: five with area scoring,
// one with territory scoring.  Two consecutive passes end the game; the second pass does not lead
// to a position.
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/game.hpp"
#include "engine/games/go/notation.hpp"
#include "engine/games/go/state.hpp"
#include "engine/games/sized_family.hpp"

namespace kanzen::go {

class Simulation;

class Go {
 public:
  using Simulation = go::Simulation;  // runs playouts (simulation.hpp)
  using State = go::State;
  using Move = go::Move;
  static constexpr std::size_t max_moves = most_points + 1;  // a stone on each point, and a pass

  // Requires sides of 1 to longest_side.  Komi has its default value for the size; `name` becomes
  // GameInfo::name.
  Go(const BoardSize& size, Rules rules, std::string name);

  GameInfo info() const;
  State initial() const { return {}; }
  std::optional<Value> terminal(const State&) const { return std::nullopt; }
  // Appends the legal points, row by row from the top left, and then the pass.
  void moves(const State& state, FixedVector<Move, max_moves>& out) const;
  std::optional<Outcome> ending(const State& state, Move move) const;
  State apply(const State& state, Move move) const;
  bool is_pass(Move move) const { return move == pass; }
  // Returns whether the move fills an own eye: all orthogonal neighbours are own stones, and so are
  // at least three of four diagonal neighbours, or all of them at the edge.
  bool fills_own_eye(const State& state, Move move) const;

  RepetitionRule repetition() const { return repetition_of(rules_); }
  State repetition_key(const State& state) const;

  Result<State> parse(std::string_view text) const { return parse_position(*grid_, rules_, text); }
  std::string format(const State& state) const { return format_position(*grid_, state); }
  std::string format_move(const State&, Move move) const { return go::format_move(*grid_, move); }
  std::optional<std::string> normalise_move(std::string_view text) const {
    return normalise_move_text(*grid_, text);
  }
  // Returns the lead and the owner of each point by the rules, after removal of the stones on the
  // points `dead`; under territory scoring they become prisoners.
  Count count(const State& state, std::span<const unsigned> dead = {}) const;
  // Returns the points of the string with a stone on `point`; empty if there is no stone.
  std::vector<unsigned> group_at(const State& state, unsigned point) const;
  // Any legal board can be built stone by stone without a capture, with passes in between: an
  // incomplete string has a liberty on one of its missing points.  The player not to move has moved
  // last; without a pass or suicide that player has a stone on the board.  Whether the prisoners
  // can be what they are is not decided.
  std::optional<bool> is_reachable(const State& state) const;
  // Returns the same game with another komi and compensation for handicap stones.  Errors:
  // Errc::unsupported unless komi is a multiple of 0.5 between -most_points and most_points.
  Result<Go> with_komi(double komi, double compensation) const;
  std::vector<Notation> other_notations(const State&) const { return {}; }
  BoardView view(const State& state) const;
  MoveView view_move(const State& state, Move move) const;

  const Grid& grid() const { return *grid_; }
  Rules rules() const { return rules_; }
  // Points added to White's score: komi and compensation for handicap stones.
  double added_points() const { return komi_ + compensation_; }

 private:
  GameEnd make_counted_end(const State& state) const;

  std::shared_ptr<const Grid> grid_;
  Rules rules_;
  double komi_;
  double compensation_ = 0;
  std::string name_;
};

static_assert(Playable<Go> && HasEndingMoves<Go> && HasRepetition<Go> && HasPasses<Go> &&
              HasRepetitionHash<Go> && HasKomi<Go> && HasEyeFills<Go> && !Game<Go>);

// Names of the games: "go:9" is 9 by 9, "go:4,3" has 4 columns and 3 rows, "go" is "go:9".
bool is_name(std::string_view name);  // true for impossible sizes, too
// Parses a name.  Errors: Errc::unknown_game.
Result<BoardSize> parse_name(std::string_view name);
std::string format_name(const BoardSize& size);

// The family of all sizes, for the catalogue.
struct Family {
  using Rules = go::Rules;
  static constexpr SizedFamily entry{"go",
                                     "go, go:N, go:C,R",
                                     "N by N points, or C columns and R rows, up to 19; go is go:9",
                                     all_names<Rules>,
                                     most_points,
                                     longest_side,
                                     is_name,
                                     parse_name,
                                     format_name};
  static Go make(const BoardSize& size, Rules rules, std::string name) {
    return {size, rules, std::move(name)};
  }
};

}  // namespace kanzen::go
