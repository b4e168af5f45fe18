#pragma once
// What a solved game says: about one position, and about all of them.
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/value.hpp"

namespace kanzen {

// One legal move, valued for the player who makes it.
struct MoveValue {
  std::string move;
  Value value;                          // distance in plies from the position before the move
  std::optional<std::string> position;  // after the move; empty: a losing lift
};

struct Analysis {
  std::string position;
  Value value;                            // for the side to move
  std::vector<MoveValue> moves;           // best first; empty when the game has ended
  std::vector<std::string> perfect_line;  // best play by both until the end; for a draw a few plies
};

struct DistanceCount {
  std::uint32_t distance = 0;
  std::uint64_t win = 0, loss = 0;  // reachable positions, for the side to move
};

// Positions worth looking at, of one kind.
struct Notable {
  std::string kind;                // "longest_win", "no_safe_move", ... (solve/notable.hpp)
  std::uint64_t count = 0;         // reachable positions of this kind
  std::vector<Analysis> examples;  // the most notable ones first
};

// Counts over all reachable canonical positions.
struct Summary {
  std::string game, rules;
  unsigned threads = 1;
  std::uint64_t positions = 0, terminal = 0, win = 0, loss = 0, draw = 0;
  Value start;
  std::vector<DistanceCount> by_distance;  // ascending, without gaps from 0
  std::uint32_t max_distance = 0;
  double enumerate_seconds = 0, solve_seconds = 0;
};

}  // namespace kanzen
