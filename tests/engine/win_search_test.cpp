// The search for wins of m,n,k: it proves wins only, and as the alpha-beta search without it.
#include "engine/solve/win_search.hpp"

#include <gtest/gtest.h>

#include "engine/core/quick_random.hpp"
#include "engine/games/mnk/mnk.hpp"
#include "engine/solve/alpha_beta.hpp"

namespace kanzen::mnk {
namespace {

// Returns a position after some random moves, in which the game goes on; nullopt if it has ended.
std::optional<State> random_position(const Mnk& game, QuickRandom& random) {
  State state = game.initial();
  for (unsigned left = 2 + random.below(8); left > 0; --left) {
    MovesOf<Mnk> moves;
    game.moves(state, moves);
    state = game.apply(state, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    if (game.terminal(state)) return std::nullopt;
  }
  return state;
}

// `nodes`: the limit of a search; `complete`: it suffices for every position of the board.
void expect_same_wins(const BoardSize& size, Rules rules, std::uint64_t nodes, bool complete) {
  const Mnk game(size, rules, format_name(size));
  auto table = *AlphaBeta<Mnk>::Table::make(1 << 22);
  AlphaBeta<Mnk> search(game, table, [](std::uint64_t) { return true; });
  WinSearch<Mnk> wins(game, [] { return true; });
  QuickRandom random(1);
  unsigned won = 0, lost = 0;
  for (int i = 0; i < 150; ++i) {
    const auto state = random_position(game, random);
    if (!state) continue;
    const std::string text = game.format(*state);
    const Outcome outcome = *search.outcome(*state);
    const bool is_forced = game.forced_win(*state).has_value();
    EXPECT_TRUE(!is_forced || outcome == Outcome::win) << text;
    const bool wins_here = wins.proves(*state, true, nodes);
    const bool loses_here = wins.proves(*state, false, nodes);
    EXPECT_TRUE(!wins_here || outcome == Outcome::win) << text;
    EXPECT_TRUE(!loses_here || outcome == Outcome::loss) << text;
    if (complete) {
      EXPECT_EQ(wins_here, outcome == Outcome::win) << text;
      EXPECT_EQ(loses_here, outcome == Outcome::loss) << text;
    }
    won += wins_here ? 1 : 0;
    lost += loses_here ? 1 : 0;
    const auto move = wins_here ? wins.winning_move(*state) : std::nullopt;
    EXPECT_TRUE(move || !wins_here || !complete) << text;
    if (!move) continue;
    const State after = game.apply(*state, *move);
    const auto ended = game.terminal(after);
    EXPECT_EQ(ended ? ended->outcome : *search.outcome(after), Outcome::loss) << text;
  }
  EXPECT_GT(won, 10u);
  EXPECT_GT(lost, 2u);
}

TEST(WinSearch, ProvesWhatAlphaBetaProves) {
  for (const Rules rules : {Rules::normal, Rules::exact, Rules::gravity, Rules::torus})
    expect_same_wins({4, 4, 3}, rules, 1 << 16, true);
  expect_same_wins({4, 3, 3}, Rules::misere, 1 << 16, true);
  expect_same_wins({5, 5, 4}, Rules::normal, 1 << 8, false);
}

TEST(WinSearch, StopsWhenItIsTold) {
  const Mnk game({8, 8, 5}, Rules::normal, "mnk:8,8,5");
  unsigned calls = 0;
  WinSearch<Mnk> wins(game, [&] { return ++calls < 3; });
  EXPECT_FALSE(wins.proves(game.initial(), true, 1 << 20));
  EXPECT_EQ(calls, 3u);
}

// Three in a row with both ends open, and the series of threats that makes such a row.
TEST(ForcedWin, IsASeriesOfThreats) {
  const Mnk game({7, 6, 4}, Rules::normal, "mnk:7,6,4");
  const auto move = [&](const char* position) {
    const State state = *game.parse(position);
    const auto found = game.forced_win(state);
    return found ? game.format_move(state, *found) : std::string("none");
  };
  EXPECT_NE(move("......./.O...../..XXX../.O...../.O...../.......:1"), "none");
  EXPECT_NE(move("......./......./..XX.../.O...../.O...../.......:1"), "none");
  EXPECT_EQ(move("......./......./...X.../......./.O...../.......:1"), "none");
  EXPECT_EQ(move("......./.OOO.../..X.X../....X../......./.......:1"), "none")
      << "two cells complete the opponent's line";
}

}  // namespace
}  // namespace kanzen::mnk
