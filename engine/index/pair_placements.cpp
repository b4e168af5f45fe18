#include "engine/index/pair_placements.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace kanzen {

const PairPlacements& PairPlacements::tables() {
  static const PairPlacements instance;
  return instance;
}

PairPlacements::PairPlacements() {
  rank_placements();
  find_classes();
}

void PairPlacements::rank_placements() {
  int halves = 0;
  for (std::size_t mask = 0; mask < mask_count; ++mask)
    if (std::popcount(mask) <= 2) half_rank_[mask] = static_cast<std::uint8_t>(halves++);
  assert(halves == half_count);

  int next = 0;
  for (unsigned own = 0; own < mask_count; ++own)
    for (unsigned opponent = 0; opponent < mask_count; ++opponent) {
      if (std::popcount(own) > 2 || std::popcount(opponent) > 2 || (own & opponent) != 0) continue;
      placements_[u(next)] = {static_cast<Mask9>(own), static_cast<Mask9>(opponent)};
      rank_[u(half_rank_[own] * half_count + half_rank_[opponent])] =
          static_cast<std::uint16_t>(next);
      ++next;
    }
  assert(next == count);
}

void PairPlacements::find_classes() {
  for (int g = 0; g < symmetry_count; ++g)
    for (int r = 0; r < count; ++r) {
      const auto [own, opponent] = placements_[u(r)];
      symmetric_[u(g)][u(r)] =
          static_cast<std::uint16_t>(rank(symmetric_mask(g, own), symmetric_mask(g, opponent)));
    }

  int classes = 0;
  for (int r = 0; r < count; ++r) {
    int lowest = r;
    for (int g = 0; g < symmetry_count; ++g) lowest = std::min(lowest, symmetric(g, r));
    for (int g = 0; g < symmetry_count; ++g)
      if (symmetric(g, r) == lowest)
        to_representative_[u(r)] = static_cast<std::uint8_t>(to_representative_[u(r)] | 1u << g);
    if (lowest == r) {
      class_of_[u(r)] = static_cast<std::uint8_t>(classes);
      representatives_[u(classes++)] = static_cast<std::uint16_t>(r);
    } else {
      class_of_[u(r)] = class_of_[u(lowest)];
    }
  }
  assert(classes == class_count);
}

}  // namespace kanzen
