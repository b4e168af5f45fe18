#pragma once
// Compares the search for proofs (engine/games/go/proofs/score_prover.hpp) with an alpha-beta
// search (tests/bench/go_lead_search.hpp) in one run: the score of empty boards under `ko`.
#include <cstdint>
#include <vector>

#include "engine/core/result.hpp"

namespace kanzen {

struct SearchEffort {
  std::uint64_t nodes = 0;
  double seconds = 0;
  bool finished = false;
};

struct ScoreComparison {
  unsigned columns = 0, rows = 0;
  SearchEffort alpha_beta, prover;

  unsigned score() const { return columns * rows; }
  double ratio() const { return alpha_beta.seconds / prover.seconds; }
};

// Compares boards of growing size on which Black gets all points.  The prover is asked for the
// score, and the alpha-beta search, which could not exclude a score, only whether Black can force
// this one.  Each search has one thread, a table of 256 MB, and `seconds`.
// Errc::internal: the prover's score is not the published one, which alpha-beta confirms where it
// finishes.
Result<std::vector<ScoreComparison>> compare_score_searches(double seconds);

}  // namespace kanzen
