#pragma once
// Numbers the placements of stones of two colours on a board up to symmetry, in layers by the
// number of stones: layer p has (p + 1) / 2 stones of the first colour and p / 2 of the second, as
// if the players took turns.
//
// The offset of a placement within its layer is
//
//     class of the first colour's cells * C(rest, second stones) + rank of the second's cells
//
// Classes number the symmetry classes of subsets of that size.  The second colour's subset is
// ranked among the cells that the class's representative leaves free, after a symmetry that maps
// the first colour to the representative.  If the representative is itself symmetric, several ranks
// describe one placement; the lowest is its index and the others are gaps.
//
// The classes of all subsets are tabulated at the first use, which takes 13 bytes per subset.
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/index/grid_symmetry.hpp"

namespace kanzen {

// The binomial coefficient C(n, k) for n up to 64; all of them fit into 64 bits.
std::uint64_t binomial(unsigned n, unsigned k);

// Ranks the subsets of a small set by size in colexicographic order: subsets of one size are
// ordered by their bit masks as numbers.  The subsets of the first n elements are therefore the
// first C(n, k) of all k-subsets, whatever the set's size.
class Subsets {
 public:
  using Mask = std::uint32_t;

  // Builds tables for subsets of `elements` (at most 24) elements, eight bytes per subset.
  explicit Subsets(unsigned elements);

  // Returns the rank among the subsets of the same size.
  std::uint32_t rank(Mask subset) const { return rank_[subset]; }
  Mask subset(unsigned size, std::uint32_t rank) const {
    return by_size_[first_of_size_[size] + rank];
  }

 private:
  std::vector<std::uint32_t> rank_;
  std::vector<std::uint32_t> first_of_size_;
  std::vector<Mask> by_size_;
};

class StonePlacements {
 public:
  using Mask = Subsets::Mask;
  static constexpr unsigned max_cells = 20;

  struct Placement {
    Mask first = 0, second = 0;  // disjoint sets of cells
  };

  // The symmetries must form a group of at most eight elements, the identity first; a repeated
  // element must be repeated equally often as every other.
  explicit StonePlacements(std::vector<CellPermutation> symmetries);
  ~StonePlacements();

  unsigned layer_count() const { return cells_ + 1; }
  Index layer_first(unsigned layer) const { return layer_first_[layer]; }  // up to layer_count()
  Index count() const { return layer_first_.back(); }

  // `first` has as many cells as `second`, or one more.
  Index index(Placement placement) const;
  std::optional<Placement> unindex(Index index) const;  // nullopt: a gap
  // Returns the number of placements in the symmetry class.
  unsigned class_size(Placement placement) const;

 private:
  struct Tables;
  const Tables& tables() const;
  unsigned layer_of(Index index) const;
  Mask free_cells(Mask first) const { return ~first & ((Mask{1} << cells_) - 1); }

  unsigned cells_;
  std::vector<CellPermutation> symmetries_;
  std::vector<Index> layer_first_;
  std::vector<std::uint32_t> width_;  // C(rest, second stones), by layer
  mutable std::once_flag tabulated_;
  mutable std::unique_ptr<const Tables> tables_;
};

}  // namespace kanzen
