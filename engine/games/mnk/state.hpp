#pragma once
// A position of m,n,k as two bitboards, from the point of view of the side to move.  The side to
// move follows from the number of stones: the first player, X, moves if it is even, the second, O,
// if it is odd.
#include <bit>
#include <cstdint>

#include "engine/core/board_view.hpp"
#include "engine/games/mnk/board.hpp"

namespace kanzen::mnk {

struct State {
  Cells own = 0, opponent = 0;  // disjoint
  friend constexpr bool operator==(const State&, const State&) = default;
};

constexpr Cells stones(const State& s) { return s.own | s.opponent; }
constexpr unsigned stone_count(const State& s) {
  return static_cast<unsigned>(std::popcount(stones(s)));
}
constexpr Player to_move(const State& s) { return static_cast<Player>(stone_count(s) % 2); }
constexpr Cells stones_of(const State& s, Player player) {
  return player == to_move(s) ? s.own : s.opponent;
}

// Returns a hash of a position: two rounds of multiply and shift over both words (the multipliers
// are those of SplitMix64, Steele, Lea and Flood 2014).
constexpr std::uint64_t hash_of(const State& s) {
  std::uint64_t hash = s.own * 0xbf58476d1ce4e5b9u;
  hash = (hash ^ (hash >> 31) ^ s.opponent) * 0x94d049bb133111ebu;
  return hash ^ (hash >> 29);
}

using Move = std::uint8_t;  // the cell of the new stone

constexpr State after_move(const State& s, Move move) {
  return {s.opponent, s.own | cell_bit(move)};
}

}  // namespace kanzen::mnk
