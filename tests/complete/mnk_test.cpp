// The largest m,n,k draw that is published: W.-Y. Hsu and others, "On solving the 7,7,5-game and
// the 8,8,5-game", 2020.
#include <gtest/gtest.h>

#include "engine/games/mnk/blocking.hpp"
#include "engine/games/mnk/mnk.hpp"

namespace kanzen::mnk {
namespace {

TEST(LargeMnk, EightByEightWithFiveInALineIsADraw) {
  const Mnk game({8, 8, 5}, Rules::normal, "mnk:8,8,5");
  constexpr std::uint64_t bytes = std::uint64_t{1} << 31, enough = std::uint64_t{1} << 40;
  Blocking blocking = *Blocking::make(game, bytes, [](std::uint64_t) { return true; });
  for (const bool attacker_moves : {true, false})
    EXPECT_EQ(blocking.blocks(game.initial(), attacker_moves, enough), true);
}

}  // namespace
}  // namespace kanzen::mnk
