// A solved game as the front-ends see it: summary, analysis, export.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <sstream>

#include "engine/api/session.hpp"
#include "tests/engine/solved_games.hpp"
#include "tests/engine/solver_support.hpp"

namespace kanzen {
namespace {

class SolvedTwoSizes : public testing::TestWithParam<const char*> {
 protected:
  const AnyGame& game() const { return game_of("gobblers2", GetParam()); }
  const SolvedGame& solved() const { return solved_game("gobblers2", GetParam()); }

  Analysis probe(std::string_view text) const {
    const auto state = game().parse(text);
    if (!state) ADD_FAILURE() << state.error().message;
    return *solved().probe(*state);
  }
  // A line of the export: the position without its quotes, and what follows.
  struct Line {
    std::string position, value;
  };
  // Each 997th.
  std::vector<Line> sample_lines() const {
    std::vector<Line> sample;
    std::istringstream lines(exported("gobblers2", GetParam()));
    std::string line;
    for (int number = 0; std::getline(lines, line); ++number) {
      const std::size_t quote = line.rfind('"');
      if (number % 997 == 1) sample.push_back({line.substr(1, quote - 1), line.substr(quote + 1)});
    }
    return sample;
  }
  std::vector<std::string> sample() const {
    std::vector<std::string> positions;
    for (const auto& line : sample_lines()) positions.push_back(line.position);
    return positions;
  }
};
INSTANTIATE_TEST_SUITE_P(Rules, SolvedTwoSizes, testing::Values("strict", "cover"),
                         [](const auto& param) { return std::string(param.param); });

TEST_P(SolvedTwoSizes, SummaryAddsUp) {
  const Summary& summary = solved().summary();
  EXPECT_EQ(summary.game, "gobblers2");
  EXPECT_EQ(summary.rules, GetParam());
  EXPECT_EQ(summary.threads, 1u);
  const bool strict = summary.rules == "strict";
  EXPECT_EQ(summary.positions, strict ? 226'220u : 252'238u);  // docs/GAMES.md
  EXPECT_EQ(summary.start, drawn());                           // docs/GAMES.md
  EXPECT_EQ(summary.win + summary.loss + summary.draw, summary.positions);
  if (!strict) {
    EXPECT_EQ(summary.win + summary.loss, 241'514u);  // docs/GAMES.md
  }
  std::uint64_t win = 0, loss = 0;
  for (std::size_t d = 0; d < summary.by_distance.size(); ++d) {
    EXPECT_EQ(summary.by_distance[d].distance, d);
    win += summary.by_distance[d].win;
    loss += summary.by_distance[d].loss;
  }
  EXPECT_EQ(win, summary.win);
  EXPECT_EQ(loss, summary.loss);
  ASSERT_EQ(summary.by_distance.size(), summary.max_distance + 1);
  EXPECT_GT(summary.by_distance.back().win + summary.by_distance.back().loss, 0u);
  EXPECT_EQ(summary.by_distance[0].win + summary.by_distance[0].loss, summary.terminal);
}

TEST_P(SolvedTwoSizes, EnumerationIsTheOneInTheSummary) {
  const auto counts = *game().enumerate({});
  EXPECT_EQ(counts.positions, solved().summary().positions);
  EXPECT_EQ(counts.terminal, solved().summary().terminal);
  EXPECT_FALSE(counts.further.has_value());
}

TEST_P(SolvedTwoSizes, VerifiesEveryReachablePosition) {
  const auto checked = solved().verify({});
  ASSERT_TRUE(checked) << checked.error().message;
  EXPECT_EQ(*checked, solved().summary().positions);
}

// Best first; the first is the position's own value; and each is what its position says.
TEST_P(SolvedTwoSizes, AnalysisValuesTheMoves) {
  for (const auto& text : sample()) {
    const Analysis analysis = probe(text);
    EXPECT_EQ(analysis.position, text);
    const auto views = view_moves(game(), *game().parse(text));
    ASSERT_EQ(analysis.moves.size(), views.size()) << text;
    for (std::size_t i = 0; i < analysis.moves.size(); ++i) {
      const MoveValue& move = analysis.moves[i];
      if (i > 0) {
        EXPECT_FALSE(better(move.value, analysis.moves[i - 1].value)) << text;
      }
      if (move.position)
        EXPECT_EQ(move.value, after_move_to(probe(*move.position).value)) << text << move.move;
      else
        EXPECT_EQ(move.value, loss_in(1)) << text << ' ' << move.move;
    }
    if (!analysis.moves.empty()) {
      EXPECT_EQ(analysis.moves.front().value, analysis.value) << text;
    }
  }
}

// Played out, the perfect line ends after exactly `distance` plies with the right winner.
TEST_P(SolvedTwoSizes, PerfectLinesEndWhenTheyShould) {
  auto session = *Session::open("gobblers2", GetParam());
  std::size_t played = 0;
  for (const auto& text : sample()) {
    const Analysis analysis = probe(text);
    if (analysis.value.outcome == Outcome::draw) continue;
    ASSERT_EQ(analysis.perfect_line.size(), analysis.value.distance) << text;
    ASSERT_TRUE(session.set_position(text));
    const Player mover = session.board().to_move;
    for (const auto& move : analysis.perfect_line) ASSERT_TRUE(session.play(move)) << text;
    ASSERT_TRUE(session.board().end) << text;
    const bool mover_wins = analysis.value.outcome == Outcome::win;
    EXPECT_EQ(session.board().end->winner, static_cast<Player>(mover_wins ? mover : 1 - mover))
        << text;
    ++played;
  }
  EXPECT_GT(played, 100u);
}

TEST_P(SolvedTwoSizes, ADrawnLineKeepsTheDraw) {
  const Analysis analysis = probe("-,-,-/-,-,-/-,-,-:1");
  EXPECT_EQ(analysis.value, drawn());
  ASSERT_FALSE(analysis.perfect_line.empty());
  auto session = *Session::open("gobblers2", GetParam());
  for (const auto& move : analysis.perfect_line) {
    ASSERT_TRUE(session.play(move));
    EXPECT_EQ(probe(session.position()).value, drawn());
  }
}

// Either side's colours: the second player's values are the first's in the same place.
TEST_P(SolvedTwoSizes, TheSideToMoveIsNormalised) {
  const Analysis first = probe("M,l,-/-,L,-/-,-,m:1");
  const Analysis second = probe("m,L,-/-,l,-/-,-,M:2");
  EXPECT_EQ(first.value, second.value);
  ASSERT_EQ(first.moves.size(), second.moves.size());
  EXPECT_EQ(first.perfect_line, second.perfect_line);
}

TEST_P(SolvedTwoSizes, AFinishedGameHasNeitherMovesNorALine) {
  const Analysis analysis = probe("M,M,L/-,l,-/-,l,-:2");
  EXPECT_EQ(analysis.value, loss_in(0));
  EXPECT_TRUE(analysis.moves.empty());
  EXPECT_TRUE(analysis.perfect_line.empty());
}

// --- export

TEST_P(SolvedTwoSizes, CsvHasALineAPosition) {
  std::istringstream lines(exported("gobblers2", GetParam()));
  std::string line;
  std::getline(lines, line);
  EXPECT_EQ(line, "position,outcome,distance");
  std::uint64_t win = 0, loss = 0, draw = 0, other = 0;
  while (std::getline(lines, line)) {
    const std::size_t quote = line.find("\",");
    if (line.front() != '"' || quote == std::string::npos) {
      ++other;
      continue;
    }
    const std::string rest = line.substr(quote + 2);
    if (rest == "draw,")
      ++draw;
    else if (rest.substr(0, 4) == "win," && rest.size() > 4)
      ++win;
    else if (rest.substr(0, 5) == "loss," && rest.size() > 5)
      ++loss;
    else
      ++other;
  }
  const Summary& summary = solved().summary();
  EXPECT_EQ(win, summary.win);
  EXPECT_EQ(loss, summary.loss);
  EXPECT_EQ(draw, summary.draw);
  EXPECT_EQ(other, 0u);
}

TEST_P(SolvedTwoSizes, CsvAgreesWithTheAnalysis) {
  const std::string& csv = exported("gobblers2", GetParam());
  EXPECT_EQ(csv.back(), '\n');
  EXPECT_EQ(csv.find('\r'), std::string::npos);
  EXPECT_NE(csv.find("\n\"-,-,-/-,-,-/-,-,-:1\",draw,\n"), std::string::npos);
  for (const auto& [text, exported_value] : sample_lines()) {
    const Value value = probe(text).value;
    const std::string distance = std::to_string(value.distance);
    const std::string expected = value.outcome == Outcome::draw  ? ",draw,"
                                 : value.outcome == Outcome::win ? ",win," + distance
                                                                 : ",loss," + distance;
    EXPECT_EQ(exported_value, expected) << text;
  }
}

class Export : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Rules, Export, testing::Values("strict", "notebook"),
                         [](const auto& param) { return std::string(param.param); });

TEST_P(Export, AnUnknownFormatIsToldWhatThereIs) {
  bool asked = false;
  const auto written = solved_game("gobblers2", GetParam()).write("xlsx", [&](std::string_view) {
    asked = true;
    return true;
  });
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().code, Errc::unsupported);
  EXPECT_NE(written.error().message.find("\"xlsx\""), std::string::npos);
  EXPECT_NE(written.error().message.find("csv"), std::string::npos);
  EXPECT_FALSE(asked);
}

// At the header, at the first line, and later.
TEST_P(Export, AFullDiskStopsIt) {
  for (const int good : {0, 1, 100}) {
    int pieces = 0;
    const auto written = solved_game("gobblers2", GetParam()).write("csv", [&](std::string_view) {
      return pieces++ < good;
    });
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().code, Errc::io);
    EXPECT_EQ(pieces, good + 1);  // nothing after the refusal
  }
}

