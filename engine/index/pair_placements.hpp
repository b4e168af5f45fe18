#pragma once
// Ranking of the ways to put up to two pieces of each of two players on different
// cells of a 3x3 board: 1,423 placements, which the board's symmetries sort into
// 219 classes.  The pieces of one kind, two for each player, are one such placement.
#include <array>
#include <cstdint>

#include "engine/index/board_symmetry.hpp"

namespace kanzen {

struct PairPlacement {
  Mask9 own = 0, opponent = 0;  // disjoint, at most two cells each
  friend bool operator==(const PairPlacement&, const PairPlacement&) = default;
};

class PairPlacements {
 public:
  static constexpr int count = 1423;       // sum over a, b <= 2 of C(9, a) C(9 - a, b)
  static constexpr int class_count = 219;  // placements up to symmetry

  // Built once; immutable.
  static const PairPlacements& tables();

  // `own` and `opponent` must be a placement as described above.
  int rank(Mask9 own, Mask9 opponent) const {
    return rank_[half_rank_[own] * half_count + half_rank_[opponent]];
  }
  PairPlacement placement(int rank) const { return placements_[u(rank)]; }

  // Rank of the placement's image under symmetry g.
  int symmetric(int g, int rank) const { return symmetric_[u(g)][u(rank)]; }

  // Class number (0 to 218) and, as a bit set over g, the symmetries that send the
  // placement to its class's representative, the member of lowest rank.
  int class_of(int rank) const { return class_of_[u(rank)]; }
  std::uint8_t symmetries_to_representative(int rank) const { return to_representative_[u(rank)]; }
  int representative(int class_number) const { return representatives_[u(class_number)]; }

 private:
  static constexpr int half_count = 46;  // cell sets of at most two cells

  PairPlacements();
  void rank_placements();
  void find_classes();
  static constexpr std::size_t u(int i) { return static_cast<std::size_t>(i); }

  std::array<std::uint8_t, mask_count> half_rank_{};
  std::array<std::uint16_t, half_count * half_count> rank_{};
  std::array<PairPlacement, count> placements_{};
  std::array<std::array<std::uint16_t, count>, symmetry_count> symmetric_{};
  std::array<std::uint8_t, count> class_of_{};
  std::array<std::uint8_t, count> to_representative_{};
  std::array<std::uint16_t, class_count> representatives_{};
};

}  // namespace kanzen
