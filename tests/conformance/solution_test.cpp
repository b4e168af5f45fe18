// Solved games: values fit their moves, counts fit each other, and a run can be stopped.
#include <algorithm>
#include <unordered_map>

#include "tests/conformance/games_under_test.hpp"

namespace conformance {
namespace {

using kanzen::Analysis;
using kanzen::AnyState;
using kanzen::Errc;
using kanzen::MoveValue;
using kanzen::Outcome;
using kanzen::Value;

class SolutionConformance : public Conformance {
 protected:
  Value value_of(const std::string& position) {
    const auto [known, is_new] = values_.try_emplace(position);
    if (is_new) known->second = solved().probe(*game().parse(position))->value;
    return known->second;
  }

 private:
  std::unordered_map<std::string, Value> values_;
};

// The value of a move is one step back from that of the position after it.  The notebook's own
// values do not fit their moves in plies; its oracle checks them.
TEST_P(SolutionConformance, MovesAreWorthWhatTheyLeadTo) {
  if (!info().distance_in_plies) return;
  on_random_positions(200, [&](const AnyState& state, const std::string& text) {
    const auto analysis = solved().probe(state);
    ASSERT_TRUE(analysis) << text << ": " << analysis.error().message;
    ASSERT_EQ(analysis->position, text);
    const auto views = kanzen::view_moves(game(), state);
    for (const MoveValue& move : analysis->moves) {
      const auto view = std::find_if(views.begin(), views.end(), [&](const kanzen::MoveView& one) {
        return one.text == move.move;
      });
      ASSERT_NE(view, views.end()) << text << ' ' << move.move;
      const bool wins = view->end && view->end->winner == game().board(state).to_move;
      const Value expected = move.position ? kanzen::after_move_to(value_of(*move.position))
                             : wins        ? kanzen::win_in(1)
                                           : kanzen::loss_in(1);
      ASSERT_TRUE(move.value == expected) << text << ' ' << move.move;
    }
    if (!analysis->moves.empty()) {
      ASSERT_TRUE(analysis->value == analysis->moves.front().value) << text;
    }
  });
}

TEST_P(SolutionConformance, MovesComeBestFirstAndAreTheLegalOnes) {
  on_random_positions(200, [&](const AnyState& state, const std::string& text) {
    const Analysis analysis = *solved().probe(state);
    const auto out_of_order = [](const MoveValue& a, const MoveValue& b) {
      return kanzen::is_better(b.value, a.value);
    };
    if (info().distance_in_plies) {
      ASSERT_EQ(std::adjacent_find(analysis.moves.begin(), analysis.moves.end(), out_of_order),
                analysis.moves.end())
          << text;
    }
    std::vector<std::string> valued, legal;
    for (const auto& move : analysis.moves) valued.push_back(move.move);
    for (const auto& move : game().moves(state)) legal.push_back(game().format_move(state, move));
    std::sort(valued.begin(), valued.end());
    std::sort(legal.begin(), legal.end());
    ASSERT_EQ(valued, legal) << text;
  });
}

// The winner of a decided position wins in as many plies as its distance, and a drawn position
// stays drawn.  Where a position is finished before the last ply, because the win is certain, its
// value has the remaining distance.
TEST_P(SolutionConformance, PerfectLinesEndWhenTheyShould) {
  if (!info().distance_in_plies) return;
  on_random_positions(100, [&](const AnyState& state, const std::string& text) {
    const Analysis analysis = *solved().probe(state);
    const bool drawn = analysis.value.outcome == Outcome::draw;
    ASSERT_EQ(analysis.perfect_line.empty(), game().moves(state).empty()) << text;
    AnyState at = state;
    for (const std::string& played : analysis.perfect_line) {
      const auto moves = game().moves(at);
      const auto move = std::find_if(moves.begin(), moves.end(), [&](const auto& one) {
        return game().format_move(at, one) == played;
      });
      ASSERT_NE(move, moves.end()) << text << ": " << played;
      const auto next = game().after(at, *move);
      if (!next) {
        ASSERT_EQ(&played, &analysis.perfect_line.back()) << text;
        ASSERT_EQ(analysis.perfect_line.size(), analysis.value.distance) << text;
        return;
      }
      at = *next;
      ASSERT_EQ(solved().value_of(at)->outcome == Outcome::draw, drawn) << text;
    }
    if (drawn) return;
    ASSERT_TRUE(game().board(at).end) << text;
    const unsigned left = solved().value_of(at)->distance;
    ASSERT_EQ(analysis.perfect_line.size() + left, analysis.value.distance) << text;
  });
}

TEST_P(SolutionConformance, CountsFitEachOther) {
  const kanzen::Summary& summary = solved().summary();
  EXPECT_EQ(summary.game, info().name);
  EXPECT_EQ(summary.rules, info().rules);
  EXPECT_EQ(summary.win + summary.loss + summary.draw, summary.positions);
  EXPECT_LE(summary.terminal, summary.positions);
  EXPECT_TRUE(summary.start == value_of(game().format(game().initial())));
  std::uint64_t win = 0, loss = 0;
  for (std::size_t i = 0; i < summary.by_distance.size(); ++i) {
    EXPECT_EQ(summary.by_distance[i].distance, i);
    win += summary.by_distance[i].win;
    loss += summary.by_distance[i].loss;
  }
  EXPECT_EQ(win, summary.win);
  EXPECT_EQ(loss, summary.loss);
  // With one size neither player ever wins.
  ASSERT_EQ(summary.by_distance.empty(), win + loss == 0);
  if (!summary.by_distance.empty()) {
    EXPECT_EQ(summary.by_distance.back().distance, summary.max_distance);
  }
}

TEST_P(SolutionConformance, AnExportThatCannotBeWrittenIsAnError) {
  for (const int good : {0, 1, 9}) {  // at the header, at the first line, and later
    int pieces = 0;
    const auto written = solved().write("csv", [&](std::string_view) { return pieces++ < good; });
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().code, Errc::io);
    EXPECT_EQ(pieces, good + 1) << "nothing is written after a failure";
  }
  const auto unknown = solved().write("xlsx", [](std::string_view) {
    ADD_FAILURE() << "asked to write";
    return true;
  });
  ASSERT_FALSE(unknown);
  EXPECT_EQ(unknown.error().code, Errc::unsupported);
  EXPECT_NE(unknown.error().message.find("\"xlsx\"; there is csv"), std::string::npos);
}

// A run is stopped at the first report, and at a later one.
TEST_P(SolutionConformance, RunsCanBeCancelled) {
  for (const int reports : {1, 3}) {
    int seen = 0;
    kanzen::RunOptions options;
    options.progress = [&](const kanzen::Progress&) { return ++seen < reports; };
    const auto enumerated = game().solver()->enumerate(options);
    ASSERT_FALSE(enumerated);
    EXPECT_EQ(enumerated.error().code, Errc::cancelled);
    seen = 0;
    const auto solution = game().solver()->solve(options);
    ASSERT_FALSE(solution);
    EXPECT_EQ(solution.error().code, Errc::cancelled);
  }
}

TEST_P(SolutionConformance, ShortSequencesAreTheMovesOfTheStart) {
  const auto counts = game().move_counter()->perft(game().initial(), 2, {});
  ASSERT_TRUE(counts);
  const AnyState start = game().initial();
  const auto moves = game().moves(start);
  std::uint64_t second = 0;
  for (const auto& move : moves)
    if (const auto after = game().after(start, move)) second += game().moves(*after).size();
  EXPECT_EQ(counts->by_length, (std::vector<std::uint64_t>{moves.size(), second}));
}

INSTANTIATE_TEST_SUITE_P(SolvedGame, SolutionConformance, testing::ValuesIn(solved_games()),
                         test_name);

}  // namespace
}  // namespace conformance
