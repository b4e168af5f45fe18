#pragma once
// Notation of Go.  Position: the rows from the top, joined by "/", with "X" for Black, "O" for
// White and "." for an empty point; then ":" and the side to move, "1" or "2"; then, under
// territory scoring and if there are any, ":" and the stones captured by Black and by White, "3-0";
// then, where it applies, ":" and the point that simple ko forbids, or ":pass" if the last move was
// a pass. Move: a point, "d4", or "pass".
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/result.hpp"
#include "engine/games/go/state.hpp"

namespace kanzen::go {

struct StringOfStones;

// Returns the message about a string without liberties.
Diagnostic no_liberty(const Grid& grid, const StringOfStones& string);
// Returns why no last move can have made `ko` the point that simple ko forbids; nullopt if one can.
std::optional<Diagnostic> wrong_ko(const Grid& grid, Rules rules, const State& state, Point ko);

// Parses a position.  Errors: Errc::bad_notation; Errc::illegal_position if a string has no
// liberty, or if no last move can have produced the ko point.
Result<State> parse_position(const Grid& grid, Rules rules, std::string_view text);
std::string format_position(const Grid& grid, const State& state);

std::string format_move(const Grid& grid, Move move);
// Returns the move as format_move writes it, for a text that may contain capitals; nullopt if the
// text is no move.
std::optional<std::string> normalise_move_text(const Grid& grid, std::string_view text);

}  // namespace kanzen::go
