#pragma once
// What a game's rules say about a situation that comes again.  States carry nothing of the past:
// whoever plays a game keeps the situations of its line (core/position_history.hpp), and a solver
// values each position by itself.
#include <cstddef>
#include <cstdint>

namespace kanzen {

enum class Repetition : std::uint8_t {
  allowed,   // nothing follows from it
  draw,      // the game is drawn
  forbidden  // a move must not lead there
};

struct RepetitionRule {
  Repetition policy = Repetition::allowed;
  unsigned occurrences = 2;  // of one situation, for the policy to apply; 2: the first return
  bool binds_passes = true;  // false: a pass may lead to any situation
  // Where a situation comes that has been there so many times?
  constexpr bool applies(std::size_t times) const {
    return policy != Repetition::allowed && times + 1 >= occurrences;
  }
  friend bool operator==(const RepetitionRule&, const RepetitionRule&) = default;
};

// The reason of a game that ended so, in GameInfo::endings.
inline constexpr auto repetition_ending = "repetition";

}  // namespace kanzen
