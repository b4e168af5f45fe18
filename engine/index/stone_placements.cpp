#include "engine/index/stone_placements.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace kanzen {

std::uint64_t binomial(unsigned n, unsigned k) {
  assert(n <= 64);
  if (k > n) return 0;
  // One row of Pascal's triangle by additions; products would overflow for large n.
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
  std::vector<std::uint32_t> next(elements + 1u, 0);  // next rank, by size
  for (std::size_t subset = 0; subset < count; ++subset) {
    const auto size = static_cast<std::size_t>(std::popcount(subset));
    rank_[subset] = next[size]++;
    by_size_[first_of_size_[size] + rank_[subset]] = static_cast<Mask>(subset);
  }
}

namespace {

using Mask = StonePlacements::Mask;

// Moves the bits of `value` at the positions of `mask` to the low end (parallel extract, PEXT);
// `expanded` is the inverse (PDEP).
Mask compressed(Mask value, Mask mask) {
  Mask result = 0, place = 1;
  for (Mask rest = mask; rest != 0; rest &= rest - 1, place <<= 1)
    if ((value & rest & (~rest + 1)) != 0) result |= place;
  return result;
}

Mask expanded(Mask value, Mask mask) {
  Mask result = 0, place = 1;
  for (Mask rest = mask; rest != 0; rest &= rest - 1, place <<= 1)
    if ((value & place) != 0) result |= rest & (~rest + 1);
  return result;
}

constexpr unsigned first_stones(unsigned layer) { return (layer + 1) / 2; }
constexpr unsigned second_stones(unsigned layer) { return layer / 2; }

// Returns, by size, the number of symmetry classes of cell subsets.  By Burnside's lemma it is the
// mean number of subsets that a symmetry fixes, and those are the unions of its cycles.
std::vector<std::uint64_t> class_counts(unsigned cells,
                                        const std::vector<CellPermutation>& symmetries) {
  std::vector<std::uint64_t> fixed(cells + 1u, 0);
  for (const CellPermutation& to : symmetries) {
    std::vector<std::uint64_t> unions(cells + 1u, 0);  // unions of the cycles so far, by size
    unions[0] = 1;
    std::vector<bool> seen(cells);
    for (unsigned cell = 0; cell < cells; ++cell) {
      unsigned length = 0;
      for (unsigned c = cell; !seen[c]; c = to[c], ++length) seen[c] = true;
      if (length == 0) continue;
      for (unsigned n = cells; n >= length; --n) unions[n] += unions[n - length];
    }
    for (unsigned n = 0; n <= cells; ++n) fixed[n] += unions[n];
  }
  for (std::uint64_t& count : fixed) count /= symmetries.size();
  return fixed;
}

}  // namespace

struct StonePlacements::Tables {
  static constexpr std::size_t bytes = 3;

  explicit Tables(unsigned cells, const std::vector<CellPermutation>& symmetries)
      : subsets(cells), class_of(std::size_t{1} << cells), to_representative(class_of.size()) {
    for (const auto& to : symmetries) permutations.push_back(byte_images<Mask, bytes>(to));
    representatives.resize(cells + 1u);
    for (Mask mask = 0; mask < class_of.size(); ++mask) classify(mask);
  }

  // Masks are classified in ascending order, so a class's lowest mask, its representative, is
  // first.
  void classify(Mask mask) {
    Mask lowest = mask;
    std::uint8_t symmetry = 0;
    for (std::size_t g = 1; g < permutations.size(); ++g)
      if (const Mask candidate = image(g, mask); candidate < lowest) {
        lowest = candidate;
        symmetry = static_cast<std::uint8_t>(g);
      }
    to_representative[mask] = symmetry;
    auto& those = representatives[static_cast<std::size_t>(std::popcount(mask))];
    if (lowest == mask) {
      class_of[mask] = static_cast<std::uint32_t>(those.size());
      those.push_back({mask, stabiliser(mask)});
    } else {
      class_of[mask] = class_of[lowest];
    }
  }

  // A class's lowest mask, and its stabiliser (the symmetries that fix it, without the identity) as
  // a bit set.  The stabiliser is empty for almost all classes.
  struct Representative {
    Mask mask = 0;
    std::uint8_t stabiliser = 0;
  };

