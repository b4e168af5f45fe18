#include "engine/cli/output/board_text.hpp"

#include <algorithm>
#include <string_view>

#include "engine/cli/output/text.hpp"

namespace kanzen::cli {
namespace {

std::string piece_text(const PieceView& piece, const GameInfo& info) {
  return piece.player == 0 ? info.kinds[piece.kind] : info.kinds_of_second[piece.kind];
}

std::string square_text(const SquareView& square, const GameInfo& info) {
  if (square.stack.empty()) return ".";
  std::string text = piece_text(square.stack.back(), info);
  if (square.stack.size() == 1) return text;
  text += '(';
  for (std::size_t below = square.stack.size() - 1; below-- > 0;)
    text += piece_text(square.stack[below], info);
  return text + ')';
}

// "c10" is column "c" and row "10".
std::string::size_type row_begins(const std::string& name) {
  return std::min(name.find_first_of("0123456789"), name.size());
}

std::string hand_text(const BoardView& board, const GameInfo& info, Player player) {
  std::string text;
  for (const HandView& hand : board.hands)
    for (unsigned i = 0; hand.piece.player == player && i < hand.count; ++i)
      text += ' ' + piece_text(hand.piece, info);
  return text.empty() ? " nothing" : text;
}

std::string centred(const std::string& text, std::size_t width) {
  const std::size_t space = width - text.size();
  return std::string(space / 2, ' ') + text + std::string(space - space / 2, ' ');
}

std::string squares_text(const BoardView& board, const GameInfo& info) {
  std::size_t width = 3;
  for (const SquareView& square : board.squares)
    width = std::max(width, square_text(square, info).size());
  std::string text, rule = "   +", columns = "    ";
  for (unsigned column = 0; column < board.columns; ++column) {
    const std::string& name = board.squares[column].name;
    rule += std::string(width, '-');
    rule += '+';
    columns += centred(name.substr(0, row_begins(name)), width);
    columns += ' ';
  }
  for (unsigned row = 0; row < board.rows; ++row) {
    const std::string& name = board.squares[row * board.columns].name;
    std::string label = name.substr(row_begins(name));
    label.insert(0, label.size() < 2 ? 2 - label.size() : 0, ' ');
    text += rule;
    text += '\n' + label + " |";
    for (unsigned column = 0; column < board.columns; ++column)
      text += centred(square_text(board.squares[row * board.columns + column], info), width) + '|';
    text += '\n';
  }
  columns.erase(columns.find_last_not_of(' ') + 1);
  return text + rule + '\n' + columns + '\n';
}

// As in the book, "Deep Learning and the Game of Go": points instead of squares.
std::string crossings_text(const BoardView& board) {
  constexpr std::string_view stones = "xo";
  std::string text, columns;
  for (unsigned row = 0; row < board.rows; ++row) {
    const std::string& name = board.squares[row * board.columns].name;
    const std::string label = name.substr(row_begins(name));
    text += std::string(label.size() < 2 ? 1 : 0, ' ') + label + ' ';
    for (unsigned column = 0; column < board.columns; ++column) {
      const auto& stack = board.squares[row * board.columns + column].stack;
      text += ' ';
      text += stack.empty() ? '.' : stones[stack.back().player];
      text += ' ';
    }
    text += '\n';
  }
  for (unsigned column = 0; column < board.columns; ++column) {
    const char letter = board.squares[column].name.front();
    columns += column == 0 ? "    " : "  ";
    columns += static_cast<char>(letter - 'a' + 'A');
  }
  return text + columns + '\n';
}

}  // namespace

std::string board_text(const BoardView& board, const GameInfo& info) {
  if (info.on_crossings) return crossings_text(board);
  std::string text = squares_text(board, info);
  if (board.hands.empty()) return text;
  return text + "first player (capitals), in hand:" + hand_text(board, info, 0) +
         "\nsecond player, in hand:" + hand_text(board, info, 1) + '\n';
}

}  // namespace kanzen::cli
