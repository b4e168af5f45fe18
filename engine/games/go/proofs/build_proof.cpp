#include "engine/games/go/proofs/build_proof.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "engine/games/go/proofs/check_search.hpp"
#include "engine/games/go/proofs/cover_claim.hpp"
#include "engine/games/go/proofs/proof_tree.hpp"
#include "engine/games/go/proofs/score_prover.hpp"

namespace kanzen::go {
namespace {

// A check meets the positions in another order, so that its searches can use other proofs than
// those of the build, and may take much longer.  It may take this many times the nodes.
constexpr std::uint64_t check_allowance = 250;

// The work, in nodes, that the table assumes of the proofs of an earlier build, so that it replaces
// them last.
constexpr std::uint64_t proven_work = std::uint64_t{1} << 40;

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
        searches_(executor.threads(), CheckSearch(rules, proven_)),
        covered_(tree_) {}

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
                        covered_.add({turn, reply});
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
      if (auto done = cover(claims_.back()); !done) return done;
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
    const auto all = replies.write(covered_.list(), executor_);
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

  // Besides the positions of the claims' proofs some are covered that belong to replies tried in
  // vain.
  Result<void> cover(const ProofClaim& claim) {
    const auto may_continue = [this] {
      return report(progress_, {"replies", 0, covered_.size(), 0, 0});
    };
    const ClaimCover cover{tree_,       settling_, prover_.table(),
                           covered_,    searches_, options_.search_nodes,
                           may_continue};
    switch (cover_claim(cover, claim, executor_)) {
      case CoverResult::done: return {};
      case CoverResult::stopped: return cancelled();
      case CoverResult::repeated: break;
    }
    return Error{Errc::internal,
                 untranslated("no replies prove the score without a repetition, at " +
                              game_.format(claim.position))};
  }

  static Error cancelled() {
    return {Errc::cancelled, untranslated("building the proof was cancelled")};
  }

  // Tells later searches that the position is proven.
  void store_proven(const ProverTurn& turn) {
    for (const ProofRules* const rules : std::array<const ProofRules*, 2>{&settling_, &plain()}) {
      const ProofPosition position = rules->position(state_of(turn), 0);
      if (!rules->decided(position, turn.points))
        prover_.table().store(rules->key(position), turn.points, {0, infinite_work}, proven_work);
    }
  }

  bool may_continue(std::uint64_t nodes) { return report(progress_, {"prove", 0, nodes, 0, 0}); }

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
  CoveredPositions covered_;
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
