// Building a proof of Go's scores with several threads: the check accepts it, and there are no
// races (the thread sanitizer runs this).
#include <gtest/gtest.h>

#include "engine/core/executor.hpp"
#include "engine/games/go/proofs/build_proof.hpp"
#include "engine/games/go/proofs/check_proof.hpp"
#include "engine/threads/thread_executor.hpp"

namespace kanzen::go {
namespace {

TEST(GoProofThreads, TheCheckAcceptsTheProof) {
  const Go game({3, 4}, Rules::ko, "go:3,4");
  const ProofOptions options{.search_nodes = 4, .table_bytes = 1 << 22};
  ThreadExecutor threads(3);
  const auto save = [](const BuiltProof&) -> Result<void> { return {}; };
  const auto proof = build_proof(game, options, nullptr, threads, {}, save);
  ASSERT_TRUE(proof) << proof.error().message;
  SerialExecutor one_thread;
  const auto expected = build_proof(game, options, nullptr, one_thread, {}, save);
  ASSERT_TRUE(expected) << expected.error().message;
  EXPECT_EQ(proof->manifest.claims.size(), expected->manifest.claims.size());
  ProofReplies replies(game.grid(), proof->manifest.name());
  ASSERT_TRUE(replies.read(proof->chunk));
  const auto checked = check_proof(game.grid(), proof->manifest, replies, threads, {});
  ASSERT_TRUE(checked) << checked.error().message;
  EXPECT_EQ(checked->positions, proof->manifest.stored);
}

}  // namespace
}  // namespace kanzen::go
