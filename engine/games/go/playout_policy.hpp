#pragma once
// How moves of a playout are chosen: around the last one strings in atari are saved and taken, then
// patterns are played, else anything that is no plain mistake (as MoGo does, see patterns.hpp).
#include "engine/games/go/patterns.hpp"
#include "engine/games/go/tactics.hpp"

namespace kanzen::go {

// In so many of 1000 cases in which they could.
struct PlayoutChances {
  unsigned atari = 900, pattern = 950;
  unsigned avoid_self_atari = 800;
};

// A legal move that fills no own eye; no_spot: there is none left.
Spot choose_in_playout(PlayoutBoard& board, const PlayoutChances& chances, QuickRandom& random);

}  // namespace kanzen::go
