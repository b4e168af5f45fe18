// Dobutsu shogi: the published figures of docs/games/dobutsu.md, of Tanaka (2009), as confirmed by
// keiichiro-sonoda/dobutsu-shogi-rta, with its table of distances.
#include <map>

#include "tests/conformance/games_under_test.hpp"
#include "tests/conformance/published_figures.hpp"

namespace conformance {
namespace {

using kanzen::win_in;

class CompleteDobutsu : public Conformance {
 protected:
  const kanzen::Summary& summary() const { return solved().summary(); }
  kanzen::DistanceCount at(std::uint32_t distance) const {
    return summary().by_distance.at(distance);
  }
};

constexpr std::uint64_t taken = 140'298'614, tried = 7'018'985;  // finished positions

TEST_P(CompleteDobutsu, PositionsAreAsManyAsPublished) {
  EXPECT_EQ(summary().positions, kanzen::published::dobutsu_positions);
  EXPECT_EQ(summary().terminal, taken + tried);
  EXPECT_EQ(summary().win, taken + 56'474'473);
  EXPECT_EQ(summary().draw, 2'682'700u);
  EXPECT_EQ(summary().loss, tried + 40'328'395);
}

TEST_P(CompleteDobutsu, DistancesAreThePublishedOnes) {
  EXPECT_EQ(at(0).loss, tried);
  EXPECT_EQ(at(1).win, taken + 9'118'571);
  EXPECT_EQ(at(2).loss, 9'343'557u);
  EXPECT_EQ(at(3).win, 11'574'858u);
  EXPECT_EQ(at(171).win, 8u);
  EXPECT_EQ(at(172).loss, 3u);
  EXPECT_EQ(at(173).win, 12u);
  EXPECT_EQ(summary().max_distance, 173u);
}

TEST_P(CompleteDobutsu, TheFirstPlayerLosesIn78PliesAndThreeMovesHoldOutSoLong) {
  EXPECT_TRUE(summary().start == kanzen::published::dobutsu_start);
  std::map<std::string, unsigned> moves;
  const auto analysis = solved().probe(game().initial());
  for (const auto& move : analysis->moves) moves[move.move] = move.value.distance;
  EXPECT_EQ(moves, (std::map<std::string, unsigned>{
                       {"c1c2", 78}, {"b1c2", 78}, {"b1a2", 78}, {"b2b3", 76}}));
}

TEST_P(CompleteDobutsu, FinishedPositionsAndTransitionsAreAsManyAsPublished) {
  const auto counts = game().solver()->enumerate(options_to_solve());
  ASSERT_TRUE(counts) << counts.error().message;
  EXPECT_EQ(counts->positions, kanzen::published::dobutsu_positions);
  EXPECT_EQ(counts->transitions, 938'671'869u);
  std::map<std::string, std::uint64_t> by_ending;
  for (const auto& count : counts->by_ending) by_ending[count.ending.name] = count.positions;
  EXPECT_EQ(by_ending, (std::map<std::string, std::uint64_t>{
                           {"lion_taken", taken}, {"try", tried}, {"no_moves", 0}}));
}

TEST_P(CompleteDobutsu, NotablePositions) {
  const auto kinds = solved().notable(12, options_to_solve());
  ASSERT_TRUE(kinds) << kinds.error().message;
  std::map<std::string, std::uint64_t> counts;
  for (const kanzen::Notable& kind : *kinds) {
    counts[kind.kind] = kind.count;
    for (const kanzen::Analysis& example : kind.examples) {
      if (kind.kind == "longest_win") {
        EXPECT_TRUE(example.value == win_in(173));
        // The capture of the lion is a ply, but no move: the game is over before it.
        EXPECT_EQ(example.perfect_line.size(), 172u);
      }
      if (kind.kind == "unlikely_only_move") {
        const std::string& best = example.moves.front().move;
        EXPECT_TRUE(best.substr(0, 2) == "C@" && (best[3] == '4' || best[3] == '1')) << best;
      }
    }
  }
  EXPECT_EQ(counts["longest_win"], 12u);
  EXPECT_EQ(counts["longest_loss"], 3u);
  EXPECT_GT(counts["mutual_zugzwang"], 0u);
  EXPECT_GT(counts["unlikely_only_move"], 0u);
}

INSTANTIATE_TEST_SUITE_P(Dobutsu, CompleteDobutsu,
                         testing::Values(GameUnderTest{"dobutsu", "normal"}), test_name);

}  // namespace
}  // namespace conformance
