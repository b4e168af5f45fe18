// Builds and checks proofs of the scores of Go, for the functions of proof_tools.hpp.
#include <optional>
#include <string>
#include <utility>

#include "engine/adapter/proof_tools.hpp"
#include "engine/adapter/rules_adapter.hpp"
#include "engine/games/go/go.hpp"
#include "engine/games/go/proofs/build_proof.hpp"
#include "engine/games/go/proofs/check_proof.hpp"

namespace kanzen {
namespace {

// Returns nullptr if the game has no proofs.
const go::Go* find_go(const AnyGame& game) {
  return game.score_proofs() == nullptr ? nullptr : find_rules<go::Go>(game);
}

Error no_proofs(const AnyGame& game) {
  return unsupported_error(game, ScoreProofs::unsupported_reason(game));
}

Result<ProofCheckCounts> check(const go::Go& go, const go::ProofManifest& manifest,
                               std::span<const std::byte> chunk, const RunOptions& options,
                               std::size_t most_searched = SIZE_MAX) {
  go::ProofReplies replies(go.grid(), manifest.name());
  if (auto read = replies.read(chunk); !read) return read.error();
  const auto check = go::check_proof(go.grid(), manifest, replies, executor_of(options),
                                     options.progress, most_searched);
  if (!check) return check.error();
  return ProofCheckCounts{check->positions, check->searched};
}

std::vector<std::byte> bytes_of(std::string_view text) {
  const auto bytes = std::as_bytes(std::span(text.data(), text.size()));
  return {bytes.begin(), bytes.end()};
}

}  // namespace

Result<std::vector<TableFile>> build_score_proof(const AnyGame& game, const Sha256& sha256,
                                                 const ScoreProofOptions& proof_options,
                                                 const RunOptions& options) {
  const auto* const go = find_go(game);
  if (go == nullptr) return no_proofs(game);
  std::optional<go::BuiltProof> begun;
  if (proof_options.begun) {
    auto manifest = go::parse_proof_manifest(*go, proof_options.begun->manifest);
    if (!manifest) return manifest.error();
    begun = {*std::move(manifest), bytes_of(proof_options.begun->chunk)};
  }
  const auto files_of = [&](go::BuiltProof built) {
    built.manifest.sha256 = sha256(built.chunk);
    const std::string text = go::format_proof_manifest(go->grid(), built.manifest);
    const std::string name = table_manifest_name(built.manifest.game, built.manifest.rules);
    return std::vector<TableFile>{{built.manifest.file_name(), std::move(built.chunk)},
                                  {name, bytes_of(text)}};
  };
  auto built = go::build_proof(
      *go, {.table_bytes = proof_options.table_bytes}, begun ? &*begun : nullptr,
      executor_of(options), options.progress,
      [&](const go::BuiltProof& proof) { return proof_options.save(files_of(proof)); });
  if (!built) return built.error();
  const auto checked = check(*go, built->manifest, built->chunk, options);
  if (!checked) return checked.error();
  return files_of(*std::move(built));
}

Result<ProofCheckCounts> check_score_proof(const AnyGame& game, std::string_view manifest,
                                           std::span<const std::byte> chunk,
                                           const RunOptions& options, std::size_t most_searched) {
  const auto* const go = find_go(game);
  if (go == nullptr) return no_proofs(game);
  const auto parsed = go::parse_proof_manifest(*go, manifest);
  if (!parsed) return parsed.error();
  return check(*go, *parsed, chunk, options, most_searched);
}

}  // namespace kanzen
