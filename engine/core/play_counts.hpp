#pragma once
// Counts of a game's positions, moves and complete games.
#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace kanzen {

// Whether counts of move sequences include sequences with passes.
enum class Passes : std::uint8_t { counted, excluded };

// An integer for counts beyond 64 bits, for example of games; 33! fits.
__extension__ using WideCount = unsigned __int128;

inline std::string to_decimal(WideCount count) {
  std::string digits;
  do digits += static_cast<char>('0' + static_cast<int>(count % 10));
  while ((count /= 10) != 0);
  std::reverse(digits.begin(), digits.end());
  return digits;
}

// Counts by winner.
template <class Count>
struct CountByWinner {
  Count first = 0, second = 0, draw = 0;
  Count total() const { return first + second + draw; }
  friend bool operator==(const CountByWinner&, const CountByWinner&) = default;
};

// Counts of positions, either single ones or symmetry classes.
struct PositionCounts {
  std::uint64_t positions = 0, terminal = 0;
  // Legal moves; for symmetry classes, pairs of classes connected by a move.
  std::uint64_t transitions = 0;
  std::vector<std::uint64_t> by_ply;
  CountByWinner<std::uint64_t> ended;  // terminal positions by winner
};

// Counts of positions, single and up to symmetry, and of complete games.
struct PlayCounts {
  PositionCounts every, up_to_symmetry;
  CountByWinner<WideCount> games;  // complete games, from the start to the end
  std::vector<WideCount> games_by_length;
};

}  // namespace kanzen
