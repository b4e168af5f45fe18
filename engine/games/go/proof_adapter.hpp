#pragma once
// Proofs of scores in files as the front ends use them.
#include <memory>
#include <string_view>

#include "engine/adapter/score_proofs.hpp"
#include "engine/games/go/go.hpp"

namespace kanzen::go {

// The implementation of ScoreProofs::open_proof.
Result<std::unique_ptr<ScoreProof>> open_proof_of(const Go& game, std::string_view manifest);

}  // namespace kanzen::go
