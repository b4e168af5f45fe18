#pragma once
// The terms of a new game of a game that counts, as the Game tab chooses them.
#include <optional>

#include "engine/session/session.hpp"

namespace kanzen::app {

struct Terms {
  double komi = 0;        // points that White gets
  unsigned handicap = 0;  // stones that Black has before the first move: none, or from 2
  friend bool operator==(const Terms&, const Terms&) = default;
};

enum class TermsPart { komi, handicap };

// Those of a session's game as it has begun; without a komi: none.
std::optional<Terms> terms_of(const Session& session);

// Half a point or a stone more or less; nullopt: there are no such terms.  A handicap takes the
// komi's place: with one White has half a point, without one what is usual.
std::optional<Terms> step_terms(const AnyGame& game, Terms terms, TermsPart part, int step);

// A session of that game with these terms, at its beginning.
Result<Session> session_with(const GameInfo& info, const Terms& terms);

}  // namespace kanzen::app
