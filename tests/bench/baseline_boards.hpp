#pragma once
// Simple boards, which `kanzen_bench boards` compares with the bitboard: an array of characters,
// and a list of rows.  A square is 'X', 'O' or '.', as in the notation.
#include <array>
#include <cstddef>
#include <vector>

#include "engine/core/board_view.hpp"
#include "engine/games/mnk/board.hpp"
#include "engine/games/mnk/state.hpp"

namespace kanzen::mnk {

constexpr char stone_of(const State& s, unsigned cell) {
  if ((stones_of(s, 0) & cell_bit(cell)) != 0) return 'X';
  return (stones_of(s, 1) & cell_bit(cell)) != 0 ? 'O' : '.';
}

class ArrayBoard {
 public:
  ArrayBoard(const BoardSize& size, const State& s)
      : columns_(static_cast<int>(size.columns)),
        rows_(static_cast<int>(size.rows)),
        line_(static_cast<int>(size.line)) {
    for (unsigned cell = 0; cell < size.columns * size.rows; ++cell)
      cells_[cell] = stone_of(s, cell);
  }

  char at(int column, int row) const {
    const int cell = row * columns_ + column;
    return cells_[static_cast<std::size_t>(cell)];
  }
  int columns() const { return columns_; }
  int rows() const { return rows_; }
  int line() const { return line_; }

 private:
  int columns_, rows_, line_;
  std::array<char, max_cells> cells_{};
};

class ListBoard {
 public:
  ListBoard(const BoardSize& size, const State& s) : line_(static_cast<int>(size.line)) {
    for (unsigned row = 0; row < size.rows; ++row) {
      rows_.emplace_back();
      for (unsigned column = 0; column < size.columns; ++column)
        rows_.back().push_back(stone_of(s, row * size.columns + column));
    }
  }

  char at(int column, int row) const {
    return rows_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
  }
  int columns() const { return static_cast<int>(rows_.front().size()); }
  int rows() const { return static_cast<int>(rows_.size()); }
  int line() const { return line_; }

 private:
  int line_;
  std::vector<std::vector<char>> rows_;
};

// Has this player a line?  Checks every line that fits on the board, stone by stone.
template <class BaselineBoard>
bool has_line(const BaselineBoard& board, char stone) {
  constexpr std::array<std::array<int, 2>, 4> directions{{{1, 0}, {0, 1}, {1, 1}, {-1, 1}}};
  const int reach = board.line() - 1;
  for (const auto& [across, down] : directions)
    for (int row = 0; row + down * reach < board.rows(); ++row)
      for (int column = across < 0 ? reach : 0; column < board.columns() - (across > 0 ? reach : 0);
           ++column) {
        int found = 0;
        while (found <= reach && board.at(column + found * across, row + found * down) == stone)
          ++found;
        if (found > reach) return true;
      }
  return false;
}

// Appends the numbers of the empty squares.
template <class BaselineBoard, class Moves>
void add_moves(const BaselineBoard& board, Moves& moves) {
  for (int row = 0; row < board.rows(); ++row)
    for (int column = 0; column < board.columns(); ++column)
      if (board.at(column, row) == '.')
        moves.push_back(static_cast<Move>(row * board.columns() + column));
}

}  // namespace kanzen::mnk
