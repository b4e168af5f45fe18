#pragma once
// The published notebook's game, exactly as its code runs (docs/GAMES.md, "The
// notebook").  Not the game as stated: the slips are kept, because
// they change the result, and comparing the two is the point.
//
// Where it differs from the other rule sets: a middle piece under a large one still
// moves and still counts in its owner's lines, and a large piece goes wherever no
// large piece is.  Cells are visited in the order of the notebook's integers, from
// the lowest bit up, that is from c1 to a3.
//
// Slow and literal on purpose.  notebook_analysis.hpp has its enumeration and sweeps.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/games/gobblers/notation.hpp"
#include "engine/games/gobblers/state.hpp"

namespace kanzen::gobblers {

class Notebook {
 public:
  using State = gobblers::State<2>;
  using Move = gobblers::Move;
  static constexpr std::size_t max_moves = 2 * 17;
  static constexpr int middle = 0, large = 1;  // layers

  GameInfo info() const;
  State initial() const { return {}; }

  // +1: the side to move has a line; else -1: the opponent has one; else 0.
  int result(const State& s) const;
  std::optional<Value> terminal(const State& s) const;

  // In the notebook's order, which decides values there.
  void moves(const State& s, MovesOf<Notebook>& out) const;
  State apply(const State& s, Move move) const { return after_move(s, move); }
  // A board piece in the air: sides not turned.  For a hand move, the position itself.
  State lifted(const State& s, Move move) const;

  // The symmetric position with the smallest integer, the first player to move.
  State canonical(const State& s) const;

  // Any integer or stack notation that fits the pieces, whatever lines it has, with at
  // most the lines that one last move can have made.
  Result<State> parse(std::string_view text) const;
  // The side to move cannot have a line; nullopt: it has none.
  std::optional<LineFault> impossible_line(const State& s) const;
  std::string format(const State& s) const { return format_position(s); }
  // A covered middle piece that moves is written with its size: "Mb2c3".
  std::string format_move(const State& s, Move move) const;
  std::optional<std::string> spelling(std::string_view text) const;
  std::vector<kanzen::Notation> other_notations(const State& s) const {
    return integer_notations(s);
  }

  BoardView view(const State& s) const;
  MoveView view_move(const State& s, Move move) const;
};

}  // namespace kanzen::gobblers
