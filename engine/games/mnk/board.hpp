#pragma once
// The board of m,n,k as bitboards of 64 bits, with line detection by shifts.
//
// Cells are numbered row by row from the top left, and bit i of a set is cell i.  With four columns
// and three rows:
//
//     0 1  2  3      a3 b3 c3 d3
//     4 5  6  7      a2 b2 c2 d2
//     8 9 10 11      a1 b1 c1 d1
//
// A line in one direction is found by ANDing the set with its shifts by 1 to k - 1 steps of that
// direction.  A shift can wrap around the edge into the next row, so the result is masked with the
// cells from which a line of k fits on the board.  There are no tables by line or by board size.
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace kanzen::mnk {

using Cells = std::uint64_t;  // a set of cells

inline constexpr unsigned max_cells = 64;

constexpr Cells cell_bit(unsigned cell) { return Cells{1} << cell; }

// Returns the lowest cell of a non-empty set.  A loop over the cells in ascending order is
//     for (Cells rest = set; rest != 0; rest &= rest - 1) visit(lowest_cell(rest));
constexpr unsigned lowest_cell(Cells set) { return static_cast<unsigned>(std::countr_zero(set)); }

class Board {
 public:
  // Requires columns, rows and line to be at least 1, and columns * rows to be at most max_cells.
  constexpr Board(unsigned columns, unsigned rows, unsigned line)
      : columns_(static_cast<std::uint8_t>(columns)),
        rows_(static_cast<std::uint8_t>(rows)),
        line_(static_cast<std::uint8_t>(line)),
        all_(columns * rows == max_cells ? ~Cells{0} : cell_bit(columns * rows) - 1) {
    set_direction(0, 1, line, 1, 0);
    set_direction(1, columns, 1, line, 0);
    set_direction(2, columns + 1, line, line, 0);
    set_direction(3, columns - 1, line, line, line - 1);
    // Doubles the length of the run that begins at a cell, 1, 2, 4, ..., while it is at most k; two
    // overlapping runs of that length then make a run of k.
    unsigned length = 1;
    for (; 2 * length <= line; length *= 2) add_doubling(length);
    if (length < line) add_doubling(line - length);
  }

  constexpr unsigned columns() const { return columns_; }
  constexpr unsigned rows() const { return rows_; }
  constexpr unsigned line() const { return line_; }
  constexpr unsigned cell_count() const { return unsigned{columns_} * rows_; }
  constexpr Cells all() const { return all_; }

  constexpr bool has_line(Cells stones) const {
    const auto [across, down, falling, rising] = line_starts(stones);
    return (across | down | falling | rising) != 0;
  }

  // Returns all cells of the complete lines of the stones; 0 if there is none.
  constexpr Cells line_cells(Cells stones) const {
    const auto [across, down, falling, rising] = line_starts(stones);
    return spread(across, 0) | spread(down, 1) | spread(falling, 2) | spread(rising, 3);
  }

  // Returns the cells of `open` on which one more stone would complete a line.
  constexpr Cells completing_cells(Cells stones, Cells open) const {
    Cells cells = 0;
    for (const Direction& direction : direction_) cells |= completing_in(stones, open, direction);
    return cells;
  }

  // Calls visit(cells, ends) for every line of the board: its cells, and the cells of the board
  // that are next to its first and last one in its direction.
  template <class Visit>
  constexpr void for_each_line(Visit&& visit) const {
    for (const auto& [starts, step] : direction_)
      for (Cells rest = starts; rest != 0; rest &= rest - 1) {
        const Cells first = rest & (~rest + 1);
        Cells cells = 0;
        for (unsigned i = 0; i < line_; ++i) cells |= first << (i * step);
        // Lines also begin one cell before and one after the first, if there is a cell for them.
        const Cells before = first >> step & starts;
        const Cells after = (first << step & starts) << ((line_ - 1) * step);
        visit(cells, before | after);
      }
  }

 private:
  static constexpr std::size_t directions = 4;

  // One set per direction, in the order of direction_.
  struct PerDirection {
    Cells across = 0, down = 0, falling = 0, rising = 0;
  };

  struct Direction {
    Cells starts = 0;   // cells from which a line of k fits on the board
    unsigned step = 0;  // distance between consecutive cells of a line
  };

  // Sets the starts and the step of direction d.  A line occupies `width` columns and `height` rows
  // and begins at least `left` columns from the left edge.  A direction in which no line fits has
  // no starts; with k = 1 only direction 0 has starts.
  constexpr void set_direction(std::size_t d, unsigned step, unsigned width, unsigned height,
                               unsigned left) {
    if (width > columns_ || height > rows_ || (line_ == 1 && d > 0)) return;
    direction_[d].step = step;
    for (unsigned row = 0; row + height <= rows_; ++row)
      for (unsigned column = left; column + (left > 0 ? 0 : width - 1) < columns_; ++column)
        direction_[d].starts |= cell_bit(row * columns_ + column);
  }

  constexpr void add_doubling(unsigned cells) {
    for (std::size_t d = 0; d < directions; ++d)
      doubling_[doublings_][d] = static_cast<std::uint8_t>(cells * direction_[d].step);
    ++doublings_;
  }

  // Returns the first cells of the complete lines by direction.  Testing all directions without a
  // branch is twice as fast as testing one after the other until a line is found.  Four variables
  // replace an array because compilers keep them in registers.
  constexpr PerDirection line_starts(Cells stones) const {
    Cells across = stones, down = stones, falling = stones, rising = stones;
    for (std::size_t i = 0; i < doublings_; ++i) {
      const auto& shifts = doubling_[i];
      across &= across >> shifts[0];
      down &= down >> shifts[1];
      falling &= falling >> shifts[2];
      rising &= rising >> shifts[3];
    }
    return {across & direction_[0].starts, down & direction_[1].starts,
            falling & direction_[2].starts, rising & direction_[3].starts};
  }

  // Returns all cells of the lines in direction d that begin at `starts`.
  constexpr Cells spread(Cells starts, std::size_t d) const {
    Cells cells = 0;
    for (unsigned i = 0; i < line_; ++i) cells |= starts << (i * direction_[d].step);
    return cells;
  }

  // Returns the cells of `open` that complete a line in one direction.  For each position i of the
  // missing cell, `before` has the starts of lines whose first i cells are stones, and after[i] the
  // starts of lines whose cells from i + 1 on are stones.
  constexpr Cells completing_in(Cells stones, Cells open, const Direction& direction) const {
    std::array<Cells, max_cells> after;  // only [0, line_) is used
    Cells runs = direction.starts;
    for (unsigned i = line_; i-- > 0;) {
      after[i] = runs;
      runs &= stones >> (i * direction.step);
    }
    Cells cells = 0;
    Cells before = ~Cells{0};
    for (unsigned i = 0; i < line_; ++i) {
      const unsigned shift = i * direction.step;
      cells |= (before & after[i] & (open >> shift)) << shift;
      before &= stones >> shift;
    }
    return cells;
  }

  std::uint8_t columns_, rows_, line_;
  std::uint8_t doublings_ = 0;
  Cells all_;
  std::array<Direction, directions> direction_{};
  // Shifts of each doubling by direction; lines of up to max_cells = 2^6 cells need at most six.
  std::array<std::array<std::uint8_t, directions>, 6> doubling_{};
};

}  // namespace kanzen::mnk
