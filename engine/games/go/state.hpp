#pragma once
// Positions of Go: rule sets, the points of a board, stones, Zobrist keys.
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

// The rule sets, which differ in the repetition rule, in suicide and in what counts as a point.
enum class Rules : std::uint8_t {
  situational,   // situational superko (board and side to move); no suicide
  positional,    // positional superko (board alone); no suicide
  tromp_taylor,  // positional superko; suicide is allowed (Tromp-Taylor rules)
  new_zealand,   // situational superko; suicide is allowed (rules of the New Zealand Go Society)
  ko,            // simple ko: no immediate recapture of a single stone; no suicide
  japanese       // simple ko; no suicide; territory scoring
};

// The default rule set is the first.
constexpr auto names_of(Rules) {
  return names_in_order<Rules>("situational", "positional", "tromp-taylor", "new-zealand", "ko",
                               "japanese");
}

constexpr bool allows_suicide(Rules rules) {
  return rules == Rules::tromp_taylor || rules == Rules::new_zealand;
}
constexpr bool has_simple_ko(Rules rules) { return rules == Rules::ko || rules == Rules::japanese; }
// Returns whether the points are empty points and prisoners (territory scoring) instead of stones
// and empty points (area scoring).
constexpr bool counts_territory(Rules rules) { return rules == Rules::japanese; }
// Returns whether the rules forbid a repeated board whichever side is to move.
constexpr bool has_positional_superko(Rules rules) {
  return rules == Rules::positional || rules == Rules::tromp_taylor;
}

// Chinese rules, which are positional, give White a point for each handicap stone, and AGA rules,
// which are situational, for each but the first.
constexpr HandicapBonus handicap_bonus_of(Rules rules) {
  if (rules == Rules::positional) return HandicapBonus::each;
  return rules == Rules::situational ? HandicapBonus::but_first : HandicapBonus::none;
}

constexpr RepetitionRule repetition_of(Rules rules) {
  if (has_simple_ko(rules)) return {};
  return {.policy = Repetition::forbidden, .occurrences = 2, .binds_passes = false};
}

// The points of a board and their neighbours.  Points are numbered row by row from the top left;
// columns have letters from the left without I, rows have numbers from the bottom: "a1" is the
// bottom left corner.

using Point = std::uint16_t;

inline constexpr unsigned longest_side = 19;
inline constexpr unsigned most_points = longest_side * longest_side;

class Grid {
 public:
  using Neighbours = FixedVector<Point, 4>;

  // Requires sides of 1 to longest_side.
  Grid(unsigned columns, unsigned rows);

  unsigned columns() const { return columns_; }
  unsigned rows() const { return rows_; }
  unsigned point_count() const { return columns_ * rows_; }
  const Neighbours& neighbours(Point point) const { return neighbours_[point]; }

  // Returns the name of a point: "d4".
  std::string name(Point point) const;
  // Returns the point with a name in small letters or capitals; nullopt if there is none.
  std::optional<Point> point(std::string_view name) const;

 private:
  unsigned columns_, rows_;
  std::vector<Neighbours> neighbours_;
};

// Zobrist keys (A. Zobrist, "A new hashing method with application for game playing", 1970): a
// random number of 64 bits for every stone on every point.  The key of a board is the XOR of its
// stones' numbers, so a move updates it by the numbers of the added and removed stones.  The
// numbers derive from a fixed seed, so a board has the same key on every machine; they depend on
// the point's number and not on the size of the board.  They are computed on demand because a table
// would add 6 kB of incompressible data.

inline constexpr std::uint64_t zobrist_seed = 0x6b616e7a656e;  // "kanzen"

constexpr std::uint64_t zobrist_number(std::uint64_t place) {
  return mixed(zobrist_seed + (place + 1) * golden_gamma);
}

// The number for the second player to move.
inline constexpr std::uint64_t zobrist_second = zobrist_number(std::uint64_t{2} * most_points);

constexpr std::uint64_t zobrist(Point point, Player player) {
  return zobrist_number(std::uint64_t{2} * point + player);
}

// A position: the stones, and the part of the history that affects the next move.  It does not
// contain strings: placing.hpp finds those next to a move from the stones, which takes less time
// than copying all strings with every position.  PlayoutBoard updates strings incrementally.

using Points = std::bitset<most_points>;

inline constexpr Point no_point = most_points;

// A player's captured stones are counted up to this number.  An endless game may exceed it.
inline constexpr unsigned most_captured = 9999;

struct State {
  Points black, white;
  std::uint64_t key = 0;  // Zobrist key of the stones alone
  // Stones captured by Black and by White.  Both are 0 under area scoring, so that equal boards
  // are equal states.
  std::array<std::uint16_t, 2> captured{};
  Point ko = no_point;       // point that simple ko forbids next
  std::uint8_t to_move = 0;  // 0 Black, 1 White
  std::uint8_t passed = 0;   // 1: the last move was a pass
  friend bool operator==(const State&, const State&) = default;
};
static_assert(std::has_unique_object_representations_v<State>);

// A stone on a point, or a pass.
struct Move {
  Point point = no_point;
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

// Returns the key for superko: it depends on the stones and the side to move, and not on the ko
// point or a pass.
inline std::uint64_t hash_of(const State& s) {
  return s.to_move == 0 ? s.key : s.key ^ zobrist_second;
}

}  // namespace kanzen::go
