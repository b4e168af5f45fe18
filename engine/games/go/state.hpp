#pragma once
// What a position of Go is: rule sets, the points of a board, the stones on them and their key.
#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/core/board_view.hpp"
#include "engine/core/fixed_vector.hpp"
#include "engine/core/names.hpp"
#include "engine/core/quick_random.hpp"
#include "engine/core/repetition.hpp"

namespace kanzen::go {

// The four rule sets.  They differ in what may come again and in suicide; all count area.
enum class Rules : std::uint8_t {
  situational,   // no earlier board with the same side to move; no suicide
  positional,    // no earlier board; no suicide
  tromp_taylor,  // no earlier board; suicide is allowed (Tromp and Taylor's rules)
  ko             // only a single stone that took a single stone is not taken back at once
};

// The default first.
constexpr auto names_of(Rules) {
  return std::to_array<Name<Rules>>({{Rules::situational, "situational"},
                                     {Rules::positional, "positional"},
                                     {Rules::tromp_taylor, "tromp-taylor"},
                                     {Rules::ko, "ko"}});
}

constexpr bool allows_suicide(Rules rules) { return rules == Rules::tromp_taylor; }
constexpr bool has_simple_ko(Rules rules) { return rules == Rules::ko; }
// A board that comes again with the other side to move may not.
constexpr bool forbids_boards(Rules rules) {
  return rules == Rules::positional || rules == Rules::tromp_taylor;
}

constexpr RepetitionRule repetition_of(Rules rules) {
  if (has_simple_ko(rules)) return {};
  return {.policy = Repetition::forbidden, .occurrences = 2, .binds_passes = false};
}

// The points of a board and their neighbours.  A point is a number, row by row from the top left;
// columns are lettered from the left without I, rows numbered from the bottom: "a1" is the bottom
// left corner.

using Point = std::uint16_t;

inline constexpr unsigned longest_side = 19;
inline constexpr unsigned most_points = longest_side * longest_side;

class Grid {
 public:
  using Neighbours = FixedVector<Point, 4>;

  // Each side from 1 to longest_side.
  Grid(unsigned columns, unsigned rows);

  unsigned columns() const { return columns_; }
  unsigned rows() const { return rows_; }
  unsigned point_count() const { return columns_ * rows_; }
  const Neighbours& neighbours(Point point) const { return neighbours_[point]; }

  // "d4".
  std::string name(Point point) const;
  // Of a name in small letters or capitals; nullopt: there is no such point.
  std::optional<Point> point(std::string_view name) const;

 private:
  unsigned columns_, rows_;
  std::vector<Neighbours> neighbours_;
};

// Zobrist keys (A. Zobrist, "A new hashing method with application for game playing", 1970): a
// random number of 64 bits for every stone on every point.  The key of a board is the XOR of its
// stones' numbers, so a move changes it by those of the stones that come and go.  The numbers
// come from a fixed seed: a board has the same key on every machine.  On boards of other sizes
// points have the numbers of the points that count the same, row by row.  They are worked out
// when they are asked for: a table of them would be 6 kB that do not compress.

inline constexpr std::uint64_t zobrist_seed = 0x6b616e7a656e;  // "kanzen"

constexpr std::uint64_t zobrist_number(std::uint64_t place) {
  return mixed(zobrist_seed + (place + 1) * golden_gamma);
}

// Of the second player being to move.
inline constexpr std::uint64_t zobrist_second = zobrist_number(std::uint64_t{2} * most_points);

constexpr std::uint64_t zobrist(Point point, Player player) {
  return zobrist_number(std::uint64_t{2} * point + player);
}

// A position: whose stones stand where, and what the next move has to know.  It has no strings:
// those that a move touches are found from their stones (placing.hpp), which takes less time than
// copying a list of all of them with every position.  The board of playouts keeps them up.

using Points = std::bitset<most_points>;

inline constexpr std::uint32_t no_point = most_points;

struct State {
  Points black, white;
  std::uint64_t key = 0;        // of the board alone
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
