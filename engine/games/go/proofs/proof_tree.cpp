#include "engine/games/go/proofs/proof_tree.hpp"

#include <algorithm>
#include <map>
#include <unordered_set>

#include "engine/table/phrases.hpp"

namespace kanzen::go {

std::optional<ProofPosition> ProofTree::after(const ProofPosition& position, Move move) const {
  if (move == pass)
    return position.passed ? std::nullopt : std::optional(rules_.after_pass(position));
  if (move.point >= rules_.grid().point_count()) return std::nullopt;
  const SmallPoints stone = point_bit(move.point);
  return (rules_.empty(position) & stone) == 0 ? std::nullopt : rules_.after_stone(position, stone);
}

std::vector<ProofPosition> ProofTree::children(const ProofPosition& position, int points) const {
  std::vector<ProofPosition> list;
  std::vector<PositionKey> keys;
  const auto add = [&](const ProofPosition& child) {
    if (ends_by_pass(child, points)) return;
    const PositionKey key = rules_.key(child);
    if (std::find(keys.begin(), keys.end(), key) != keys.end()) return;
    keys.push_back(key);
    list.push_back(child);
  };
  for (SmallPoints rest = rules_.empty(position); rest != 0; rest &= rest - 1)
    if (const auto next = rules_.after_stone(position, first_of(rest))) add(*next);
  if (!position.passed) add(rules_.after_pass(position));
  return list;
}

std::vector<ProofPosition> ProofTree::first_positions(const ProofClaim& claim) const {
  const ProofPosition position = rules_.position(claim.position, claim.prover);
  if (position.to_move == Side::opponent) return children(position, claim.points);
  if (ends_by_pass(position, claim.points)) return {};
  return {position};
}

Result<void> ProofTree::walk(const std::vector<ProofClaim>& claims, std::uint64_t most,
                             const ProofReplies& replies, const Visit& visit) const {
  const Error damaged{Errc::corrupt_data, phrase::contradicts_replies};
  std::map<int, std::unordered_set<std::uint64_t>> visited_by_points;
  std::uint64_t count = 0;
  for (const ProofClaim& claim : claims) {
    auto& visited = visited_by_points[claim.points];
    std::vector<ProofPosition> open = first_positions(claim);
    while (!open.empty()) {
      const ProofPosition position = open.back();
      open.pop_back();
      if (!visited.insert(rules_.key(position).number()).second) continue;
      if (++count > most) return damaged;
      const ProverTurn now = turn(position, claim.points);
      const ProofReply reply = replies.reply(now);
      const auto next = reply ? after(position, *reply) : std::nullopt;
      if (reply && !next) return damaged;
      visit(now, reply, next ? &*next : nullptr);
      if (!next) continue;
      const auto positions = children(*next, claim.points);
      open.insert(open.end(), positions.begin(), positions.end());
    }
  }
  return {};
}

}  // namespace kanzen::go
