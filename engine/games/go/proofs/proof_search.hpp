#pragma once
// Depth-first proof-number search (A. Nagai, "Df-pn algorithm for searching AND/OR trees and its
// applications", 2002) for one question: can the prover force a lead of so many points in finitely
// many moves?
//
// The proof number of a position with several answers to refute is the greatest of theirs plus one
// for each other open one, instead of their sum, because lines of Go meet again so often that a sum
// counts the same work many times.
//
// Histories: a repeated position is a failure of the prover.  So a proof contains no repetition,
// and holds whatever has been played before.  A failure may be due to a repetition of a position
// before the one that failed: such a failure holds on the line only, and is not stored as one (the
// graph history interaction problem; A. Kishimoto, M. Müller, "A general solution to the graph
// history interaction problem", 2004).  If only positions after it are repeated, a failure holds
// with every history, because more history makes only more failures.
//
// Several threads search the same position with one table.  Each prefers positions that no other
// thread is searching (T. Kaneko, "Parallel depth first proof number search", 2010).
#include <cstdint>
#include <functional>

#include "engine/core/executor.hpp"
#include "engine/games/go/proofs/proof_position.hpp"
#include "engine/games/go/proofs/proof_table.hpp"

namespace kanzen::go {

struct ProofSearchEnd {
  ProofNumbers numbers;     // of the position
  std::uint64_t nodes = 0;  // by all threads
  bool stopped = false;     // by may_continue
};

// Continues the search for a proof that the prover reaches a lead of `points` by about `nodes`
// nodes.  Requires that the position does not decide it.  Calls may_continue(nodes) at intervals,
// always on one thread; once it returns false, the search stops.
ProofSearchEnd search_proof(const ProofRules& rules, ProofTable& table, Executor& executor,
                            const ProofPosition& position, int points, std::uint64_t nodes,
                            const std::function<bool(std::uint64_t nodes)>& may_continue);

}  // namespace kanzen::go
