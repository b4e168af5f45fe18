#pragma once
#include <cstddef>
#include <cstdint>

#include "engine/core/executor.hpp"
#include "engine/core/progress.hpp"
#include "engine/core/result.hpp"
#include "engine/games/go/proofs/score_proof.hpp"

namespace kanzen::go {

struct ProofCheck {
  std::uint64_t positions = 0;  // with the prover to move
  std::uint64_t searched = 0;   // of them searched, because they have no reply
};

// Checks that a proof shows all its claims: every move of the opponent is answered, no line returns
// to a position, and each line ends with the points in question or in a position that a short
// search proves.  The rules and the search are those of check_rules.hpp and check_search.hpp, which
// share no code with the search that found the proof.  The file's reader is shared; an error there
// may refuse a valid proof, but accepts no invalid one.  The check searches the first
// `most_searched` of the positions that have no reply.
//
// Errors: Errc::corrupt_data with the first position whose reply proves nothing; Errc::cancelled;
// Errc::out_of_memory.
Result<ProofCheck> check_proof(const Grid& grid, const ProofManifest& manifest,
                               const ProofReplies& replies, Executor& executor,
                               const ProgressSink& progress, std::size_t most_searched = SIZE_MAX);

}  // namespace kanzen::go
