// Proofs of scores in files (engine/games/go/proofs/score_proof.hpp) and their check.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/quick_random.hpp"
#include "engine/games/go/ko_scores.hpp"
#include "engine/games/go/notation.hpp"
#include "engine/games/go/proofs/build_proof.hpp"
#include "engine/games/go/proofs/check_proof.hpp"
#include "engine/games/go/proofs/proof_line.hpp"
#include "engine/games/go/proofs/proof_tree.hpp"
#include "engine/games/go/proofs/proven_scores.hpp"
#include "engine/games/go/score.hpp"
#include "engine/table/manifest.hpp"

namespace kanzen::go {
namespace {

constexpr std::uint64_t table_bytes = 1 << 22;

Result<void> keep_nothing(const BuiltProof&) { return {}; }

// A proof for 3 by 4 points whose searches are so short that it has hundreds of replies.
class GoProof : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    const auto save = [](const BuiltProof& proof) -> Result<void> {
      saved().push_back(proof);
      return {};
    };
    built() = new BuiltProof(*build_proof(game(), options, nullptr, executor(), {}, save));
    built()->manifest.sha256 = std::string(64, 'a');
  }
  static void TearDownTestSuite() {
    delete built();
    saved().clear();
  }

  static constexpr ProofOptions options{.search_nodes = 4, .table_bytes = table_bytes};
  // Returns what the build has saved.
  static std::vector<BuiltProof>& saved() {
    static std::vector<BuiltProof> proofs;
    return proofs;
  }

  static const Go& game() {
    static const Go go({3, 4}, Rules::ko, "go:3,4");
    return go;
  }
  static BuiltProof*& built() {
    static BuiltProof* proof = nullptr;
    return proof;
  }
  static SerialExecutor& executor() {
    static SerialExecutor serial;
    return serial;
  }
  static const ProofManifest& manifest() { return built()->manifest; }
  static std::string text() { return format_proof_manifest(game().grid(), manifest()); }

  static ProofReplies replies(std::span<const std::byte> chunk) {
    ProofReplies read(game().grid(), manifest().name());
    EXPECT_TRUE(read.read(chunk));
    return read;
  }
  static ProofReplies replies() { return replies(built()->chunk); }

  static Result<ProofCheck> check(const ProofManifest& claimed, const ProofReplies& given) {
    return check_proof(game().grid(), claimed, given, executor(), {});
  }

  // Returns all positions of the proof with their replies.
  static std::vector<ProofReplies::Stored> all_stored() {
    std::vector<ProofReplies::Stored> list;
    const ProofReplies read = replies();
    EXPECT_TRUE(
        ProofTree(game().grid())
            .walk(manifest().claims, manifest().stored, read,
                  [&](const ProverTurn& turn, const ProofReply& reply, const ProofPosition*) {
                    list.push_back({turn, reply});
                  }));
    return list;
  }
};

TEST_F(GoProof, IsAcceptedByTheCheck) {
  const auto checked = check(manifest(), replies());
  ASSERT_TRUE(checked) << checked.error().message;
  EXPECT_EQ(checked->positions, manifest().stored);
  EXPECT_GT(checked->positions, 500U);
  EXPECT_LT(checked->searched, checked->positions);
}

TEST_F(GoProof, ClaimsTheScoresOfTheStartAndItsMoves) {
  const auto solved = *KoScores::solve(game().grid(), {});
  const auto proven = *ProvenScores::make(game().grid(), manifest(), replies());
  MovesOf<Go> moves;
  game().moves(game().initial(), moves);
  EXPECT_EQ(proven.bounds(game().initial()), solved.bounds_for_black(game().initial()));
  for (const Move move : moves) {
    const State next = game().apply(game().initial(), move);
    EXPECT_EQ(proven.bounds(next), solved.bounds_for_black(next)) << game().format(next);
  }
}

