#pragma once
// Numbers the ways to put stones of two colours on a board's cells up to its symmetries, in
// layers by the number of stones: layer p has (p + 1) / 2 stones of the first colour and
// p / 2 of the second, as players who take turns put them down.
//
// Within a layer a placement is
//
//     class of the first colour's cells * C(rest, second stones) + rank of the second's cells
//
// where the class counts the symmetry classes of subsets of that size, and the second colour
// is ranked among the cells that the class's representative leaves free, seen through a
// symmetry that leads to the representative.  Where the representative is symmetric itself,
// several ranks are one placement; the lowest counts, the others are gaps.
//
// Which subset belongs to which class is tabulated at the first use: 13 bytes a subset.
#include <array>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/index/grid_symmetry.hpp"

namespace kanzen {

// C(n, k) for n at most 64; those of 64 elements still fit.
std::uint64_t binomial(unsigned n, unsigned k);

// Ranking of the subsets of a small set by size, in colexicographic order: among subsets of one
// size the order is that of their bit masks as numbers, so the subsets of the first n elements are
// the first C(n, k) of all k-subsets, whatever the set's size.
class Subsets {
 public:
  using Mask = std::uint32_t;

  // Tables for subsets of `elements` (at most 24) elements: eight bytes a subset.
  explicit Subsets(unsigned elements);

  // Among the subsets of its size.
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

  // The symmetries must form a group (with repetitions, if any, alike), at most eight, the
  // first one changing nothing.
  explicit StonePlacements(std::vector<CellPermutation> symmetries);
  ~StonePlacements();

  unsigned layer_count() const { return cells_ + 1; }
  Index layer_first(unsigned layer) const { return layer_first_[layer]; }  // layer_count() too
  Index count() const { return layer_first_.back(); }

  // first has as many cells as second, or one more.
  Index index(Placement placement) const;
  std::optional<Placement> unindex(Index index) const;  // nullopt: a gap
  // How many placements the class of this one has.
  unsigned class_size(Placement placement) const;

 private:
  struct Tables;
  const Tables& tables() const;
  unsigned layer_of(Index index) const;
  Mask free_beside(Mask first) const { return ~first & ((Mask{1} << cells_) - 1); }

  unsigned cells_;
  std::vector<CellPermutation> symmetries_;
  std::vector<Index> layer_first_;
  std::vector<std::uint32_t> width_;  // C(rest, second stones), by layer
  mutable std::once_flag tabulated_;
  mutable std::unique_ptr<const Tables> tables_;
};

}  // namespace kanzen
