#pragma once
// The positions of the first plies.  A manifest contains their values, so that a game can begin
// with values before any chunk is loaded.
#include <unordered_set>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/core/statistics.hpp"

namespace kanzen::table {

// Two plies: enough for the values of all moves in the start position and after the first move.
inline constexpr unsigned opening_plies = 2;

// Returns the canonical positions that at most `opening_plies` moves lead to, breadth first and
// without duplicates.  `value_of(index)` returns their values.
template <Game G, class ValueOf>
std::vector<ValuedPosition> opening_of(const G& game, const ValueOf& value_of) {
  std::vector<ValuedPosition> opening;
  std::vector<StateOf<G>> now, next;
  std::unordered_set<Index> seen;
  const auto meet = [&](const StateOf<G>& state) {
    const Index index = game.index(state);
    if (!seen.insert(index).second) return;
    const StateOf<G> canonical = *game.unindex(index);
    opening.push_back({game.format(canonical), value_of(index)});
    next.push_back(canonical);
  };
  meet(game.initial());
  for (unsigned ply = 0; ply < opening_plies; ++ply) {
    now.swap(next);
    next.clear();
    for (const StateOf<G>& state : now) {
      MovesOf<G> moves;
      if (!game.terminal(state)) game.moves(state, moves);
      for (const auto move : moves)
        if (!ending_of(game, state, move)) meet(game.apply(state, move));
    }
  }
  return opening;
}

}  // namespace kanzen::table
