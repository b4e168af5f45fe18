#pragma once
// The longest line of a proof in files: how long the opponent can go on before a short search, or
// the end of the game, proves the prover's points.
#include <vector>

#include "engine/games/go/proofs/proof_tree.hpp"

namespace kanzen::go {

// Returns the moves of both sides from the claim's position, with the opponent's moves that lead to
// the most replies; empty if that is a thousand or more, because the replies prove nothing.
// Requires that ProofTree::walk has accepted them.
std::vector<Move> longest_line(const ProofTree& tree, const ProofClaim& claim,
                               const ProofReplies& replies);

}  // namespace kanzen::go
