#pragma once
// Zobrist keys (A. Zobrist, "A new hashing method with application for game playing", 1970): a
// random number of 64 bits for every stone on every point.  The key of a board is the XOR of its
// stones' numbers, so a move changes it by those of the stones that come and go.  The numbers
// come from a fixed seed: a board has the same key on every machine.  On boards of other sizes
// points have the numbers of the points that count the same, row by row.  They are worked out
// when they are asked for: a table of them would be 6 kB that do not compress.
#include <cstdint>

#include "engine/core/board_view.hpp"
#include "engine/core/mixing.hpp"
#include "engine/games/go/grid.hpp"

namespace kanzen::go {

inline constexpr std::uint64_t zobrist_seed = 0x6b616e7a656e;  // "kanzen"

constexpr std::uint64_t zobrist_number(std::uint64_t place) {
  return mixed(zobrist_seed + (place + 1) * golden_gamma);
}

// Of the second player being to move.
inline constexpr std::uint64_t zobrist_second = zobrist_number(std::uint64_t{2} * most_points);

constexpr std::uint64_t zobrist(Point point, Player player) {
  return zobrist_number(std::uint64_t{2} * point + player);
}

}  // namespace kanzen::go
