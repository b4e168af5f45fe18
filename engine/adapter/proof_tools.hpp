#pragma once
// Builds and checks proofs of scores (score_proofs.hpp).  They are no part of AnyGame, so that only
// programs that need them link them.
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/adapter/any_game.hpp"
#include "engine/adapter/score_proofs.hpp"

namespace kanzen {

struct ProofCheckCounts {
  std::uint64_t positions = 0;  // of the proof
  std::uint64_t searched = 0;   // of them proven by a search, because they have no reply
};

// The contents of a proof's files.
struct ScoreProofFiles {
  std::string manifest, chunk;
};

struct ScoreProofOptions {
  std::uint64_t table_bytes = 0;  // memory of the search
  // The build continues the proof that an earlier one has saved; nullopt: it begins anew.
  std::optional<ScoreProofFiles> begun;
  // Receives the files of the positions that are proven by now, unchecked.
  std::function<Result<void>(const std::vector<TableFile>&)> save;
};

// Proves the scores of the start and of the positions after its moves, checks the proof, and
// returns the files.  Errc::unsupported: the game has no proofs; Errc::cancelled;
// Errc::out_of_memory; Errc::corrupt_data: `begun` is damaged or belongs to a build of another
// version, or the check refuses the proof; errors of `save`.
Result<std::vector<TableFile>> build_score_proof(const AnyGame& game, const Sha256& sha256,
                                                 const ScoreProofOptions& proof_options,
                                                 const RunOptions& options);

// Checks a proof by rules and a search of its own, which share no code with those that built it.
// The search is used for the first `most_searched` of the positions that have no reply.
// Errc::corrupt_data: the files are damaged, or the proof does not show what it claims.
Result<ProofCheckCounts> check_score_proof(const AnyGame& game, std::string_view manifest,
                                           std::span<const std::byte> chunk,
                                           const RunOptions& options,
                                           std::size_t most_searched = SIZE_MAX);

}  // namespace kanzen
