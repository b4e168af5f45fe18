#pragma once
// The quick board, which is changed in place and on which playouts are played.
#include <array>
#include <cassert>
#include <cstdint>
#include <vector>

#include "engine/core/quick_random.hpp"
#include "engine/games/go/state.hpp"

namespace kanzen::go {

// The points of a board with a frame of edge around them, so that each has eight neighbours.  A
// spot is a number in it, row by row from the top left; one column of edge stands for the right
// end of a row and the left end of the next.
using Spot = std::uint16_t;

inline constexpr std::size_t most_spots = (longest_side + 2) * (longest_side + 1) + 1;
inline constexpr Spot no_spot = 0;  // an edge

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

// What stands on the eight neighbours of a point, as a number of 16 bits: two for each, first those
// along the lines (above, left, right, below), then the diagonal ones (above left, above right,
// below left, below right).  A few questions about it are one look into a table.

// Of a point.  The stones of player p are content p + 1.
enum class Content : std::uint8_t { empty, black, white, edge };

constexpr Content stone_of(unsigned player) { return static_cast<Content>(player + 1); }
constexpr Content opposing(Content stone) {
  return stone == Content::black ? Content::white : Content::black;
}

using Surroundings = std::uint16_t;

// Neighbours 0 to 3 lie along the lines, 4 to 7 diagonally.
constexpr Content neighbour(Surroundings around, unsigned number) {
  return static_cast<Content>(around >> 2 * number & 3);
}
// The number under which a point is a neighbour of its own neighbour.
constexpr unsigned seen_from(unsigned number) { return number < 4 ? 3 - number : 11 - number; }

namespace surroundings {

inline constexpr std::uint8_t has_empty = 1, black_only = 2, white_only = 4;

// Of the four along the lines: is one empty, are all Black's or edge, White's or edge?
inline constexpr auto lines = [] {
  std::array<std::uint8_t, 256> facts{};
  for (unsigned four = 0; four < 256; ++four) {
    bool empty = false, black = false, white = false;
    for (unsigned number = 0; number < 4; ++number) {
      const Content content = neighbour(static_cast<Surroundings>(four), number);
      empty = empty || content == Content::empty;
      black = black || content == Content::black;
      white = white || content == Content::white;
    }
    facts[four] =
        static_cast<std::uint8_t>((empty ? has_empty : 0) | (!empty && !white ? black_only : 0) |
                                  (!empty && !black ? white_only : 0));
  }
  return facts;
}();

// Of the four diagonal ones: do so few of them hold opposing stones, at the edge none and else at
// most one, that an eye between them is no false one?
inline constexpr auto diagonals = [] {
  std::array<std::uint8_t, 256> facts{};
  for (unsigned four = 0; four < 256; ++four) {
    unsigned black = 0, white = 0, edge = 0;
    for (unsigned number = 0; number < 4; ++number) {
      const Content content = neighbour(static_cast<Surroundings>(four), number);
      black += content == Content::black ? 1 : 0;
      white += content == Content::white ? 1 : 0;
      edge += content == Content::edge ? 1 : 0;
    }
    const unsigned most = edge > 0 ? 0 : 1;
    facts[four] = static_cast<std::uint8_t>((white <= most ? black_only : 0) |
                                            (black <= most ? white_only : 0));
  }
  return facts;
}();

// The fact about a player's own stones.
constexpr std::uint8_t own_only(unsigned player) { return player == 0 ? black_only : white_only; }

}  // namespace surroundings

constexpr bool touches_empty(Surroundings around) {
  return (surroundings::lines[around & 255] & surroundings::has_empty) != 0;
}

// Is an empty point an eye of the player's by the usual rule of thumb: own stones or edge along
// the lines, and diagonally at most one opposing stone, at the edge none?
constexpr bool is_eye(Surroundings around, unsigned player) {
  return (surroundings::lines[around & 255] & surroundings::diagonals[around >> 8] &
          surroundings::own_only(player)) != 0;
}

// An empty point's owner, where no empty point is beside it: +1 Black, -1 White, 0 neither.
constexpr int owner_of_single(Surroundings around) {
  const unsigned facts = surroundings::lines[around & 255];
  return static_cast<int>(facts >> 1 & 1) - static_cast<int>(facts >> 2 & 1);
}

// A board that is changed in place, for playouts: strings are kept up incrementally, each a
// circular list of its stones, with its pseudo-liberties: a liberty counts once for each own stone
// beside it. Their number, sum and sum of squares tell a string in atari and its last liberty: n
// numbers are all the same when n times the sum of their squares is the square of their sum.
//
// It plays by simple ko, which every rule set contains, and lets suicide happen; whoever plays on
// it asks is_legal first.

class PlayoutBoard {
 public:
  // `grid` outlives the board.
  explicit PlayoutBoard(const PaddedGrid& grid);
  PlayoutBoard(const PaddedGrid& grid, const State& state);

