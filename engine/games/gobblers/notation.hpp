#pragma once
// Notation of Gobblers (docs/games/gobblers.md), including the notebook's integers.
//
// Position: three rows joined by "/", with three squares joined by ",": "-" for an empty square,
// otherwise the stack from bottom to top, with "S M L" for the first player's pieces and "s m l"
// for the second player's; then ":" and the side to move, "1" or "2".  Initial position:
// -,-,-/-,-,-/-,-,-:1.  Move: "L@b2" from the hand, "b2c3" on the board, "b2" for a losing lift.
// The parser also accepts "l*b2", "B2-C3" and "b2xc3".
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/board_view.hpp"
#include "engine/core/result.hpp"
#include "engine/core/value.hpp"
#include "engine/games/gobblers/rules.hpp"
#include "engine/games/gobblers/state.hpp"

namespace kanzen::gobblers {
std::string cell_name(int cell);      // "a3" to "c1"
std::string cell_names(Mask9 cells);  // "a3 b3 c3"
std::vector<unsigned> cells_of(Mask9 cells);

// A line that legal play cannot produce, and the reason.
struct LineFault {
  Diagnostic why;
  Mask9 cells = 0;
};

// Parses a position, with two sizes also the notebook's integer.  Errors: Errc::bad_notation;
// Errc::illegal_position if the pieces do not fit on each other or are too many.  Lines are not
// checked.
template <int Sizes>
Result<State<Sizes>> parse_position(std::string_view text, const Rules& rules);
template <int Sizes>
std::string format_position(const State<Sizes>& s);
// The message about a piece too many of one size, whose details are the square and the piece.
const Phrase<2>& too_many_of_size(const Rules& rules);
std::string format_move(int sizes, Move move);
// Returns the move as format_move writes it; nullopt if the text is no move.
std::optional<std::string> normalise_move_text(int sizes, std::string_view text);

// The notebook's 36-bit integer: nine bits each for own L, own M, opponent's L and opponent's M,
// from the highest, with cell 0 as the highest bit of its nine; "own" is the side to move.  The
// canonical integer is the smallest of the eight symmetric integers.
using NotebookInteger = std::uint64_t;
NotebookInteger to_integer(const State<2>& s);
NotebookInteger to_canonical_integer(const State<2>& s);
// Returns the position of an integer of at most 36 bits, with the first player to move.  Errors:
// Errc::illegal_position if two pieces of a size are on one cell or a player has more than two of a
// size.
Result<State<2>> from_integer(NotebookInteger integer);

// Returns the notations "integer" and "canonical_integer".
std::vector<Notation> integer_notations(const State<2>& s);

// Views of Gobblers for front ends.

// Names of endings (GameInfo::endings).
inline constexpr auto line_ending = "line";
inline constexpr auto uncovered_line_ending = "uncovered_line";
inline constexpr auto no_move_ending = "no_move";

// Returns a win of `winner` by the lines of `owner` in `cells`.
GameEnd make_win(Player winner, Player owner, const char* reason, Mask9 cells);

GameInfo game_info(int sizes, const Rules& rules);

// `seen`: the pieces that count in lines; `own_line`: that of the side to move decides the game;
// `terminal`: the value if it is over; `pieces`: those of each size that a player has.
template <int Sizes>
BoardView board_view(const State<Sizes>& s, Visible seen, bool own_line,
                     std::optional<Value> terminal, unsigned pieces);

MoveView view_move(Player mover, Move move);

}  // namespace kanzen::gobblers
