#pragma once
// One bit an index, for sets of positions.
#include <bit>
#include <cstdint>
#include <vector>

#include "engine/core/game.hpp"

namespace kanzen {

class BitSet {
 public:
  explicit BitSet(Index size) : words_(at((size + 63) / 64)), size_(size) {}

  Index size() const { return size_; }
  bool contains(Index i) const { return (words_[at(i / 64)] >> (i % 64) & 1u) != 0; }
  // True when the index was not in the set before.
  bool insert(Index i) {
    std::uint64_t& word = words_[at(i / 64)];
    const std::uint64_t flag = std::uint64_t{1} << (i % 64);
    if (word & flag) return false;
    word |= flag;
    return true;
  }
  // Calls visit(index) in ascending order until it returns false.
  template <class Visit>
  bool for_each(Visit&& visit) const {
    for (std::size_t w = 0; w < words_.size(); ++w)
      for (std::uint64_t rest = words_[w]; rest != 0; rest &= rest - 1)
        if (!visit(Index{w} * 64 + static_cast<Index>(std::countr_zero(rest)))) return false;
    return true;
  }

 private:
  std::vector<std::uint64_t> words_;
  Index size_;
};

}  // namespace kanzen
