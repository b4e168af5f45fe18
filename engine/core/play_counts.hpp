#pragma once
// Counts of a game's positions, moves and complete games.
#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace kanzen {

// The moves that are included when move sequences are counted.
struct CountedMoves {
  bool passes = true;
  // The capture of a king is a move, and so are the other moves there (HasKingCaptures).
  bool king_captures = false;
};

// A first move, and the number of sequences that begin with it.
struct DividedCount {
  std::string move;
  std::uint64_t sequences = 0;
  friend bool operator==(const DividedCount&, const DividedCount&) = default;
};

// Numbers of move sequences from one position.
struct SequenceCounts {
  std::vector<std::uint64_t> by_length;  // of length 1, 2, ...
  std::vector<DividedCount> divided;     // the longest ones, in the order of the legal moves
};

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
