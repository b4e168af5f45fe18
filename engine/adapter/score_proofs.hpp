#pragma once
// Proofs of scores in files (docs/FORMAT.md) as the front ends use them: the front end loads the
// manifest and then the chunk that it names.  proof_tools.hpp builds and checks such files.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/adapter/scores.hpp"
#include "engine/adapter/table_source.hpp"
#include "engine/core/result.hpp"

namespace kanzen {

// A position whose score a proof claims to bound.
struct ClaimedScore {
  std::string position;
  ScoreRange proven;
};

struct ScoreProofInfo {
  std::string game, rules;
  std::uint64_t positions = 0;     // with the player to move who has to prove a claim
  std::uint64_t search_nodes = 0;  // the most of a search that proves a position without a reply
  std::vector<ClaimedScore> claims;
  TableChunkInfo chunk;
};

class ScoreProof {
 public:
  ScoreProof() = default;
  ScoreProof(const ScoreProof&) = delete;
  ScoreProof& operator=(const ScoreProof&) = delete;
  virtual ~ScoreProof() = default;

  virtual const ScoreProofInfo& info() const = 0;
  // Adds the chunk, whose SHA-256 the caller compares.  Errc::corrupt_data: the bytes are not those
  // of the proof; it is unchanged.
  virtual Result<void> add_chunk(std::span<const std::byte> bytes) = 0;
  // Returns what the proof shows of a position's score; all_scores if it does not have the
  // position, or its chunk has not been added.
  virtual ScoreRange proven(const AnyState& state) const = 0;
  // Returns the moves of the longest line with which the proof of the start answers the opponent,
  // up to a position that a short search proves.  It is empty if no score of the start is claimed,
  // or the chunk has not been added.
  virtual std::vector<std::string> longest_line() const = 0;
};

struct ScoreProofs {
  static std::string unsupported_reason(const AnyGame&) { return "there are no proofs of scores"; }

  // Opens a proof from the text of its manifest, without the chunk.  Errc::corrupt_data: the
  // manifest is damaged, or of another game or rule set.
  virtual Result<std::unique_ptr<ScoreProof>> open_proof(std::string_view manifest) const = 0;
};

}  // namespace kanzen
