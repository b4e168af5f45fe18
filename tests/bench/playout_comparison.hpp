#pragma once
// How many uniform playouts of Go a second three boards play, in one run: the plain ones
// (plain_playouts.hpp) and the one that the project plays on.
#include <cstdint>
#include <vector>

namespace kanzen {

struct PlayoutSpeed {
  const char* board;  // "sets", "zobrist", "quick"
  std::uint64_t playouts = 0;
  double seconds = 0, moves_each = 0, score_each = 0;  // scores without komi
  double per_second() const { return static_cast<double>(playouts) / seconds; }
};

// On the empty board of side by side points, each for at least so many seconds of the processor's
// time, in turns.
std::vector<PlayoutSpeed> compare_playouts(unsigned side, double seconds);

}  // namespace kanzen
