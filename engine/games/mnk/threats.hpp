#pragma once
// Static evaluation of m,n,k positions by open lines.
//
// A line is open for a player if it contains no stone of the opponent; with m stones missing its
// weight is 2^-m.  If the open lines of a player weigh less than 1 in total, or less than 1/2 with
// that player to move, the opponent prevents all of them by always taking the cell of greatest
// weight (P. Erdős and J. L. Selfridge, "On a combinatorial game", 1973).
#include <array>
#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

#include "engine/games/mnk/board.hpp"
#include "engine/games/mnk/state.hpp"
#include "engine/index/grid_symmetry.hpp"

namespace kanzen::mnk {

// Properties of one player's open lines.
struct OpenLines {
  Cells completing = 0;            // cells that complete a line
  Cells useful = 0;                // empty cells of open lines
  bool can_complete = false;       // at least one line is open
  bool blocked_by_second = false;  // the opponent, moving second, can prevent all of them
  bool blocked_by_first = false;   // the opponent, moving first, can prevent all of them
};

class Threats {
 public:
  // `lines`: all lines of the game; `symmetries`: those of the board, the identity first.
  Threats(unsigned line, std::vector<Cells> lines, const std::vector<CellPermutation>& symmetries);

  // Returns the properties of the open lines of `own`.  For each open line it adds 2 to the power
  // of its number of stones, at most 2^8, to the scores of its empty cells.
  using Scores = std::array<std::uint16_t, max_cells>;
  OpenLines find_open_lines(Cells own, Cells opponent, Scores& scores) const;

  // Returns the first move of a series of threats to complete a line, each of which leaves the
  // opponent one reply, that wins for the owner of `own`, who is to move; nullopt if none was found
  // (L. V. Allis, "Searching for solutions in games and artificial intelligence", 1994, on five in
  // a row).  Valid where a stone may be put on every empty cell and every complete line wins.
  std::optional<unsigned> forced_win(Cells own, Cells opponent) const;

  // A symmetric image of a position, and the symmetry: its place in the list of all of them.
  struct Image {
    State state;
    std::size_t symmetry = 0;
  };
  // Returns the smallest of the position's images, compared by `own` and then by `opponent`.
  Image smallest_image(const State& s) const;
  // Returns the image of cells under a symmetry, and the cells that have an image.
  Cells image(std::size_t symmetry, Cells cells) const;
  Cells preimage(std::size_t symmetry, Cells image) const;

  const std::vector<Cells>& lines() const { return lines_; }

 private:
  // Returns the empty cells that complete a line of `own`.
  Cells completing_cells(Cells own, Cells opponent) const;
  // `nodes`: those that may still be searched.
  std::optional<unsigned> forced_win(Cells own, Cells opponent, unsigned& nodes) const;

  struct Symmetry {
    ByteImages<Cells, sizeof(Cells)> images;
    std::size_t inverse;  // its place in the list
  };
  // Returns all symmetries, the identity first; they are tabulated at the first call.
  const std::vector<Symmetry>& symmetries() const;

  std::vector<Cells> lines_;
  unsigned line_;
  std::vector<CellPermutation> permutations_;
  unsigned bytes_;  // number of bytes that the cells occupy
  mutable std::once_flag tabulated_;
  mutable std::vector<Symmetry> symmetries_;
};

}  // namespace kanzen::mnk
