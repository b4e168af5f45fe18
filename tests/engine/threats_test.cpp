// The results of threats without search are true of every position of small boards: the bounds hold
// and the offered moves are sufficient.
#include <gtest/gtest.h>

#include "engine/games/mnk/mnk.hpp"
#include "engine/solve/layered_solve.hpp"

namespace kanzen {
namespace {

using mnk::Mnk;

struct Case {
  BoardSize size;
  mnk::Rules rules;
};

class Hints : public testing::TestWithParam<Case> {};

TEST_P(Hints, AreTrueOfEveryPosition) {
  const Mnk game(GetParam().size, GetParam().rules, "under test");
  SerialExecutor serial;
  auto values = *ValueTable::make(game.index_count(), distances_of<Mnk>);
  const auto keep = [&](Index first, const ValueTable& layer) {
    for (Index i = 0; i < layer.size(); ++i)
      ASSERT_TRUE(values.restore(first + i, layer.saved_code(i)));
  };
  ASSERT_TRUE(solve_layers(game, serial, {}, keep));
  std::uint64_t narrowed = 0, fewer_moves = 0;
  for (Index i = 0; i < game.index_count(); ++i) {
    if (values.is_gap(i)) continue;
    const auto state = *game.unindex(i);
    if (game.terminal(state)) continue;
    SearchHints<Mnk> hints;
    game.search_hints(state, hints);
    const Outcome outcome = values.value(i).outcome;
    const std::string text = game.format(state);
    ASSERT_LE(hints.bounds.lower, outcome) << text;
    ASSERT_GE(hints.bounds.upper, outcome) << text;
    if (hints.bounds != OutcomeBounds{}) ++narrowed;
    if (hints.bounds.lower == hints.bounds.upper) continue;
    MovesOf<Mnk> all;
    game.moves(state, all);
    if (hints.moves.size() < all.size()) ++fewer_moves;
    bool enough = false;
    for (const auto move : hints.moves)
      if (for_opponent(values.value(game.index(game.apply(state, move))).outcome) == outcome)
        enough = true;
    ASSERT_TRUE(enough) << text;
    ASSERT_EQ(game.index(game.representative(state)), i) << text;
    ASSERT_EQ(game.index(game.canonical(state)), i) << text;
  }
  EXPECT_GT(narrowed, 0u);
  // On a board of three columns four in a line leave few threats and few useless squares.
  if (GetParam().size.line <= GetParam().size.columns) {
    EXPECT_GT(fewer_moves, 0u);
  }
}

INSTANTIATE_TEST_SUITE_P(
    Boards, Hints,
    testing::Values(Case{{3, 3, 3}, mnk::Rules::normal}, Case{{3, 3, 3}, mnk::Rules::misere},
                    Case{{4, 3, 3}, mnk::Rules::normal}, Case{{4, 3, 3}, mnk::Rules::misere},
                    Case{{3, 4, 4}, mnk::Rules::normal}, Case{{5, 2, 2}, mnk::Rules::misere}));

}  // namespace
}  // namespace kanzen
