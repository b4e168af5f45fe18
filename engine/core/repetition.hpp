#pragma once
// Repetition rules.  States contain no history: players of a game record the situations of its line
// (core/position_history.hpp), and solvers value each position on its own.
#include <cstddef>
#include <cstdint>

namespace kanzen {

enum class Repetition : std::uint8_t {
  allowed,   // repetition has no effect
  draw,      // the game is drawn
  forbidden  // a move must not lead to a repeated situation
};

struct RepetitionRule {
  Repetition policy = Repetition::allowed;
  unsigned occurrences = 2;  // at which the policy applies; 2: the first repetition
  bool binds_passes = true;  // false: a pass may repeat a situation
  // Returns true if the rule applies to a situation that has occurred `times` times before.
  constexpr bool applies(std::size_t times) const {
    return policy != Repetition::allowed && times + 1 >= occurrences;
  }
  friend bool operator==(const RepetitionRule&, const RepetitionRule&) = default;
};

// The name in GameInfo::endings of a game drawn by repetition.
inline constexpr auto repetition_ending = "repetition";

}  // namespace kanzen
