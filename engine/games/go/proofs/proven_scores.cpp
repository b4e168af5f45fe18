#include "engine/games/go/proofs/proven_scores.hpp"

#include <algorithm>

namespace kanzen::go {

Result<ProvenScores> ProvenScores::make(const Grid& grid, const ProofManifest& manifest,
                                        const ProofReplies& replies) {
  ProvenScores scores(grid);
  const auto add = [&](const ProofPosition& position, int points) {
    scores.positions_[points].push_back(scores.tree_.rules().key(position).number());
  };
  for (const ProofClaim& claim : manifest.claims)
    add(scores.tree_.rules().position(claim.position, claim.prover), claim.points);
  auto walked =
      scores.tree_.walk(manifest.claims, manifest.stored, replies,
                        [&](const ProverTurn& turn, const ProofReply&, const ProofPosition* after) {
                          add(scores.tree_.position(turn), turn.points);
                          if (after != nullptr) add(*after, turn.points);
                        });
  if (!walked) return walked.error();
  for (auto& [points, positions] : scores.positions_) std::sort(positions.begin(), positions.end());
  return scores;
}

int ProvenScores::lead(const State& state, Player prover) const {
  const std::uint64_t number = tree_.rules().key(tree_.rules().position(state, prover)).number();
  for (const auto& [points, positions] : positions_)
    if (std::binary_search(positions.begin(), positions.end(), number)) return points;
  return -tree_.rules().point_count();
}

ScoreBounds ProvenScores::bounds(const State& state) const {
  return {static_cast<std::int8_t>(lead(state, 0)), static_cast<std::int8_t>(-lead(state, 1))};
}

}  // namespace kanzen::go
