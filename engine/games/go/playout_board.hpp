#pragma once
// The board of playouts, which is modified in place, and its grid with a border.
#include <array>
#include <cassert>
#include <cstdint>
#include <vector>

#include "engine/core/quick_random.hpp"
#include "engine/games/go/state.hpp"

namespace kanzen::go {

// A cell of the board with a border of edge cells, so that every point has eight neighbours.  Spots
// are numbered row by row from the top left; one edge column is both the right border of a row and
// the left border of the next row.
using Spot = std::uint16_t;

inline constexpr std::size_t most_spots = (longest_side + 2) * (longest_side + 1) + 1;
inline constexpr Spot no_spot = 0;  // an edge cell

class PaddedGrid {
 public:
  explicit PaddedGrid(const Grid& grid);

  unsigned columns() const { return columns_; }
  unsigned rows() const { return rows_; }
  unsigned point_count() const { return columns_ * rows_; }
  unsigned stride() const { return columns_ + 1; }
  Spot spot(unsigned point) const { return spots_[point]; }
  Point point(Spot spot) const { return points_[spot]; }
  std::uint64_t key(Spot spot, unsigned player) const { return keys_[spot][player]; }

 private:
  unsigned columns_, rows_;
  std::vector<Spot> spots_;  // by point
  std::array<Point, most_spots> points_{};
  std::array<std::array<std::uint64_t, 2>, most_spots> keys_{};
};

// Surroundings: the contents of the eight neighbours of a point in 16 bits, two bits each: first
// the orthogonal neighbours (above, left, right, below), then the diagonal neighbours (above left,
// above right, below left, below right).  Predicates on surroundings are table look-ups.

// The content of a spot; a stone of player p has the value p + 1.
enum class Content : std::uint8_t { empty, black, white, edge };

constexpr Content stone_of(unsigned player) { return static_cast<Content>(player + 1); }
constexpr Content opposing(Content stone) {
  return stone == Content::black ? Content::white : Content::black;
}

using Surroundings = std::uint16_t;

// Returns the neighbour number of the opposite direction.
constexpr unsigned opposite_neighbour(unsigned number) {
  return number < 4 ? 3 - number : 11 - number;
}

namespace surroundings {

inline constexpr std::uint8_t has_empty = 1, black_only = 2, white_only = 4;

// Returns the properties of four neighbours by their contents.  properties_of gets the numbers of
// empty points, black stones, white stones and edge cells among them.
template <class PropertiesOf>
constexpr auto tabulate(const PropertiesOf& properties_of) {
  std::array<std::uint8_t, 256> facts{};
  for (unsigned four = 0; four < 256; ++four) {
    std::array<unsigned, 4> counts{};  // by Content
    for (unsigned number = 0; number < 4; ++number) ++counts[four >> 2 * number & 3];
    const auto& [empty, black, white, edge] = counts;
    facts[four] = static_cast<std::uint8_t>(properties_of(empty, black, white, edge));
  }
  return facts;
}

// Properties of the four orthogonal neighbours, by their contents: at least one is empty; all are
// black stones or edge; all are white stones or edge.
inline constexpr auto lines =
    tabulate([](unsigned empty, unsigned black, unsigned white, unsigned) {
      if (empty > 0) return int{has_empty};
      return (white == 0 ? black_only : 0) | (black == 0 ? white_only : 0);
    });

// Properties of the four diagonal neighbours, by their contents: an eye of Black (black_only) or of
// White (white_only) between them is not false, because at most one of them, or none at the edge,
// is a stone of the opponent.
inline constexpr auto diagonals =
    tabulate([](unsigned, unsigned black, unsigned white, unsigned edge) {
      const unsigned most = edge > 0 ? 0 : 1;
      return (white <= most ? black_only : 0) | (black <= most ? white_only : 0);
    });

// Returns the property that refers to the player's own stones.
constexpr std::uint8_t own_only(unsigned player) { return player == 0 ? black_only : white_only; }

}  // namespace surroundings

constexpr bool touches_empty(Surroundings around) {
  return (surroundings::lines[around & 255] & surroundings::has_empty) != 0;
}

// Returns whether an empty point is an eye of the player by the usual heuristic: all orthogonal
// neighbours are own stones or edge, and at most one diagonal neighbour, or none at the edge, is a
// stone of the opponent.
constexpr bool is_eye(Surroundings around, unsigned player) {
  return (surroundings::lines[around & 255] & surroundings::diagonals[around >> 8] &
          surroundings::own_only(player)) != 0;
}

// Returns the owner of an empty point without empty neighbours: +1 Black, -1 White, 0 neither.
constexpr int owner_of_single_point(Surroundings around) {
  const unsigned facts = surroundings::lines[around & 255];
  return static_cast<int>(facts >> 1 & 1) - static_cast<int>(facts >> 2 & 1);
}

// A board for playouts, modified in place.  Strings are updated incrementally; each is a circular
// list of its stones with the count of its pseudo-liberties: a liberty counts once for each
// adjacent stone of the string.  The count n, the sum and the sum of squares of the liberties'
// spots identify a string in atari and its last liberty: n numbers are equal if n times the sum of
// their squares is the square of their sum.
//
// The board applies simple ko, which every rule set implies, and executes suicide; callers of
// play() call is_legal() first.

class PlayoutBoard {
 public:
  // `grid` must outlive the board.
  explicit PlayoutBoard(const PaddedGrid& grid);
  PlayoutBoard(const PaddedGrid& grid, const State& state);

