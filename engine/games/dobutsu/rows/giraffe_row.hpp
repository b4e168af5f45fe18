#pragma once
// A row of positions of Dobutsu shogi as bits: one for each placement of the giraffes, with all
// other pieces fixed.
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>
#include <vector>

#include "engine/games/dobutsu/rows/lanes.hpp"
#include "engine/games/dobutsu/rows/pairs.hpp"

namespace kanzen::dobutsu {

struct alignas(64) GiraffeRow {
  // Two own giraffes on i and j: lane i, bit j with i < j.  Two of the opponent's: lane i, bit j
  // with i > j.  Own ones both in hand: lane 12, bit 12; the opponent's: lane 13, bit 0.
  Lanes same;
  Lanes mixed;  // an own giraffe on i, one of the opponent's on j: lane i, bit j
};

// Sets of places, as lanes.
struct PlaceTables {
  static const PlaceTables& instance();

  Lanes upper, lower;          // bits of `same` that are own pairs; the opponent's
  Lanes own_bit;               // bit i of lane i
  Lanes two_in_hand;           // of the opponent's
  std::array<Lanes, 16> lane;  // all bits of a lane
  Lanes neighbours;            // the neighbours of the lane's place, on the board
  std::array<std::uint16_t, square_count> neighbours_of{};  // by place
  std::array<Lanes, square_count> next_to;                  // all bits of the lanes of neighbours
};

inline bool is_empty(const GiraffeRow& row) { return !has_bit(row.same | row.mixed); }
inline void add(GiraffeRow& row, const GiraffeRow& other) {
  row.same |= other.same;
  row.mixed |= other.mixed;
}
inline void remove(GiraffeRow& row, const GiraffeRow& other) {
  row.same &= ~other.same;
  row.mixed &= ~other.mixed;
}
inline GiraffeRow common(const GiraffeRow& a, const GiraffeRow& b) {
  return {a.same & b.same, a.mixed & b.mixed};
}

// Own pairs, and the opponent's, in both orders; without the opponent's two in hand.
struct SymmetricPairs {
  Lanes own, opponent;
};
inline SymmetricPairs symmetric_pairs(const GiraffeRow& row) {
  const PlaceTables& tables = PlaceTables::instance();
  const Lanes other = transposed(row.same);
  const Lanes two_in_hand = only_lane(in_hand, 0x1000);
  return {(row.same & tables.upper) | (other & tables.lower),
          (row.same & tables.lower) | (other & tables.upper & ~two_in_hand)};
}

// By pair: the number of its bit in a row, which is 256 for `mixed`, + 16 * lane + bit.
const std::vector<std::uint16_t>& bits_by_pair();
inline std::uint16_t bit_of_pair(PairNumber giraffes) { return bits_by_pair()[giraffes]; }
PairNumber pair_of_bit(unsigned bit);

inline constexpr unsigned row_bits = 512;

// The giraffes of a bit, as far as inner loops ask for them.
struct PlacedGiraffes {
  Squares own = 0, opponent = 0;
  std::uint16_t mirrored = 0;  // the bit of the mirror image
  std::uint8_t material = 0;   // Pairs::material
};
using GiraffesByBit = std::array<PlacedGiraffes, row_bits>;
const GiraffesByBit& giraffes_by_bit();

// The words of a row are read from memory, because a vector has no element with a variable number.
inline std::uint64_t word_of(const GiraffeRow& row, unsigned number) {
  std::uint64_t word;
  std::memcpy(&word, reinterpret_cast<const std::byte*>(&row) + number * sizeof word, sizeof word);
  return word;
}
inline void set_word(GiraffeRow& row, unsigned number, std::uint64_t word) {
  std::memcpy(reinterpret_cast<std::byte*>(&row) + number * sizeof word, &word, sizeof word);
}

inline bool contains(const GiraffeRow& row, unsigned bit) {
  return (word_of(row, bit / 64) >> (bit % 64) & 1) != 0;
}
inline void insert(GiraffeRow& row, unsigned bit) {
  set_word(row, bit / 64, word_of(row, bit / 64) | std::uint64_t{1} << bit % 64);
}
inline void erase(GiraffeRow& row, unsigned bit) {
  set_word(row, bit / 64, word_of(row, bit / 64) & ~(std::uint64_t{1} << bit % 64));
}

// Calls visit(bit) for each bit.
template <class Visit>
void for_each_bit(const GiraffeRow& row, Visit&& visit) {
  for (unsigned first = 0; first < row_bits; first += 64)
    for (std::uint64_t rest = word_of(row, first / 64); rest != 0; rest &= rest - 1)
      visit(first + static_cast<unsigned>(std::countr_zero(rest)));
}

// Returns the row with left and right exchanged.
GiraffeRow mirrored(const GiraffeRow& row);
// Returns the row from the other side's point of view: turned by 180 degrees, or with `reflects`
// only with first and last rank exchanged.
GiraffeRow turned(const GiraffeRow& row, bool reflects);

// Collects the positions of a row with a move to a marked position.  The rows that are added have
// the marked positions after moves, from the point of view of the side that has moved.
class MoveCollector {
 public:
  // Adds a move of a piece other than a giraffe to `place`, which may take a giraffe.
  [[gnu::always_inline]] void add_move(const GiraffeRow& after, unsigned place) {
    same_ |= after.same;
    const Lanes with_hand = (after.same >> static_cast<int>(in_hand)) & splat_lane(1);
    mixed_ |= after.mixed | (with_hand << static_cast<int>(place));
    taken_[place] = static_cast<std::uint16_t>(taken_[place] | after.mixed.lane(in_hand));
  }
  // Adds a drop of such a piece.
  [[gnu::always_inline]] void add_drop(const GiraffeRow& after) {
    same_ |= after.same;
    mixed_ |= after.mixed;
  }
  // Adds moves of giraffes to empty squares, to other giraffes and from the hand.
  void add_giraffe_moves(const GiraffeRow& after);
  // Adds moves of giraffes that take another piece on `place`.
  void add_giraffe_captures(const GiraffeRow& after, unsigned place);
  // Adds what has been collected for the mirror image.
  void add_mirrored(const MoveCollector& other);

