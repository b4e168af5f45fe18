// Monte Carlo search: over games by their rules alone, and with knowledge of the game.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>

#include "engine/games/go/simulation.hpp"
#include "engine/players/player.hpp"
#include "engine/session/session.hpp"

namespace kanzen::monte_carlo_testing {
namespace {

std::shared_ptr<const AnyGame> game(std::string_view name, std::string_view rules = {}) {
  const auto found = find_game(name, rules);
  EXPECT_TRUE(found);
  return *found;
}

EstimateOptions playouts(std::uint64_t count, std::uint64_t seed = 1) {
  EstimateOptions options;
  options.limits.playouts = count;
  options.limits.table_bytes = std::uint64_t{1} << 24;
  options.seed = seed;
  return options;
}

EstimateReport estimate(const AnyGame& game, std::string_view position,
                        const EstimateOptions& options) {
  const auto state = position.empty() ? game.initial() : game.parse(position);
  EXPECT_TRUE(state) << state.error().message;
  const auto report = game.estimator()->estimate({}, *state, options, {});
  EXPECT_TRUE(report);
  return *report;
}

void expect_same(const EstimateReport& one, const EstimateReport& other) {
  EXPECT_EQ(one.win_rate, other.win_rate);
  EXPECT_EQ(one.score, other.score);
  EXPECT_EQ(one.line, other.line);
  EXPECT_EQ(one.owners, other.owners);
  ASSERT_EQ(one.moves.size(), other.moves.size());
  for (std::size_t i = 0; i < one.moves.size(); ++i) {
    EXPECT_EQ(one.moves[i].move, other.moves[i].move);
    EXPECT_EQ(one.moves[i].visits, other.moves[i].visits);
  }
}

TEST(MonteCarlo, WinsAtOnceAndStopsWhoWould) {
  EXPECT_EQ(estimate(*game("tictactoe"), "XX./OO./...:1", playouts(300)).moves.front().move, "c3");
  EXPECT_EQ(estimate(*game("tictactoe"), "X../OO./X..:1", playouts(300)).moves.front().move, "c2");
  // The move that completes a line is the last one to try in misere.
  const auto misere = estimate(*game("tictactoe", "misere"), "XX./OO./X..:2", playouts(300));
  EXPECT_NE(misere.moves.front().move, "c2");
}

TEST(MonteCarlo, ConsidersNoExcludedMove) {
  EstimateOptions options = playouts(300);
  options.excluded = {"c3"};  // the move that wins at once
  options.with_lines = true;
  const auto report = estimate(*game("tictactoe"), "XX./OO./...:1", options);
  ASSERT_EQ(report.moves.size(), 4u);
  double priors = 0;
  for (const EstimatedMove& move : report.moves) {
    EXPECT_NE(move.move, "c3");
    ASSERT_FALSE(move.line.empty());
    EXPECT_EQ(move.line.front(), move.move);
    priors += move.prior;
  }
  EXPECT_EQ(report.moves.front().line, report.line);
  EXPECT_NEAR(priors, 1, 1e-6);
  options.excluded = {"c3", "c2", "a1", "b1", "c1"};
  EXPECT_TRUE(estimate(*game("tictactoe"), "XX./OO./...:1", options).moves.empty());
}

TEST(MonteCarlo, IsTheSameForTheSameSeed) {
  for (const char* name : {"go:5", "mnk:7,5,4"}) {
    const auto one = estimate(*game(name), {}, playouts(500));
    expect_same(one, estimate(*game(name), {}, playouts(500)));
    EXPECT_NE(one.win_rate, estimate(*game(name), {}, playouts(500, 2)).win_rate);
  }
}

TEST(MonteCarlo, ReportsWhatItHasDone) {
  const auto report = estimate(*game("go:9"), {}, playouts(400));
  EXPECT_EQ(report.playouts, 400u);
  EXPECT_EQ(report.moves.size(), 82u);
  EXPECT_EQ(report.owners.size(), 81u);
  ASSERT_TRUE(report.score);
  EXPECT_NEAR(*report.score, -2, 12);  // komi is 7.5
  double shares = 0;
  std::uint64_t visits = 0;
  for (const EstimatedMove& move : report.moves) {
    shares += move.share;
    visits += move.visits;
  }
  EXPECT_NEAR(shares, 1, 1e-9);
  EXPECT_EQ(visits, 400u);
  ASSERT_FALSE(report.line.empty());
  EXPECT_EQ(report.line.front(), report.moves.front().move);
  EXPECT_FALSE(estimate(*game("tictactoe"), {}, playouts(50)).score);
}

TEST(MonteCarlo, TellsAsItGoesAndIsCancelled) {
  const auto go = game("go:9");
  EstimateOptions options = playouts(0);
  options.limits.seconds = 0.5;
  unsigned reports = 0;
  options.on_report = [&](const EstimateReport& report) {
    ++reports;
    EXPECT_GT(report.playouts, 0u);
  };
  ASSERT_TRUE(go->estimator()->estimate({}, go->initial(), options, {}));
  EXPECT_GE(reports, 1u);
  RunOptions run;
  run.progress = [](const Progress& progress) { return progress.done < 100; };
  const auto cancelled = go->estimator()->estimate({}, go->initial(), options, run);
  ASSERT_FALSE(cancelled);
  EXPECT_EQ(cancelled.error().code, Errc::cancelled);
}

TEST(MonteCarlo, ATreeThatIsFullIsStillOfUse) {
  EstimateOptions options = playouts(3000);
  options.limits.table_bytes = 1;  // a single block
  const auto report = estimate(*game("go:5"), {}, options);
  EXPECT_EQ(report.playouts, 3000u);
  EXPECT_EQ(report.moves.front().move, "c3");
}

TEST(MonteCarlo, AnEndedPositionHasNoMoves) {
  EXPECT_TRUE(estimate(*game("tictactoe"), "XXX/OO./...:2", playouts(10)).moves.empty());
}

// --- with knowledge of stones

TEST(MonteCarlo, PlaysNothingThatSuperkoForbids) {
  // Black takes the ko at c3, and c2 may not be taken back.
  auto session = Session::open("go:4", "situational");
  ASSERT_TRUE(session);
  ASSERT_TRUE(session->set_position(".XO./XO.O/.XO./....:1"));
  ASSERT_TRUE(session->play("c3"));
  const Turn turn = session->turn();
  ASSERT_EQ(turn.forbidden, (std::vector<std::string>{"b3"}));
  ASSERT_EQ(turn.past.size(), 1u);
  const auto with_past = turn.game.estimator()->estimate(turn.past, turn.state, playouts(200), {});
  ASSERT_TRUE(with_past);
  for (const EstimatedMove& move : with_past->moves) EXPECT_NE(move.move, "b3");
  const auto without = turn.game.estimator()->estimate({}, turn.state, playouts(200), {});
  ASSERT_TRUE(without);
  EXPECT_TRUE(std::any_of(without->moves.begin(), without->moves.end(),
                          [](const EstimatedMove& move) { return move.move == "b3"; }));
}

// The stones after a move have occurred before, with either side to move.
TEST(MonteCarlo, TheSideToMoveMattersToSituationalSuperkoAlone) {
  for (const std::string_view mover : {"1", "2"}) {
    const std::string stones = mover == "1" ? "X../.../...:" : "O../.../...:";
    for (const std::string_view next : {"1", "2"}) {
      for (const go::Rules rules : {go::Rules::situational, go::Rules::positional}) {
        const go::Go small({3, 3, 0}, rules, "go:3");
        const go::State root = *small.parse(".../.../...:" + std::string(mover));
        const go::Simulation simulation(small, root, {*small.parse(stones + std::string(next))});
        std::vector<go::Simulation::Candidate> found;
        simulation.candidates(found);
        const bool plays = std::any_of(found.begin(), found.end(), [](const auto& candidate) {
          return candidate.move == go::at_point(0);
        });
        EXPECT_EQ(plays, rules == go::Rules::situational && mover == next) << stones << next;
      }
    }
  }
}

// Each playout begins at the root, and positions of other playouts do not count as repetitions.
TEST(MonteCarlo, APlayoutForbidsNothingToTheNext) {
  const go::Go small({3, 3, 0}, go::Rules::positional, "go:3");
  go::Simulation simulation(small, small.initial(), {});
  const auto candidates = [&] {
    std::vector<go::Simulation::Candidate> found;
    simulation.candidates(found);
    return found.size();
  };
  const std::size_t before = candidates();
  simulation.play(go::at_point(4));
  simulation.restart();
  EXPECT_EQ(candidates(), before);
}

// All of White's and Black's stones live; e4 and e5 are White's only points that are no eyes.
constexpr auto settled_board = ".XXO./XXXO./.XXOO/XXXOO/.XXO.";

TEST(MonteCarlo, AMoveInOwnTerritoryCostsAPointWhereTerritoryCounts) {
  for (const go::Rules rules : {go::Rules::ko, go::Rules::japanese}) {
    const go::Go small({5, 5, 0}, rules, "go:5");
    const bool costs = rules == go::Rules::japanese;
    go::Simulation simulation(small, *small.parse(settled_board + std::string(":1")), {});
    QuickRandom random(1);
    const float lead = costs ? 3 - 3 : 15 - 10;
    EXPECT_EQ(simulation.play_out(random).score, lead);
    simulation.restart();
    simulation.play(go::at_point(0));
    EXPECT_EQ(simulation.play_out(random).score, costs ? lead - 1 : lead);
    simulation.restart();
    EXPECT_FALSE(simulation.play(go::pass));
    const auto end = simulation.play(go::pass);
    ASSERT_TRUE(end);
    EXPECT_EQ(end->score, lead);
  }
}

TEST(MonteCarlo, EstimatesTheTerritoryWherePrisonersCount) {
  const auto go = game("go:5", "japanese");
  for (const std::string prisoners : {":1:2-0", ":1:0-4", ":2:9-1"}) {
    const std::string position = settled_board + prisoners;
    const double count = go->count(*go->parse(position))->lead;
    EXPECT_NEAR(*estimate(*go, position, playouts(400)).score, count, 1) << position;
  }
}

Result<Choice> choice(std::string_view player, Session& session, std::uint64_t count = 400) {
  Turn turn = session.turn();
  turn.limits.playouts = count;
  turn.limits.table_bytes = std::uint64_t{1} << 24;
  turn.seed = 5;
  return (*find_player(player, false))->choose(turn);
}

TEST(MonteCarloPlayer, PassesWhereThatWins) {
  auto session = Session::open("go:5", "ko");
  ASSERT_TRUE(session);
  // The territories are settled, and Black's is larger.
  ASSERT_TRUE(session->set_position(".XXO./XXXO./.XXOO/XXXOO/.XXO.:2:pass"));
  const auto lost = choice("monte-carlo", *session);
  ASSERT_TRUE(lost);
  EXPECT_NE(lost->move, "pass");
  ASSERT_TRUE(session->set_position(".XXO./XXXO./.XXOO/XXXOO/.XXO.:1:pass"));
  const auto won = choice("monte-carlo", *session);
  ASSERT_TRUE(won);
  EXPECT_EQ(won->move, "pass");
  EXPECT_EQ(won->basis, Basis::proved);
}

// The white stone in the corner is dead.  Black leads by 2 without it, and White by 4 with it; it
// is agreed upon and not captured, which would cost Black a point for each of his moves.
TEST(MonteCarloPlayer, AgreesOnDeadStonesWhereTheyAreNotCaptured) {
  auto session = Session::open("go:5", "japanese");
  ASSERT_TRUE(session);
  ASSERT_TRUE(session->set_position("O.XO./..XO./XXXOO/.XXO./XXXO.:1:pass"));
  EXPECT_EQ(session->game().count(session->state())->lead, -4);
  EXPECT_EQ(session->game().count(session->state(), std::array{0U})->lead, 2);
  const auto agreed = choice("monte-carlo", *session);
  ASSERT_TRUE(agreed);
  EXPECT_EQ(agreed->move, "pass");
  EXPECT_EQ(agreed->basis, Basis::guess);
}

TEST(MonteCarloPlayer, SaysWhenNothingIsLeft) {
  auto session = Session::open("go:7", "ko");
  ASSERT_TRUE(session);
  ASSERT_TRUE(session->set_position("X.XXXXX/XXXX.XX/.XXXXXX/XXXXXXX/XXXXXXX/OOXXXXX/.OX.XXX:2"));
  const auto hopeless = choice("monte-carlo", *session);
  ASSERT_TRUE(hopeless);
  EXPECT_TRUE(hopeless->resigns);
  ASSERT_TRUE(session->set_position("......./......./......./......./......./......./.......:1"));
  EXPECT_FALSE(choice("monte-carlo", *session)->resigns);
}

TEST(MonteCarloPlayer, IsWhoPlaysWhereNothingElseCan) {
  EXPECT_EQ((*find_player("", game("go")->info()))->name(), "monte-carlo");
  EXPECT_EQ((*find_player("", game("mnk:7,5,4")->info()))->name(), "search");
  EXPECT_EQ((*find_player("", game("tictactoe")->info()))->name(), "perfect");
}

TEST(Level1, FillsNoOwnEyeAndPassesAtTheEnd) {
  auto session = Session::open("go:3", "ko");
  ASSERT_TRUE(session);
  for (const char* position : {".X./XXX/.X.:1", "X.X/XXX/X.X:1"}) {
    ASSERT_TRUE(session->set_position(position));
    EXPECT_EQ(choice("level1", *session)->move, "pass");
  }
}

TEST(Level1, AnEyeNeedsThreeOfItsFourDiagonals) {
  const auto go = game("go:5", "ko");
  const auto fills_own_eye = [&](std::string_view position) {
    const AnyState state = *go->parse(position);
    for (const AnyMove& move : go->moves(state))
      if (go->format_move(state, move) == "c3") return go->fills_own_eye(state, move);
    ADD_FAILURE() << "c3 is not legal";
    return false;
  };
  EXPECT_TRUE(fills_own_eye("...../.XXX./.X.X./.XXX./.....:1"));
  EXPECT_TRUE(fills_own_eye("...../.OXX./.X.X./.XXX./.....:1"));
  EXPECT_FALSE(fills_own_eye("...../.OXX./.X.X./.XXO./.....:1"));
  EXPECT_FALSE(fills_own_eye("...../.XXX./.X.O./.XXX./.....:1"));
}

// Each level plays a game against the level below; its share of wins is measured elsewhere.
TEST(Levels, EachPlaysAGameToItsEnd) {
  auto session = Session::open("go:5");
  ASSERT_TRUE(session);
  for (unsigned ply = 0; !session->board().end && ply < 200; ++ply) {
    const auto next = choice(ply % 2 == 0 ? "level3" : "level2", *session);
    ASSERT_TRUE(next) << next.error().message;
    ASSERT_TRUE(session->play(next->move)) << next->move;
  }
  ASSERT_TRUE(session->board().end);
}

}  // namespace
}  // namespace kanzen::monte_carlo_testing
