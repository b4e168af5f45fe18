#include "engine/games/go/proofs/cover_claim.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <optional>
#include <unordered_set>
#include <utility>

#include "engine/games/go/proofs/proof_search.hpp"

namespace kanzen::go {
namespace {

CheckPosition check_position(const ProofPosition& position) {
  return {position.stones_of(Side::prover), position.stones_of(Side::opponent), position.ko,
          position.to_move == Side::opponent, position.passed};
}

// The walk of one thread.  Each begins with another of the opponent's moves and skips what others
// have covered, so that they divide the work.
class ClaimWalk {
 public:
  ClaimWalk(const ClaimCover& cover, int points, std::size_t number, std::atomic<bool>& ended)
      : cover_(cover),
        tree_(cover.tree),
        points_(points),
        number_(number),
        search_(cover.searches[number]),
        ended_(ended) {}

  // Returns false if it has been stopped, or if all proven replies lead to repetitions.
  bool cover_children(std::vector<ProofPosition> positions);

 private:
  bool cover_opponent(const ProofPosition& position);
  bool cover_prover(const ProofPosition& position);
  bool is_covered(const ProofPosition& position) const {
    return cover_.covered.contains(position, points_);
  }
  bool must_stop();
  std::vector<Move> by_new_positions(const ProofPosition& position,
                                     const std::vector<Move>& replies) const;
  std::vector<Move> find_replies(const ProofPosition& position);
  std::vector<Move> proven_replies(const ProofRules& rules, const ProofPosition& position,
                                   const ProofPosition& searched) const;

