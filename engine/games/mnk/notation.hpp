#pragma once
// m,n,k as text (docs/GAMES.md, "Tic-tac-toe and m,n,k").
//
// Position: the rows from the top joined by "/", a character a square: "X" the first
// player's stone, "O" the second's, "." none; then ":" and the side to move, "1" or "2".
// Move: the square that gets the stone, its column in letters (a to z, then aa, ab, ...) and
// its row in digits from the bottom: "b2".
//
// Others are read as well: "x.o/.../..x", in small letters, with "-" for an empty square, without
// any "/", and without the side to move, which follows from the stones.
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
// A square's name as cell_name gives it, of a text that may have capitals; nullopt: it names none.
std::optional<std::string> usual_spelling(const Board& board, std::string_view text);

// Why play in turn cannot come to these stones, or not with this side to move; nullopt: it can.
std::optional<Diagnostic> wrong_turns(Cells first, Cells second);
std::optional<Diagnostic> wrong_side(Cells first, Cells second, Player to_move);

// Refuses everything but a position in which the players have put stones in turn; the lines
// are the game's business.
Result<State> parse_position(const Board& board, std::string_view text);
std::string format_position(const Board& board, const State& s);
// The same of stones that need not be a position.
std::string format_stones(const Board& board, Cells first, Cells second, Player to_move);

}  // namespace kanzen::mnk
