// The bitboard against a board of rows, on random stones of every size.
#include <gtest/gtest.h>

#include <random>
#include <string>

#include "engine/games/mnk/board.hpp"

namespace kanzen::mnk {
namespace {

std::mt19937_64 random_bits(7);  // always the same

// Cells of a line from (column, row); 0: it does not fit.
Cells line_from(const Board& board, int column, int row, int across, int down) {
  Cells cells = 0;
  for (int i = 0; i < static_cast<int>(board.line()); ++i) {
    const int c = column + i * across, r = row + i * down;
    if (c < 0 || r < 0 || c >= static_cast<int>(board.columns()) ||
        r >= static_cast<int>(board.rows()))
      return 0;
    cells |= cell_bit(static_cast<unsigned>(r) * board.columns() + static_cast<unsigned>(c));
  }
  return cells;
}

std::vector<Cells> all_lines(const Board& board) {
  std::vector<Cells> lines;
  for (int row = 0; row < static_cast<int>(board.rows()); ++row)
    for (int column = 0; column < static_cast<int>(board.columns()); ++column)
      for (const auto& [across, down] : {std::pair{1, 0}, {0, 1}, {1, 1}, {-1, 1}})
        if (const Cells line = line_from(board, column, row, across, down); line != 0)
          if (std::find(lines.begin(), lines.end(), line) == lines.end()) lines.push_back(line);
  return lines;
}

template <class Check>
void on_every_size(Check&& check) {
  for (unsigned columns = 1; columns <= 64; ++columns)
    for (unsigned rows = 1; columns * rows <= max_cells; ++rows)
      for (const unsigned line : {1u, 2u, 3u, 4u, 5u, 6u, 7u, 8u, 20u, 64u}) {
        check(Board(columns, rows, line));
        if (testing::Test::HasFatalFailure()) return;
      }
}

std::string name(const Board& board) {
  return std::to_string(board.columns()) + ',' + std::to_string(board.rows()) + ',' +
         std::to_string(board.line());
}

TEST(MnkBoard, HasTheLinesThatFit) {
  on_every_size([](const Board& board) {
    std::vector<Cells> lines;
    board.for_each_line([&](Cells line, Cells) { lines.push_back(line); });
    std::vector<Cells> expected = all_lines(board);
    std::sort(lines.begin(), lines.end());
    std::sort(expected.begin(), expected.end());
    ASSERT_EQ(lines, expected) << name(board);
  });
}

TEST(MnkBoard, FindsLinesAndWhatCompletesThem) {
  on_every_size([](const Board& board) {
    const std::vector<Cells> lines = all_lines(board);
    for (int sample = 0; sample < 6; ++sample) {
      Cells stones = (random_bits() | (sample % 2 ? random_bits() : 0)) & board.all();
      // Half of the boards have a line, if any line fits.
      if (sample % 3 == 0 && !lines.empty()) stones |= lines[random_bits() % lines.size()];
      const Cells open = ~stones & random_bits() & board.all();
      Cells complete = 0, completing = 0;
      for (const Cells line : lines) {
        if ((line & ~stones) == 0) complete |= line;
        const Cells missing = line & ~stones;
        if (std::has_single_bit(missing)) completing |= missing & open;
      }
      ASSERT_EQ(board.has_line(stones), complete != 0) << name(board) << ' ' << stones;
      ASSERT_EQ(board.line_cells(stones), complete) << name(board) << ' ' << stones;
      ASSERT_EQ(board.completing_cells(stones, open), completing) << name(board) << ' ' << stones;
    }
  });
}

}  // namespace
}  // namespace kanzen::mnk