  std::uint8_t stabiliser(Mask mask) const {
    unsigned symmetries = 0;
    for (std::size_t g = 1; g < permutations.size(); ++g)
      if (image(g, mask) == mask) symmetries |= 1u << g;
    return static_cast<std::uint8_t>(symmetries);
  }

  const Representative& representative_of(Mask first) const {
    return representatives[static_cast<std::size_t>(std::popcount(first))][class_of[first]];
  }

  // The second colour's cells under a symmetry that maps the first colour's cells to their
  // representative.
  Mask turned(const Placement& placement) const {
    return image(to_representative[placement.first], placement.second);
  }

  // Returns the lowest image of `second` under the stabiliser of the representative.
  Mask lowest_image(const Representative& representative, Mask second) const {
    Mask lowest = second;
    for (unsigned rest = representative.stabiliser; rest != 0; rest &= rest - 1)
      lowest = std::min(lowest, image(static_cast<std::size_t>(std::countr_zero(rest)), second));
    return lowest;
  }
  Mask image(std::size_t symmetry, Mask mask) const {
    const auto& images = permutations[symmetry];
    return images[0][mask & 255u] | images[1][mask >> 8 & 255u] | images[2][mask >> 16 & 255u];
  }

  Subsets subsets;
  std::vector<ByteImages<Mask, bytes>> permutations;
  std::vector<std::uint32_t> class_of;                       // by mask, among masks of its size
  std::vector<std::uint8_t> to_representative;               // by mask: number of a symmetry
  std::vector<std::vector<Representative>> representatives;  // by size and class
};

StonePlacements::StonePlacements(std::vector<CellPermutation> symmetries)
    : cells_(static_cast<unsigned>(symmetries.front().size())), symmetries_(std::move(symmetries)) {
  assert(cells_ <= max_cells);
  const std::vector<std::uint64_t> classes = class_counts(cells_, symmetries_);
  layer_first_.push_back(0);
  for (unsigned layer = 0; layer <= cells_; ++layer) {
    const unsigned rest = cells_ - first_stones(layer);
    width_.push_back(static_cast<std::uint32_t>(binomial(rest, second_stones(layer))));
    layer_first_.push_back(layer_first_.back() + classes[first_stones(layer)] * width_.back());
  }
}

StonePlacements::~StonePlacements() = default;

const StonePlacements::Tables& StonePlacements::tables() const {
  std::call_once(tabulated_,
                 [&] { tables_ = std::make_unique<const Tables>(cells_, symmetries_); });
  return *tables_;
}

Index StonePlacements::index(Placement placement) const {
  const Tables& table = tables();
  const auto stones =
      static_cast<unsigned>(std::popcount(placement.first) + std::popcount(placement.second));
  assert(first_stones(stones) == static_cast<unsigned>(std::popcount(placement.first)));
  const auto& representative = table.representative_of(placement.first);
  const Mask second = table.lowest_image(representative, table.turned(placement));
  return layer_first_[stones] + Index{table.class_of[placement.first]} * width_[stones] +
         table.subsets.rank(compressed(second, free_cells(representative.mask)));
}

unsigned StonePlacements::layer_of(Index index) const {
  const auto after = std::upper_bound(layer_first_.begin(), layer_first_.end(), index);
  return static_cast<unsigned>(after - layer_first_.begin()) - 1;
}

std::optional<StonePlacements::Placement> StonePlacements::unindex(Index index) const {
  const Tables& table = tables();
  const unsigned layer = layer_of(index);
  const Index within = index - layer_first_[layer];
  const auto& first = table.representatives[first_stones(layer)][at(within / width_[layer])];
  const auto rank = static_cast<std::uint32_t>(within % width_[layer]);
  const Mask second =
      expanded(table.subsets.subset(second_stones(layer), rank), free_cells(first.mask));
  if (table.lowest_image(first, second) != second) return std::nullopt;
  return Placement{first.mask, second};
}

unsigned StonePlacements::class_size(Placement placement) const {
  const Tables& table = tables();
  const Mask second = table.turned(placement);
  unsigned unmoved = 1;
  for (unsigned rest = table.representative_of(placement.first).stabiliser; rest != 0;
       rest &= rest - 1)
    if (table.image(static_cast<std::size_t>(std::countr_zero(rest)), second) == second) ++unmoved;
  return static_cast<unsigned>(table.permutations.size()) / unmoved;
}

}  // namespace kanzen
