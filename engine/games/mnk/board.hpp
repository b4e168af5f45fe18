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
    add_direction(1, line, 1, 0);
    add_direction(columns, 1, line, 0);
    add_direction(columns + 1, line, line, 0);
    add_direction(columns - 1, line, line, line - 1);
  }

  constexpr unsigned columns() const { return columns_; }
  constexpr unsigned rows() const { return rows_; }
  constexpr unsigned line() const { return line_; }
  constexpr unsigned cell_count() const { return unsigned{columns_} * rows_; }
  constexpr Cells all() const { return all_; }

  constexpr bool has_line(Cells stones) const {
    for (unsigned d = 0; d < directions_; ++d)
      if (line_starts(stones, direction_[d]) != 0) return true;
    return false;
  }

  // All cells of the lines that the stones complete; 0: none.
  constexpr Cells line_cells(Cells stones) const {
    Cells cells = 0;
    for (unsigned d = 0; d < directions_; ++d) {
      const Cells starts = line_starts(stones, direction_[d]);
      for (unsigned i = 0; i < line_; ++i) cells |= starts << (i * direction_[d].step);
    }
    return cells;
  }

  // The cells of `open` that would complete a line of the stones.
  constexpr Cells completing_cells(Cells stones, Cells open) const {
    Cells cells = 0;
    for (unsigned d = 0; d < directions_; ++d) cells |= completing_in(stones, open, direction_[d]);
    return cells;
  }

  // Calls visit(cells of a line) for every line of the board.
  template <class Visit>
  constexpr void for_each_line(Visit&& visit) const {
    for (unsigned d = 0; d < directions_; ++d)
      for (Cells rest = direction_[d].starts; rest != 0; rest &= rest - 1) {
        Cells cells = 0;
        for (unsigned i = 0; i < line_; ++i)
          cells |= cell_bit(lowest_cell(rest) + i * direction_[d].step);
        visit(cells);
      }
  }

 private:
  struct Direction {
    Cells starts = 0;     // cells from which a line of k has room
    unsigned step = 0;    // from a cell of a line to the next
    unsigned middle = 0;  // see line_starts
    unsigned last = 0;
  };

  // A line needs `width` columns and `height` rows, and begins at least `left` columns
  // from the left edge.  Directions without room are left out, and with k = 1 all but one.
  constexpr void add_direction(unsigned step, unsigned width, unsigned height, unsigned left) {
    if (width > columns_ || height > rows_ || (line_ == 1 && directions_ > 0)) return;
    Direction& direction = direction_[directions_++];
    direction.step = step;
    for (unsigned row = 0; row + height <= rows_; ++row)
      for (unsigned column = left; column + (left > 0 ? 0 : width - 1) < columns_; ++column)
        direction.starts |= cell_bit(row * columns_ + column);
  }

  // The first cells of complete lines.  The run of stones that begins at a cell is known to
  // be 1, 2, 4, ... long as long as that fits; then k long by two such runs that overlap.
  constexpr Cells line_starts(Cells stones, const Direction& direction) const {
    Cells runs = stones;
    unsigned length = 1;
    for (; 2 * length <= line_; length *= 2) runs &= runs >> (length * direction.step);
    if (length < line_) runs &= runs >> ((line_ - length) * direction.step);
    return runs & direction.starts;
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
  std::uint8_t directions_ = 0;
  Cells all_;
  std::array<Direction, 4> direction_{};
};

}  // namespace kanzen::mnk