TEST_F(GoProof, BoundsTheScoresOfAllItsPositions) {
  const auto solved = *KoScores::solve(game().grid(), {});
  const auto proven = *ProvenScores::make(game().grid(), manifest(), replies());
  for (const auto& [turn, reply] : all_stored()) {
    const State state = state_of(turn);
    const ScoreBounds bounds = proven.bounds(state);
    EXPECT_GE(bounds.low, turn.points) << game().format(state);
    EXPECT_GE(solved.bounds_for_black(state).low, bounds.low) << game().format(state);
    EXPECT_LE(solved.bounds_for_black(state).high, bounds.high) << game().format(state);
  }
}

// Returns how many replies the prover of a claim makes at most, by following all of the opponent's
// moves with the rules of play; `known` is by position, symmetric ones apart.
unsigned most_replies(const Go& game, const ProofReplies& replies, const ProofClaim& claim,
                      const State& state, std::map<std::string, unsigned>& known) {
  const auto [place, is_new] = known.try_emplace(game.format(state), 0);
  if (!is_new) return place->second;
  unsigned most = 0;
  const bool can_end =
      state.passed != 0 &&
      (claim.prover == 0 ? 1 : -1) * area_score(game.grid(), state) >= claim.points;
  if (state.to_move != claim.prover) {
    MovesOf<Go> moves;
    game.moves(state, moves);
    for (const Move move : moves)
      if (move != pass || state.passed == 0)
        most = std::max(most, most_replies(game, replies, claim, game.apply(state, move), known));
  } else if (!can_end) {
    ProverTurn turn = ProofTree::turn(
        ProofRules(game.grid(), Settling::off).position(state, claim.prover), claim.points);
    if (const ProofReply reply = replies.reply(turn))
      most = 1 + most_replies(game, replies, claim, game.apply(state, *reply), known);
  }
  return known[game.format(state)] = most;
}

TEST_F(GoProof, ItsLongestLineTakesTheMostReplies) {
  const ProofReplies read = replies();
  for (const ProofClaim& claim : manifest().claims) {
    std::map<std::string, unsigned> known;
    const std::vector<Move> line = longest_line(ProofTree(game().grid()), claim, read);
    State state = claim.position;
    unsigned found = 0;
    for (const Move move : line) {
      MovesOf<Go> moves;
      game().moves(state, moves);
      ASSERT_NE(std::find(moves.begin(), moves.end(), move), moves.end()) << game().format(state);
      if (state.to_move == claim.prover) ++found;
      state = game().apply(state, move);
    }
    EXPECT_EQ(found, most_replies(game(), read, claim, claim.position, known))
        << game().format(claim.position);
  }
}

TEST_F(GoProof, HasNoBoundsOfOtherPositions) {
  const auto proven = *ProvenScores::make(game().grid(), manifest(), replies());
  const auto other = *parse_position(game().grid(), Rules::ko, "XOX/.../OXO/...:1");
  EXPECT_EQ(proven.bounds(other), (ScoreBounds{-12, 12}));
}

// Some changes give another valid proof with the same number of positions; the digest refuses it.
TEST_F(GoProof, IsRefusedWithAnyOneReplyChanged) {
  const std::vector<ProofReplies::Stored> stored = all_stored();
  QuickRandom random(1);
  for (unsigned tries = 0; tries < 100; ++tries) {
    auto changed = stored;
    auto& [turn, reply] = changed[random.below(static_cast<std::uint32_t>(changed.size()))];
    const ProofReply before = reply;
    while (reply == before) {
      const auto number = random.below(game().grid().point_count() + 2);
      if (number < game().grid().point_count())
        reply = at_point(static_cast<Point>(number));
      else
        reply = number == game().grid().point_count() ? ProofReply(pass) : std::nullopt;
    }
    const auto chunk = *replies().write(changed, executor());
    EXPECT_FALSE(check(manifest(), replies(chunk))) << game().format(state_of(turn));
  }
}

