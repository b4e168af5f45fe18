#include "engine/games/go/proofs/check_proof.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/games/go/notation.hpp"
#include "engine/games/go/proofs/check_search.hpp"

namespace kanzen::go {
namespace {

CheckPosition position_of(const State& state, Player prover) {
  CheckPosition position;
  for (unsigned point = 0; point < CheckRules::most_points; ++point) {
    const PointMask bit = PointMask{1} << point;
    if (stones_of(state, prover)[point]) position.prover |= bit;
    if (stones_of(state, static_cast<Player>(1 - prover))[point]) position.opponent |= bit;
  }
  if (state.ko != no_point) position.ko = PointMask{1} << state.ko;
  position.opponent_moves = mover(state) != prover;
  position.passed = state.passed != 0;
  return position;
}

// A position that a short search has to prove.
struct Searched {
  CheckPosition position;
  int points = 0;
};

// Follows the replies of a proof and collects the positions that are to be searched.
class ProofWalk {
 public:
  // `stored`: the number of positions that the proof claims to have.
  ProofWalk(const Grid& grid, const CheckRules& rules, const ProofReplies& replies,
            std::uint64_t stored)
      : grid_(grid), rules_(rules), replies_(replies), stored_(stored) {}

  Result<void> walk(const ProofClaim& claim) {
    points_ = claim.points;
    const CheckPosition position = position_of(claim.position, claim.prover);
    return position.opponent_moves ? follow_opponent(position) : follow_prover(position);
  }

  std::uint64_t positions() const { return visited_.size(); }
  std::uint64_t digest() const { return digest_; }
  const std::vector<Searched>& searched() const { return searched_; }

  Error invalid(const CheckPosition& position, const char* why) const {
    State state = state_of(turn(position));
    state.to_move = position.opponent_moves ? 1 : 0;
    return {Errc::corrupt_data,
            untranslated("the proof is invalid at " + format_position(grid_, state) +
                         " (the prover is Black): " + why)};
  }

 private:
  ProverTurn turn(const CheckPosition& position) const {
    return {position.prover, position.opponent, position.ko, position.passed, points_};
  }

  Result<void> follow_prover(const CheckPosition& position) {
    if (position.passed && rules_.lead(position) >= points_) return {};  // he ends the game
    const std::uint64_t key =
        rules_.symmetric_key(position) |
        static_cast<std::uint64_t>(points_ + static_cast<int>(CheckRules::most_points)) << 57;
    const auto [place, is_new] = visited_.try_emplace(key, false);
    if (!is_new) {
      if (place->second) return {};
      return invalid(position, "the position is repeated");
    }
    // A wrong reply leads to positions that are not stored, without end.
    if (visited_.size() > stored_) return invalid(position, "there are more positions than stored");
    const ProofReply reply = replies_.reply(turn(position));
    digest_ += replies_.digest(turn(position));
    if (!reply) {
      searched_.push_back({position, points_});
    } else {
      const auto next = after_reply(position, *reply);
      if (!next) return invalid(position, "the reply is not possible");
      if (auto followed = follow_opponent(*next); !followed) return followed;
    }
    visited_[key] = true;
    return {};
  }

  std::optional<CheckPosition> after_reply(const CheckPosition& position, Move reply) const {
    // A second pass would end the game without the points.
    if (reply == pass)
      return position.passed ? std::nullopt : std::optional(rules_.after_pass(position));
    const bool is_empty =
        reply.point < CheckRules::most_points && (rules_.empty(position) >> reply.point & 1) != 0;
    return is_empty ? rules_.after_stone(position, reply.point) : std::nullopt;
  }

  Result<void> follow_opponent(const CheckPosition& position) {
    for (PointMask rest = rules_.empty(position); rest != 0; rest &= rest - 1) {
      const auto next = rules_.after_stone(position, static_cast<unsigned>(std::countr_zero(rest)));
      if (!next) continue;
      if (auto followed = follow_prover(*next); !followed) return followed;
    }
    if (!position.passed) return follow_prover(rules_.after_pass(position));
    if (rules_.lead(position) >= points_) return {};
    return invalid(position, "the opponent ends the game");
  }

  const Grid& grid_;
  const CheckRules& rules_;
  const ProofReplies& replies_;
  std::uint64_t stored_;
  std::uint64_t digest_ = 0;
  int points_ = 0;
  std::unordered_map<std::uint64_t, bool> visited_;  // false: the position is on the line
  std::vector<Searched> searched_;
};

// Returns the first position that the short search does not prove, nullopt if it proves all.
// Errc::cancelled, Errc::out_of_memory.
Result<std::optional<Searched>> find_unproven(const CheckRules& rules,
                                              const std::vector<Searched>& list,
                                              std::uint64_t nodes, Executor& executor,
                                              const ProgressSink& progress) {
  constexpr std::size_t batch = 64;
  std::atomic<std::size_t> next{0}, failed{list.size()};
  std::atomic<bool> stopped{false};
  auto proven = ProvenPositions::make(rules);
  if (!proven) return proven.error();
  executor.run(executor.threads(), [&](std::size_t thread) {
    CheckSearch search(rules, *proven);
    for (;;) {
      const std::size_t first = next.fetch_add(batch);
      if (first >= failed || stopped) return;
      if (thread == 0 && !report(progress, {"check", 0, first, list.size(), 0})) stopped = true;
      const std::size_t last = std::min(first + batch, list.size());
      for (std::size_t i = first; i < last; ++i) {
        if (search.proves(list[i].position, list[i].points, nodes)) continue;
        std::size_t lowest = failed;
        while (i < lowest && !failed.compare_exchange_weak(lowest, i)) continue;
        break;
      }
    }
  });
  if (failed < list.size()) return std::optional(list[failed]);
  if (stopped) return Error{Errc::cancelled, untranslated("the check was cancelled")};
  return std::optional<Searched>();
}

}  // namespace

Result<ProofCheck> check_proof(const Grid& grid, const ProofManifest& manifest,
                               const ProofReplies& replies, Executor& executor,
                               const ProgressSink& progress, std::size_t most_searched) {
  const CheckRules rules(grid.columns(), grid.rows());
  ProofWalk walk(grid, rules, replies, manifest.stored);
  for (const ProofClaim& claim : manifest.claims)
    if (auto walked = walk.walk(claim); !walked) return walked.error();
  if (walk.positions() != manifest.stored)
    return Error{Errc::corrupt_data,
                 untranslated("the proof has " + std::to_string(walk.positions()) +
                              " positions, not " + std::to_string(manifest.stored))};
  if (walk.digest() != manifest.digest)
    return Error{Errc::corrupt_data,
                 untranslated("the replies of the proof are not those of its digest")};
  std::vector<Searched> searched = walk.searched();
  // Positions that follow each other share the proofs of later ones, which makes a check short.
  if (searched.size() > most_searched) searched.resize(most_searched);
  const auto unproven = find_unproven(rules, searched, manifest.search_nodes, executor, progress);
  if (!unproven) return unproven.error();
  if (*unproven) return walk.invalid((*unproven)->position, "a short search does not prove it");
  return ProofCheck{walk.positions(), searched.size()};
}

}  // namespace kanzen::go
