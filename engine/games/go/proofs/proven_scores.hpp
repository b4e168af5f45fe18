#pragma once
// The scores that a proof in files shows, for lookup.
#include <cstdint>
#include <functional>
#include <map>
#include <vector>

#include "engine/core/result.hpp"
#include "engine/games/go/ko_scores.hpp"
#include "engine/games/go/proofs/proof_tree.hpp"

namespace kanzen::go {

class ProvenScores {
 public:
  // Follows the replies of a proof.  It trusts them: check_proof.hpp checks a proof.
  // Errc::corrupt_data: the replies contradict each other.
  static Result<ProvenScores> make(const Grid& grid, const ProofManifest& manifest,
                                   const ProofReplies& replies);

  // Returns bounds of the score for Black; the widest if the proof does not have the position.
  ScoreBounds bounds(const State& state) const;

 private:
  explicit ProvenScores(const Grid& grid) : tree_(grid) {}
  // Returns the lead that the player is proven to reach; minus all points if none is.
  int lead(const State& state, Player prover) const;

  ProofTree tree_;
  // PositionKey::number of the positions, ascending, by the points that are proven there.
  std::map<int, std::vector<std::uint64_t>, std::greater<>> positions_;
};

}  // namespace kanzen::go
