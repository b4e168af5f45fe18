#pragma once
// Strings of stones, and the effect of a stone or a pass under each rule set.
#include <optional>
#include <vector>

#include "engine/games/go/phrases.hpp"
#include "engine/games/go/state.hpp"

namespace kanzen::go {

// A string: orthogonally connected stones of one player.
struct StringOfStones {
  FixedVector<Point, most_points> stones;
  Points liberties;  // empty neighbours
};

// Returns the string of the stone on `point`.
StringOfStones string_at(const Grid& grid, const State& state, Point point);

// Returns the strings without liberties; a legal position has none.
std::vector<StringOfStones> strings_without_liberties(const Grid& grid, const State& state);

// Returns whether the string of the stone on `point` has a liberty other than `but`; the search
// stops at the first one.
bool has_liberty_besides(const Grid& grid, const State& state, Point point, Point but);

// The reason why the board forbids the side to move a stone on an empty point.  Superko, which
// depends on the history, is not among the reasons.
enum class IllegalReason : std::uint8_t { ko, suicide };

constexpr auto names_of(IllegalReason) { return names_in_order<IllegalReason>("ko", "suicide"); }
inline Diagnostic describe_reason(IllegalReason reason) {
  return reason == IllegalReason::ko ? phrase::ko : phrase::suicide;
}

// Returns why the side to move may not place a stone on the empty point `point`; nullopt if it may.
// Superko is not checked.
std::optional<IllegalReason> illegal_reason(const Grid& grid, Rules rules, const State& state,
                                            Point point);

// Returns the position after the side to move places a stone on an empty point for which
// illegal_reason() returns nullopt.
State with_stone(const Grid& grid, Rules rules, const State& state, Point point);

// Returns the position after a pass.
State after_pass(const State& state);

}  // namespace kanzen::go