  const ClaimCover& cover_;
  const ProofTree& tree_;
  int points_;
  std::size_t number_;
  CheckSearch& search_;
  std::atomic<bool>& ended_;  // all threads are to stop
  // The positions that wait for their replies, by PositionKey::number.
  std::unordered_set<std::uint64_t> line_;
};

bool ClaimWalk::must_stop() {
  if (number_ == 0 && !ended_ && !cover_.may_continue()) ended_ = true;
  return ended_;
}

bool ClaimWalk::cover_children(std::vector<ProofPosition> positions) {
  for (const ProofPosition& position : positions)
    if (line_.contains(tree_.rules().key(position).number())) return false;
  const std::size_t begin = positions.size() * number_ / cover_.searches.size();
  std::rotate(positions.begin(), positions.begin() + static_cast<std::ptrdiff_t>(begin),
              positions.end());
  std::vector<ProofPosition> open;
  for (const ProofPosition& position : positions) {
    if (must_stop()) return false;
    if (is_covered(position)) continue;
    if (search_.proves(check_position(position), points_, cover_.search_nodes))
      cover_.covered.add({ProofTree::turn(position, points_), std::nullopt});
    else
      open.push_back(position);
  }
  return std::all_of(open.begin(), open.end(),
                     [&](const ProofPosition& position) { return cover_prover(position); });
}

bool ClaimWalk::cover_opponent(const ProofPosition& position) {
  return !tree_.fails_by_pass(position, points_) &&
         cover_children(tree_.children(position, points_));
}

bool ClaimWalk::cover_prover(const ProofPosition& position) {
  if (is_covered(position)) return true;
  const std::uint64_t number = tree_.rules().key(position).number();
  if (!line_.insert(number).second) return false;
  const auto replies = by_new_positions(position, find_replies(position));
  const auto reply = std::find_if(replies.begin(), replies.end(), [&](Move move) {
    return cover_opponent(*tree_.after(position, move));
  });
  line_.erase(number);
  if (reply == replies.end()) return false;
  cover_.covered.add({ProofTree::turn(position, points_), *reply});
  return true;
}

// Returns the replies with those first that lead to the fewest positions that are not covered.
std::vector<Move> ClaimWalk::by_new_positions(const ProofPosition& position,
                                              const std::vector<Move>& replies) const {
  std::vector<std::pair<std::ptrdiff_t, Move>> order;
  for (const Move reply : replies) {
    const auto next = tree_.children(*tree_.after(position, reply), points_);
    order.emplace_back(
        std::count_if(next.begin(), next.end(),
                      [&](const ProofPosition& child) { return !is_covered(child); }),
        reply);
  }
  std::stable_sort(order.begin(), order.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<Move> sorted;
  for (const auto& [count, reply] : order) sorted.push_back(reply);
  return sorted;
}

// Returns replies that are proven; none if the thread has been stopped.
std::vector<Move> ClaimWalk::find_replies(const ProofPosition& position) {
  const State state = state_of(ProofTree::turn(position, points_));
  SerialExecutor serial;
  for (const ProofRules* const rules :
       std::array<const ProofRules*, 2>{&cover_.settling, &tree_.rules()}) {
    const ProofPosition searched = rules->position(state, 0);
    // A proven reply may be missing in the table, where another position has replaced it.
    for (unsigned tries = 0; tries < 3; ++tries) {
      std::vector<Move> replies = proven_replies(*rules, position, searched);
      if (!replies.empty()) return replies;
      const auto end = search_proof(*rules, cover_.table, serial, searched, points_, UINT64_MAX / 2,
                                    [this](std::uint64_t) { return !must_stop(); });
      if (must_stop()) return {};
      if (end.numbers.success != 0) break;  // there is no proof with these rules
    }
  }
  return {};
}

// `searched`: the position under `rules`.
std::vector<Move> ClaimWalk::proven_replies(const ProofRules& rules, const ProofPosition& position,
                                            const ProofPosition& searched) const {
  std::vector<Move> replies;
  const auto is_proven = [&](const ProofPosition& next) {
    if (const auto reached = rules.decided(next, points_)) return *reached;
    ProofNumbers numbers;
    return cover_.table.find(rules.key(next), points_, numbers) && numbers.failure == 0;
  };
  for (SmallPoints rest = rules.empty(searched); rest != 0; rest &= rest - 1) {
    const auto next = rules.after_stone(searched, first_of(rest));
    if (next && is_proven(*next))
      replies.push_back(at_point(static_cast<Point>(std::countr_zero(rest))));
  }
  if (!position.passed && is_proven(rules.after_pass(searched))) replies.push_back(pass);
  return replies;
}

}  // namespace

bool CoveredPositions::contains(const ProofPosition& position, int points) const {
  const std::uint64_t number = tree_.rules().key(position).number();
  const std::lock_guard lock(guard_);
  const auto found = positions_.find(points);
  return found != positions_.end() && found->second.contains(number);
}

void CoveredPositions::add(const ProofReplies::Stored& stored) {
  const std::uint64_t number = tree_.rules().key(tree_.position(stored.turn)).number();
  const std::lock_guard lock(guard_);
  positions_[stored.turn.points].try_emplace(number, stored);
}

std::size_t CoveredPositions::size() const {
  const std::lock_guard lock(guard_);
  std::size_t size = 0;
  for (const auto& [points, positions] : positions_) size += positions.size();
  return size;
}

std::vector<ProofReplies::Stored> CoveredPositions::list() const {
  const std::lock_guard lock(guard_);
  std::vector<ProofReplies::Stored> list;
  for (const auto& [points, positions] : positions_)
    for (const auto& [number, stored] : positions) list.push_back(stored);
  return list;
}

CoverResult cover_claim(const ClaimCover& cover, const ProofClaim& claim, Executor& executor) {
  std::atomic<bool> ended{false}, done{false};
  executor.run(cover.searches.size(), [&](std::size_t number) {
    ClaimWalk walk(cover, claim.points, number, ended);
    if (walk.cover_children(cover.tree.first_positions(claim))) ended = done = true;
  });
  if (done) return CoverResult::done;
  return ended ? CoverResult::stopped : CoverResult::repeated;
}

}  // namespace kanzen::go
