#pragma once
// An m,n,k board: sets of cells as 64-bit boards, and its lines found by shifts.
//
// Cells run row by row from the top left, so that bit i of a set is cell i; four columns
// and three rows are
//
//     0 1  2  3      a3 b3 c3 d3
//     4 5  6  7      a2 b2 c2 d2
//     8 9 10 11      a1 b1 c1 d1
//
// A line in one direction is the same set shifted k - 1 times by the direction's step.  A
// step may lead over the edge into the next row, so only the cells are asked from which a
// line of k has room: a line that begins there stays on the board.  Nothing is tabulated
// by line or by size.
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace kanzen::mnk {

using Cells = std::uint64_t;  // a set of cells

inline constexpr unsigned max_cells = 64;

constexpr Cells cell_bit(unsigned cell) { return Cells{1} << cell; }

// The cells of a set, ascending: for (Cells rest = set; rest != 0; rest &= rest - 1) ...
constexpr unsigned lowest_cell(Cells set) { return static_cast<unsigned>(std::countr_zero(set)); }

class Board {
 public:
  // columns, rows and line are at least 1, columns * rows at most 64.
  constexpr Board(unsigned columns, unsigned rows, unsigned line)
      : columns_(static_cast<std::uint8_t>(columns)),
        rows_(static_cast<std::uint8_t>(rows)),
        line_(static_cast<std::uint8_t>(line)),
        all_(columns * rows == max_cells ? ~Cells{0} : cell_bit(columns * rows) - 1) {
    set_direction(0, 1, line, 1, 0);
    set_direction(1, columns, 1, line, 0);
    set_direction(2, columns + 1, line, line, 0);
    set_direction(3, columns - 1, line, line, line - 1);
    // The run of stones that begins at a cell is known to be 1, 2, 4, ... long as long as that
    // fits; then k long by two such runs that overlap.
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

  // All cells of the lines that the stones complete; 0: none.
  constexpr Cells line_cells(Cells stones) const {
    const auto [across, down, falling, rising] = line_starts(stones);
    return spread(across, 0) | spread(down, 1) | spread(falling, 2) | spread(rising, 3);
  }

  // The cells of `open` that would complete a line of the stones.
  constexpr Cells completing_cells(Cells stones, Cells open) const {
    Cells cells = 0;
    for (const Direction& direction : direction_) cells |= completing_in(stones, open, direction);
    return cells;
  }

  // Calls visit(cells of a line) for every line of the board.
  template <class Visit>
  constexpr void for_each_line(Visit&& visit) const {
    for (const auto& [starts, step] : direction_)
      for (Cells rest = starts; rest != 0; rest &= rest - 1) {
        Cells cells = 0;
        for (unsigned i = 0; i < line_; ++i) cells |= cell_bit(lowest_cell(rest) + i * step);
        visit(cells);
      }
  }

 private:
  static constexpr std::size_t directions = 4;

  // In the order of direction_.
  struct PerDirection {
    Cells across = 0, down = 0, falling = 0, rising = 0;
  };

  struct Direction {
    Cells starts = 0;   // cells from which a line of k has room
    unsigned step = 0;  // from a cell of a line to the next
  };

  // A line needs `width` columns and `height` rows, and begins at least `left` columns from
  // the left edge.  Directions without room have no starts, and with k = 1 all but the first.
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

  // The first cells of complete lines.  All directions at once, without a branch: that is
  // twice as fast as one after the other until a line is found.  Written out, because compilers
  // keep four variables in registers, but not an array.
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

  // All cells of the lines that begin at `starts`.
  constexpr Cells spread(Cells starts, std::size_t d) const {
    Cells cells = 0;
    for (unsigned i = 0; i < line_; ++i) cells |= starts << (i * direction_[d].step);
    return cells;
  }

  // The one cell that is missing may be any of the k: `before` are starts whose first i
  // cells are stones, `after` those whose cells from i + 1 on are.
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
  std::array<std::array<std::uint8_t, directions>, 6> doubling_{};  // shifts; 2^6 = max_cells
};

}  // namespace kanzen::mnk
