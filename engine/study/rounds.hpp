#pragma once
// Retrograde analysis at work: which positions each of its rounds decides, with examples of them.
//
// Round 0 has the positions in which the game has ended.  Round n decides those from which it lasts
// n more plies: a position is won as soon as one move reaches a position that was lost in the round
// before, and lost in the round after the last of its moves turns out to win for the opponent.
// What no round decides is a draw.
#include <cstdint>
#include <vector>

#include "engine/adapter/any_game.hpp"

namespace kanzen {

struct Round {
  std::uint64_t win = 0, loss = 0;     // positions up to symmetry that it decides
  std::vector<Analysis> wins, losses;  // some of them, the same each time

  static void fields(auto& self, auto& visit) {
    visit("win", self.win);
    visit("loss", self.loss);
    visit("wins", self.wins);
    visit("losses", self.losses);
  }
};

struct Rounds {
  std::vector<Round> rounds;    // by their numbers, without gaps from 0
  std::uint64_t undecided = 0;  // positions up to symmetry that none of them decides
  std::vector<Analysis> draws;  // some of those in which the game goes on
  std::uint64_t positions() const {
    std::uint64_t all = undecided;
    for (const Round& round : rounds) all += round.win + round.loss;
    return all;
  }

  static void fields(auto& self, auto& visit) {
    visit("rounds", self.rounds);
    visit("undecided", self.undecided);
    visit("draws", self.draws);
  }
};

// With up to `limit` examples of each outcome in a round.  Errc::unsupported: values of this game
// do not count plies; Errc::cancelled.
Result<Rounds> rounds_of(const AnyGame& game, const SolvedGame& solved, std::size_t limit,
                         const RunOptions& options);

}  // namespace kanzen