// --- running

template <class T>
void expect_cancelled(const Result<T>& result) {
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().code, Errc::cancelled);
}

// In the first and in the last round of each phase that is reported when nobody cancels.
TEST(Running, SolvingCanBeCancelledInEveryPhase) {
  const AnyGame& game = game_of("gobblers2", "strict");
  std::map<std::string, std::set<std::uint32_t>> rounds;
  ASSERT_TRUE(game.solve({nullptr, [&](const Progress& now) {
                            rounds[now.phase].insert(now.round);
                            return true;
                          }}));
  EXPECT_GE(rounds.size(), 2u);
  EXPECT_EQ(rounds.count("solve"), 1u);
  for (const auto& [phase, all] : rounds)
    for (const std::uint32_t round : {*all.begin(), *all.rbegin()}) {
      SCOPED_TRACE(phase + ' ' + std::to_string(round));
      expect_cancelled(game.solve({nullptr, cancel_in(phase, round)}));
    }
}

TEST(Running, EverythingElseCanBeCancelled) {
  const AnyGame& game = game_of("gobblers2", "strict");
  expect_cancelled(game.enumerate({nullptr, cancel_in("enumerate", 0)}));
  expect_cancelled(game.enumerate({nullptr, cancel_in("enumerate", 3)}));
  expect_cancelled(game.perft(5, {nullptr, cancel_in("perft")}));
  expect_cancelled(solved_game("gobblers2", "strict").verify({nullptr, cancel_in("verify")}));
}

TEST(Running, UsesTheExecutorItIsGiven) {
  ShuffledExecutor shuffled;
  const auto solved = game_of("gobblers2", "cover").solve({&shuffled, {}});
  ASSERT_TRUE(solved);
  EXPECT_GT(shuffled.most_blocks(), 1u);
  EXPECT_EQ((*solved)->summary().win, solved_game("gobblers2", "cover").summary().win);
}

TEST(Running, PerftComesThroughTheInterface) {
  for (const auto* rules : {"strict", "cover"})
    EXPECT_EQ(*game_of("gobblers2", rules).perft(3, {}),
              (std::vector<std::uint64_t>{18, 297, 6'552}));  // docs/GAMES.md
}

// Two equal positions are the same bytes, however they came about.
TEST(Running, StatesOfOnePositionAreEqual) {
  const AnyGame& game = game_of("gobblers2", "strict");
  EXPECT_EQ(*game.parse("-,-,-/-,-,-/-,-,-:1"), game.initial());
  EXPECT_FALSE(*game.parse("-,-,-/-,-,-/-,-,-:2") == game.initial());
}

}  // namespace
}  // namespace kanzen
