#pragma once
// Sixteen lanes of sixteen bits: a matrix over the places of two giraffes.
//
// A place is a lane and a bit: 4 * file + rank on the board, 12 in hand.  So the four lanes of a
// file are one word of 64 bits, a step along a file is a shift of words, and a step to the next
// file exchanges words.  Lanes 13 to 15 and bits 13 to 15 are unused but for lane 13 of
// `GiraffeRow::same`.
#include <cstdint>

#include "engine/core/byte_vector.hpp"
#include "engine/games/dobutsu/squares.hpp"

namespace kanzen::dobutsu {

inline constexpr unsigned in_hand = 12;  // a place
constexpr unsigned place_of(unsigned square) { return square % columns * 4 + square / columns; }

struct Lanes {
  // Two words each: the files 0 and 1, file 2 and the hand.
  ByteVector low{}, high{};

  std::uint64_t word(unsigned i) const { return i < 2 ? low[i] : high[i - 2]; }
  void set_word(unsigned i, std::uint64_t word) {
    if (i < 2)
      low[i] = word;
    else
      high[i - 2] = word;
  }
  std::uint16_t lane(unsigned i) const {
    return static_cast<std::uint16_t>(word(i / 4) >> (i % 4 * 16));
  }

  friend Lanes operator|(Lanes a, Lanes b) { return {a.low | b.low, a.high | b.high}; }
  friend Lanes operator&(Lanes a, Lanes b) { return {a.low & b.low, a.high & b.high}; }
  friend Lanes operator~(Lanes a) { return {~a.low, ~a.high}; }
  friend Lanes operator>>(Lanes a, int n) { return {a.low >> n, a.high >> n}; }
  friend Lanes operator<<(Lanes a, int n) { return {a.low << n, a.high << n}; }
  Lanes& operator|=(Lanes other) { return *this = *this | other; }
  Lanes& operator&=(Lanes other) { return *this = *this & other; }
};

inline bool has_bit(Lanes v) { return kanzen::has_bit(v.low | v.high); }

// Returns lanes that all have the same bits.
inline Lanes splat_lane(unsigned bits) { return {splat_pair(bits), splat_pair(bits)}; }

// Returns lanes that are empty but for one.
inline Lanes only_lane(unsigned lane, unsigned bits) {
  Lanes result;
  result.set_word(lane / 4, std::uint64_t{bits} << (lane % 4 * 16));
  return result;
}

// Returns all bits in each lane that has bit 0, and none in the others.
inline Lanes fill_lanes(Lanes v) {
  v &= splat_lane(1);
  return {(v.low << 16) - v.low, (v.high << 16) - v.high};
}
// Returns all bits in each lane that is not empty, whose highest bits must be unused.
inline Lanes non_empty(Lanes v) {
  const ByteVector most = splat_pair(0x7fff);
  return fill_lanes(Lanes{v.low + most, v.high + most} >> 15);
}

// Returns the bits that some lane has.
inline std::uint16_t union_of(Lanes v) {
  const ByteVector both = v.low | v.high;
  std::uint64_t word = both[0] | both[1];
  word |= word >> 32;
  word |= word >> 16;
  return static_cast<std::uint16_t>(word);
}

// Return the lanes of the neighbours of each place on the board: those a step along the file away,
// and those on the next files.  The lanes of the hand are arbitrary.
inline Lanes next_ranks(Lanes v) { return (v >> 16) | (v << 16); }
inline Lanes next_files(Lanes v) {
  const std::uint64_t outer = v.low[1], middle = v.low[0] | v.high[0];
  return {ByteVector{outer, middle}, ByteVector{outer, 0}};
}

// --- symmetries of lanes and of bits, which leave the hand as it is

inline Lanes mirrored_lanes(Lanes v) {
  return {ByteVector{v.high[0], v.low[1]}, ByteVector{v.low[0], v.high[1]}};
}
inline Lanes mirrored_bits(Lanes v) {
  return ((v & splat_lane(0x00f)) << 8) | (v & splat_lane(0x10f0)) | ((v >> 8) & splat_lane(0x00f));
}
inline Lanes mirrored(Lanes v) { return mirrored_lanes(mirrored_bits(v)); }

// With first and last rank exchanged.
inline Lanes reflected(Lanes v) {
  v = ((v & splat_lane(0x333)) << 2) | ((v >> 2) & splat_lane(0x333)) | (v & splat_lane(0x1000));
  v = ((v & splat_lane(0x555)) << 1) | ((v >> 1) & splat_lane(0x555)) | (v & splat_lane(0x1000));
  const auto reversed = [](ByteVector words) {
    words = (words >> 32) | (words << 32);
    const ByteVector lower = ByteVector{} + 0x0000FFFF0000FFFFu;
    return ((words >> 16) & lower) | ((words & lower) << 16);
  };
  ByteVector high = reversed(v.high);
  high[1] = v.high[1];
  return {reversed(v.low), high};
}

// Returns the matrix with lanes and bits exchanged.
inline Lanes transposed(Lanes v) {
  // Within words, lanes that are 16 * n bits apart exchange bits that are n places apart.
  const auto exchange_within = [](ByteVector x, int distance, std::uint64_t mask) {
    const ByteVector moved = (x ^ (x >> distance)) & (ByteVector{} + mask);
    return x ^ moved ^ (moved << distance);
  };
  exchange_bits(v.low, v.high, 8, 0x00FF00FF00FF00FFu);
  ByteVector even{v.low[0], v.high[0]}, odd{v.low[1], v.high[1]};
  exchange_bits(even, odd, 4, 0x0F0F0F0F0F0F0F0Fu);
  for (ByteVector* words : {&even, &odd}) {
    *words = exchange_within(*words, 30, 0x00000000CCCCCCCCu);
    *words = exchange_within(*words, 15, 0x0000AAAA0000AAAAu);
  }
  return {ByteVector{even[0], odd[0]}, ByteVector{even[1], odd[1]}};
}

}  // namespace kanzen::dobutsu
