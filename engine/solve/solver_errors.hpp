#pragma once
// Error messages of the solvers.
#include <string>

#include "engine/core/game.hpp"
#include "engine/solve/value_coding.hpp"

namespace kanzen {

inline std::string describe(Value value) {
  const std::string outcome = name_of(value.outcome);
  return value.outcome == Outcome::draw ? outcome
                                        : outcome + " in " + std::to_string(value.distance);
}

inline Error solving_cancelled() {
  return {Errc::cancelled, untranslated("solving was cancelled")};
}
// The error of a solver that counts up to `longest` plies.
inline Error distance_exceeds(unsigned longest) {
  return {Errc::unsupported,
          untranslated("a distance exceeds " + std::to_string(longest) + " plies")};
}

// The error for a value that the game's table cannot hold (can_hold in solve/value_coding.hpp).
template <Game G>
Error cannot_hold(const G& game, const StateOf<G>& state, Value value) {
  const unsigned longest = longest_distance(distances_of<G>);
  const std::string found = game.format(state) + ": " + describe(value);
  if (value.distance > longest)
    return {Errc::unsupported, untranslated(found + " plies; a table of this game holds at most " +
                                            std::to_string(longest))};
  return {Errc::internal,
          untranslated(found + " plies; the game says that wins take an odd number of plies "
                               "and losses an even one")};
}

}  // namespace kanzen
