#pragma once
// Reachable positions of a solved game, up to symmetry.
#include <cstdint>
#include <vector>

#include "engine/adapter/any_game.hpp"
#include "engine/core/quick_random.hpp"

namespace kanzen {

// Returns random positions, each as likely as any other; the same for the same seed.
inline std::vector<AnyState> sampled_states(const SolvedGame& solved, std::size_t count,
                                            std::uint64_t seed) {
  std::vector<AnyState> states;
  const std::uint64_t first = mixed(seed);
  for (std::uint64_t i = 0; states.size() < count; ++i) {
    const std::uint64_t number = mixed(first + i * golden_gamma) % solved.class_count();
    KnownOutcome outcome{};
    solved.fill_outcomes(number, {&outcome, 1});
    if (outcome != KnownOutcome::unknown) states.push_back(solved.class_member(number));
  }
  return states;
}

}  // namespace kanzen
