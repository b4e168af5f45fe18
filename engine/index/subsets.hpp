#pragma once
// Ranking of the subsets of a small set by size, in colexicographic order: among subsets of
// one size the order is that of their bit masks as numbers, so the subsets of the first n
// elements are the first C(n, k) of all k-subsets, whatever the set's size.
#include <cstdint>
#include <vector>

namespace kanzen {

// C(n, k) for n at most 64; those of 64 elements still fit.
std::uint64_t binomial(unsigned n, unsigned k);

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

// The bits of `value` at the positions of `mask`, moved together at the low end, and back.
Subsets::Mask compressed(Subsets::Mask value, Subsets::Mask mask);
Subsets::Mask expanded(Subsets::Mask value, Subsets::Mask mask);

}  // namespace kanzen
