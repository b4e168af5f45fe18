#pragma once
// Pseudo-random numbers: SplitMix64's finaliser (Steele, Lea, Flood: "Fast splittable pseudorandom
// number generators", 2014).  Tables are hashed with it, so it is part of their format
// (table/hashing.hpp) and must not change.
#include <cassert>
#include <cstdint>

namespace kanzen {
inline constexpr std::uint64_t golden_gamma = 0x9e3779b97f4a7c15;

constexpr std::uint64_t mixed(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

// Quick pseudo-random numbers for playouts, the same on every machine for the same seed:
// xorshift64* (S. Vigna, "An experimental exploration of Marsaglia's xorshift generators,
// scrambled", 2016).

class QuickRandom {
 public:
  // Mixed, so that seeds close to each other begin differently.
  explicit constexpr QuickRandom(std::uint64_t seed) : state_(mixed(seed + golden_gamma)) {
    if (state_ == 0) state_ = 1;  // the one state that it never leaves
  }

  constexpr std::uint32_t next() {
    state_ ^= state_ >> 12;
    state_ ^= state_ << 25;
    state_ ^= state_ >> 27;
    return static_cast<std::uint32_t>((state_ * 0x2545f4914f6cdd1d) >> 32);
  }

  // From 0 to count - 1, each as likely as any other but for count / 2^32; `count` is above 0.
  constexpr std::uint32_t below(std::uint32_t count) {
    assert(count > 0);
    return static_cast<std::uint32_t>((std::uint64_t{next()} * count) >> 32);
  }

  // True in `per_mille` of 1000 cases.
  constexpr bool chance(std::uint32_t per_mille) { return below(1000) < per_mille; }

 private:
  std::uint64_t state_;
};

}  // namespace kanzen
