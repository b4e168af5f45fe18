// Dobutsu shogi: the published figures of docs/games/dobutsu.md, of Tanaka (2009), as confirmed by
// keiichiro-sonoda/dobutsu-shogi-rta, with its table of distances.
#include <map>
#include <numeric>

#include "engine/adapter/mates.hpp"
#include "engine/games/dobutsu/dobutsu.hpp"
#include "engine/games/dobutsu/rows/row_solver.hpp"
#include "engine/session/judgement.hpp"
#include "tests/complete/general_solution.hpp"
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

TEST(DobutsuInRows, IsSolvedAsInGeneral) {
  kanzen::expect_general_solution(kanzen::dobutsu::Dobutsu());
}

// The rounds of rows and those of single positions, and both parts of the count.
TEST(DobutsuInRows, CanBeCancelledInThePhasesThatComeLate) {
  kanzen::ThreadExecutor executor(kanzen::ThreadExecutor::hardware_threads());
  for (const auto& sink : {kanzen::cancel_in("solve", 20), kanzen::cancel_in("solve", 60),
                           kanzen::cancel_in("count"), kanzen::cancel_in("count", 1)}) {
    const auto found = kanzen::solve_by_game(kanzen::dobutsu::Dobutsu(), executor, sink);
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().code, kanzen::Errc::cancelled);
  }
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

kanzen::RatePosition values_of(const kanzen::SolvedGame& solved) {
  return [&solved](const kanzen::Session& session) -> kanzen::Result<kanzen::RatedPosition> {
    return kanzen::rated(*solved.probe(session.state()), true);
  };
}

TEST_P(CompleteDobutsu, ThePerfectLineTakes78Plies) {
  kanzen::Session session = *kanzen::Session::open("dobutsu");
  const auto moves = *kanzen::play_perfect_line(session, values_of(solved()), 1000);
  ASSERT_EQ(moves.size(), 77u) << "the capture of the lion is the last ply";
  EXPECT_EQ(session.board().end->reason, "lion_taken");
  for (const auto& move : moves) EXPECT_EQ(move.before.distance, 79 - move.ply);
}

std::vector<kanzen::JudgedMove> judged(const kanzen::SolvedGame& solved,
                                       const std::vector<std::string>& played) {
  kanzen::Session session = *kanzen::Session::open("dobutsu");
  for (const auto& move : played) EXPECT_TRUE(session.play(move)) << move;
  return *kanzen::judge_line(session, values_of(solved));
}

// Openings with comments by xawa99, from Tanaka's tables (xawa99.blogspot.com, 2013: April 7, July
// 13 and June, on the giraffe in the middle).  In the third one the comment is on 8. c3b3.
TEST_P(CompleteDobutsu, AnnotatedOpeningsAreJudgedAsPublished) {
  const auto last_of = [&](const std::vector<std::string>& played) {
    return judged(solved(), played).back();
  };
  const auto longer = last_of({"b2b3", "c4b3", "a1b2", "a4a3", "c1c2"});
  EXPECT_EQ(longer.best, (std::vector<std::string>{"b2a3"}));
  EXPECT_EQ(longer.cost, 26u) << "loses 26 plies earlier than the best move";
  EXPECT_EQ(longer.ply - 1 + *longer.after.distance, 50u) << "lost in 50 plies from the start";

  const auto elephant =
      last_of({"b2b3", "c4b3", "a1b2", "a4a3", "b2a1", "a3a2", "a1b2", "a2b2", "b1b2", "E@a3"});
  EXPECT_TRUE(elephant.is_blunder());
  EXPECT_EQ(elephant.after.outcome, kanzen::Outcome::draw) << "and the drop on c3 wins";
  EXPECT_EQ(elephant.best, (std::vector<std::string>{"E@c3"}));

  const auto lion = last_of({"c1c2", "a4a3", "b2b3", "c4b3", "c2b2", "b4c3", "b2b3", "c3b3"});
  EXPECT_TRUE(lion.is_blunder());
  EXPECT_EQ(lion.after.outcome, kanzen::Outcome::draw) << "only the giraffe may take";
  EXPECT_EQ(lion.best, (std::vector<std::string>{"a3b3"}));
}

// A game with comments by at251 (at251.hatenablog.com, 2014, March 3): the capture on ply 10
// decides it, every defence on ply 12 loses, and whichever piece takes the chick on ply 16 the lion
// comes through.  If the lion flees instead, a drop of the giraffe on a3 or b4 wins.
TEST_P(CompleteDobutsu, AnAnnotatedGameIsJudgedAsPublished) {
  std::vector<std::string> played{"c1c2", "a4a3", "b2b3", "c4b3", "a1b2", "b3c2", "b1c2", "a3b3",
                                  "E@a3", "b3a3", "b2a3", "b4a3", "c2c3", "E@b3", "C@a2"};
  const auto with = [&](const std::vector<std::string>& more) {
    std::vector<std::string> all = played;
    all.insert(all.end(), more.begin(), more.end());
    return judged(solved(), all);
  };
  for (const auto& end : {std::vector<std::string>{"b3a2", "c3c4"}, {"a3a2", "c3b4"}}) {
    const auto moves = with(end);
    for (const auto& move : moves) {
      EXPECT_EQ(move.is_blunder(), move.ply == 10) << move.ply;
      const bool first_wins = (move.after.outcome == kanzen::Outcome::win) == (move.player == 0);
      EXPECT_EQ(first_wins, move.ply >= 10) << move.ply;
    }
    EXPECT_EQ(moves[11].before.outcome, kanzen::Outcome::loss);
    EXPECT_EQ(moves.back().before.distance, 1u);
  }
  EXPECT_EQ(with({"a3a4", "G@a3"}).back().best, (std::vector<std::string>{"G@a3", "G@b4"}));
}

// Tanaka publishes their number and the longest one.
TEST_P(CompleteDobutsu, MatesAreAsManyAsPublished) {
  const auto mates = kanzen::find_all_mates(game(), std::nullopt, 10, options_to_solve());
  ASSERT_TRUE(mates) << mates.error().message;
  const auto& counts = mates->by_plies;
  EXPECT_EQ(std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}), 17'213'997u);
  EXPECT_EQ(counts.size(), 24u) << "the longest takes 23 plies";
  EXPECT_EQ(counts.back(), 4u);
  ASSERT_EQ(mates->examples.size(), 4u);
  for (const kanzen::Mate& mate : mates->examples) EXPECT_EQ(mate.line.size(), 23u);
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
