#pragma once
// The indices (dobutsu/numbering.hpp) of the positions of a row.
#include <array>
#include <cstdint>
#include <vector>

#include "engine/core/fixed_vector.hpp"
#include "engine/games/dobutsu/numbering.hpp"
#include "engine/games/dobutsu/rows/giraffe_row.hpp"
#include "engine/games/dobutsu/rows/pairs.hpp"

namespace kanzen::dobutsu {

// Returns a position from the lions and the pairs of the other pieces.
State state_of(Square own_lion, Square opponent_lion, PairNumber elephants, PairNumber chicks,
               PairNumber giraffes);

// The layouts of all blocks of a region with the same lions.
class BlockLayouts {
 public:
  BlockLayouts(Numbering::RegionName region, Square own_lion, Square opponent_lion);

  Squares lions() const { return lions_; }
  // By Pairs::material of the giraffes.
  const Numbering::BlockLayout* of(PairNumber elephants, PairNumber chicks) const {
    const std::size_t e = Pairs::elephants().material(elephants),
                      c = Pairs::chicks().material(chicks);
    return &layouts_[(e * Pairs::chicks().materials() + c) * Pairs::giraffes().materials()];
  }

 private:
  Squares lions_;
  std::vector<Numbering::BlockLayout> layouts_;
};

// The lions and all pieces but the giraffes are those of the row.
class RowIndex {
 public:
  RowIndex(const BlockLayouts& layouts, PairNumber elephants, PairNumber chicks);

  // Returns the index of the position with the giraffes of a bit.  If both lions are on the middle
  // file, the smaller one of this and that of the mirror image is the index of both.
  Index of(unsigned bit) const {
    const PlacedGiraffes& giraffes = giraffes_[bit];
    const Numbering::BlockLayout& layout = layouts_[giraffes.material];
    std::uint32_t rank =
        rank_of(giraffes.own, own_within_) * layout.factors[giraffe] +
        rank_of(giraffes.opponent, static_cast<Squares>(opponent_within_ & ~giraffes.own)) *
            layout.factors[small_kinds + giraffe];
    for (const Ranked& one : ranked_) {
      const unsigned taken =
          (giraffes.own & one.of_own_giraffes) | (giraffes.opponent & one.of_opponent);
      rank +=
          rank_of(one.set, static_cast<Squares>(one.within & ~taken)) * layout.factors[one.kind];
    }
    return layout.first + rank;
  }

 private:
  // The pieces of a kind, which are ranked within squares that giraffes may also take.
  struct Ranked {
    std::size_t kind = 0;
    Squares set = 0, within = 0;
    Squares of_own_giraffes = 0, of_opponent = 0;  // all squares if those of giraffes are left out
  };

  const GiraffesByBit& giraffes_ = giraffes_by_bit();
  const Numbering::BlockLayout* layouts_;
  FixedVector<Ranked, 6> ranked_;
  Squares own_within_ = 0, opponent_within_ = 0;  // where giraffes are ranked
};

}  // namespace kanzen::dobutsu
