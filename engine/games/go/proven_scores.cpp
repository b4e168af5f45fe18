#include "engine/games/go/proven_scores.hpp"

#include <algorithm>

namespace kanzen::go {

Result<ProvenScores> ProvenScores::make(const Grid& grid, const ProofManifest& manifest,
                                        const ProofReplies& replies) {
  ProvenScores scores(grid);
  for (const ProofClaim& claim : manifest.claims)
    scores.add(scores.tree_.rules().position(claim.position, claim.prover), claim.points);
  auto walked =
      scores.tree_.walk(manifest.claims, manifest.stored, replies,
                        [&](const ProverTurn& turn, const ProofReply&, const ProofPosition* after) {
                          scores.add(scores.tree_.position(turn), turn.points);
                          if (after != nullptr) scores.add(*after, turn.points);
                        });
  if (!walked) return walked.error();
  return scores;
}

void ProvenScores::add(const ProofPosition& position, int points) {
  const auto lead = static_cast<std::int8_t>(points);
  const auto [place, is_new] = points_.try_emplace(tree_.rules().key(position), lead);
  if (!is_new) place->second = std::max(place->second, lead);
}

int ProvenScores::lead(const State& state, Player prover) const {
  const auto found = points_.find(tree_.rules().key(tree_.rules().position(state, prover)));
  return found == points_.end() ? -tree_.rules().point_count() : found->second;
}

ScoreBounds ProvenScores::bounds(const State& state) const {
  return {static_cast<std::int8_t>(lead(state, 0)), static_cast<std::int8_t>(-lead(state, 1))};
}

}  // namespace kanzen::go
