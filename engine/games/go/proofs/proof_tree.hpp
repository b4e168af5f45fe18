#pragma once
// The positions of a proof: those with the prover to move that the claims, the opponent's moves and
// the prover's replies lead to.  Symmetric positions are one.
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "engine/core/result.hpp"
#include "engine/games/go/proofs/proof_position.hpp"
#include "engine/games/go/proofs/score_proof.hpp"

namespace kanzen::go {

class ProofTree {
 public:
  explicit ProofTree(const Grid& grid) : rules_(grid, Settling::off) {}

  const ProofRules& rules() const { return rules_; }

  ProofPosition position(const ProverTurn& turn) const {
    return rules_.position(state_of(turn), 0);
  }
  static ProverTurn turn(const ProofPosition& position, int points) {
    return {position.stones_of(Side::prover), position.stones_of(Side::opponent), position.ko,
            position.passed, points};
  }
  // Returns the position after a move that does not end the game; nullopt if it is illegal or a
  // second pass.
  std::optional<ProofPosition> after(const ProofPosition& position, Move move) const;
  // Returns whether the opponent, who is to move, can end the game without the prover's points.
  bool fails_by_pass(const ProofPosition& position, int points) const {
    return position.passed && rules_.lead(position) < points;
  }
  // Returns the positions after the opponent's moves, without those in which the prover has his
  // points by ending the game.
  std::vector<ProofPosition> children(const ProofPosition& position, int points) const;
  // Returns the first positions of a claim's proof.
  std::vector<ProofPosition> first_positions(const ProofClaim& claim) const;

  // `after`: the position after the reply; nullptr if a short search proves the position.
  using Visit =
      std::function<void(const ProverTurn&, const ProofReply&, const ProofPosition* after)>;
  // Calls `visit` for each position, once for each number of points.  Does not check that the
  // replies prove the claims.  Errc::corrupt_data if a reply is not possible or there are more than
  // `most` positions.
  Result<void> walk(const std::vector<ProofClaim>& claims, std::uint64_t most,
                    const ProofReplies& replies, const Visit& visit) const;

 private:
  bool ends_by_pass(const ProofPosition& position, int points) const {
    return position.passed && rules_.lead(position) >= points;
  }

  ProofRules rules_;
};

}  // namespace kanzen::go
