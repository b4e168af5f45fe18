#include "engine/games/mnk/notation.hpp"

#include <bit>
#include <utility>

#include "engine/core/numbers.hpp"
#include "engine/core/phrases.hpp"
#include "engine/core/string_utils.hpp"
#include "engine/core/text_reader.hpp"
#include "engine/games/mnk/phrases.hpp"

namespace kanzen::mnk {
namespace {

constexpr unsigned letter_count = 26;

unsigned count_of(Cells cells) { return static_cast<unsigned>(std::popcount(cells)); }

std::string column_name(unsigned column) {
  std::string name(1, static_cast<char>('a' + column % letter_count));
  if (column >= letter_count)
    name.insert(name.begin(), static_cast<char>('a' + column / letter_count - 1));
  return name;
}

// Parses a position from left to right and stops at the first error.
class PositionReader : TextReader {
 public:
  PositionReader(const Board& board, std::string_view text)
      : TextReader(text), board_(board), has_slashes_(text.find('/') != std::string_view::npos) {}

  Result<State> read() {
    for (unsigned cell = 0; cell < board_.cell_count(); ++cell) {
      const bool next_row = cell > 0 && cell % board_.columns() == 0;
      if (next_row && has_slashes_ && !accept('/'))
        return expected({phrase::sign_after_square, "/", cell_name(board_, cell - 1)});
      if (accept('X') || accept('x')) {
        first_ |= cell_bit(cell);
      } else if (accept('O') || accept('o')) {
        second_ |= cell_bit(cell);
      } else if (!accept('.') && !accept('-')) {
        return expected({phrase::mark_on_square, cell_name(board_, cell)});
      }
    }
    if (at_end()) return checked(std::popcount(first_) > std::popcount(second_), offset());
    if (!accept(':')) return expected(phrase::side_after_last_square);
    const std::size_t at_side = offset();
    const bool second_to_move = accept('2');
    if (!second_to_move && !accept('1')) return expected(phrase::side_to_move);
    if (!at_end()) return expected_end();
    return checked(second_to_move, at_side);
  }

 private:
  Result<State> checked(bool second_to_move, std::size_t at_side) const {
    if (auto fault = wrong_turns(first_, second_))
      return Error{Errc::illegal_position, *std::move(fault)};
    if (auto fault = wrong_side(first_, second_, second_to_move ? Player{1} : Player{0}))
      return Error{Errc::illegal_position, *std::move(fault)}.at(at_side);
    return second_to_move ? State{second_, first_} : State{first_, second_};
  }

  const Board& board_;
  const bool has_slashes_;
  Cells first_ = 0, second_ = 0;
};

}  // namespace

std::optional<Diagnostic> wrong_turns(Cells first, Cells second) {
  const unsigned crosses = count_of(first), circles = count_of(second);
  if (crosses == circles || crosses == circles + 1) return std::nullopt;
  return Diagnostic{phrase::wrong_turns, crosses, circles};
}

std::optional<Diagnostic> wrong_side(Cells first, Cells second, Player to_move) {
  const unsigned crosses = count_of(first), circles = count_of(second);
  if ((to_move == 1) == (crosses > circles)) return std::nullopt;
  return Diagnostic{phrase::wrong_side, to_move + 1u, crosses, circles, 2u - to_move};
}

std::vector<unsigned> cells_of(Cells cells) {
  std::vector<unsigned> list;
  for (Cells rest = cells; rest != 0; rest &= rest - 1) list.push_back(lowest_cell(rest));
  return list;
}

std::string cell_name(const Board& board, unsigned cell) {
  return column_name(cell % board.columns()) +
         std::to_string(board.rows() - cell / board.columns());
}

std::string cell_names(const Board& board, Cells cells) {
  return joined(cells_of(cells), " ", [&](unsigned cell) { return cell_name(board, cell); });
}

std::optional<std::string> normalise_move_text(const Board& board, std::string_view text) {
  unsigned column = 0;  // from 1: "a" is 1, "z" 26, "aa" 27
  for (; !text.empty() && column <= board.columns(); text.remove_prefix(1)) {
    const char letter = to_lower(text.front());
    if (letter < 'a' || letter > 'z') break;
    column = letter_count * column + static_cast<unsigned>(letter - 'a') + 1;
  }
  const unsigned row = take_number(text);
  if (column == 0 || column > board.columns() || row == 0 || row > board.rows() || !text.empty())
    return std::nullopt;
  return cell_name(board, (board.rows() - row) * board.columns() + column - 1);
}

Result<State> parse_position(const Board& board, std::string_view text) {
  return PositionReader(board, text).read();
}

std::string format_position(const Board& board, const State& s) {
  return format_stones(board, stones_of(s, 0), stones_of(s, 1), to_move(s));
}

std::string format_stones(const Board& board, Cells first, Cells second, Player to_move) {
  std::string text;
  text.reserve(board.cell_count() + board.rows() + 1);
  for (unsigned cell = 0; cell < board.cell_count(); ++cell) {
    if (cell > 0 && cell % board.columns() == 0) text += '/';
    text += (first & cell_bit(cell)) != 0 ? 'X' : (second & cell_bit(cell)) != 0 ? 'O' : '.';
  }
  return text += to_move == 0 ? ":1" : ":2";
}

}  // namespace kanzen::mnk
