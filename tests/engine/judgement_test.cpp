// Judged moves and perfect lines.
#include "engine/session/judgement.hpp"

#include <gtest/gtest.h>

#include "tests/engine/played_session.hpp"
#include "tests/engine/solved_games.hpp"

namespace kanzen {
namespace {

RatePosition values_of(const SolvedGame& solved) {
  return [&solved](const Session& session) -> Result<RatedPosition> {
    return rated(*solved.probe(session.state()), true);
  };
}

std::vector<JudgedMove> judged_line(const std::string& game, const Texts& moves) {
  Session session = *Session::open(game);
  play_all(session, moves);
  return *judge_line(session, values_of(solved_game(game, "")));
}

TEST(JudgeLine, NamesBlundersAndTheMovesThatWereBest) {
  const auto moves = judged_line("tictactoe", {"b2", "a2", "c3", "resign"});
  ASSERT_EQ(moves.size(), 4u);
  EXPECT_FALSE(moves[0].is_blunder());
  EXPECT_EQ(moves[0].cost, 0u);
  EXPECT_TRUE(moves[1].is_blunder());
  EXPECT_EQ(moves[1].cost, std::nullopt) << "an outcome is not counted in plies";
  EXPECT_EQ(moves[1].best, (Texts{"a3", "c3", "a1", "c1"}));
  EXPECT_EQ(moves[1].position, ".../.X./...:2");
  EXPECT_EQ(moves[2].before.outcome, Outcome::win);
  EXPECT_EQ(moves[2].before.distance, 5u);
  EXPECT_EQ(moves[2].cost, 0u);
  EXPECT_FALSE(moves[3].is_blunder()) << "the position was lost";
  EXPECT_EQ(moves[3].cost, 4u) << "a resignation is a loss in 0 plies";
}

// The first player wins in 7 plies, from a corner in 9, and loses in 10 from the middle of an edge.
TEST(JudgeLine, CountsThePliesByWhichAWinTakesLonger) {
  const JudgedMove corner = judged_line("mnk:4,3,3", {"a1"}).front();
  EXPECT_FALSE(corner.is_blunder());
  EXPECT_EQ(corner.cost, 2u);
  const JudgedMove edge = judged_line("mnk:4,3,3", {"a2"}).front();
  EXPECT_TRUE(edge.is_blunder());
  EXPECT_EQ(edge.cost, std::nullopt);
}

TEST(JudgeLine, LeavesOutSetUpsAndAgreedDraws) {
  Session session = *Session::open("tictactoe");
  play_all(session, {"b2", "=___/_X_/__O:1", "a1", "draw"});
  const auto moves = *judge_line(session, values_of(solved_game("tictactoe", "")));
  ASSERT_EQ(moves.size(), 2u);
  EXPECT_EQ(moves[1].move, "a1");
  EXPECT_EQ(moves[1].ply, 3u);
  EXPECT_EQ(session.ply(), 4u) << "it ends where the line does";
}

TEST(PerfectLine, IsAsLongAsTheValueSays) {
  const SolvedGame& solved = solved_game("mnk:4,3,3", "");
  Session session = *Session::open("mnk:4,3,3");
  const auto moves = *play_perfect_line(session, values_of(solved), 100);
  ASSERT_EQ(moves.size(), solved.summary().start.distance);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    EXPECT_EQ(moves[i].before.distance, moves.size() - i);
    EXPECT_EQ(moves[i].after, moves[i].before);
    const Analysis analysis = *solved.probe(*session.game().parse(moves[i].position));
    for (const MoveValue& move : analysis.moves)
      EXPECT_EQ(move.value == analysis.value, std::find(moves[i].best.begin(), moves[i].best.end(),
                                                        move.move) != moves[i].best.end());
  }
  EXPECT_TRUE(session.board().end);
}

TEST(PerfectLine, StopsWhereAPositionRepeats) {
  Session session = *Session::open("gobblers2");
  const auto moves = *play_perfect_line(session, values_of(solved_game("gobblers2", "")), 1000);
  EXPECT_LT(moves.size(), 1000u);
  const auto repeated = repeated_ply(session);
  ASSERT_TRUE(repeated);
  EXPECT_EQ(session.position(session.line()[*repeated]), session.position());
}

TEST(PerfectLine, EndsAfterTheMostMoves) {
  Session session = *Session::open("gobblers2");
  EXPECT_EQ(play_perfect_line(session, values_of(solved_game("gobblers2", "")), 3)->size(), 3u);
  EXPECT_EQ(session.ply(), 3u);
}

// --- games with scores

ScoreReport scores_of_moves(const std::vector<ScoreRange>& moves) {
  ScoreReport report;
  report.score = moves.front();
  for (const ScoreRange& score : moves)
    report.moves.push_back({std::to_string(report.moves.size()), score, score, {}});
  return report;
}

TEST(RatedScores, AreOutcomesWithKomi) {
  const ScoreReport report = scores_of_moves({{3, 3}, {2, 2}, {-3, 4}, {-2, -2}});
  const auto outcomes = [&](Player player) {
    std::vector<Outcome> found;
    for (const RatedMove& move : rated(report, player, 2).moves)
      found.push_back(*move.value.outcome);
    return found;
  };
  using enum Outcome;
  EXPECT_EQ(outcomes(0), (std::vector{win, draw, draw, loss}));
  EXPECT_EQ(outcomes(1), (std::vector{loss, draw, draw, win}));
}

TEST(RatedScores, CostPoints) {
  Session session = *Session::open("go:2", "ko");
  play_all(session, {"a1", "b1"});
  const auto moves = *judge_line(session, [](const Session& position) -> Result<RatedPosition> {
    ScoreReport report = scores_of_moves({{4, 4}, {1, 4}});
    if (position.board().to_move == 1) report = scores_of_moves({{-4, 1}, {-4, 4}});
    report.moves[1].move = position.board().to_move == 0 ? "a1" : "b1";
    return rated(report, position.board().to_move, 0);
  });
  EXPECT_EQ(moves[0].cost, 3u) << "the first player forces 1 instead of 4";
  EXPECT_EQ(moves[1].cost, 3u) << "the second player holds him to 4 instead of 1";
}

}  // namespace
}  // namespace kanzen
