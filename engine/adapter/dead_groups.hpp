#pragma once
// Dead stones and seki at the end of a game of Go, judged by playouts.  A judgement proves nothing.
#include <vector>

#include "engine/adapter/any_game.hpp"

namespace kanzen {

// Squares of stones, ascending.
struct JudgedStones {
  std::vector<unsigned> dead;
  // Stones of groups that live without two eyes: a group touches neutral points and has at most one
  // eye, of one or two points.  Strings that are safe in the playouts are left out.
  std::vector<unsigned> seki;

  static void fields(auto& self, auto& visit) {
    visit("dead", self.dead);
    visit("seki", self.seki);
  }
};

// Judges the stones as after two passes.  Playouts with the komi that makes the game even, because
// a search neglects stones that do not decide the game, find most of them; strings that they leave
// open are read by searches for their capture and for their rescue.  The numbers of playouts and
// the seed are fixed, on one thread, so that equal boards have equal answers.  Ko, passes and
// prisoners do not count.
//
// Errors of Estimator::estimate.
Result<JudgedStones> judge_stones(const AnyGame& game, const AnyState& state,
                                  const RunOptions& run);

}  // namespace kanzen
