#pragma once
// Ranking of the placements of up to two pieces of each player on different cells of a 3x3 board.
// There are 1,423 placements in 219 symmetry classes.  The pieces of one kind, two for each player,
// form one such placement.
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

  // The shared immutable tables, built at the first call.
  static const PairPlacements& tables();

  // Returns the rank of a placement; `own` and `opponent` must satisfy PairPlacement's conditions.
  int rank(Mask9 own, Mask9 opponent) const {
    return rank_[half_rank_[own] * half_count + half_rank_[opponent]];
  }
  PairPlacement placement(int rank) const { return placements_[u(rank)]; }

  // Returns the rank of the placement's image under symmetry g.
  int symmetric(int g, int rank) const { return symmetric_[u(g)][u(rank)]; }

  // The class number (0 to 218) of a placement, and the symmetries that map the placement to the
  // class's representative (its member of lowest rank), as a bit set over g.
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
