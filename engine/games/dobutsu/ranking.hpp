#pragma once
// Sets of at most two squares, numbered within a larger set.
#include <array>
#include <cstdint>

#include "engine/games/dobutsu/squares.hpp"

namespace kanzen::dobutsu {

// How many sets of `chosen` squares there are in one of `squares`.
constexpr std::uint32_t set_count(unsigned squares, unsigned chosen) {
  return chosen == 0 ? 1 : chosen == 1 ? squares : squares * (squares - 1) / 2;
}

// Of a set of at most two squares: below set_count(size_of(within), size_of(set)).
constexpr std::uint32_t rank_of(Squares set, Squares within) {
  if (set == 0) return 0;
  const unsigned low = set & (~unsigned{set} + 1), high = set ^ low;
  const std::uint32_t lower = size_of(static_cast<Squares>(within & (low - 1)));
  if (high == 0) return lower;
  const std::uint32_t upper = size_of(static_cast<Squares>(within & (high - 1)));
  return upper * (upper - 1) / 2 + lower;
}

namespace detail {

// The squares of half a board's set, from the lowest.
using HalfMembers = std::array<std::array<std::uint8_t, half>, half_sets>;

constexpr HalfMembers make_half_members() {
  HalfMembers result{};
  for (unsigned set = 0; set < half_sets; ++set) {
    unsigned place = 0;
    for (unsigned rest = set; rest != 0; rest &= rest - 1)
      result[set][place++] = static_cast<std::uint8_t>(std::countr_zero(rest));
  }
  return result;
}
inline constexpr HalfMembers half_members = make_half_members();

// The larger of a pair by the pair's rank: the most `upper` with upper * (upper - 1) / 2 <= rank.
constexpr std::array<std::uint8_t, 66> make_upper_of_pair() {
  std::array<std::uint8_t, 66> result{};
  unsigned upper = 1;
  for (unsigned rank = 0; rank < result.size(); ++rank) {
    if (rank == upper * (upper + 1) / 2) ++upper;
    result[rank] = static_cast<std::uint8_t>(upper);
  }
  return result;
}
inline constexpr auto upper_of_pair = make_upper_of_pair();

}  // namespace detail

// The square of a set that has `place` lower ones in it.
constexpr unsigned member(Squares set, unsigned place) {
  const unsigned low = set % detail::half_sets, in_low = size_of(static_cast<Squares>(low));
  if (place < in_low) return detail::half_members[low][place];
  return detail::half + detail::half_members[set / detail::half_sets][place - in_low];
}

// The inverse of rank_of.
constexpr Squares set_of_rank(std::uint32_t rank, unsigned chosen, Squares within) {
  if (chosen == 0) return 0;
  if (chosen == 1) return bit(member(within, rank));
  const unsigned upper = detail::upper_of_pair[rank];
  const unsigned lower = rank - upper * (upper - 1) / 2;
  return static_cast<Squares>(bit(member(within, upper)) | bit(member(within, lower)));
}

}  // namespace kanzen::dobutsu
