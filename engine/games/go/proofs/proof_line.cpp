#include "engine/games/go/proofs/proof_line.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <unordered_map>

namespace kanzen::go {
namespace {

class LineFinder {
 public:
  LineFinder(const ProofTree& tree, int points, const ProofReplies& replies)
      : tree_(tree), points_(points), replies_(replies) {}

  std::vector<Move> find(ProofPosition position) {
    std::vector<Move> line;
    // Without this limit a line of a proof that is not checked could have no end.
    while (line.size() < 2 * std::size_t{most_replies}) {
      const std::optional<Move> move = position.to_move == Side::prover
                                           ? replies_.reply(ProofTree::turn(position, points_))
                                           : longest_move(position);
      if (!move) return line;
      line.push_back(*move);
      position = *tree_.after(position, *move);
    }
    return {};
  }

 private:
  static constexpr unsigned most_replies = 1000;

  // Returns how many replies a position with the prover to move takes at most.  `before`: the
  // replies on the way to it.
  unsigned replies_from(const ProofPosition& position, unsigned before = 0) {
    if (before == most_replies) return 0;
    const std::uint64_t number = tree_.rules().key(position).number();
    const auto [place, is_new] = replies_from_.try_emplace(number, 0);
    if (!is_new) return place->second;
    const ProofReply reply = replies_.reply(ProofTree::turn(position, points_));
    if (!reply) return 0;
    unsigned most = 0;
    for (const ProofPosition& child : tree_.children(*tree_.after(position, *reply), points_))
      most = std::max(most, replies_from(child, before + 1));
    return replies_from_[number] = most + 1;  // the recursion may have moved the entries
  }

  // Returns the opponent's move after which the prover needs the most replies; nullopt if the
  // prover needs none after any.
  std::optional<Move> longest_move(const ProofPosition& position) {
    std::optional<Move> best;
    unsigned most = 0;
    for (const ProofPosition& child : tree_.children(position, points_)) {
      const unsigned replies = replies_from(child);
      if (replies <= most) continue;
      most = replies;
      const SmallPoints stone =
          child.stones_of(Side::opponent) & ~position.stones_of(Side::opponent);
      best = stone == 0 ? pass : at_point(static_cast<Point>(std::countr_zero(stone)));
    }
    return best;
  }

  const ProofTree& tree_;
  int points_;
  const ProofReplies& replies_;
  std::unordered_map<std::uint64_t, unsigned> replies_from_;  // by PositionKey::number
};

}  // namespace

std::vector<Move> longest_line(const ProofTree& tree, const ProofClaim& claim,
                               const ProofReplies& replies) {
  return LineFinder(tree, claim.points, replies)
      .find(tree.rules().position(claim.position, claim.prover));
}

}  // namespace kanzen::go
