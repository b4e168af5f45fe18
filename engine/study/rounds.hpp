#pragma once
// The rounds of retrograde analysis: the number of positions that each round decides, with
// examples.
//
// Round 0 contains the positions in which the game has ended.  Round n decides the positions with
// distance n: a position is won if a move leads to a position that the previous round found lost,
// and lost if all moves lead to positions won for the opponent, the last of which the previous
// round found.  Positions that no round decides are draws.
#include <cstdint>
#include <vector>

#include "engine/adapter/any_game.hpp"

namespace kanzen {

struct Round {
  std::uint64_t win = 0, loss = 0;     // positions up to symmetry that this round decides
  std::vector<Analysis> wins, losses;  // examples, the same in each run

  static void fields(auto& self, auto& visit) {
    visit("win", self.win);
    visit("loss", self.loss);
    visit("wins", self.wins);
    visit("losses", self.losses);
  }
};

struct Rounds {
  std::vector<Round> rounds;    // by number, without gaps from 0
  std::uint64_t undecided = 0;  // positions up to symmetry that no round decides
  std::vector<Analysis> draws;  // examples of drawn positions in which the game goes on
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

// Returns the rounds with up to `limit` examples per round and outcome.  Errc::unsupported: the
// distances of this game are not plies; Errc::cancelled.
Result<Rounds> rounds_of(const AnyGame& game, const SolvedGame& solved, std::size_t limit,
                         const RunOptions& options);

}  // namespace kanzen
