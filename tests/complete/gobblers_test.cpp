// Three-size Gobblers: the published figures of docs/games/gobblers.md, each with its source.
#include <map>
#include <set>
#include <span>

#include "engine/core/checksum.hpp"
#include "engine/games/gobblers/gobblers.hpp"
#include "engine/games/gobblers/rows/row_solver.hpp"
#include "engine/threads/thread_executor.hpp"
#include "tests/complete/general_solution.hpp"
#include "tests/conformance/games_under_test.hpp"
#include "tests/conformance/published_figures.hpp"

namespace conformance {
namespace {

class CompleteGobblers : public Conformance {
 protected:
  // Returns the checksum of all values and reached positions, without the header, which differs
  // from run to run.
  static std::uint64_t checksum_of(const kanzen::SolvedGame& solved) {
    kanzen::Checksum checksum;
    std::size_t pieces = 0;
    EXPECT_TRUE(solved.stored()->save([&](std::span<const std::byte> piece) {
      const bool checksum_itself = piece.size() == sizeof(std::uint64_t);
      if (pieces++ > 0 && !checksum_itself) checksum.add(piece);
      return true;
    }));
    return checksum.value();
  }
  // The length of the whole game after a first move, in plies, and its winner.
  struct Length {
    unsigned plies = 0;
    bool first_wins = false;
    friend bool operator==(const Length&, const Length&) = default;
  };
  std::map<std::string, Length> openings() const {
    std::map<std::string, Length> lengths;
    const auto analysis = solved().probe(game().initial());
    for (const auto& move : analysis->moves)
      lengths[move.move] = {move.value.distance, move.value.outcome == kanzen::Outcome::win};
    return lengths;
  }
};

class StrictGobblers : public CompleteGobblers {};

// README of m-kasahr/gobb_analyzer.
TEST_P(StrictGobblers, TheFirstPlayerWinsInThirteenPlies) {
  EXPECT_TRUE(solved().summary().start == kanzen::published::gobblers_start);
}

// README of m-kasahr/gobb_analyzer: total length by opening.
TEST_P(StrictGobblers, OpeningsAreThePublishedOnes) {
  const std::set<std::string> corners = {"a1", "a3", "c1", "c3"};
  const std::map<std::string, Length> published = {
      {"S edge", {13, true}},  {"S corner", {15, true}},  {"S centre", {15, true}},
      {"M edge", {12, false}}, {"M corner", {14, false}}, {"M centre", {12, false}},
      {"L edge", {15, true}},  {"L corner", {13, true}},  {"L centre", {13, true}}};
  const auto lengths = openings();
  EXPECT_EQ(lengths.size(), 27u);
  for (const auto& [move, length] : lengths) {
    const std::string square = move.substr(2);
    const char* place = square == "b2" ? " centre" : corners.count(square) ? " corner" : " edge";
    EXPECT_TRUE(length == published.at(move[0] + std::string(place))) << move;
  }
}

// The figures in the mock's pictures, from a solver of their own: 263,096,473 positions.
TEST_P(StrictGobblers, PositionsAreAsManyAsElsewhere) {
  const kanzen::Summary& summary = solved().summary();
  EXPECT_EQ(summary.positions, kanzen::published::gobblers_positions);
  EXPECT_EQ(summary.win, kanzen::published::gobblers_wins);
  EXPECT_EQ(summary.draw, kanzen::published::gobblers_draws);
  EXPECT_EQ(summary.loss, 98'936'063u);
}

class CoverGobblers : public CompleteGobblers {};

// Blog of possiblywrong: 341,024,631 canonical reachable positions, terminal ones included.
TEST_P(CoverGobblers, PositionsAreAsManyAsPublished) {
  EXPECT_EQ(solved().summary().positions, 341'024'631u);
}

// H-Mello/gobblet-solver with two pieces of each size, and changed so that pieces cover only the
// opponent's.
TEST(GobblersInRows, PlacementOnlyHasTheAnswersOfAnotherSolver) {
  const auto first_moves = [](const char* rules) {
    const auto game = *kanzen::find_game("gobblers", rules);
    const auto solved = *game->solver()->solve(options_to_solve());
    std::map<std::string, std::set<std::string>> moves;  // by outcome
    const auto start = solved->probe(game->initial());
    for (const auto& move : start->moves)
      moves[kanzen::name_of(move.value.outcome)].insert(move.move);
    return moves;
  };
  auto any = first_moves("board-moves=no");
  EXPECT_EQ(any["win"].size(), 0u);
  EXPECT_EQ(any["loss"].size(), 17u);
  EXPECT_EQ(any["draw"].count("L@b2"), 1u);
  EXPECT_EQ(any["draw"].size(), 1u + 9u);  // and each with a small piece
  EXPECT_EQ(first_moves("board-moves=no,covers=opponent")["win"], std::set<std::string>{"L@b2"});
}

TEST(GobblersInRows, AreSolvedAsInGeneral) {
  using kanzen::gobblers::Gobblers, kanzen::gobblers::Rules;
  kanzen::expect_general_solution(Gobblers<3>());
  kanzen::expect_general_solution(Gobblers<3>(Rules::cover()));
  for (const auto* rules : {"lift=illegal,covers=opponent,line=loses", "board-moves=no",
                            "uncovers=own", "line=loses"}) {
    SCOPED_TRACE(rules);
    kanzen::expect_general_solution(Gobblers<3>(*Rules::parse(3, rules)));
  }
}

// Takes minutes: scripts/test leaves it to scripts/check-complete.
class ThreadedGobblers : public CompleteGobblers {};

TEST_P(ThreadedGobblers, AnyNumberOfThreadsGivesTheSameValues) {
  const std::uint64_t expected = checksum_of(solved());
  for (const unsigned threads : {1u, 2u, 4u}) {
    kanzen::ThreadExecutor executor(threads);
    kanzen::RunOptions options;
    options.executor = &executor;
    const auto again = game().solver()->solve(options);
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(checksum_of(**again), expected) << threads << " threads";
  }
}

GameUnderTest strict() { return {"gobblers", "strict"}; }
GameUnderTest cover() { return {"gobblers", "cover"}; }
INSTANTIATE_TEST_SUITE_P(Gobblers, ThreadedGobblers, testing::Values(strict(), cover()), test_name);
INSTANTIATE_TEST_SUITE_P(Gobblers, StrictGobblers, testing::Values(strict()), test_name);
INSTANTIATE_TEST_SUITE_P(Gobblers, CoverGobblers, testing::Values(cover()), test_name);

}  // namespace
}  // namespace conformance
