#pragma once
// Sixteen bytes that one instruction processes: on every x86-64 and ARM64 processor, and in
// WebAssembly with 128-bit vectors.  Elsewhere the compiler splits them into two words.
#include <cstddef>
#include <cstdint>
#include <utility>

namespace kanzen {

using ByteVector = std::uint64_t __attribute__((vector_size(16)));
using Bytes = std::uint8_t __attribute__((vector_size(16)));  // for arithmetic with bytes

// Returns a vector with the same byte sixteen times.
constexpr ByteVector splat_byte(unsigned byte) {
  const std::uint64_t word = std::uint64_t{byte} * 0x0101010101010101u;
  return ByteVector{word, word};
}

// Returns a vector with the same number of 16 bits eight times.
constexpr ByteVector splat_pair(unsigned pair) {
  const std::uint64_t word = std::uint64_t{pair} * 0x0001000100010001u;
  return ByteVector{word, word};
}

inline bool has_bit(ByteVector v) { return (v[0] | v[1]) != 0; }

// Calls visit(0) to visit(count - 1).  The calls are unroll, so that vectors that they share stay
// in registers.
template <std::size_t count, class Visit>
[[gnu::always_inline]] inline void unroll(Visit&& visit) {
  [&]<std::size_t... i>(std::index_sequence<i...>) { (visit(i), ...); }
  (std::make_index_sequence<count>{});
}

namespace detail {

// Interleave the lower, and the upper, halves of two vectors byte by byte.
inline ByteVector interleave_lower(ByteVector a, ByteVector b) {
  return reinterpret_cast<ByteVector>(
      __builtin_shufflevector(reinterpret_cast<Bytes>(a), reinterpret_cast<Bytes>(b), 0, 16, 1, 17,
                              2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23));
}
inline ByteVector interleave_upper(ByteVector a, ByteVector b) {
  return reinterpret_cast<ByteVector>(
      __builtin_shufflevector(reinterpret_cast<Bytes>(a), reinterpret_cast<Bytes>(b), 8, 24, 9, 25,
                              10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31));
}

// Interleaves each vector of the first half with that of the second half.
template <std::size_t count>
void interleave_halves(const ByteVector (&from)[count], ByteVector (&to)[count]) {
  for (std::size_t i = 0; i < count / 2; ++i) {
    to[2 * i] = interleave_lower(from[i], from[i + count / 2]);
    to[2 * i + 1] = interleave_upper(from[i], from[i + count / 2]);
  }
}

}  // namespace detail

// Transposes a square of 16 * 16 bytes: byte j of vector i becomes byte i of vector j.  Each pass
// exchanges one of four bits of i and j.
inline void transpose(ByteVector (&square)[16]) {
  ByteVector other[16];
  detail::interleave_halves(square, other);
  detail::interleave_halves(other, square);
  detail::interleave_halves(square, other);
  detail::interleave_halves(other, square);
}

// Transposes the bits of eight vectors: of each byte number, the eight bits with the same number
// become a byte, whose bit i comes from vector i.  The 128 bytes are ordered by the number of the
// byte, then by that of the bit.
inline void transpose_bits(ByteVector (&vectors)[8]) {
  ByteVector other[8];
  detail::interleave_halves(vectors, other);
  detail::interleave_halves(other, vectors);
  detail::interleave_halves(vectors, other);
  // Each half of a vector has a byte of all eight now: a square of 8 * 8 bits, in which squares of
  // 1, 2 and 4 bits are exchanged across the diagonal.
  const auto exchange = [](ByteVector x, int distance, std::uint64_t mask) {
    const ByteVector moved = (x ^ (x >> distance)) & (ByteVector{} + mask);
    return x ^ moved ^ (moved << distance);
  };
  for (std::size_t i = 0; i < 8; ++i)
    vectors[i] =
        exchange(exchange(exchange(other[i], 7, 0x00AA00AA00AA00AAu), 14, 0x0000CCCC0000CCCCu), 28,
                 0x00000000F0F0F0F0u);
}

}  // namespace kanzen
