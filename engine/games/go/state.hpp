#pragma once
// A position: whose stones stand where, and what the next move has to know.  It has no strings:
// those that a move touches are found from their stones (strings.hpp), which takes less time than
// copying a list of all of them with every position.  The board of playouts keeps them up.
#include <bitset>
#include <cstdint>
#include <type_traits>

#include "engine/core/board_view.hpp"
#include "engine/games/go/grid.hpp"
#include "engine/games/go/zobrist.hpp"

namespace kanzen::go {

using Points = std::bitset<most_points>;

inline constexpr std::uint32_t no_point = most_points;

struct State {
  Points black, white;
  std::uint64_t key = 0;        // of the board alone, see zobrist.hpp
  std::uint32_t ko = no_point;  // where simple ko forbids the next move
  std::uint16_t to_move = 0;    // 0 Black, 1 White
  std::uint16_t passed = 0;     // 1: the last move was a pass
  friend bool operator==(const State&, const State&) = default;
};
static_assert(std::has_unique_object_representations_v<State>);

// A point, or a pass.
struct Move {
  std::uint16_t point = no_point;
  friend bool operator==(Move, Move) = default;
};
inline constexpr Move pass{};
constexpr Move at_point(Point point) { return {point}; }

inline Points& stones_of(State& s, Player player) { return player == 0 ? s.black : s.white; }
inline const Points& stones_of(const State& s, Player player) {
  return player == 0 ? s.black : s.white;
}
inline Player mover(const State& s) { return static_cast<Player>(s.to_move); }
inline Player opponent(const State& s) { return static_cast<Player>(1 - s.to_move); }
inline bool is_empty(const State& s, Point point) { return !s.black[point] && !s.white[point]; }

// The side to move counts, a ko point and a pass do not: what superko is about.
inline std::uint64_t hash_of(const State& s) {
  return s.to_move == 0 ? s.key : s.key ^ zobrist_second;
}

}  // namespace kanzen::go
