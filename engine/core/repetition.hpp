#pragma once
// What a game's rules say about a situation that comes again.  States carry nothing of the past:
// whoever plays a game keeps the situations of its line (session/session.hpp), and a solver values
// each position by itself.
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
  friend bool operator==(const RepetitionRule&, const RepetitionRule&) = default;
};

// The reason of a game that ended so, in GameInfo::endings.
inline constexpr auto repetition_ending = "repetition";

}  // namespace kanzen
