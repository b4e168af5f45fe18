#pragma once
// What can come up in a game: positions, moves between them, and whole games.
#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace kanzen {

// Whether move sequences are counted with the passes that they may have, or only those without.
enum class Passes : std::uint8_t { counted, left_out };

// Counts that outgrow 64 bits, say of games: 33! still fits.
__extension__ using WideCount = unsigned __int128;

inline std::string to_decimal(WideCount count) {
  std::string digits;
  do digits += static_cast<char>('0' + static_cast<int>(count % 10));
  while ((count /= 10) != 0);
  std::reverse(digits.begin(), digits.end());
  return digits;
}

// Something counted apart by who has won.
template <class Count>
struct CountByWinner {
  Count first = 0, second = 0, draw = 0;
  Count total() const { return first + second + draw; }
  friend bool operator==(const CountByWinner&, const CountByWinner&) = default;
};

// Of positions, either each by itself or up to symmetry.
struct PositionCounts {
  std::uint64_t positions = 0, terminal = 0;
  // Legal moves; up to symmetry: pairs of classes between which there are any.
  std::uint64_t transitions = 0;
  std::vector<std::uint64_t> by_ply;
  CountByWinner<std::uint64_t> ended;  // terminal positions
};

// Of a game whose positions are counted each by itself.
struct PlayCounts {
  PositionCounts every, up_to_symmetry;
  CountByWinner<WideCount> games;  // from the start to the end
  std::vector<WideCount> games_by_length;
};

}  // namespace kanzen