  GiraffeRow collected() const;

 private:
  Lanes taken() const {
    Lanes lanes;
    std::memcpy(static_cast<void*>(&lanes), taken_.data(), sizeof lanes);
    return lanes;
  }

  const PlaceTables& tables_ = PlaceTables::instance();
  Lanes same_{}, mixed_{};
  Lanes own_{};  // own pairs on the lane and the bit, in either order
  // The opponent's pairs, in either order, as lanes in memory: a move changes one of them.
  std::array<std::uint16_t, 16> taken_{};
};

// Marks the positions to which moves from a row lead; what MoveCollector collects, the other way.
class MoveSpreader {
 public:
  explicit MoveSpreader(const GiraffeRow& row) : row_(row), pairs_(symmetric_pairs(row)) {}

  void add_move(GiraffeRow& after, unsigned place) const {
    const Lanes taken = (row_.mixed >> static_cast<int>(place)) & splat_lane(1);
    after.same |= row_.same | (taken << static_cast<int>(in_hand));
    after.mixed |= row_.mixed | (splat_lane(pairs_.opponent.lane(place)) & tables_.lane[in_hand]);
  }
  void add_giraffe_moves(GiraffeRow& after) const {
    const Lanes& own = pairs_.own;
    // One of two own giraffes steps to a neighbour, or comes from the hand; or it takes one of the
    // opponent's, and the other own one is that in hand.
    const Lanes steps =
        ((own >> 4) & splat_lane(0x0ff)) | ((own << 4) & splat_lane(0xff0)) |
        ((own >> 1) & splat_lane(0x777)) | ((own << 1) & splat_lane(0xeee)) |
        (fill_lanes(own >> static_cast<int>(in_hand)) & splat_lane(0xfff)) |
        (non_empty(splat_lane(union_of(row_.mixed & tables_.neighbours)) & tables_.own_bit) &
         splat_lane(0x1000));
    after.same |= (steps & tables_.upper) | transposed(steps & tables_.lower);
    Lanes from_hand = splat_lane(row_.mixed.lane(in_hand));
    from_hand.set_word(3, 0);
    after.mixed |= next_ranks(row_.mixed) | next_files(row_.mixed) | from_hand;
  }
  void add_giraffe_captures(GiraffeRow& after, unsigned place) const {
    const unsigned partners = union_of(pairs_.own & tables_.next_to[place]);
    const Lanes column =
        non_empty(splat_lane(partners) & tables_.own_bit) & splat_lane(1u << place);
    after.same |=
        (splat_lane(partners) & tables_.lane[place] & tables_.upper) | (column & tables_.upper);
    after.mixed |= splat_lane(union_of(row_.mixed & tables_.next_to[place])) & tables_.lane[place];
  }

 private:
  const PlaceTables& tables_ = PlaceTables::instance();
  GiraffeRow row_;
  SymmetricPairs pairs_;
};

inline void MoveCollector::add_giraffe_moves(const GiraffeRow& after) {
  const Lanes upper = after.same & tables_.upper;
  const Lanes own = upper | transposed(upper);
  // One of two own giraffes steps to a neighbour, or comes from the hand.
  own_ |= ((own >> 4) & splat_lane(0x0ff)) | ((own << 4) & splat_lane(0xff0)) |
          ((own >> 1) & splat_lane(0x777)) | ((own << 1) & splat_lane(0xeee)) |
          (non_empty(own & splat_lane(0xfff)) & splat_lane(0x1000));
  // The own one steps, takes the other one, or comes from the hand.
  mixed_ |= next_ranks(after.mixed) | next_files(after.mixed) |
            (splat_lane(own.lane(in_hand)) & tables_.neighbours);
  Lanes on_board = after.mixed;
  on_board.set_word(3, 0);
  mixed_ |= splat_lane(union_of(on_board)) & tables_.lane[in_hand];
}

inline void MoveCollector::add_giraffe_captures(const GiraffeRow& after, unsigned place) {
  // All bits of the lanes whose places, with `place`, are an own pair.
  const Lanes upper = after.same & tables_.upper;
  const Lanes partners = fill_lanes(upper >> static_cast<int>(place)) |
                         non_empty(splat_lane(upper.lane(place)) & tables_.own_bit);
  own_ |= partners & splat_lane(tables_.neighbours_of[place]);
  mixed_ |= splat_lane(after.mixed.lane(place)) & tables_.next_to[place];
}

inline void MoveCollector::add_mirrored(const MoveCollector& other) {
  own_ |= mirrored(other.same_ & tables_.upper) | mirrored(other.own_);
  const Lanes all_taken = taken() | mirrored(other.taken() | (other.same_ & tables_.lower));
  std::memcpy(taken_.data(), &all_taken, sizeof all_taken);
  mixed_ |= mirrored(other.mixed_);
  same_ |= other.same_ & tables_.two_in_hand;
}

[[gnu::always_inline]] inline GiraffeRow MoveCollector::collected() const {
  const Lanes taken_pairs = taken();
  const Lanes upper = (own_ & tables_.upper) | (taken_pairs & tables_.lower);
  const Lanes other = (own_ & tables_.lower) | (taken_pairs & tables_.upper);
  return {same_ | upper | transposed(other), mixed_};
}

}  // namespace kanzen::dobutsu
