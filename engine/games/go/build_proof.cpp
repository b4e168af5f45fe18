#include "engine/games/go/build_proof.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>

#include "engine/games/go/check_search.hpp"
#include "engine/games/go/proof_tree.hpp"
#include "engine/games/go/score_prover.hpp"

namespace kanzen::go {
namespace {

// A check meets the positions in another order, so that its searches can use other proofs than
// those of the build, and may take much longer.  It may take this many times the nodes.
constexpr std::uint64_t check_allowance = 250;

// The work, in nodes, that the table assumes of the proofs of an earlier build, so that it replaces
// them last.
constexpr std::uint64_t proven_work = std::uint64_t{1} << 40;

CheckPosition check_position(const ProofPosition& position) {
  return {position.stones_of(Side::prover), position.stones_of(Side::opponent), position.ko,
          position.to_move == Side::opponent, position.passed};
}

class ProofBuilder {
 public:
  ProofBuilder(const Go& game, const ProofOptions& options, const CheckRules& rules,
               ProofTable table, ProvenPositions proven, Executor& executor,
               const ProgressSink& progress)
      : game_(game),
        options_(options),
        tree_(game.grid()),
        settling_(game.grid(), Settling::on),
        prover_(game.grid(), std::move(table), executor,
                [this](std::uint64_t nodes, ScoreBounds) { return may_continue(nodes); }),
        executor_(executor),
        progress_(progress),
        proven_(std::move(proven)),
        searches_(executor.threads(), CheckSearch(rules, proven_)) {}

  // Takes over a proof of some of the positions.  Errc::corrupt_data.
  Result<void> continue_proof(const BuiltProof& begun) {
    if (begun.manifest.search_nodes != manifest_nodes())
      return Error{
          Errc::corrupt_data,
          untranslated("its searches may take " + std::to_string(begun.manifest.search_nodes) +
                       " nodes, not " + std::to_string(manifest_nodes()) + " as in this build")};
    ProofReplies replies(game_.grid(), begun.manifest.name());
    if (auto read = replies.read(begun.chunk); !read) return read;
    claims_ = begun.manifest.claims;
    return tree_.walk(claims_, begun.manifest.stored, replies,
                      [&](const ProverTurn& turn, const ProofReply& reply, const ProofPosition*) {
                        const PositionKey key = plain().key(tree_.position(turn));
                        covered_by_points_[turn.points].try_emplace(key, Covered{{turn, reply}});
                        store_proven(turn);
                      });
  }

  Result<BuiltProof> prove_start_and_moves(const SaveProof& save) {
    const State start = game_.initial();
    const ScoreBounds widest = prover_.widest_bounds();
    ScoreBounds known = widest;
    std::optional<BuiltProof> latest;
    for (const State& position : start_and_moves()) {
      ScoreBounds bounds = claimed_bounds(position);
      if (bounds == widest) {
        bounds = prover_.prove(position, known);
        if (prover_.is_stopped()) return cancelled();
        if (auto covered = cover_bounds(position, bounds); !covered) return covered.error();
        auto proof = proof_so_far();
        if (!proof) return proof.error();
        latest = *std::move(proof);
        if (auto saved = save(*latest); !saved) return saved.error();
      }
      if (position == start) known.high = bounds.high;  // no move of Black is better
    }
    // An earlier build may have proven all positions.
    return latest ? Result<BuiltProof>(*std::move(latest)) : proof_so_far();
  }

 private:
  const ProofRules& plain() const { return tree_.rules(); }
  std::uint64_t manifest_nodes() const { return check_allowance * options_.search_nodes; }

  // The start, and the positions after its moves up to symmetry.
  std::vector<State> start_and_moves() const {
    const State start = game_.initial();
    std::vector<State> positions{start};
    std::vector<PositionKey> keys;
    MovesOf<Go> moves;
    game_.moves(start, moves);
    for (const Move move : moves) {
      const State next = game_.apply(start, move);
      const PositionKey key = plain().key(plain().position(next, 0));
      if (std::find(keys.begin(), keys.end(), key) != keys.end()) continue;
      keys.push_back(key);
      positions.push_back(next);
    }
    return positions;
  }

  // Returns the bounds that the claims of a position show.
  ScoreBounds claimed_bounds(const State& position) const {
    ScoreBounds bounds = prover_.widest_bounds();
    for (const ProofClaim& claim : claims_) {
      if (claim.position != position) continue;
      if (claim.prover == 0)
        bounds.low = static_cast<std::int8_t>(claim.points);
      else
        bounds.high = static_cast<std::int8_t>(-claim.points);
    }
    return bounds;
  }

