#pragma once
// Dobutsu shogi without drops: a captured piece leaves the game.  Hands are empty, so that no move
// is a drop, and a player never has two pieces of a kind, where chicks and hens are one kind.
// Elephants and chicks stay on a part of the board.
#include "engine/games/dobutsu/state.hpp"

namespace kanzen::dobutsu {

// Returns the squares to which a player's piece of a kind can come, from his point of view.  The
// elephant steps diagonally from his left corner, and the chick is one step from its promotion.
constexpr Squares squares_without_drops(unsigned kind) {
  switch (kind) {
    case elephant: return 0b010'101'010'101;
    case chick: return 0b000'010'010'000;
    default: return all_squares;
  }
}

// Returns whether play can reach an unfinished position.  The first call computes all of them.
bool is_reachable_without_drops(const State& s);

}  // namespace kanzen::dobutsu
