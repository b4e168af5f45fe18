// The notebook's rules and figures, as its code runs (docs/games/gobblers.md, "The notebook",
// which numbers the items).
#include "engine/games/gobblers/notebook.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <tuple>

#include "tests/engine/gobblers_support.hpp"
#include "tests/engine/solved_games.hpp"
#include "tests/engine/solver_support.hpp"

namespace kanzen {
namespace {

using gobblers::Notebook;
using Lines = std::vector<std::string>;

// --- rules

// Items 1 to 3: the L of b2, then the M hidden below it, before anything of a3.
TEST(NotebookRules, BoardMovesGoCellByCellLargeThenMiddle) {
  const Notebook game;
  const auto s = position(game, "M,l,m/-,ML,-/L,l,-:1");
  Lines texts;
  for (const auto move : moves_of(game, s)) texts.push_back(game.format_move(s, move));
  EXPECT_EQ(texts,
            (Lines{// no L in hand, no M in hand
                   // a1's L: not on the L or l of b1, b2, b3, nor back on a1
                   "a1c1", "a1c2", "a1a2", "a1c3", "a1a3",
                   // b2's L, then its hidden M: not where any L or M is
                   "b2c1", "b2c2", "b2a2", "b2c3", "b2a3", "Mb2c1", "Mb2c2", "Mb2a2",
                   // a3's M
                   "a3c1", "a3c2", "a3a2"}));
}

TEST(NotebookRules, AHiddenMiddlePieceMovesAndIsShownAsHidden) {
  const Notebook game;
  const auto s = position(game, "-,-,-/-,ML,-/-,-,-:1");
  const auto move = move_by_text(game, s, "Mb2c3");
  EXPECT_EQ(game.view_move(s, move).pieces_above, 1u);
  EXPECT_EQ(game.format(game.apply(s, move)), "-,-,M/-,L,-/-,-,-:2");
  EXPECT_EQ(game.view_move(s, move_by_text(game, s, "b2c3")).pieces_above, 0u);
}

// Item 1, and item 4: the side to move first.
TEST(NotebookRules, HiddenPiecesCountInLines) {
  const Notebook game;
  const auto s = position(game, "Ml,M,L/-,-,-/-,-,-:2");
  EXPECT_EQ(game.result(s), -1);
  EXPECT_EQ(game.terminal(s), loss_in(0));
  ASSERT_TRUE(game.view(s).end);
  EXPECT_EQ(game.view(s).end->winner, Player{0});
  EXPECT_EQ(game.view(s).end->squares, (std::vector<unsigned>{0, 1, 2}));
  EXPECT_EQ(game.result(game.initial()), 0);
}

// --- items 5 and 6

const gobblers::NotebookEnumeration& found() {
  static const auto instance = *gobblers::enumerate_notebook(Notebook{}, {});
  return instance;
}

const gobblers::NotebookSolution& solution() {
  static const auto instance = *gobblers::NotebookSolution::solve(Notebook{}, found().united, {});
  return instance;
}

TEST(NotebookFigures, Enumeration) {
  EXPECT_EQ(found().set, 212'626u);
  EXPECT_EQ(found().lifted, 92'808u);
  EXPECT_EQ(found().united.size(), 212'878u);
  EXPECT_EQ(found().queue_pops, 3'228'077u);
  EXPECT_EQ(found().lifted_only, 252u);
  EXPECT_EQ(found().set_only, 120'070u);
  EXPECT_TRUE(std::is_sorted(found().united.begin(), found().united.end()));
}

TEST(NotebookFigures, Sweeps) {
  using Sweep = std::tuple<std::uint64_t, std::uint64_t, std::uint64_t>;
  const std::vector<Sweep> undecided_won_lost = {
      {177'554, 0, 35'324},     {31'480, 141'508, 39'890}, {7'769, 148'454, 56'655},
      {1'286, 151'167, 60'425}, {152, 151'741, 60'985},    {18, 151'811, 61'049},
      {8, 151'817, 61'053}};
  std::vector<Sweep> counts;
  for (const auto& sweep : solution().sweeps())
    counts.emplace_back(sweep.undecided, sweep.win, sweep.loss);
  EXPECT_EQ(counts, undecided_won_lost);
}

// --- item 7, through the interface of front ends

// As run, the first player wins (0 -> 1,5); by the rules as stated it is a draw
// (docs/games/gobblers.md).
TEST(NotebookCsv, IsTheNotebooksFile) {
  std::string csv;
  ASSERT_TRUE(solved_game("gobblers2", "notebook").write("csv", [&](std::string_view piece) {
    csv += piece;
    return true;
  }));
  const std::string head =
      ",STATE,RESULT,RESULT_NUM\n0,0,1,5\n1,1,-1,5\n2,2,-1,6\n3,3,-1,4\n5,5,-1,3\n";
  const std::string tail =
      "\n9194308114,9194308114,-1,0\n9194308116,9194308116,-1,0\n9194308130,9194308130,1,1\n"
      "9194308136,9194308136,1,1\n9194308164,9194308164,1,1\n";
  EXPECT_EQ(csv.substr(0, head.size()), head);
  ASSERT_GT(csv.size(), tail.size());
  EXPECT_EQ(csv.substr(csv.size() - tail.size()), tail);
  EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 212'878 + 1);
  EXPECT_EQ(csv.find('\r'), std::string::npos);
}

// The first player has four pieces on the board, the second none: the position is unreachable.
TEST(NotebookApi, SaysWhatItNeverSaw) {
  const AnyGame& game = game_of("gobblers2", "notebook");
  const auto state = game.parse("M,M,-/L,-,-/-,L,-:1");
  ASSERT_TRUE(state) << state.error().message;
  const auto analysis = solved_game("gobblers2", "notebook").probe(*state);
  ASSERT_FALSE(analysis);
  EXPECT_EQ(analysis.error().code, Errc::unsupported);
}

TEST(NotebookApi, CanBeCancelledInEveryPhase) {
  const auto expect_cancelled = [](const auto& result) {
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, Errc::cancelled);
  };
  const AnyGame& game = game_of("gobblers2", "notebook");
  int reports = 0;
  expect_cancelled(game.solver()->solve({nullptr, [&](const Progress& now) {
                                           EXPECT_EQ(now.phase, "enumerate");
                                           return ++reports < 20;
                                         }}));
  EXPECT_EQ(reports, 20);  // no report after the cancellation
  expect_cancelled(game.solver()->solve({nullptr, cancel_in("solve", 1)}));
  for (const std::uint32_t sweep : {2u, 7u})
    expect_cancelled(
        gobblers::NotebookSolution::solve(Notebook{}, found().united, cancel_in("solve", sweep)));
  expect_cancelled(solved_game("gobblers2", "notebook").verify({nullptr, cancel_in("verify")}));
}

}  // namespace
}  // namespace kanzen