TEST_F(GoProof, IsRefusedWithAnotherClaim) {
  for (std::size_t i = 0; i < manifest().claims.size(); ++i) {
    for (const int difference : {-1, 1}) {
      ProofManifest changed = manifest();
      changed.claims[i].points += difference;
      EXPECT_FALSE(check(changed, replies())) << i << ' ' << difference;
    }
  }
}

TEST_F(GoProof, IsRefusedWithAnotherCount) {
  for (const std::uint64_t count : {manifest().stored - 1, manifest().stored + 1}) {
    ProofManifest changed = manifest();
    changed.stored = count;
    EXPECT_FALSE(check(changed, replies()));
  }
}

// On 2 by 2 points play can go on for ever: Black plays on the first point that he may play on.
TEST_F(GoProof, IsRefusedIfItReturnsToAPosition) {
  const Grid grid(2, 2);
  const ProofTree tree(grid);
  constexpr int points = -3;
  ProofManifest endless;
  endless.claims = {{*parse_position(grid, Rules::ko, "../..:1"), 0, points}};
  std::vector<ProofReplies::Stored> stored;
  std::set<std::uint64_t> known;
  std::vector<ProofPosition> open = tree.first_positions(endless.claims[0]);
  while (!open.empty()) {
    const ProofPosition position = open.back();
    open.pop_back();
    if (!known.insert(tree.rules().key(position).number()).second) continue;
    Point point = 0;
    while (point < grid.point_count() && !tree.after(position, at_point(point))) ++point;
    const Move reply = point < grid.point_count() ? at_point(point) : pass;
    stored.push_back({ProofTree::turn(position, points), reply});
    for (const ProofPosition& child : tree.children(*tree.after(position, reply), points))
      open.push_back(child);
  }
  ProofReplies read(grid, "");
  ASSERT_TRUE(read.read(*read.write(stored, executor())));
  endless.stored = stored.size();
  for (const auto& position : stored) endless.digest += read.digest(position.turn);
  const auto checked = check_proof(grid, endless, read, executor(), {});
  ASSERT_FALSE(checked);
  EXPECT_NE(checked.error().message.find("the position is repeated"), std::string::npos)
      << checked.error().message;
}

TEST_F(GoProof, ManifestsAreReadAsWritten) {
  const auto read = parse_proof_manifest(game(), text());
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(format_proof_manifest(game().grid(), *read), text());
}

// Replaces a line and repairs the checksum.
std::string with_line(const std::string& text, std::size_t number, const std::string& line) {
  std::string changed;
  std::size_t at = 0;
  for (std::size_t i = 0; at < text.size(); ++i) {
    const std::size_t end = text.find('\n', at) + 1;
    const std::string old = text.substr(at, end - at);
    if (old.starts_with("checksum ") && line != "checksum 0")
      changed += table::checksum_line(changed);
    else
      changed += i == number ? line + '\n' : old;
    at = end;
  }
  return changed;
}

