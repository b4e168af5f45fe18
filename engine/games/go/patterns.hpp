#pragma once
// The 3 by 3 patterns around an empty point at which a move is often good: hanes, cuts and the
// like, as MoGo plays them near the last move (S. Gelly, Y. Wang, R. Munos and O. Teytaud,
// "Modification of UCT with patterns in Monte-Carlo Go", 2006).
#include <bitset>

#include "engine/games/go/surroundings.hpp"

namespace kanzen::go {

class Patterns {
 public:
  Patterns();
  // They are the same for both players.
  bool match(Surroundings around) const { return matching_[around]; }

 private:
  std::bitset<std::size_t{1} << 16> matching_;
};

// The only ones there are.
const Patterns& patterns();

}  // namespace kanzen::go
