#include "engine/index/subsets.hpp"

#include <bit>
#include <cassert>

namespace kanzen {

std::uint64_t binomial(unsigned n, unsigned k) {
  assert(n <= 64);
  if (k > n) return 0;
  // The row of Pascal's triangle, sum by sum: products would overflow before 64.
  std::vector<std::uint64_t> row(k + 1u, 0);
  row[0] = 1;
  for (unsigned i = 1; i <= n; ++i)
    for (unsigned j = k; j > 0; --j) row[j] += row[j - 1];
  return row[k];
}

Subsets::Subsets(unsigned elements) {
  assert(elements <= 24);
  const std::size_t count = std::size_t{1} << elements;
  std::uint32_t first = 0;
  for (unsigned size = 0; size <= elements; ++size) {
    first_of_size_.push_back(first);
    first += static_cast<std::uint32_t>(binomial(elements, size));
  }
  rank_.resize(count);
  by_size_.resize(count);
  std::vector<std::uint32_t> next(elements + 1u, 0);  // rank, by size
  for (std::size_t subset = 0; subset < count; ++subset) {
    const auto size = static_cast<std::size_t>(std::popcount(subset));
    rank_[subset] = next[size]++;
    by_size_[first_of_size_[size] + rank_[subset]] = static_cast<Mask>(subset);
  }
}

Subsets::Mask compressed(Subsets::Mask value, Subsets::Mask mask) {
  Subsets::Mask result = 0, place = 1;
  for (Subsets::Mask rest = mask; rest != 0; rest &= rest - 1, place <<= 1)
    if ((value & rest & (~rest + 1)) != 0) result |= place;
  return result;
}

Subsets::Mask expanded(Subsets::Mask value, Subsets::Mask mask) {
  Subsets::Mask result = 0, place = 1;
  for (Subsets::Mask rest = mask; rest != 0; rest &= rest - 1, place <<= 1)
    if ((value & place) != 0) result |= rest & (~rest + 1);
  return result;
}

}  // namespace kanzen
