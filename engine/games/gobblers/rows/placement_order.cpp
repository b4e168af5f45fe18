#include "engine/games/gobblers/rows/placement_order.hpp"

#include <bit>
#include <cstring>

namespace kanzen::gobblers {
namespace {

int exchange(const PairPlacements& tables, int rank) {
  const PairPlacement placement = tables.placement(rank);
  return tables.rank(placement.opponent, placement.own);
}

// Is a set of symmetries closed under products?
bool is_group(unsigned symmetries) {
  for (int a = 0; a < symmetry_count; ++a)
    for (int b = 0; b < symmetry_count; ++b)
      if ((symmetries >> a & symmetries >> b & 1u) != 0 &&
          (symmetries >> symmetry_product(a, b) & 1u) == 0)
        return false;
  return symmetries != 0;
}

}  // namespace

const PlacementOrder& PlacementOrder::instance() {
  static const PlacementOrder order;
  return order;
}

PlacementOrder::PlacementOrder()
    : with_own_(mask_count),
      with_opponent_(mask_count),
      canonical_(256),
      images_within_(mask_count * cell_count) {
  order_orbits();
  place_bits();
  for (unsigned symmetries = 0; symmetries < canonical_.size(); ++symmetries)
    if (is_group(symmetries)) find_canonical(symmetries);
  for (std::size_t cells = 0; cells < mask_count; ++cells)
    for (int cell = 0; cell < cell_count; ++cell)
      for (int g = 0; g < symmetry_count; ++g)
        if (cells >> symmetric_cell(g, cell) & 1u)
          images_within_[cells * cell_count + static_cast<std::size_t>(cell)] |=
              static_cast<std::uint8_t>(1u << g);
}

void PlacementOrder::order_orbits() {
  representatives_.fill(none);
  std::size_t pairs = 0, alone = 0;
  for (int c = 0; c < PairPlacements::class_count; ++c) {
    const int first = tables_.representative(c);
    const int second = exchange(tables_, first);
    const int other = tables_.class_of(second);
    if (other < c) continue;  // ordered together with that orbit
    if (other != c) {
      representatives_[pairs] = static_cast<std::int16_t>(first);
      representatives_[exchanged_begin + pairs++] = static_cast<std::int16_t>(second);
      continue;
    }
    representatives_[own_exchanges_begin + alone++] = static_cast<std::int16_t>(first);
    int k = 0;  // the exchange of the representative is its image under k
    while (tables_.symmetric(k, first) != second) ++k;
    auto& exchanges = own_exchanges_.emplace_back();
    for (unsigned value = 0; value < exchanges.size(); ++value)
      for (int g = 0; g < symmetry_count; ++g)
        if (value >> symmetry_product(g, k) & 1u)
          exchanges[value] = static_cast<std::uint8_t>(exchanges[value] | 1u << g);
  }
}

void PlacementOrder::place_bits() {
  std::vector<bool> placed(PairPlacements::count);
  for (std::size_t byte = 0; byte < BitRow::bytes; ++byte) {
    if (representatives_[byte] == none) unused_.begin()[byte] = 0xff;
    for (int g = 0; g < symmetry_count; ++g) {
      const int image = rank(byte, g);
      if (image == none) continue;
      const auto flag = static_cast<std::uint8_t>(1u << g);
      const auto index = static_cast<std::size_t>(image);
      if (!placed[index])
        numbers_[index] =
            static_cast<std::uint16_t>(byte * symmetry_count + static_cast<std::size_t>(g));
      placed[index] = true;
      const PairPlacement placement = tables_.placement(image);
      if (std::popcount(placement.own) > 1 || std::popcount(placement.opponent) > 1)
        with_pairs_.begin()[byte] |= flag;
      for (std::size_t cells = 0; cells < mask_count; ++cells) {
        if ((cells & ~static_cast<std::size_t>(placement.own)) == 0)
          with_own_[cells].begin()[byte] |= flag;
        if ((cells & ~static_cast<std::size_t>(placement.opponent)) == 0)
          with_opponent_[cells].begin()[byte] |= flag;
      }
    }
  }
}

void PlacementOrder::find_canonical(unsigned symmetries) {
  for (int rank = 0; rank < PairPlacements::count; ++rank) {
    bool lowest = true;
    for (unsigned rest = symmetries; rest != 0; rest &= rest - 1)
      if (tables_.symmetric(std::countr_zero(rest), rank) < rank) lowest = false;
    const auto [byte, symmetry] = place(rank);
    if (lowest) canonical_[symmetries].begin()[byte] |= static_cast<std::uint8_t>(1u << symmetry);
  }
}

BitRow PlacementOrder::exchanged(const BitRow& row) const {
  // The blocks are not whole numbers of vectors: 104 bytes are 6.5 of them.
  BitRow result;
  std::memcpy(result.begin(), row.begin() + exchanged_begin, exchanged_begin);
  std::memcpy(result.begin() + exchanged_begin, row.begin(), exchanged_begin);
  const std::uint8_t* const from = row.begin() + own_exchanges_begin;
  std::uint8_t* const to = result.begin() + own_exchanges_begin;
  for (std::size_t i = 0; i < own_exchanges_.size(); ++i) to[i] = own_exchanges_[i][from[i]];
  to[own_exchanges_.size()] = from[own_exchanges_.size()];
  return result;
}

}  // namespace kanzen::gobblers
