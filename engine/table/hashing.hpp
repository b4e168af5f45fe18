#pragma once
// The pseudo-random numbers of the table format: part of it, never to be changed within a
// version.  SplitMix64's finaliser (Steele, Lea, Flood: "Fast splittable pseudorandom number
// generators", 2014).
#include <cstdint>
#include <string_view>

namespace kanzen::table {

inline constexpr std::uint64_t golden_gamma = 0x9e3779b97f4a7c15;

constexpr std::uint64_t mixed(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

// What a chunk says it belongs to: a name as a number.
constexpr std::uint64_t name_number(std::string_view name) {
  std::uint64_t number = golden_gamma;
  for (const char c : name) number = mixed(number + static_cast<unsigned char>(c) + 1);
  return number;
}

}  // namespace kanzen::table
