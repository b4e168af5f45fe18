#pragma once
// The notebook's enumeration and its sweeps, step by step as its code runs (docs/GAMES.md,
// "The notebook").  Its values are no game values: they depend on the order of moves,
// and a lifted position is judged as if its mover were to move again.
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/progress.hpp"
#include "engine/core/result.hpp"
#include "engine/games/gobblers/notebook.hpp"
#include "engine/games/gobblers/numbering.hpp"

namespace kanzen::gobblers {

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
