#pragma once
// Measures uniform playouts of Go per second in one run: on the two boards of baseline_playouts.hpp
// and on the engine's PlayoutBoard.
#include <cstdint>
#include <vector>

namespace kanzen {

struct PlayoutSpeed {
  const char* board;  // "sets", "zobrist", "quick"
  std::uint64_t playouts = 0;
  double seconds = 0, moves_each = 0, score_each = 0;  // scores without komi
  double per_second() const { return static_cast<double>(playouts) / seconds; }
};

// Plays on an empty board with `side` rows and columns.  The boards take turns; each runs for at
// least `seconds` of processor time in all.
std::vector<PlayoutSpeed> compare_playouts(unsigned side, double seconds);

}  // namespace kanzen