  State state() const;

  const PaddedGrid& grid() const { return *grid_; }
  Player to_move() const { return to_move_; }
  std::uint64_t key() const { return key_; }  // of the stones alone
  Spot ko() const { return ko_; }             // no_spot: none
  Spot last() const { return last_; }         // no_spot: a pass, or not known
  bool passed() const { return passed_; }
  Content at(Spot spot) const { return contents_[spot]; }
  bool is_empty(Spot spot) const { return contents_[spot] == Content::empty; }
  Surroundings around(Spot spot) const { return around_[spot]; }
  // The neighbour by its number.
  Spot beside(Spot spot, unsigned number) const {
    return static_cast<Spot>(spot + offsets_[number]);
  }

  unsigned empty_count() const { return empty_count_; }
  Spot empty_spot(unsigned number) const { return empty_[number]; }
  unsigned stone_count(unsigned player) const { return stones_[player]; }

  // --- strings, by one of their stones
  Spot head(Spot stone) const { return heads_[stone]; }  // the same for all stones of a string
  Spot next(Spot stone) const { return nexts_[stone]; }  // around the circle
  unsigned size(Spot stone) const { return strings_[heads_[stone]].stones; }
  bool in_atari(Spot stone) const { return is_in_atari(strings_[heads_[stone]]); }
  Spot last_liberty(Spot stone) const {  // of a string in atari
    const StringData& string = strings_[heads_[stone]];
    return static_cast<Spot>(string.sum / string.pseudo);
  }

  // --- the side to move
  // `spot` is empty.  By simple ko, without suicide.
  bool is_legal(Spot spot) const {
    if (spot == ko_) return false;
    return touches_empty(around_[spot]) || takes_or_joins(spot);
  }
  bool is_own_eye(Spot spot) const { return is_eye(around_[spot], to_move_); }
  // A stone on an empty spot; the stones it takes, or if it has no liberty its own string, go.
  void play(Spot spot);
  void pass();

  // Legal and no own eye, each such spot as likely as any other; no_spot: there is none.
  Spot any_sensible(QuickRandom& random);

  // Black's points minus White's where no empty region has more than one point, as after a
  // playout; larger ones count for nobody.
  int score_of_singles() const;
  // +1 Black's, -1 White's, 0 neither's, of the same count.
  int owner(Spot spot) const;

 private:
  struct StringData {
    std::uint16_t pseudo = 0, stones = 0;
    std::uint32_t sum = 0, squares = 0;  // of the pseudo-liberties' spots
  };

  static bool is_in_atari(const StringData& string) {
    // One liberty has at most four own stones beside it; the products then fit.
    return string.pseudo <= 4 && string.pseudo * string.squares == string.sum * string.sum;
  }

  bool takes_or_joins(Spot spot) const;
  void put(Spot spot, unsigned player);
  void join(Spot one, Spot other);
  void remove_string(Spot stone);
  void change_content(Spot spot, Content stone);  // between empty and that stone
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
  std::array<Surroundings, most_spots> around_;
  std::array<Spot, most_spots> heads_;  // of what is no stone: 0, a string that nobody reads
  std::array<Spot, most_spots> nexts_;
  std::array<StringData, most_spots> strings_;  // by head
  std::array<Spot, most_points> empty_;         // the empty spots, in any order,
  std::array<Spot, most_spots> places_;         // and where each of them stands there
};

}  // namespace kanzen::go