  State state() const;

  const PaddedGrid& grid() const { return *grid_; }
  Player to_move() const { return to_move_; }
  std::uint64_t key() const { return key_; }  // Zobrist key of the stones alone
  Spot last() const { return last_; }         // last move; no_spot after a pass or if unknown
  bool passed() const { return passed_; }
  Content at(Spot spot) const { return contents_[spot]; }
  bool is_empty(Spot spot) const { return contents_[spot] == Content::empty; }
  Surroundings around(Spot spot) const { return around_[spot]; }
  // Returns the neighbour by its number.
  Spot neighbour_spot(Spot spot, unsigned number) const {
    return static_cast<Spot>(spot + offsets_[number]);
  }

  unsigned empty_count() const { return empty_count_; }
  Spot empty_spot(unsigned number) const { return empty_[number]; }
  unsigned stone_count(unsigned player) const { return stones_[player]; }

  // --- strings, each identified by any of its stones
  Spot head(Spot stone) const { return heads_[stone]; }  // the same for all stones of a string
  Spot next(Spot stone) const { return nexts_[stone]; }  // next stone of the circular list
  unsigned size(Spot stone) const { return strings_[heads_[stone]].stones; }
  bool in_atari(Spot stone) const { return is_in_atari(strings_[heads_[stone]]); }
  Spot last_liberty(Spot stone) const {  // requires in_atari(stone)
    const StringData& string = strings_[heads_[stone]];
    return static_cast<Spot>(string.sum / string.pseudo);
  }

  // --- the side to move
  // Returns whether it may play on the empty spot `spot` by simple ko and without suicide.
  bool is_legal(Spot spot) const {
    if (spot == ko_) return false;
    return touches_empty(around_[spot]) || captures_or_connects(spot);
  }
  bool is_own_eye(Spot spot) const { return is_eye(around_[spot], to_move_); }
  // Plays a stone on an empty spot and removes the captured stones, or its own string if that has
  // no liberty.
  void play(Spot spot);
  void pass();

  // Returns a uniformly random legal spot that is not an own eye; no_spot if there is none.
  Spot random_non_eye(QuickRandom& random) {
    return random_non_eye(random, [](Spot) { return false; });
  }
  // Returns one that `is_rejected(spot)` does not reject.
  template <class Rejects>
  Spot random_non_eye(QuickRandom& random, const Rejects& is_rejected) {
    for (unsigned left = empty_count_; left > 0;) {
      const unsigned chosen = random.below(left);
      const Spot spot = empty_[chosen];
      if (!is_own_eye(spot) && is_legal(spot) && !is_rejected(spot)) return spot;
      // Moves the rejected spot behind the candidates; the others remain equally likely.
      const Spot moved = empty_[--left];
      empty_[left] = spot;
      places_[spot] = static_cast<Spot>(left);
      empty_[chosen] = moved;
      places_[moved] = static_cast<Spot>(chosen);
    }
    return no_spot;
  }

  // Returns Black's points minus White's if no empty region has more than one point, as after a
  // playout; the points of larger regions count for neither player.
  int score_of_filled_board() const;
  // Returns the owner of a spot in that score: +1 Black, -1 White, 0 neither.
  int owner(Spot spot) const;

 private:
  struct StringData {
    std::uint16_t pseudo = 0, stones = 0;
    std::uint32_t sum = 0, squares = 0;  // over the spots of the pseudo-liberties
  };

  static bool is_in_atari(const StringData& string) {
    // A single liberty has at most four adjacent stones; with at most four, the products do not
    // overflow.
    return string.pseudo <= 4 && string.pseudo * string.squares == string.sum * string.sum;
  }

  bool captures_or_connects(Spot spot) const;
  void put(Spot spot, unsigned player);
  void join(Spot one, Spot other);
  void remove_string(Spot stone);
  // Toggles `spot` between empty and `stone` in the surroundings of its neighbours.
  void change_content(Spot spot, Content stone);
  void add_empty(Spot spot);
  void drop_empty(Spot spot);

  const PaddedGrid* grid_;
  std::array<std::int32_t, 8> offsets_;
  std::uint64_t key_ = 0;
  Spot ko_ = no_spot, last_ = no_spot;
  Player to_move_ = 0;
  bool passed_ = false;
  std::uint32_t empty_count_ = 0;
  std::array<std::uint32_t, 2> stones_{};
  std::array<Content, most_spots> contents_;
  std::array<Surroundings, most_spots> around_{};
  std::array<Spot, most_spots> heads_{};  // 0 if there is no stone; strings_[0] is a dummy
  std::array<Spot, most_spots> nexts_{};
  std::array<StringData, most_spots> strings_{};  // by head
  std::array<Spot, most_points> empty_{};         // the empty spots in arbitrary order
  std::array<Spot, most_spots> places_{};         // index in empty_ of each empty spot
};

}  // namespace kanzen::go
