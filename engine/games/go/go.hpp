#pragma once
// Go on boards of 1 by 1 to 19 by 19 points, under four rule sets, counted by area.
// Two passes in a row end the game: the second one is a move that leaves no position.
#include <array>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/game.hpp"
#include "engine/games/go/state.hpp"
#include "engine/games/sized_family.hpp"

namespace kanzen::go {

class Simulation;

class Go {
 public:
  using Simulation = go::Simulation;  // its playouts, simulation.hpp
  using State = go::State;
  using Move = go::Move;
  static constexpr std::size_t max_moves = most_points + 1;  // a stone on each point, and a pass

  // Each side from 1 to longest_side; komi is the usual one.  `name`: what the game is called.
  Go(const BoardSize& size, Rules rules, std::string name);

  GameInfo info() const;
  State initial() const { return {}; }
  std::optional<Value> terminal(const State&) const { return std::nullopt; }
  // The points from the top left, then the pass.
  void moves(const State& state, FixedVector<Move, max_moves>& out) const;
  std::optional<Outcome> ending(const State& state, Move move) const;
  State apply(const State& state, Move move) const;
  bool is_pass(Move move) const { return move == pass; }
  // Fills an own eye: own stones along the lines, and on three diagonals of four, at the edge all.
  bool is_senseless(const State& state, Move move) const;

  RepetitionRule repetition() const { return repetition_of(rules_); }
  State situation(const State& state) const;

  Result<State> parse(std::string_view text) const;
  std::string format(const State& state) const;
  std::string format_move(const State&, Move move) const;
  std::optional<std::string> spelling(std::string_view text) const;
  // `dead`: points whose stones are taken off first.
  Count count(const State& state, std::span<const unsigned> dead = {}) const;
  // The points of the string that has a stone there; empty: there is none.
  std::vector<unsigned> group_at(const State& state, unsigned point) const;
  // Errc::unsupported.
  Result<Go> with_komi(double komi) const;
  std::vector<Notation> other_notations(const State&) const { return {}; }
  BoardView view(const State& state) const;
  MoveView view_move(const State& state, Move move) const;

  const Grid& grid() const { return *grid_; }
  Rules rules() const { return rules_; }
  double komi() const { return komi_; }  // White's points beyond those on the board

 private:
  GameEnd counted(const State& state) const;

  std::shared_ptr<const Grid> grid_;
  Rules rules_;
  double komi_;
  std::string name_;
};

static_assert(Playable<Go> && HasEndingMoves<Go> && HasRepetition<Go> && HasPasses<Go> &&
              HasKey<Go> && HasKomi<Go> && HasSenselessMoves<Go> && !Game<Go>);

// What the games are called: "go:9" is 9 by 9, "go:4,3" has 4 columns and 3 rows, "go" is "go:9".
bool is_name(std::string_view name);  // of whatever size, possible or not
// Errc::unknown_game.
Result<BoardSize> parse_name(std::string_view name);
std::string format_name(const BoardSize& size);

// Every size, for the registry.
struct Sized {
  using Rules = go::Rules;
  static constexpr std::array usual_sides{9U, 13U, 19U};
  static constexpr SizedFamily entry{"go",
                                     "go, go:N, go:C,R",
                                     "N by N points, or C columns and R rows, up to 19; go is go:9",
                                     all_names<Rules>,
                                     most_points,
                                     longest_side,
                                     usual_sides,
                                     is_name,
                                     parse_name,
                                     format_name};
  static Go make(const BoardSize& size, Rules rules, std::string name) {
    return {size, rules, std::move(name)};
  }
};

}  // namespace kanzen::go
