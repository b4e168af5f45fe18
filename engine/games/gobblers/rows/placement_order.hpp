#pragma once
// The order says which placement of the smallest layer each bit of a row stands for (bit_row.hpp).
#include <array>
#include <cstdint>
#include <vector>

#include "engine/games/gobblers/rows/bit_row.hpp"
#include "engine/index/pair_placements.hpp"

namespace kanzen::gobblers {

// The place of a bit in a row.
struct BitPlace {
  std::uint8_t byte = 0, symmetry = 0;  // the number of the bit is that of the symmetry
};

class PlacementOrder {
 public:
  static constexpr int none = -1;

  // Returns the shared, immutable instance, which is built at the first call.
  static const PlacementOrder& instance();

  // Returns the rank of the placement with a bit, `none` for an unused byte.
  int rank(std::size_t byte, int symmetry) const {
    const int representative = representatives_[byte];
    return representative == none ? none : tables_.symmetric(symmetry, representative);
  }
  // Returns the number of the first bit of a placement: its byte * 8 + its symmetry.
  std::uint16_t number(int rank) const { return numbers_[static_cast<std::size_t>(rank)]; }
  BitPlace place(int rank) const {
    return {static_cast<std::uint8_t>(number(rank) / symmetry_count),
            static_cast<std::uint8_t>(number(rank) % symmetry_count)};
  }

  // The bits of the unused bytes.
  const BitRow& unused() const { return unused_; }
  // The placements in which the side to move, or the opponent, has small pieces on all of `cells`,
  // at most two.
  const BitRow& with_own(Mask9 cells) const { return with_own_[cells]; }
  const BitRow& with_opponent(Mask9 cells) const { return with_opponent_[cells]; }
  // The placements with two pieces of a side.
  const BitRow& with_pairs() const { return with_pairs_; }
  // One bit for each class of placements under some symmetries, which form a group: the first bit
  // of the placement of lowest rank, which gives the position its index.
  const BitRow& canonical(std::uint8_t symmetries) const { return canonical_[symmetries]; }
  // By a byte of a row: for each symmetry g whether the image of `cell` under g is in `cells`.
  std::uint8_t images_within(Mask9 cells, int cell) const {
    return images_within_[static_cast<std::size_t>(cells) * cell_count +
                          static_cast<std::size_t>(cell)];
  }

  // Returns the row with the sides exchanged in each placement.
  BitRow exchanged(const BitRow& row) const;

 private:
  static constexpr std::size_t exchanged_begin = 104, own_exchanges_begin = 208;

  PlacementOrder();
  void order_orbits();
  void place_bits();
  void find_canonical(unsigned symmetries);

  const PairPlacements& tables_ = PairPlacements::tables();
  std::array<std::int16_t, BitRow::bytes> representatives_{};
  std::array<std::uint16_t, PairPlacements::count> numbers_{};
  BitRow unused_{}, with_pairs_{};
  std::vector<BitRow> with_own_, with_opponent_;  // by set of cells
  std::vector<BitRow> canonical_;                 // by set of symmetries
  std::vector<std::uint8_t> images_within_;
  // By byte from own_exchanges_begin on: the exchange of each of its 256 values.
  std::vector<std::array<std::uint8_t, 256>> own_exchanges_;
};

}  // namespace kanzen::gobblers
