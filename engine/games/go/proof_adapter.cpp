#include "engine/games/go/proof_adapter.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/adapter/rules_adapter.hpp"
#include "engine/games/go/proofs/proof_line.hpp"
#include "engine/games/go/proofs/proven_scores.hpp"

namespace kanzen::go {
namespace {

ScoreProofInfo info_of(const Go& game, const ProofManifest& manifest) {
  ScoreProofInfo info;
  info.game = manifest.game;
  info.rules = manifest.rules;
  info.positions = manifest.stored;
  info.search_nodes = manifest.search_nodes;
  const ScoreRange unknown = all_scores(game.info().size);
  for (const ProofClaim& claim : manifest.claims) {
    const std::string position = game.format(claim.position);
    if (info.claims.empty() || info.claims.back().position != position)
      info.claims.push_back({position, unknown});
    ScoreRange& proven = info.claims.back().proven;
    if (claim.prover == 0)
      proven.low = std::max(proven.low, claim.points);
    else
      proven.high = std::min(proven.high, -claim.points);
  }
  info.chunk = {manifest.file_name(), manifest.bytes, manifest.stored, manifest.sha256};
  return info;
}

class GoScoreProof final : public ScoreProof {
 public:
  GoScoreProof(const Go& game, ProofManifest manifest)
      : game_(game), manifest_(std::move(manifest)), info_(info_of(game, manifest_)) {}

  const ScoreProofInfo& info() const override { return info_; }

  Result<void> add_chunk(std::span<const std::byte> bytes) override {
    ProofReplies replies(game_.grid(), manifest_.name());
    if (auto read = replies.read(bytes); !read) return read;
    auto scores = ProvenScores::make(game_.grid(), manifest_, replies);
    if (!scores) return scores.error();
    scores_ = *std::move(scores);
    replies_ = std::move(replies);
    return {};
  }

  ScoreRange proven(const AnyState& state) const override {
    if (!scores_) return all_scores(game_.info().size);
    const ScoreBounds bounds = scores_->bounds(from_any_state<State>(state));
    return {bounds.low, bounds.high};
  }

  std::vector<std::string> longest_line() const override {
    std::vector<std::string> longest;
    if (!replies_) return longest;
    const std::string start = game_.format(game_.initial());
    for (const ProofClaim& claim : manifest_.claims) {
      if (game_.format(claim.position) != start) continue;
      std::vector<std::string> line =
          format_line(claim.position, go::longest_line(ProofTree(game_.grid()), claim, *replies_));
      if (line.size() > longest.size()) longest = std::move(line);
    }
    return longest;
  }

 private:
  std::vector<std::string> format_line(State state, const std::vector<Move>& line) const {
    std::vector<std::string> moves;
    for (const Move move : line) {
      moves.push_back(game_.format_move(state, move));
      state = game_.apply(state, move);
    }
    return moves;
  }

  Go game_;
  ProofManifest manifest_;
  ScoreProofInfo info_;
  std::optional<ProofReplies> replies_;
  std::optional<ProvenScores> scores_;
};

}  // namespace

Result<std::unique_ptr<ScoreProof>> open_proof_of(const Go& game, std::string_view text) {
  auto manifest = parse_proof_manifest(game, text);
  if (!manifest) return manifest.error();
  return std::unique_ptr<ScoreProof>(std::make_unique<GoScoreProof>(game, *std::move(manifest)));
}

}  // namespace kanzen::go
