#pragma once
// A row of positions of Gobblers as bits: one bit for each placement of the smallest layer, with
// the upper layers fixed (numbering.hpp).
//
// The placements are ordered by their orbits under the eight symmetries of the board:
//
//     byte j, bit g  =  the image under symmetry g of the j-th orbit's representative
//
//     bytes    0 to 101   orbits, and 102, 103 are unused
//            104 to 205   the same with the sides exchanged, and 206, 207 are unused
//            208 to 222   orbits that contain their own exchange, and 223 is unused
//
// A placement that some symmetry preserves has several bits in its byte; they are always equal.  So
// a symmetry of the board is the same permutation of eight bits in every byte, and the exchange of
// the sides is an exchange of two blocks, for sixteen bytes at a time.
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/core/byte_vector.hpp"

namespace kanzen::gobblers {

struct BitRow {
  static constexpr std::size_t bytes = 224;
  static constexpr std::size_t parts = bytes / sizeof(ByteVector);

  ByteVector part[parts];

  std::uint8_t* begin() { return reinterpret_cast<std::uint8_t*>(part); }
  const std::uint8_t* begin() const { return reinterpret_cast<const std::uint8_t*>(part); }
};

// Calls visit(i) for each part of a row, unrolled: for what takes an instruction or two.
template <class Visit>
[[gnu::always_inline]] inline void for_each_part(Visit&& visit) {
  unroll<BitRow::parts>(visit);
}

inline void add(BitRow& row, const BitRow& other) {
  for_each_part([&](std::size_t i) { row.part[i] |= other.part[i]; });
}
inline void remove(BitRow& row, const BitRow& other) {
  for_each_part([&](std::size_t i) { row.part[i] &= ~other.part[i]; });
}
inline bool is_empty(const BitRow& row) {
  ByteVector any{};
  for_each_part([&](std::size_t i) { any |= row.part[i]; });
  return !has_bit(any);
}
// Are all bits of `row` in `other`?
inline bool is_within(const BitRow& row, const BitRow& other) {
  ByteVector missing{};
  for_each_part([&](std::size_t i) { missing |= row.part[i] & ~other.part[i]; });
  return !has_bit(missing);
}

// Returns the number of bits that are in both rows.
inline std::uint64_t count_common(const BitRow& a, const BitRow& b) {
  ByteVector counts{};  // by byte, at most 8 for each part
  static_assert(8 * BitRow::parts <= 0xff);
  for (std::size_t i = 0; i < BitRow::parts; ++i) {
    ByteVector x = a.part[i] & b.part[i];
    x -= (x >> 1) & splat_byte(0x55);
    x = (x & splat_byte(0x33)) + ((x >> 2) & splat_byte(0x33));
    counts += (x + (x >> 4)) & splat_byte(0x0f);
  }
  // The two words have eight counts each; their sum does not fit into a byte.
  const ByteVector pairs = (counts & splat_pair(0x00ff)) + ((counts >> 8) & splat_pair(0x00ff));
  return (pairs[0] + pairs[1]) * 0x0001000100010001u >> 48;
}

// --- symmetries, whose numbers are those of index/board_symmetry.hpp: g = turns + 4 * mirrored

namespace detail {

// Bit i of each half byte becomes bit i + turns (mod 4) of the argument's.
class Turn {
 public:
  explicit Turn(int turns)
      : down_(turns & 3),
        up_(4 - down_),
        kept_(splat_byte(0x11u * (0xfu >> down_))),
        wrapped_(splat_byte(0x11u * (0xfu & ~(0xfu >> down_)))) {}
  ByteVector operator()(ByteVector x) const {
    return ((x >> down_) & kept_) | ((x << up_) & wrapped_);
  }

 private:
  int down_, up_;
  ByteVector kept_, wrapped_;
};

inline ByteVector exchange_halves(ByteVector x) {
  return ((x >> 4) & splat_byte(0x0f)) | ((x << 4) & splat_byte(0xf0));
}

}  // namespace detail

// Bit g of each byte becomes bit k * g of the argument's: a row whose upper layers symmetry k maps
// to the representative becomes the row of these upper layers.
class LeftProduct {
 public:
  explicit LeftProduct(unsigned k)
      : mirrors_(k >= 4), turn_(static_cast<int>(mirrors_ ? 4 - (k & 3u) : k)) {}
  ByteVector operator()(ByteVector x) const {
    if (mirrors_) {
      x = detail::exchange_halves(x);
      x = (x & splat_byte(0x55)) | ((x << 2) & splat_byte(0x88)) | ((x >> 2) & splat_byte(0x22));
    }
    return turn_(x);
  }

 private:
  bool mirrors_;
  detail::Turn turn_;
};

// Bit g of each byte becomes bit g * k of the argument's: the bits of the orbit's representative
// become those of its image under k.
inline ByteVector right_product(unsigned k, ByteVector x) {
  if (k >= 4) x = detail::exchange_halves(x);
  if ((k & 3u) == 0) return x;
  const int turns = static_cast<int>(k & 3u);
  return (detail::Turn(turns)(x) & splat_byte(0x0f)) | (detail::Turn(-turns)(x) & splat_byte(0xf0));
}

}  // namespace kanzen::gobblers
