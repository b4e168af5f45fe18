#pragma once
// Finds the replies that a claim's proof needs: walks from the claim through all moves of the
// opponent, and the prover's replies, down to positions that a short search proves.
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <span>
#include <unordered_map>
#include <vector>

#include "engine/core/executor.hpp"
#include "engine/games/go/proofs/check_search.hpp"
#include "engine/games/go/proofs/proof_position.hpp"
#include "engine/games/go/proofs/proof_table.hpp"
#include "engine/games/go/proofs/proof_tree.hpp"
#include "engine/games/go/proofs/score_proof.hpp"

namespace kanzen::go {

// The positions with the prover to move whose proofs are complete: a short search proves them, or
// all positions that their replies lead to are covered before them.  So no proof repeats a
// position.
class CoveredPositions {
 public:
  explicit CoveredPositions(const ProofTree& tree) : tree_(tree) {}

  bool contains(const ProofPosition& position, int points) const;
  void add(const ProofReplies::Stored& stored);
  std::size_t size() const;
  std::vector<ProofReplies::Stored> list() const;

 private:
  const ProofTree& tree_;
  mutable std::mutex guard_;
  // By points and PositionKey::number.
  std::map<int, std::unordered_map<std::uint64_t, ProofReplies::Stored>> positions_;
};

// The data that all threads of a walk use.
struct ClaimCover {
  const ProofTree& tree;
  const ProofRules& settling;
  ProofTable& table;  // with proofs of an earlier search; those that are missing are searched
  CoveredPositions& covered;
  std::span<CheckSearch> searches;  // one for each thread
  std::uint64_t search_nodes = 0;   // the limit of a short search
  // Called from the first thread, which stops all if it returns false.
  std::function<bool()> may_continue;
};

enum class CoverResult : std::uint8_t {
  done,
  stopped,   // by may_continue
  repeated,  // all replies that are proven lead to repetitions
};

// Covers the positions of a claim that can be proven, with as many threads as there are searches.
CoverResult cover_claim(const ClaimCover& cover, const ProofClaim& claim, Executor& executor);

}  // namespace kanzen::go
