#pragma once
// What the lines that are still open tell of a position without search.
//
// A line is open for a player as long as it has none of the opponent's stones; with m stones
// missing its weight is 2^-m.  A player whose open lines weigh less than 1 together, 1/2 when
// it is his turn, never completes one against the opponent who always takes the square that
// weighs most (P. Erdős and J. L. Selfridge, "On a combinatorial game", 1973).
#include <array>
#include <cstdint>
#include <mutex>
#include <vector>

#include "engine/games/mnk/board.hpp"
#include "engine/games/mnk/state.hpp"
#include "engine/index/grid_symmetry.hpp"

namespace kanzen::mnk {

// One player's open lines.
struct Outlook {
  Cells completing = 0;       // cells that complete a line
  Cells useful = 0;           // cells of open lines
  bool can_complete = false;  // is any line open?
  bool held = false;          // the opponent, moving second, can stop all of them
  bool held_first = false;    // ..., moving first
};

class Threats {
 public:
  explicit Threats(const Board& board);

  // Adds to each cell's score what a stone of either player would do there.
  using Scores = std::array<std::uint16_t, max_cells>;
  Outlook look(Cells own, Cells opponent, Scores& scores) const;

  // The least of the position's images.
  State canonical(const State& s) const;

 private:
  using Symmetry = ByteImages<Cells, sizeof(Cells)>;
  // Without the first, which changes nothing.  Tabulated at the first use.
  const std::vector<Symmetry>& symmetries() const;
  Cells turned(const Symmetry& symmetry, Cells cells) const;

  std::vector<Cells> lines_;
  unsigned columns_, rows_, line_;
  unsigned bytes_;  // that the cells fill
  mutable std::once_flag tabulated_;
  mutable std::vector<Symmetry> symmetries_;
};

}  // namespace kanzen::mnk
