#pragma once
// The placements of the two elephants, the two giraffes or the two chicks (with hens), numbered,
// and what moves do to them.  "Own" is the side to move before the moves; each piece has an owner
// and is on a square or in hand.
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/games/dobutsu/state.hpp"

namespace kanzen::dobutsu {

using PairNumber = std::uint16_t;
inline constexpr PairNumber no_pair = 0xffff;

// A move or a drop onto a square, or what takes one back from it.
struct PairMove {
  Square square = 0;
  PairNumber after = no_pair;
};
// An un-move takes back a step to a square.
struct PairUnmove {
  Square square = 0;
  bool captured_own_kind = false;  // the step took the other piece of the pair
  PairNumber before = no_pair;
};

class Pairs {
 public:
  // Return the shared, immutable instances, which are built at the first call.
  static const Pairs& elephants();
  static const Pairs& giraffes();
  static const Pairs& chicks();

  // A place of a piece; its number is `number`.
  struct Place {
    bool is_own = true, is_hen = false, in_hand = true;
    Square square = 0;
  };
  struct Pair {
    std::array<Place, 2> places;
    Squares own = 0, opponent = 0;              // squares
    Squares own_reach = 0, opponent_reach = 0;  // squares to which the pieces step
    unsigned own_in_hand = 0;
    PairNumber mirrored = no_pair;
    PairNumber rotated = no_pair, reflected = no_pair;  // with the sides exchanged as well
    // By square: the pair after an opponent's piece there has been captured.
    std::array<PairNumber, square_count> captured{};
  };

  std::size_t count() const { return pairs_.size(); }
  const Pair& operator[](PairNumber n) const { return pairs_[n]; }
  PairNumber number(Place a, Place b) const;
  // The material of a pair: which pieces are on the board and in whose hand, as hens or not,
  // without their squares.  It has a number; `of_material` returns some pair with it.
  std::size_t materials() const { return of_material_.size(); }
  std::size_t material(PairNumber n) const { return materials_[n]; }
  PairNumber of_material(std::size_t material) const { return of_material_[material]; }

  // The moves of own pieces, which may take the other piece of the pair, and the drops.
  std::span<const PairMove> moves(PairNumber n) const { return moves_.of(n); }
  std::span<const PairMove> drops(PairNumber n) const { return drops_.of(n); }
  // The un-moves and un-drops take such moves and drops back.
  std::span<const PairUnmove> unmoves(PairNumber n) const { return unmoves_.of(n); }
  std::span<const PairMove> undrops(PairNumber n) const { return undrops_.of(n); }
  // Returns the pair before an own piece in hand was taken on a square; no_pair if it cannot have
  // been.
  PairNumber uncaptured(PairNumber n, bool as_hen, unsigned square) const {
    return uncaptured_[n][as_hen ? 1 : 0][square];
  }

 private:
  // Lists by pair, one after the other.
  template <class T>
  struct Lists {
    std::vector<T> items;
    std::vector<std::uint32_t> firsts{0};
    void end_list() { firsts.push_back(static_cast<std::uint32_t>(items.size())); }
    std::span<const T> of(PairNumber n) const {
      return {items.data() + firsts[n], items.data() + firsts[n + 1]};
    }
  };

  explicit Pairs(Kind kind);
  std::size_t place_number(Place place) const;
  void add_pairs();
  void find_materials();
  void add_moves(const Pair& pair);

  Kind kind_;
  std::size_t places_;  // of a side
  std::vector<Pair> pairs_;
  std::vector<PairNumber> numbers_;  // by the numbers of both places
  std::vector<std::array<std::array<PairNumber, square_count>, 2>>
      uncaptured_;                       // by pair, hen, square
  std::vector<std::uint8_t> materials_;  // by pair
  std::vector<PairNumber> of_material_;
  Lists<PairMove> moves_, drops_, undrops_;
  Lists<PairUnmove> unmoves_;
};

inline Squares squares_of(const Pairs::Pair& pair) {
  return static_cast<Squares>(pair.own | pair.opponent);
}
// Returns the square with first and last rank exchanged.
constexpr Square reflected(unsigned square) { return mirrored(turned(square)); }

}  // namespace kanzen::dobutsu
