#pragma once
// What it takes to solve a game completely, before it is tried.
#include <cstdint>

#include "engine/core/game.hpp"
#include "engine/solve/value_coding.hpp"

namespace kanzen {

// Bytes of the values and of the sets of positions that are kept at once: where the reached ones
// are enumerated (solve/enumerate.hpp) those of two plies as well.
template <Game G>
std::uint64_t solve_memory(const G& game) {
  constexpr unsigned sets = HasRowPredecessors<G> || HasLayers<G> ? 1 : 3;
  return entry_count(game) * coding::bytes_of(distances_of<G>) + sets * (game.index_count() / 8);
}

}  // namespace kanzen
