#pragma once
// Strings of stones, and what a stone or a pass does under each rule set.
#include <optional>
#include <vector>

#include "engine/games/go/phrases.hpp"
#include "engine/games/go/state.hpp"

namespace kanzen::go {

// Stones of one player that are connected along lines.
struct StringOfStones {
  FixedVector<Point, most_points> stones;
  Points liberties;  // empty points beside them
};

// That of the stone at `point`.
StringOfStones string_at(const Grid& grid, const State& state, Point point);

// Those that have no liberty, which no play leaves on the board.
std::vector<StringOfStones> strangled_strings(const Grid& grid, const State& state);

// Has the string of the stone at `point` a liberty besides `but`?  Looks no further than to the
// first one.
bool has_liberty_besides(const Grid& grid, const State& state, Point point, Point but);

// Why the side to move may put no stone on an empty point, for what is on the board.
enum class Refusal : std::uint8_t { ko, suicide };

constexpr auto names_of(Refusal) {
  return std::to_array<Name<Refusal>>({{Refusal::ko, "ko"}, {Refusal::suicide, "suicide"}});
}
inline Diagnostic words_of(Refusal refusal) {
  return refusal == Refusal::ko ? phrase::ko : phrase::suicide;
}

// `point` is empty.  nullopt: the stone may be put there.
std::optional<Refusal> refusal(const Grid& grid, Rules rules, const State& state, Point point);

// The position after a stone of the side to move on an empty point that refuses none.
State with_stone(const Grid& grid, Rules rules, const State& state, Point point);

// The position after a pass.
State after_pass(const State& state);

}  // namespace kanzen::go