  Result<void> cover_bounds(const State& position, ScoreBounds bounds) {
    const ScoreBounds widest = prover_.widest_bounds();
    const std::array<int, 2> points = {bounds.low, -bounds.high};
    const std::array<int, 2> least = {widest.low, -widest.high};
    for (const Player player : {Player{0}, Player{1}}) {
      if (points[player] == least[player]) continue;
      claims_.push_back({position, player, points[player]});
      if (cover(claims_.back())) continue;
      if (cancelled_) return cancelled();
      return Error{Errc::internal,
                   untranslated("no replies prove the score without a repetition, at " +
                                game_.format(position))};
    }
    return {};
  }

  // Returns the proof of the claims.
  Result<BuiltProof> proof_so_far() const {
    ProofManifest manifest;
    manifest.game = game_.info().name;
    manifest.rules = game_.info().rules;
    manifest.search_nodes = manifest_nodes();
    manifest.claims = claims_;
    // All replies are written and read to get those of symmetric positions.
    ProofReplies replies(game_.grid(), manifest.name());
    const auto all = replies.write(covered(), executor_);
    if (!all) return all.error();
    if (auto read = replies.read(*all); !read) return read.error();
    std::vector<ProofReplies::Stored> needed;
    const auto walked =
        tree_.walk(claims_, UINT64_MAX, replies,
                   [&](const ProverTurn& turn, const ProofReply& reply, const ProofPosition*) {
                     needed.push_back({turn, reply});
                     manifest.digest += replies.digest(turn);
                   });
    if (!walked) return walked.error();
    auto chunk = replies.write(needed, executor_);
    if (!chunk) return chunk.error();
    manifest.stored = needed.size();
    manifest.bytes = chunk->size();
    return BuiltProof{std::move(manifest), *std::move(chunk)};
  }

  // Returns all positions with a reply: those of the claims' proofs, and some that belong to
  // replies that were tried in vain.
  std::vector<ProofReplies::Stored> covered() const {
    std::vector<ProofReplies::Stored> list;
    for (const auto& [points, positions] : covered_by_points_)
      for (const auto& [key, position] : positions) list.push_back(position.stored);
    return list;
  }

  // Tells later searches that the position is proven.
  void store_proven(const ProverTurn& turn) {
    for (const ProofRules* const rules : std::array<const ProofRules*, 2>{&settling_, &plain()}) {
      const ProofPosition position = rules->position(state_of(turn), 0);
      if (!rules->decided(position, turn.points))
        prover_.table().store(rules->key(position), turn.points, {0, infinite_work}, proven_work);
    }
  }

  bool may_continue(std::uint64_t nodes) {
    cancelled_ = cancelled_ || !report(progress_, {"prove", 0, nodes, 0, 0});
    return !cancelled_;
  }

  // A position with the prover to move.
  struct Covered {
    ProofReplies::Stored stored;
    bool on_line = false;  // its reply is not known yet
  };
  using CoveredPositions = std::unordered_map<PositionKey, Covered, PositionKeyHash>;

  static Error cancelled() {
    return {Errc::cancelled, untranslated("building the proof was cancelled")};
  }

  // Finds a reply for each position of a claim's proof.  Returns false if the build has been
  // cancelled, or if all proven replies lead to repetitions.
  bool cover(const ProofClaim& claim) {
    points_ = claim.points;
    covered_ = &covered_by_points_[claim.points];
    return cover_children(tree_.first_positions(claim));
  }

  bool cover_opponent(const ProofPosition& position) {
    if (tree_.fails_by_pass(position, points_)) return false;
    return cover_children(tree_.children(position, points_));
  }

  // Covers positions with the prover to move.  Returns false if one of them repeats a position of
  // the line.
  bool cover_children(const std::vector<ProofPosition>& positions) {
    std::vector<ProofPosition> open;
    for (const ProofPosition& position : positions) {
      const auto known = covered_->find(plain().key(position));
      if (known == covered_->end())
        open.push_back(position);
      else if (known->second.on_line)
        return false;
    }
    const std::vector<char> short_proofs = find_short_proofs(open);
    for (std::size_t i = 0; i < open.size(); ++i)
      if (short_proofs[i] != 0)
        covered_->try_emplace(plain().key(open[i]), Covered{{turn(open[i]), std::nullopt}});
    for (std::size_t i = 0; i < open.size(); ++i)
      if (short_proofs[i] == 0 && !cover_prover(open[i])) return false;
    return true;
  }

