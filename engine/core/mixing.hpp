#pragma once
// Pseudo-random numbers: SplitMix64's finaliser (Steele, Lea, Flood: "Fast splittable pseudorandom
// number generators", 2014).  Tables are hashed with it, so it is part of their format
// (table/hashing.hpp) and must not change.
#include <cstdint>

namespace kanzen {

inline constexpr std::uint64_t golden_gamma = 0x9e3779b97f4a7c15;

constexpr std::uint64_t mixed(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

}  // namespace kanzen
