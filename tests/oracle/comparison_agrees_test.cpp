// Comparisons of rule sets by the engine and by the oracles: the positions that both rule sets
// have, their outcomes under each, why these differ, and the ply at which play reaches them.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>

#include "engine/study/comparison.hpp"
#include "tests/oracle/naive_gobblers.hpp"
#include "tests/oracle/naive_notebook.hpp"

namespace {

using oracle::Board;
using oracle::Key;

constexpr oracle::Rules strict{}, cover{.lift = oracle::Lift::after};
constexpr int middle = 0, large = 1;  // sizes

// Outcomes -1, 0, +1 for the side to move, by the key of the position up to symmetry.
using Outcomes = std::unordered_map<Key, int>;
using Plies = std::unordered_map<Key, std::uint32_t>;

// The notebook's integer: own L, own M, opponent's L, opponent's M, the first cell highest.
Board board_of(oracle::NotebookState state) {
  Board board;
  for (std::size_t cell = 0; cell < 9; ++cell)
    for (const int size : {middle, large})
      for (const bool mine : {true, false}) {
        const std::size_t from_the_top = (mine ? 0u : 2u) + (size == large ? 0u : 1u);
        const std::size_t bit = 35 - 9 * from_the_top - cell;
        if (state >> bit & 1) board[cell].push({static_cast<std::int8_t>(size), mine});
      }
  return board;
}

oracle::NotebookState integer_of(const Board& board) {
  oracle::NotebookState state = 0;
  for (std::size_t cell = 0; cell < 9; ++cell)
    for (int i = 0; i < board[cell].height; ++i) {
      const oracle::Piece& piece = board[cell].pieces[static_cast<std::size_t>(i)];
      const std::size_t from_the_top = (piece.mine ? 0u : 2u) + (piece.size == large ? 0u : 1u);
      state |= oracle::NotebookState{1} << (35 - 9 * from_the_top - cell);
    }
  return oracle::notebook_canonical(state);
}

// Writes a position as docs/games/gobblers.md does.
Board board_of(const std::string& text) {
  const bool first_to_move = text.back() == '1';
  Board board;
  std::size_t cell = 0;
  for (const char c : text.substr(0, text.size() - 2)) {
    if (c == ',' || c == '/') ++cell;
    if (c == 'M' || c == 'm' || c == 'L' || c == 'l')
      board[cell].push({static_cast<std::int8_t>(c == 'M' || c == 'm' ? middle : large),
                        (c == 'M' || c == 'L') == first_to_move});
  }
  return board;
}

int sign(oracle::Result result) { return static_cast<int>(result) - 1; }

Outcomes outcomes_of(const oracle::SolvedOracle& solved) {
  Outcomes outcomes;
  for (std::size_t i = 0; i < solved.boards().size(); ++i)
    outcomes[oracle::key_up_to_symmetry(solved.boards()[i])] = sign(solved.judgement(i).result);
  return outcomes;
}

Outcomes outcomes_of(const oracle::NotebookTable& table) {
  Outcomes outcomes;
  for (std::size_t i = 0; i < table.states.size(); ++i)
    outcomes[oracle::key_up_to_symmetry(board_of(table.states[i]))] = table.results[i];
  return outcomes;
}

// Returns the ply of every position, computed ply by ply from the empty board.
Plies plies_of(const oracle::Rules& rules) {
  Plies plies;
  std::vector<Board> current = {Board{}};
  plies[oracle::key_up_to_symmetry(Board{})] = 0;
  for (std::uint32_t ply = 1; !current.empty(); ++ply) {
    std::vector<Board> next;
    for (const Board& board : current) {
      if (oracle::finished(rules, board)) continue;
      for (const oracle::Step& step : oracle::steps(rules, board))
        if (step.after && plies.emplace(oracle::key_up_to_symmetry(*step.after), ply).second)
          next.push_back(*step.after);
    }
    current = std::move(next);
  }
  return plies;
}

// The solved oracle, which takes seconds and is shared by all tests.
const oracle::SolvedOracle& solved_strict() {
  static const oracle::SolvedOracle once(strict);
  return once;
}

const Outcomes& outcomes_under(const std::string& rules) {
  if (rules == "strict") {
    static const Outcomes by_strict = outcomes_of(solved_strict());
    return by_strict;
  }
  if (rules == "cover") {
    static const Outcomes by_cover = outcomes_of(oracle::SolvedOracle(cover));
    return by_cover;
  }
  static const Outcomes by_notebook =
      outcomes_of(oracle::solve_notebook(oracle::explore_notebook()));
  return by_notebook;
}

int outcome_under(const std::string& rules, const Board& board) {
  return outcomes_under(rules).at(oracle::key_up_to_symmetry(board));
}

kanzen::Comparison compared(const std::string& one, const std::string& other,
                            const kanzen::ComparisonOptions& options) {
  const auto games = kanzen::find_compared("gobblers2", one, other);
  EXPECT_TRUE(games);
  auto comparison = kanzen::solve_and_compare(*games, {}, options, {});
  EXPECT_TRUE(comparison) << comparison.error().message;
  return *std::move(comparison);
}

using Pairs = std::map<std::pair<int, int>, std::uint64_t>;

class ComparisonAgrees : public testing::TestWithParam<std::pair<std::string, std::string>> {};

TEST_P(ComparisonAgrees, OnWhatIsKnownAndWhatIsSaidOfIt) {
  const auto& [one, other] = GetParam();
  const Outcomes &by_one = outcomes_under(one), &by_other = outcomes_under(other);
  Pairs expected;
  std::uint64_t both = 0, different = 0;
  for (const auto& [key, outcome] : by_one) {
    const auto found = by_other.find(key);
    if (found == by_other.end()) continue;
    ++both;
    if (found->second != outcome) ++different;
    ++expected[{outcome, found->second}];
  }
  const auto comparison = compared(one, other, {0, false, false});
  Pairs reported;
  for (const auto& count : comparison.outcomes)
    reported[{static_cast<int>(count.outcomes[0]), static_cast<int>(count.outcomes[1])}] =
        count.positions;
  EXPECT_EQ(reported, expected);
  EXPECT_EQ(comparison.both, both);
  EXPECT_EQ(comparison.different, different);
  EXPECT_EQ(comparison.only[0], by_one.size() - both);
  EXPECT_EQ(comparison.only[1], by_other.size() - both);
}

INSTANTIATE_TEST_SUITE_P(Limited, ComparisonAgrees,
                         testing::Values(std::pair("notebook", "strict"),
                                         std::pair("strict", "notebook"),
                                         std::pair("strict", "cover")),
                         [](const auto& pair) {
                           return pair.param.first + "_" + pair.param.second;
                         });

// The cause by strict moves and endings, with the notebook's values of the positions after them.
kanzen::Divergence notebook_divergence(const Board& board) {
  if (oracle::notebook_result(integer_of(board)) != 0 || oracle::finished(strict, board))
    return kanzen::Divergence::ending;
  int best = -1;
  for (const oracle::Step& step : oracle::steps(strict, board))
    if (step.after) best = std::max(best, -outcome_under("notebook", *step.after));
  return best == outcome_under("notebook", board) ? kanzen::Divergence::later
                                                  : kanzen::Divergence::moves;
}

TEST(NotebookAgainstStrict, DivergesWhereTheOraclesDo) {
  std::map<kanzen::Divergence, std::uint64_t> expected;
  Outcomes left = outcomes_under("notebook");
  for (const Board& board : solved_strict().boards()) {
    const Key key = oracle::key_up_to_symmetry(board);
    const auto notebook = left.find(key);
    if (notebook == left.end()) continue;
    if (notebook->second != outcomes_under("strict").at(key))
      ++expected[notebook_divergence(board)];
    left.erase(notebook);  // one of each class
  }
  const auto comparison = compared("notebook", "strict", {0, false, true});
  ASSERT_TRUE(comparison.divergences);
  EXPECT_EQ(comparison.divergences->ending, expected[kanzen::Divergence::ending]);
  EXPECT_EQ(comparison.divergences->moves, expected[kanzen::Divergence::moves]);
  EXPECT_EQ(comparison.divergences->later, expected[kanzen::Divergence::later]);
}

// Every position with different values is listed, in the order of strict play.
TEST(NotebookAgainstStrict, ListsEveryDifferenceAtItsPly) {
  const auto comparison = compared("strict", "notebook", {1'000'000, false, false});
  EXPECT_EQ(comparison.first.size(), comparison.different);
  EXPECT_EQ(comparison.candidate, "strict");
  const Plies plies = plies_of(strict);
  Outcomes seen;
  std::pair<std::uint32_t, std::string> before{0, ""};
  for (const auto& difference : comparison.first) {
    const Key key = oracle::key_up_to_symmetry(board_of(difference.position));
    ASSERT_TRUE(seen.emplace(key, 0).second) << difference.position;
    ASSERT_EQ(difference.ply, plies.at(key)) << difference.position;
    ASSERT_EQ(static_cast<int>(difference.values[0].outcome), outcomes_under("strict").at(key));
    ASSERT_EQ(static_cast<int>(difference.values[1].outcome), outcomes_under("notebook").at(key));
    ASSERT_NE(difference.values[0].outcome, difference.values[1].outcome);
    const std::pair now{difference.ply, difference.position};
    ASSERT_LT(before, now);
    before = now;
  }
}

// Returns the board after the moves; nullopt: the oracle does not allow them.
std::optional<Board> after_moves(Board board, const std::vector<std::string>& moves) {
  for (const std::string& move : moves) {
    const auto steps = oracle::steps(strict, board);
    const auto step = std::find_if(steps.begin(), steps.end(),
                                   [&](const auto& found) { return found.text == move; });
    if (step == steps.end() || !step->after || oracle::finished(strict, board)) return std::nullopt;
    board = *step->after;
  }
  return board;
}

// Every explanation can be followed move by move.
TEST(NotebookAgainstStrict, ExplainsEachOfTheFirst) {
  const auto comparison = compared("notebook", "strict", {300, true, false});
  ASSERT_EQ(comparison.first.size(), 300u);
  for (const auto& difference : comparison.first) {
    SCOPED_TRACE(difference.position);
    const auto reached = after_moves(Board{}, difference.line);
    ASSERT_TRUE(reached);
    EXPECT_EQ(difference.line.size(), difference.ply);
    EXPECT_EQ(oracle::to_text(strict, *reached, 1 + static_cast<int>(difference.ply % 2)),
              difference.reached);
    EXPECT_EQ(oracle::key_up_to_symmetry(*reached),
              oracle::key_up_to_symmetry(board_of(difference.position)));
    // Best play by strict values lasts as long as these state.
    const auto& [by_notebook, by_strict] = difference.best;
    if (difference.values[1].outcome != kanzen::Outcome::draw) {
      EXPECT_EQ(by_strict.size(), difference.values[1].distance);
    }
    if (by_strict.size() > 1) {
      EXPECT_TRUE(after_moves(*reached, {by_strict.front()}));
    }
    EXPECT_EQ(by_notebook.empty(), oracle::notebook_result(integer_of(*reached)) != 0);
    ASSERT_TRUE(difference.divergence);
    const auto& divergence = *difference.divergence;
    const auto there = after_moves(*reached, divergence.moves);
    ASSERT_TRUE(there);
    EXPECT_EQ(oracle::key_up_to_symmetry(board_of(divergence.position)),
              oracle::key_up_to_symmetry(*there));
    ASSERT_NE(divergence.divergence, kanzen::Divergence::later);
    EXPECT_EQ(divergence.divergence, notebook_divergence(*there));
    if (divergence.divergence == kanzen::Divergence::ending) {
      EXPECT_EQ(divergence.ends[0].has_value(), oracle::notebook_result(integer_of(*there)) != 0);
      EXPECT_EQ(divergence.ends[1].has_value(), oracle::finished(strict, *there).has_value());
    } else {
      EXPECT_EQ(divergence.rules, "notebook");  // strict moves are moves of the notebook, too
      EXPECT_TRUE(divergence.covered) << divergence.move;
    }
  }
}

TEST(Comparison, ExplainsWhatMovesOfOneRuleSetAloneDo) {
  const auto comparison = compared("cover", "strict", {20, true, true});
  ASSERT_EQ(comparison.first.size(), 20u);
  for (const auto& difference : comparison.first) {
    ASSERT_TRUE(difference.divergence) << difference.position;
    EXPECT_EQ(difference.divergence->divergence, kanzen::Divergence::moves) << difference.position;
    EXPECT_FALSE(difference.divergence->move.empty());
  }
}

TEST(Comparison, RefusesWhatCannotBeCompared) {
  const auto error_of = [](const char* game, const char* one, const char* other) {
    const auto games = kanzen::find_compared(game, one, other);
    return games ? std::string() : games.error().message;
  };
  EXPECT_NE(error_of("gobblers2", "strict", "strict").find("themselves"), std::string::npos);
  EXPECT_NE(error_of("gobblers2", "strict", "lax").find("unknown rules"), std::string::npos);
  EXPECT_NE(error_of("go:3", "ko", "situational").find("points"), std::string::npos);
  EXPECT_NE(error_of("mnk:7,7,5", "normal", "misere").find("too large"), std::string::npos);
  EXPECT_EQ(error_of("tictactoe", "normal", "misere"), "");
}

}  // namespace
