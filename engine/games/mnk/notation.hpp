#pragma once
// Notation of m,n,k (docs/games/mnk.md).
//
// Position: the rows from the top, joined by "/", with one character per square, "X" for a stone of
// the first player, "O" for one of the second and "." for an empty square; then ":" and the side to
// move, "1" or "2".  Move: the square of the new stone, with its column in letters (a to z, then
// aa, ab, ...) and its row in digits from the bottom: "b2".
//
// The parser also accepts small letters, "-" for an empty square, rows without "/", and positions
// without the side to move, which follows from the stones: "x.o/.../..x".
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.hpp"
#include "engine/games/mnk/board.hpp"
#include "engine/games/mnk/state.hpp"

namespace kanzen::mnk {

std::vector<unsigned> cells_of(Cells cells);  // ascending
std::string cell_name(const Board& board, unsigned cell);
std::string cell_names(const Board& board, Cells cells);  // "a3 b3 c3"
// Returns the name of a square as cell_name writes it, for a text that may contain capitals;
// nullopt if the text names no square.
std::optional<std::string> normalise_move_text(const Board& board, std::string_view text);

// Return why alternate play cannot lead to these stones, or to this side to move with them; nullopt
// if it can.
std::optional<Diagnostic> wrong_turns(Cells first, Cells second);
std::optional<Diagnostic> wrong_side(Cells first, Cells second, Player to_move);

// Parses a position.  Errors: Errc::bad_notation; Errc::illegal_position if the numbers of stones
// do not result from alternate play.  Lines are not checked here (see Mnk::parse).
Result<State> parse_position(const Board& board, std::string_view text);
std::string format_position(const Board& board, const State& s);
// Formats stones that need not form a legal position.
std::string format_stones(const Board& board, Cells first, Cells second, Player to_move);

}  // namespace kanzen::mnk
