#pragma once
// What a solved game says: about one position, and about all of them.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/statistics.hpp"
#include "engine/core/value.hpp"

namespace kanzen {

// One legal move, valued for the player who makes it.
struct MoveValue {
  std::string move;
  Value value;                          // distance in plies from the position before the move
  std::optional<std::string> position;  // after the move; empty: it leaves none
};

struct Analysis {
  std::string position;
  Value value;                            // for the side to move
  std::vector<MoveValue> moves;           // best first; empty when the game has ended
  std::vector<std::string> perfect_line;  // best play by both until the end; for a draw a few plies
  // Numbers of the chunks of a table, ascending, without which the line is cut here: the same
  // question gives more of it when they have come.  Empty: all of the line is there.
  std::vector<std::size_t> missing_chunks = {};
};

// What a search found: outcomes without distances; nullopt where time was too short.
struct SearchedMove {
  std::string move;
  std::optional<Outcome> outcome;  // for the player who makes it
  std::string position;            // after the move
};

struct SearchReport {
  std::string position;
  std::optional<Outcome> outcome;   // for the side to move
  std::vector<SearchedMove> moves;  // best first, unknown ones last; empty when the game has ended
  std::uint64_t nodes = 0;
  double seconds = 0;
};

// What is known of it as an analysis, whose distances mean nothing; nullopt: nothing is.
std::optional<Analysis> known_part(const SearchReport& report);

// Positions worth looking at, of one kind, with all that is known about the examples.
struct Notable {
  std::string kind;                // "longest_win", "no_safe_move", ... (core/statistics.hpp)
  std::uint64_t count = 0;         // reachable positions of this kind
  std::vector<Analysis> examples;  // the most notable ones first
};

// The same with the examples' values alone.
std::vector<NotablePositions> without_moves(const std::vector<Notable>& kinds);

// The counts over all reachable positions, and how solving went.
struct Summary : Statistics {
  std::string game, rules;
  unsigned threads = 1;
  double enumerate_seconds = 0, solve_seconds = 0;
};

}  // namespace kanzen
