#pragma once
// Estimates of the work that a proof or its refutation takes, which order the proof search.  They
// have no influence on its answers.
#include <cstdint>

#include "engine/games/go/proofs/proof_position.hpp"

namespace kanzen::go {

// Numbers of positions, at least 1.
struct ProofEstimate {
  std::uint32_t proof = 1;       // to prove that the prover reaches the points
  std::uint32_t refutation = 1;  // to show that he does not
};

inline constexpr std::uint32_t most_estimated = 1'000'000;

ProofEstimate estimate_proof(const ProofRules& rules, const ProofPosition& position, int points);

}  // namespace kanzen::go
