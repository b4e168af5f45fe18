#pragma once
// A board that is changed in place, for playouts: strings are kept up incrementally, each a
// circular list of its stones, with its pseudo-liberties: a liberty counts once for each own stone
// beside it. Their number, sum and sum of squares tell a string in atari and its last liberty: n
// numbers are all the same when n times the sum of their squares is the square of their sum.
//
// It plays by simple ko, which every rule set contains, and lets suicide happen; whoever plays on
// it asks is_legal first.
#include <cassert>

#include "engine/core/quick_random.hpp"
#include "engine/games/go/padded_grid.hpp"
#include "engine/games/go/state.hpp"
#include "engine/games/go/surroundings.hpp"

namespace kanzen::go {

class PlayoutBoard {
 public:
  // `grid` outlives the board.
  explicit PlayoutBoard(const PaddedGrid& grid);
  PlayoutBoard(const PaddedGrid& grid, const State& state);

  State state() const;

  const PaddedGrid& grid() const { return *grid_; }
  Player to_move() const { return to_move_; }
  std::uint64_t key() const { return key_; }  // of the stones alone, see zobrist.hpp
  Spot ko() const { return ko_; }             // no_spot: none
  Spot last() const { return last_; }         // no_spot: a pass, or not known
  bool passed() const { return passed_; }
  Content at(Spot spot) const { return contents_[spot]; }
  bool is_empty(Spot spot) const { return contents_[spot] == Content::empty; }
  Surroundings around(Spot spot) const { return around_[spot]; }
  // The neighbour by its number, see surroundings.hpp.
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
