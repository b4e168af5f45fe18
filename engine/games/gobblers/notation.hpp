#pragma once
// Gobblers as text (docs/GAMES.md, "Gobblers": notation), and as the notebook's integers.
//
// Position: three rows joined by "/", squares joined by ",", an empty square "-",
// else the stack from bottom to top, the first player's pieces "S M L", the second's
// "s m l"; then ":" and the side to move.  Start: -,-,-/-,-,-/-,-,-:1
// Moves: "L@b2" from the hand, "b2c3" on the board, "b2" a losing lift.  Others are read as well:
// "l*b2", "B2-C3", "b2xc3".
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/board_view.hpp"
#include "engine/core/result.hpp"
#include "engine/core/value.hpp"
#include "engine/games/gobblers/state.hpp"

namespace kanzen::gobblers {
std::string cell_name(int cell);      // "a3" to "c1"
std::string cell_names(Mask9 cells);  // "a3 b3 c3"
std::vector<unsigned> cells_of(Mask9 cells);

// A line that no play leads to, and why.
struct LineFault {
  Diagnostic why;
  Mask9 cells = 0;
};

// Refuses everything but a position of pieces that fit on each other; the lines are
// the rule set's business.  For two sizes the notebook's integer is understood, too.
template <int Sizes>
Result<State<Sizes>> parse_position(std::string_view text);
template <int Sizes>
std::string format_position(const State<Sizes>& s);
template <int Sizes>
std::string format_move(Move move);
// A move as format_move writes it; nullopt: the text is none.
template <int Sizes>
std::optional<std::string> usual_spelling(std::string_view text);

// The notebook's 36-bit integer: nine bits each, from the top: own L, own M,
// opponent's L, opponent's M, cell 0 the highest bit of its nine; "own" is the side
// to move.  The canonical one is the smallest of the eight symmetric integers.
using NotebookInteger = std::uint64_t;
NotebookInteger to_integer(const State<2>& s);
NotebookInteger to_canonical_integer(const State<2>& s);
// The first player is to move.  Errc::illegal_position: two pieces of a size on
// one cell, or more than two of a size of one player.  At most 36 bits.
Result<State<2>> from_integer(NotebookInteger integer);

// "integer" and "canonical_integer" for two sizes, nothing for others.
template <int Sizes>
std::vector<Notation> integer_notations(const State<Sizes>& s);

// Gobblers as a front-end draws it.

// Names of endings (GameInfo::endings).
inline constexpr auto line_ending = "line";
inline constexpr auto uncovered_line_ending = "uncovered_line";

// By the lines that the winner has in `cells`.
GameEnd won_by(Player winner, const char* reason, Mask9 cells);

template <int Sizes>
GameInfo game_info(std::string_view rules);

// `seen`: what counts in lines; `terminal`: the value if the game has ended.
template <int Sizes>
BoardView board_view(const State<Sizes>& s, Visible seen, std::optional<Value> terminal);

template <int Sizes>
MoveView view_move(const State<Sizes>& s, Move move);

}  // namespace kanzen::gobblers
