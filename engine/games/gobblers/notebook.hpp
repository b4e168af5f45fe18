#pragma once
// The game of the published notebook, exactly as its code plays it (docs/games/gobblers.md, "The
// notebook").  The code deviates from the stated game; its errors are reproduced because they
// change the result, and the purpose is to compare the two.
//
// Differences from the other rule sets: a middle piece under a large one can move and counts in its
// owner's lines, and a large piece can move to any cell without a large piece.  Cells are visited
// in the order of the notebook's integers, from the lowest bit up, which is from c1 to a3.
//
// The implementation follows the notebook's code literally and is not optimised.
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
  Rules rules() const { return {}; }  // for the pieces on a board
  State initial() const { return {}; }

  // Returns +1 if the side to move has a line, otherwise -1 if the opponent has one, otherwise 0.
  int result(const State& s) const;
  std::optional<Value> terminal(const State& s) const;

  // Appends the moves in the notebook's order, on which its values depend.
  void moves(const State& s, MovesOf<Notebook>& out) const;
  State apply(const State& s, Move move) const { return after_move(s, move); }
  // Returns the position after the moving piece is lifted, with the same side to move; for a move
  // from the hand, the position itself.
  State lifted(const State& s, Move move) const;

  // Returns the symmetric position with the smallest integer and with the first player to move.
  State canonical(const State& s) const;

  // Parses an integer or a position in notation.  Errors: as parse_position(), and
  // Errc::illegal_position if the side to move has a line.
  Result<State> parse(std::string_view text) const;
  // Returns the line of the side to move, which no move can produce; nullopt if there is none.
  std::optional<LineFault> impossible_line(const State& s) const;
  std::string format(const State& s) const { return format_position(s); }
  // Formats a move; that of a covered middle piece includes its size: "Mb2c3".
  std::string format_move(const State& s, Move move) const;
  std::optional<std::string> normalise_move(std::string_view text) const;
  std::vector<kanzen::Notation> other_notations(const State& s) const {
    return integer_notations(s);
  }

  BoardView view(const State& s) const;
  MoveView view_move(const State& s, Move move) const;
};

// The notebook's enumeration and its sweeps, step by step as its code runs them
// (docs/games/gobblers.md, "The notebook").  The values are not game-theoretic: they depend on the
// order of moves, and a position with a lifted piece is evaluated as if its mover were to move
// again.

struct NotebookEnumeration {
  std::uint64_t set = 0;           // positions after a complete move, canonical
  std::uint64_t set_terminal = 0;  // set positions with a line
  std::uint64_t lifted = 0;        // positions with a lifted piece, canonical
  std::uint64_t lifted_only = 0, set_only = 0;
  std::uint64_t queue_pops = 0;
  std::uint64_t transitions = 0;        // moves of set positions without a line
  std::vector<std::uint64_t> by_ply;    // set positions by the ply of their first pop
  std::vector<NotebookInteger> united;  // set and lifted positions, ascending
};

// Enumerates the positions.  Errors: Errc::cancelled if the sink returns false.
Result<NotebookEnumeration> enumerate_notebook(const Notebook& game, const ProgressSink& progress);

struct NotebookSweep {
  std::uint64_t undecided = 0, win = 0, loss = 0;
};

class NotebookSolution {
 public:
  // Computes the notebook's values of `positions`, which must contain all positions of the
  // enumeration.  Errors: Errc::cancelled.
  static Result<NotebookSolution> solve(const Notebook& game,
                                        const std::vector<NotebookInteger>& positions,
                                        const ProgressSink& progress);

  struct Entry {
    std::int8_t value = 0;   // RESULT: +1, 0, -1 for the side to move
    std::uint8_t sweep = 0;  // RESULT_NUM; 0 if terminal or undecided
  };
  // Returns the entry of a position; nullopt if the notebook does not contain it.
  std::optional<Entry> find(const Notebook::State& s) const;
  std::optional<Entry> find_class(Index number) const;  // by its index (numbering.hpp)
  // Returns the value of a move for the mover, and the sweep of the position after it; 0 if the
  // lift decides.
  Entry move_value(const Notebook::State& s, Notebook::Move move) const;

  const std::vector<NotebookInteger>& positions() const { return positions_; }
  const std::vector<Entry>& entries() const { return entries_; }        // parallel to positions()
  const std::vector<NotebookSweep>& sweeps() const { return sweeps_; }  // before sweep 1, 2, ...

  // Returns the value that the notebook derives from the moves of a position; 0 if they do not
  // decide it.
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
