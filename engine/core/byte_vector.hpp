#pragma once
// Sixteen bytes that one instruction processes: on every x86-64 and ARM64 processor, and in
// WebAssembly with 128-bit vectors.  Elsewhere the compiler splits them into two words.
#include <cstddef>
#include <cstdint>
#include <utility>

namespace kanzen {

using ByteVector = std::uint64_t __attribute__((vector_size(16)));

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

// Calls visit(0) to visit(count - 1).  The calls are unrolled, so that vectors that they share stay
// in registers.
template <std::size_t count, class Visit>
[[gnu::always_inline]] inline void unroll(Visit&& visit) {
  [&]<std::size_t... i>(std::index_sequence<i...>) { (visit(i), ...); }
  (std::make_index_sequence<count>{});
}

// Exchanges the bits of `lower` in b with those `distance` above them in a, in words of 64 bits.
[[gnu::always_inline]] inline void exchange_bits(ByteVector& a, ByteVector& b, int distance,
                                                 std::uint64_t lower) {
  const ByteVector moved = ((a >> distance) ^ b) & (ByteVector{} + lower);
  b ^= moved;
  a ^= moved << distance;
}

namespace detail {

// The same for vectors whose numbers differ by `apart`, a power of two.
template <std::size_t count>
[[gnu::always_inline]] inline void exchange(ByteVector (&vectors)[count], std::size_t apart,
                                            int distance, std::uint64_t lower) {
  unroll<count>([&](std::size_t i) {
    if ((i & apart) == 0) exchange_bits(vectors[i], vectors[i + apart], distance, lower);
  });
}

}  // namespace detail

// Transposes a square of 16 * 16 bytes: byte j of vector i becomes byte i of vector j.  Each pass
// exchanges one of four bits of i and j.
inline void transpose(ByteVector (&square)[16]) {
  detail::exchange(square, 1, 8, 0x00FF00FF00FF00FFu);
  detail::exchange(square, 2, 16, 0x0000FFFF0000FFFFu);
  detail::exchange(square, 4, 32, 0x00000000FFFFFFFFu);
  unroll<8>([&](std::size_t i) {
    const std::uint64_t upper = square[i][1];
    square[i][1] = square[i + 8][0];
    square[i + 8][0] = upper;
  });
}

// Transposes the bits of each byte number: bit k of vector i becomes bit i of vector k.
inline void transpose_bits(ByteVector (&vectors)[8]) {
  detail::exchange(vectors, 1, 1, 0x5555555555555555u);
  detail::exchange(vectors, 2, 2, 0x3333333333333333u);
  detail::exchange(vectors, 4, 4, 0x0F0F0F0F0F0F0F0Fu);
}

}  // namespace kanzen