TEST_F(GoProof, DamagedManifestsAreRefusedWithTheirLine) {
  const auto fault = [](const std::string& damaged) {
    const auto read = parse_proof_manifest(game(), damaged);
    return read ? "" : read.error().message;
  };
  const std::string whole = text();
  const auto lines = static_cast<std::size_t>(std::count(whole.begin(), whole.end(), '\n'));
  EXPECT_EQ(fault(text()), "");
  const std::string where = "the table's manifest, line ";
  EXPECT_EQ(fault(with_line(text(), 0, "kanzen-proof 2")),
            where + "1: not \"kanzen-proof 1\": not a manifest, or one of another version");
  EXPECT_EQ(fault(with_line(text(), 1, "rules ko")), where + "2: \"rules\" is not expected here");
  EXPECT_EQ(fault(with_line(text(), 2, "rules ")), where + "3: \"rules\": needs a name");
  EXPECT_EQ(fault(with_line(text(), 3, "search_nodes many")),
            where + "4: \"search_nodes\": needs a number from 0 to 10000000");
  for (const char* const claim :
       {"claim red 4 .../.../.../...:1", "claim black 13 .../.../.../...:1",
        "claim black x .../.../.../...:1"})
    EXPECT_EQ(fault(with_line(text(), 4, claim)),
              where + "5: \"claim\": needs black or white, points and a position");
  EXPECT_TRUE(
      fault(with_line(text(), 4, "claim black 4 .../...:1")).starts_with(where + "5: \"claim\": "));
  EXPECT_EQ(fault(with_line(text(), lines - 3, "replies 5")),
            where + std::to_string(lines - 2) +
                ": \"replies\": needs a number of positions and a digest");
  EXPECT_EQ(fault(with_line(text(), lines - 2, "chunk 5 abc")),
            where + std::to_string(lines - 1) + ": \"chunk\": needs bytes and a SHA-256");
  EXPECT_EQ(fault(with_line(text(), lines - 1, "checksum 0")),
            where + std::to_string(lines) + ": is not that of the lines before it");
  for (std::size_t size = 0; size < text().size(); ++size)
    EXPECT_NE(fault(text().substr(0, size)), "") << size;
  EXPECT_NE(fault(text() + "chunk\n"), "");
}

TEST_F(GoProof, ChunksOfOtherProofsAreRefused) {
  ProofReplies other(game().grid(), "go:3,4 ko");
  EXPECT_FALSE(other.read(built()->chunk));
  std::vector<std::byte> damaged = built()->chunk;
  damaged.back() ^= std::byte{1};
  EXPECT_FALSE(ProofReplies(game().grid(), manifest().name()).read(damaged));
}

TEST_F(GoProof, BuildingCanBeCancelled) {
  for (const auto* const phase : {"prove", "replies"}) {
    const auto cancel = [&](const Progress& progress) { return progress.phase != phase; };
    const auto cancelled = build_proof(game(), options, nullptr, executor(), cancel, keep_nothing);
    ASSERT_FALSE(cancelled) << phase;
    EXPECT_EQ(cancelled.error().code, Errc::cancelled) << phase;
  }
}

TEST_F(GoProof, AnInterruptedBuildIsContinued) {
  ASSERT_GT(saved().size(), 3U);
  for (const std::size_t done : {std::size_t{1}, std::size_t{3}, saved().size()}) {
    std::size_t saves = 0;
    const auto count = [&](const BuiltProof& proof) -> Result<void> {
      ++saves;
      EXPECT_GT(proof.manifest.stored, saved()[done - 1].manifest.stored);
      return {};
    };
    const auto continued = build_proof(game(), options, &saved()[done - 1], executor(), {}, count);
    ASSERT_TRUE(continued);
    EXPECT_EQ(saves, saved().size() - done);
    ASSERT_EQ(continued->manifest.claims.size(), manifest().claims.size());
    for (std::size_t i = 0; i < manifest().claims.size(); ++i)
      EXPECT_EQ(continued->manifest.claims[i].points, manifest().claims[i].points);
    EXPECT_TRUE(check(continued->manifest, replies(continued->chunk)));
  }
}

TEST_F(GoProof, AnotherBuildIsNotContinued) {
  BuiltProof damaged = saved().front();
  damaged.chunk.back() ^= std::byte{1};
  EXPECT_EQ(build_proof(game(), options, &damaged, executor(), {}, keep_nothing).error().code,
            Errc::corrupt_data);
  const ProofOptions other{.search_nodes = 5, .table_bytes = table_bytes};
  EXPECT_EQ(build_proof(game(), other, &saved().front(), executor(), {}, keep_nothing).error().code,
            Errc::corrupt_data);
}

TEST_F(GoProof, AnErrorOfSavingEndsTheBuild) {
  const auto full = [](const BuiltProof&) -> Result<void> {
    return Error{Errc::io, untranslated("no space left")};
  };
  EXPECT_EQ(build_proof(game(), options, nullptr, executor(), {}, full).error().code, Errc::io);
}

}  // namespace
}  // namespace kanzen::go
