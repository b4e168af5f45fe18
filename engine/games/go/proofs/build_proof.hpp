#pragma once
// Builds a proof in files (score_proof.hpp) for the scores of a board's start and first moves.
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "engine/core/executor.hpp"
#include "engine/core/progress.hpp"
#include "engine/core/result.hpp"
#include "engine/games/go/go.hpp"
#include "engine/games/go/proofs/score_proof.hpp"

namespace kanzen::go {

struct BuiltProof {
  ProofManifest manifest;  // without the SHA-256 of the chunk
  std::vector<std::byte> chunk;
};

struct ProofOptions {
  // The limit of a short search.  More nodes make a smaller file, and take longer to build and to
  // check.
  std::uint64_t search_nodes = 40'000;
  std::uint64_t table_bytes = 0;  // memory of the search for the scores
};

// Receives the proof of the positions that are proven by now.
using SaveProof = std::function<Result<void>(const BuiltProof&)>;

// Finds the scores of the empty board and of the positions after each first move, up to symmetry,
// and the replies that prove them.  Requires the `ko` rules and at most most_searched_points
// points.  Calls `save` after each position, and returns its errors.  `begun`: a proof
// that an earlier build with the same options has saved, which is continued; null if there is none.
// Errors: Errc::cancelled; Errc::out_of_memory; Errc::corrupt_data: `begun` is damaged.
Result<BuiltProof> build_proof(const Go& game, const ProofOptions& options, const BuiltProof* begun,
                               Executor& executor, const ProgressSink& progress,
                               const SaveProof& save);

}  // namespace kanzen::go