  bool cover_prover(const ProofPosition& position) {
    const PositionKey key = plain().key(position);
    const auto [place, is_new] =
        covered_->try_emplace(key, Covered{{turn(position), std::nullopt}, true});
    if (!is_new) return !place->second.on_line;
    for (const Move reply : by_new_positions(position, find_replies(position))) {
      if (!cover_opponent(*tree_.after(position, reply))) continue;
      (*covered_)[key] = {{turn(position), reply}, false};
      return true;
    }
    covered_->erase(key);
    return false;
  }

  // Returns the replies with those first that lead to the fewest positions without a reply.
  std::vector<Move> by_new_positions(const ProofPosition& position,
                                     const std::vector<Move>& replies) const {
    std::vector<std::pair<std::ptrdiff_t, Move>> order;
    for (const Move reply : replies) {
      const auto next = tree_.children(*tree_.after(position, reply), points_);
      order.emplace_back(std::count_if(next.begin(), next.end(),
                                       [&](const ProofPosition& child) {
                                         return !covered_->contains(plain().key(child));
                                       }),
                         reply);
    }
    std::stable_sort(order.begin(), order.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<Move> sorted;
    for (const auto& [count, reply] : order) sorted.push_back(reply);
    return sorted;
  }

  ProverTurn turn(const ProofPosition& position) const {
    return ProofTree::turn(position, points_);
  }

  // Returns which positions a short search proves.
  std::vector<char> find_short_proofs(const std::vector<ProofPosition>& positions) {
    std::vector<char> found(positions.size());
    std::atomic<std::size_t> next{0};
    executor_.run(searches_.size(), [&](std::size_t number) {
      for (std::size_t i; (i = next++) < positions.size();)
        found[i] =
            searches_[number].proves(check_position(positions[i]), points_, options_.search_nodes)
                ? 1
                : 0;
    });
    return found;
  }

  // Returns replies that are proven; none if the build has been cancelled.
  std::vector<Move> find_replies(const ProofPosition& position) {
    for (const ProofRules* const rules : std::array<const ProofRules*, 2>{&settling_, &plain()}) {
      const ProofPosition searched = rules->position(state_of(turn(position)), 0);
      // A proven reply may be missing in the table, where another position has replaced it.
      for (unsigned tries = 0; tries < 3; ++tries) {
        std::vector<Move> replies = proven_replies(*rules, position, searched);
        if (!replies.empty()) return replies;
        const auto end =
            search_proof(*rules, prover_.table(), executor_, searched, points_, UINT64_MAX / 2,
                         [this](std::uint64_t nodes) { return may_continue(nodes); });
        if (cancelled_) return {};
        if (end.numbers.success != 0) break;  // there is no proof with these rules
      }
    }
    return {};
  }

  // `searched`: the position under `rules`.
  std::vector<Move> proven_replies(const ProofRules& rules, const ProofPosition& position,
                                   const ProofPosition& searched) {
    std::vector<Move> replies;
    const auto is_proven = [&](const ProofPosition& next) {
      if (const auto reached = rules.decided(next, points_)) return *reached;
      ProofNumbers numbers;
      return prover_.table().find(rules.key(next), points_, numbers) && numbers.failure == 0;
    };
    for (SmallPoints rest = rules.empty(searched); rest != 0; rest &= rest - 1) {
      const auto next = rules.after_stone(searched, first_of(rest));
      if (next && is_proven(*next))
        replies.push_back(at_point(static_cast<Point>(std::countr_zero(rest))));
    }
    if (!position.passed && is_proven(rules.after_pass(searched))) replies.push_back(pass);
    return replies;
  }

  const Go& game_;
  const ProofOptions& options_;
  ProofTree tree_;
  ProofRules settling_;
  ScoreProver prover_;
  Executor& executor_;
  const ProgressSink& progress_;
  ProvenPositions proven_;
  std::vector<CheckSearch> searches_;  // by thread
  std::vector<ProofClaim> claims_;     // that are covered
  int points_ = 0;                     // of the claim
  std::map<int, CoveredPositions> covered_by_points_;
  CoveredPositions* covered_ = nullptr;  // those of points_
  bool cancelled_ = false;
};

}  // namespace

Result<BuiltProof> build_proof(const Go& game, const ProofOptions& options, const BuiltProof* begun,
                               Executor& executor, const ProgressSink& progress,
                               const SaveProof& save) {
  auto table = ProofTable::make(options.table_bytes);
  if (!table) return table.error();
  const CheckRules rules(game.grid().columns(), game.grid().rows());
  auto proven = ProvenPositions::make(rules);
  if (!proven) return proven.error();
  ProofBuilder builder(game, options, rules, *std::move(table), *std::move(proven), executor,
                       progress);
  if (begun != nullptr)
    if (auto continued = builder.continue_proof(*begun); !continued) return continued.error();
  return builder.prove_start_and_moves(save);
}

}  // namespace kanzen::go
