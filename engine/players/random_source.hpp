#pragma once
// A SplitMix64 generator: the same seed gives the same numbers on every platform.
#include <cassert>
#include <cstdint>

#include "engine/core/quick_random.hpp"

namespace kanzen {

class RandomSource {
 public:
  explicit constexpr RandomSource(std::uint64_t seed) : state_(mixed(seed)) {}

  constexpr std::uint64_t next() {
    state_ += golden_gamma;
    return mixed(state_);
  }

  // Returns a uniformly distributed number from 0 to count - 1; `count` > 0.
  constexpr std::uint64_t below(std::uint64_t count) {
    assert(count > 0);
    const std::uint64_t surplus = (0 - count) % count;  // 2^64 modulo count
    std::uint64_t number = next();
    while (number < surplus) number = next();
    return number % count;
  }

 private:
  std::uint64_t state_;
};

}  // namespace kanzen
