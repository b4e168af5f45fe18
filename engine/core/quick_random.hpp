#pragma once
// Pseudo-random numbers: the finaliser of SplitMix64 (G. Steele, D. Lea, C. Flood, "Fast splittable
// pseudorandom number generators", 2014).  The table format hashes with it, so it must not change.
#include <cassert>
#include <cstdint>
#include <string_view>

namespace kanzen {
inline constexpr std::uint64_t golden_gamma = 0x9e3779b97f4a7c15;

constexpr std::uint64_t mixed(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

// The hash of a name in the table format (docs/FORMAT.md).
constexpr std::uint64_t name_hash(std::string_view name) {
  std::uint64_t number = golden_gamma;
  for (const char c : name) number = mixed(number + static_cast<unsigned char>(c) + 1);
  return number;
}

// A fast pseudo-random number generator for playouts, with the same sequence for the same seed on
// every machine: xorshift64* (S. Vigna, "An experimental exploration of Marsaglia's xorshift
// generators, scrambled", 2016).

class QuickRandom {
 public:
  // The seed is mixed, so that neighbouring seeds give unrelated sequences.
  explicit constexpr QuickRandom(std::uint64_t seed) : state_(mixed(seed + golden_gamma)) {
    if (state_ == 0) state_ = 1;  // 0 is the generator's only fixed point
  }

  constexpr std::uint32_t next() {
    state_ ^= state_ >> 12;
    state_ ^= state_ << 25;
    state_ ^= state_ >> 27;
    return static_cast<std::uint32_t>((state_ * 0x2545f4914f6cdd1d) >> 32);
  }

  // Returns a number in [0, count), uniform up to a bias of count / 2^32; `count` is above 0.
  constexpr std::uint32_t below(std::uint32_t count) {
    assert(count > 0);
    return static_cast<std::uint32_t>((std::uint64_t{next()} * count) >> 32);
  }

  // Returns true with probability per_mille / 1000.
  constexpr bool with_probability(std::uint32_t per_mille) { return below(1000) < per_mille; }

 private:
  std::uint64_t state_;
};

}  // namespace kanzen
