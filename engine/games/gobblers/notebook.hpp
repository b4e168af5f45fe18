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
// Slow and literal on purpose.
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/core/progress.hpp"
#include "engine/core/result.hpp"
#include "engine/games/gobblers/notation.hpp"
#include "engine/games/gobblers/numbering.hpp"
#include "engine/games/gobblers/state.hpp"

namespace kanzen::gobblers {
class Notebook {
 public:
  using State = gobblers::State<2>;
  using Move = gobblers::Move;
  static constexpr int sizes = 2;
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

// The notebook's enumeration and its sweeps, step by step as its code runs (docs/GAMES.md,
// "The notebook").  Its values are no game values: they depend on the order of moves,
// and a lifted position is judged as if its mover were to move again.

struct NotebookEnumeration {
  std::uint64_t set = 0;           // positions after a whole move, sides turned, canonical
  std::uint64_t set_terminal = 0;  // of these, with a line
  std::uint64_t lifted = 0;        // positions with a piece in the air, canonical
  std::uint64_t lifted_only = 0, set_only = 0;
  std::uint64_t queue_pops = 0;
  std::uint64_t transitions = 0;        // moves of set positions without a line
  std::vector<std::uint64_t> by_ply;    // set positions by the ply of their first pop
  std::vector<NotebookInteger> united;  // set and lifted, ascending
};

// Errc::cancelled when the sink says so.
Result<NotebookEnumeration> enumerate_notebook(const Notebook& game, const ProgressSink& progress);

struct NotebookSweep {
  std::uint64_t undecided = 0, win = 0, loss = 0;
};

// One move as the notebook values it.
struct NotebookMoveValue {
  int value = 0;       // for the mover: +1, 0, -1
  unsigned sweep = 0;  // RESULT_NUM of the position that gave it
};

class NotebookSolution {
 public:
  // `enumeration` may be larger than needed, never smaller.
  static Result<NotebookSolution> solve(const Notebook& game,
                                        const std::vector<NotebookInteger>& positions,
                                        const ProgressSink& progress);

  struct Entry {
    std::int8_t value = 0;   // RESULT: +1, 0, -1 for the side to move
    std::uint8_t sweep = 0;  // RESULT_NUM: 0 for those decided at the start or never
  };
  // nullopt: the notebook never saw this position.
  std::optional<Entry> find(const Notebook::State& s) const;
  std::optional<Entry> find_class(Index number) const;  // by its index (numbering.hpp)
  NotebookMoveValue move_value(const Notebook::State& s, Notebook::Move move) const;

  const std::vector<NotebookInteger>& positions() const { return positions_; }
  const std::vector<Entry>& entries() const { return entries_; }        // parallel to positions()
  const std::vector<NotebookSweep>& sweeps() const { return sweeps_; }  // before sweep 1, 2, ...

  // What the moves of a position say in the notebook's way: 0 if they decide nothing.
  int value_by_moves(const Notebook::State& s) const;

 private:
  explicit NotebookSolution(const Notebook& game, const std::vector<NotebookInteger>& positions);
  bool sweep_once(unsigned sweep);
  void count_sweep();
  const Entry& entry_of(const Notebook::State& s) const;

  Notebook game_;
  const Numbering<2>& numbering_ = Numbering<2>::instance();
  std::vector<NotebookInteger> positions_;
  std::vector<Entry> entries_;
  std::vector<std::uint32_t> place_;  // by index (numbering.hpp): place in positions_, or nowhere
  std::vector<NotebookSweep> sweeps_;
};

}  // namespace kanzen::gobblers
