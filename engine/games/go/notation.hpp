#pragma once
// Positions as text: rows from the top joined by "/", X Black, O White, "." empty; then ":1" or
// ":2" for the side to move; then, where there is one, ":" and the point that simple ko forbids,
// or ":pass" when the last move was a pass.  Moves are points, "d4", or "pass".
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/result.hpp"
#include "engine/games/go/state.hpp"

namespace kanzen::go {

struct StringOfStones;

// What is wrong with a string that has none.
Diagnostic no_liberty(const Grid& grid, const StringOfStones& string);
// Why no move can have made this the point that ko forbids; nullopt: one can.
std::optional<Diagnostic> wrong_ko(const Grid& grid, Rules rules, const State& state, Point ko);

// Errc::bad_notation; Errc::illegal_position of what no play can reach: strings without a
// liberty, and ko points that no move can have made.
Result<State> parse_position(const Grid& grid, Rules rules, std::string_view text);
std::string format_position(const Grid& grid, const State& state);

std::string format_move(const Grid& grid, Move move);
// A move as format_move writes it, of a text that may have capitals; nullopt: it is none.
std::optional<std::string> usual_spelling(const Grid& grid, std::string_view text);

}  // namespace kanzen::go
