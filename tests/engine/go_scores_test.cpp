// Small boards of Go solved by their scores: the published figures (docs/games/go.md), and the
// consistency of the values of moves and positions.
#include <gtest/gtest.h>

#include <array>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/adapter/any_game.hpp"

namespace kanzen {
namespace {

std::shared_ptr<const AnyGame> game(const std::string& name, const std::string& rules) {
  return *find_game(name, rules);
}

std::unique_ptr<ScoredGame> solved(const std::string& name) {
  return *game(name, "ko")->score_solver()->solve_scores({});
}

ScoreRange start(const std::string& name) { return solved(name)->summary().start; }

ScoreRange exactly(int points) { return {points, points}; }

std::uint64_t boards(const std::string& name) {
  const auto scores = solved(name);
  std::uint64_t all = 0;
  for (const ScoreCount& count : scores->summary().by_score) all += count.boards;
  return all;
}

// E. van der Werf, "AI techniques for the game of Go" (2004), and "Solving Go for rectangular
// boards" (2009): 3 by 3 is Black's with 9, 2 by 4 with 8.
TEST(GoScores, ThePublishedOnes) {
  EXPECT_EQ(start("go:3"), (ScoreRange{9, 9}));
  EXPECT_EQ(start("go:2,4"), (ScoreRange{8, 8}));
  EXPECT_EQ(start("go:4,2"), (ScoreRange{8, 8}));
}

TEST(GoScores, MovesAreInTheOrderOfTheMover) {
  const auto three = game("go:3", "ko");
  const auto scores = solved("go:3");
  const ScoreReport first = scores->probe(three->initial());
  EXPECT_EQ(first.position, ".../.../...:1");
  ASSERT_EQ(first.moves.size(), 10U);
  EXPECT_EQ(first.moves[0].move, "b2");
  EXPECT_EQ(first.moves[0].score, (ScoreRange{9, 9}));
  EXPECT_EQ(first.moves[0].position, ".../.X./...:2");
  EXPECT_EQ(first.moves.back().move, "pass");
  EXPECT_EQ(first.moves.back().score, (ScoreRange{-9, -9}));
  EXPECT_EQ(first.proven, exactly(9));
  EXPECT_EQ(first.moves.back().proven, exactly(-9));
  const ScoreReport second = scores->probe(*three->parse(".../.../...:2"));
  EXPECT_EQ(second.score, (ScoreRange{-9, -9}));
  EXPECT_EQ(second.moves[0].move, "b2");
}

ScoredMove found(const char* move, ScoreRange score) { return {move, score, score, {}}; }
ScoredMove unknown(const char* move, ScoreRange proven) { return {move, {}, proven, {}}; }

// Returns the names of the moves in the order of sort_moves.
std::string sorted(std::vector<ScoredMove> moves, unsigned player) {
  sort_moves(moves, player);
  std::string names;
  for (const ScoredMove& move : moves) names += move.move;
  return names;
}

TEST(GoScores, AWinIsBetterThanEndlessPlayForBothPlayers) {
  EXPECT_EQ(sorted({found("a", {-4, 4}), found("b", exactly(2))}, 0), "ba");
  EXPECT_EQ(sorted({found("a", {-4, 4}), found("b", exactly(-2))}, 1), "ba");
}

TEST(GoScores, AmongUnknownOnesWhatIsProvenForTheMoverCounts) {
  const std::vector<ScoredMove> moves = {unknown("a", {-9, 9}), unknown("b", {-9, 3}),
                                         unknown("c", {4, 9}), unknown("d", {4, 6}),
                                         found("e", exactly(0))};
  EXPECT_EQ(sorted(moves, 0), "ecdab");
  EXPECT_EQ(sorted(moves, 1), "ebdac");
}

TEST(GoScores, AddTheBoundsOfAnEarlierReport) {
  ScoreReport earlier;
  earlier.proven = {-3, 7};
  earlier.moves = {found("a", exactly(2)), unknown("b", {-9, 5})};
  ScoreReport report;
  report.proven = {-5, 6};
  report.moves = {unknown("b", {1, 9}), unknown("a", {-9, 9})};
  add_proven(report, earlier, 0);
  EXPECT_FALSE(report.score);
  EXPECT_EQ(report.proven, (ScoreRange{-3, 6}));
  EXPECT_EQ(report.moves[0].move, "a");
  EXPECT_EQ(report.moves[0].score, exactly(2));
  EXPECT_EQ(report.moves[0].proven, exactly(2));
  EXPECT_FALSE(report.moves[1].score);
  EXPECT_EQ(report.moves[1].proven, (ScoreRange{1, 5}));
  earlier.score = earlier.proven = exactly(2);
  add_proven(report, earlier, 0);
  EXPECT_EQ(report.score, exactly(2));
}

// The second pass counts the board as it is, without komi.
TEST(GoScores, ThePassThatEndsTheGame) {
  const auto with_komi = *game("go:3", "ko")->with_komi(3.5, 0);
  const auto scores = *with_komi->score_solver()->solve_scores({});
  EXPECT_EQ(scores->summary().start, (ScoreRange{9, 9}));
  const ScoreReport report = scores->probe(*with_komi->parse(".../.X./...:1:pass"));
  for (const ScoredMove& move : report.moves) {
    EXPECT_EQ(move.position.has_value(), move.move != "pass") << move.move;
    if (move.move == "pass") {
      EXPECT_EQ(move.score, (ScoreRange{9, 9}));
    }
  }
}

// Returns the score of the last position of a line; an empty line: of the start.
std::optional<ScoreRange> searched(const std::string& name, const std::string& rules,
                                   std::vector<std::string> line = {}) {
  const auto go = game(name, rules);
  if (line.empty()) line = {go->info().start};
  std::vector<AnyState> past;
  for (const std::string& position : line) past.push_back(*go->parse(position));
  const AnyState last = past.back();
  past.pop_back();
  const auto report = go->score_searcher()->search_score(last, past, {}, {});
  EXPECT_TRUE(report) << report.error().message;
  return report->score;
}

// J. Tromp's figures, https://tromp.github.io/go.html; the same under all rules about repetition.
TEST(GoScores, UnderSuperko) {
  for (const auto* rules : {"positional", "situational", "tromp-taylor"}) {
    EXPECT_EQ(searched("go:2,1", rules), exactly(0));
    EXPECT_EQ(searched("go:3,1", rules), exactly(3));
    EXPECT_EQ(searched("go:4,1", rules), exactly(4));
    EXPECT_EQ(searched("go:5,1", rules), exactly(0));
    EXPECT_EQ(searched("go:6,1", rules), exactly(1));
    EXPECT_EQ(searched("go:2", rules), exactly(1));
    EXPECT_EQ(searched("go:2,3", rules), exactly(0));
  }
}

// Black has just captured a stone, and White may not recapture, unless the game begins there.
TEST(GoScores, UnderSuperkoDependOnThePast) {
  EXPECT_EQ(searched("go:4,1", "positional", {"X.X.:2"}), exactly(-4));
  EXPECT_EQ(searched("go:4,1", "positional", {".OX.:1", "X.X.:2"}), exactly(4));
}

TEST(GoScores, SearchedMovesLeaveOutTheForbiddenOnes) {
  const auto go = game("go:3,1", "positional");
  const std::vector<AnyState> past = {*go->parse(".O.:1")};
  const auto report = go->score_searcher()->search_score(*go->parse("X..:2"), past, {}, {});
  ASSERT_TRUE(report);
  for (const ScoredMove& move : report->moves) {
    EXPECT_NE(move.position, ".O.:1") << move.move;
    EXPECT_EQ(move.score, move.proven);
  }
}

TEST(GoScores, WithoutTimeNothingIsKnown) {
  const auto go = game("go:4,3", "positional");
  ScoreSearchOptions options;
  options.limits.seconds = 0;
  options.on_report = [](const ScoreReport&) { ADD_FAILURE() << "nothing has been proven"; };
  const auto report = go->score_searcher()->search_score(go->initial(), {}, options, {});
  ASSERT_TRUE(report);
  EXPECT_FALSE(report->score);
  EXPECT_EQ(report->proven, (ScoreRange{-12, 12}));
  EXPECT_EQ(report->moves.size(), 13U);
  for (const ScoredMove& move : report->moves) EXPECT_EQ(move.proven, (ScoreRange{-12, 12}));
  RunOptions cancelling;
  cancelling.progress = [](const Progress&) { return false; };
  const auto cancelled = go->score_searcher()->search_score(go->initial(), {}, {}, cancelling);
  ASSERT_FALSE(cancelled);
  EXPECT_EQ(cancelled.error().code, Errc::cancelled);
}

// Returns the intermediate reports of a search from the start, and its result at the end.
std::vector<ScoreReport> search_reports(const std::string& name, const std::string& rules) {
  const auto go = game(name, rules);
  std::vector<ScoreReport> all;
  ScoreSearchOptions options;
  options.on_report = [&](const ScoreReport& report) { all.push_back(report); };
  const auto result = go->score_searcher()->search_score(go->initial(), {}, options, {});
  EXPECT_TRUE(result);
  all.push_back(*result);
  return all;
}

using Proven = std::pair<std::optional<ScoreRange>, ScoreRange>;

// Returns what is proven of the position, with the key "", and of its moves.
std::map<std::string, Proven> proven_in(const ScoreReport& report) {
  std::map<std::string, Proven> proven{{"", {report.score, report.proven}}};
  for (const ScoredMove& move : report.moves) proven[move.move] = {move.score, move.proven};
  return proven;
}

void expect_not_worse(const ScoreReport& report, const ScoreReport& before) {
  ASSERT_EQ(report.moves.size(), before.moves.size());
  const auto now = proven_in(report);
  for (const auto& [name, proven] : proven_in(before)) {
    EXPECT_GE(now.at(name).second.low, proven.second.low) << name;
    EXPECT_LE(now.at(name).second.high, proven.second.high) << name;
    EXPECT_TRUE(!proven.first || now.at(name).first == proven.first) << name;
  }
}

void expect_sorted(const ScoreReport& report) {
  std::vector<ScoredMove> moves = report.moves;
  sort_moves(moves, 0);
  for (std::size_t i = 0; i < moves.size(); ++i) EXPECT_EQ(report.moves[i].move, moves[i].move);
}

TEST(GoScores, ReportsOfASearchOnlyGetBetter) {
  for (const auto* rules : {"ko", "positional"}) {
    SCOPED_TRACE(rules);
    const std::vector<ScoreReport> all = search_reports("go:4,1", rules);
    ASSERT_EQ(all.front().moves.size(), 5U);
    for (const ScoredMove& move : all.front().moves) {
      EXPECT_FALSE(move.score);
      EXPECT_EQ(move.proven, (ScoreRange{-4, 4}));
    }
    for (std::size_t i = 1; i < all.size(); ++i) {
      expect_not_worse(all[i], all[i - 1]);
      expect_sorted(all[i]);
      // Each report proves more than the one before, except that the result repeats the last one.
      EXPECT_EQ(proven_in(all[i]) == proven_in(all[i - 1]), i + 1 == all.size()) << i;
    }
    EXPECT_EQ(all.back().score, exactly(4));
  }
}

TEST(GoScores, ASearchUnderKoBeginsWithABestMove) {
  for (const std::string name : {"go:3", "go:2,4", "go:2,5"}) {
    SCOPED_TRACE(name);
    const std::vector<ScoreReport> all = search_reports(name, "ko");
    const auto first = std::find_if(all.begin(), all.end(), [](const ScoreReport& report) {
      return report.moves.front().score.has_value();
    });
    ASSERT_NE(first, all.end());
    EXPECT_EQ(first->moves.front().proven.low, first->score->low);
  }
}

// Each player has two eyes and half of the points, so each has to prove his half.
TEST(GoScores, BoundsUnderKoAreReportedBeforeTheScore) {
  const auto go = game("go:8,2", "ko");
  std::vector<ScoreReport> all;
  ScoreSearchOptions options;
  options.limits.with_moves = false;
  options.on_report = [&](const ScoreReport& report) { all.push_back(report); };
  const auto state = go->parse(".X.XO.O./XXXXOOOO:1");
  ASSERT_TRUE(state);
  const auto result = go->score_searcher()->search_score(*state, {}, options, {});
  ASSERT_TRUE(result);
  EXPECT_EQ(result->score, exactly(0));
  ASSERT_GE(all.size(), 2U);
  EXPECT_FALSE(all.front().score);
  EXPECT_LT(all.front().proven.high - all.front().proven.low, 32);
  EXPECT_EQ(all.back().score, exactly(0));
}

// Counting boards one by one and by the border gives the same number.
TEST(GoScores, LegalBoardsAreCounted) {
  for (unsigned columns = 1; columns <= 12; ++columns)
    for (unsigned rows = 1; columns * rows <= 12; ++rows) {
      const auto name = "go:" + std::to_string(columns) + ',' + std::to_string(rows);
      const auto counted = game(name, "situational")->board_counter()->count_boards({});
      ASSERT_TRUE(counted);
      EXPECT_EQ(*counted, boards(name)) << name;
    }
}

// OEIS A094777; 2 by 3 and 3 by 4: J. Tromp and G. Farnebäck, "Combinatorics of Go" (2006).
TEST(GoScores, LegalBoardsAreAsManyAsPublished) {
  for (const auto& [name, published] : {std::pair{"go:1", "1"},
                                        {"go:2", "57"},
                                        {"go:2,3", "489"},
                                        {"go:3", "12675"},
                                        {"go:3,4", "321689"},
                                        {"go:4", "24318165"},
                                        {"go:5", "414295148741"},
                                        {"go:6", "62567386502084877"},
                                        {"go:7", "83677847847984287628595"}})
    EXPECT_EQ(to_decimal(*game(name, "ko")->board_counter()->count_boards({})), published);
  EXPECT_EQ(game("go:9,10", "ko")->board_counter()->count_boards({}).error().code,
            Errc::unsupported);
  RunOptions cancelling;
  cancelling.progress = [](const Progress&) { return false; };
  EXPECT_EQ(game("go:5", "ko")->board_counter()->count_boards(cancelling).error().code,
            Errc::cancelled);
}

TEST(GoScores, AreCheckedFromTheMoves) {
  for (const auto* name : {"go:1", "go:2", "go:5,1", "go:2,3", "go:3"}) {
    const auto checked = solved(name)->verify({});
    ASSERT_TRUE(checked) << name << ": " << checked.error().message;
    EXPECT_GE(*checked, 4 * boards(name)) << name;
  }
}

TEST(GoScores, CanBeCancelled) {
  for (const auto* phase : {"enumerate", "moves", "solve"}) {
    RunOptions options;
    options.progress = [&](const Progress& progress) { return progress.phase != phase; };
    const auto stopped = game("go:3", "ko")->score_solver()->solve_scores(options);
    ASSERT_FALSE(stopped) << phase;
    EXPECT_EQ(stopped.error().code, Errc::cancelled);
  }
}

// Returns the errors of solving all positions and of searching one for its score.
std::array<std::string, 2> refusals(const std::string& name, const std::string& rules) {
  const auto go = game(name, rules);
  const auto solved = call_facet(*go, go->solver(), &Solver::solve, {});
  const auto searched = call_facet(*go, go->score_searcher(), &ScoreSearcher::search_score,
                                   go->initial(), {}, {.limits = {.seconds = 0}}, {});
  return {solved ? "" : solved.error().message, searched ? "" : searched.error().message};
}

TEST(GoScores, OfLargeBoardsAreRefused) {
  for (const std::string rules : {"ko", "positional"})
    for (const std::string name : {rules == "ko" ? "go:13,2" : "go:9,2", "go", "go:19"}) {
      EXPECT_EQ(game(name, rules)->score_solver(), nullptr) << name;
      for (const std::string& refusal : refusals(name, rules))
        EXPECT_NE(refusal.find(name + " under the " + rules + " rules: boards of at most"),
                  std::string::npos)
            << refusal;
    }
}

TEST(GoScores, TakeTheRoomOfOutcomes) {
  EXPECT_EQ(refusals("go:3", "ko"),
            (std::array<std::string, 2>{
                "go:3 under the ko rules: positions have scores, not wins in so many plies", ""}));
  EXPECT_EQ(refusals("go:3", "positional"),
            (std::array<std::string, 2>{
                "go:3 under the positional rules: a position's score depends on its past, so "
                "there is no list of all of them",
                ""}));
  EXPECT_EQ(refusals("gobblers1", "strict"),
            (std::array<std::string, 2>{
                "", "gobblers1 under the strict rules: scores are not searched"}));
}

}  // namespace
}  // namespace kanzen
