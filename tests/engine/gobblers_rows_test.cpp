// The rows of Gobblers with three sizes agree with its single positions.
#include <gtest/gtest.h>

#include <set>

#include "engine/table/bounded_search.hpp"
#include "tests/engine/gobblers_support.hpp"

namespace kanzen {
namespace {

// Expects that the row with this position knows the position and its successors.
template <class G>
void check_row(const G& game, const StateOf<G>& state) {
  SCOPED_TRACE(game.format(state));
  const Index index = game.index(state);
  const auto row = game.row(static_cast<std::uint32_t>(index / G::row_size));
  const auto slot = static_cast<std::uint32_t>(index % G::row_size);
  const auto soon = *table::BoundedSearch<G>(game).value(state, G::Row::decided_plies);
  EXPECT_TRUE(row.first_entry(slot) ==
              (soon ? TableEntry::decided(*soon) : TableEntry::undecided()));
  EXPECT_EQ(row.is_finished(slot), game.terminal(state).has_value());
  if (game.terminal(state)) return;
  std::multiset<Index> children, found_children;
  std::multiset<Outcome> endings, found_endings;
  for (const auto move : moves_of(game, state)) {
    if (const auto ending = ending_of(game, state, move))
      endings.insert(*ending);
    else
      children.insert(game.index(game.apply(state, move)));
  }
  row.children(
      slot, [&](Index i) { return found_children.insert(i), true; },
      [&](Outcome outcome) { return found_endings.insert(outcome), true; });
  EXPECT_EQ(found_children, children);
  EXPECT_EQ(found_endings, endings);
}

template <class G>
class RowsOfThreeSizes : public testing::Test {};
using SetsOfThreeSizes = testing::Types<Strict3, Cover3>;
TYPED_TEST_SUITE(RowsOfThreeSizes, SetsOfThreeSizes);

TYPED_TEST(RowsOfThreeSizes, KnowThePositionsOfRandomGames) {
  const TypeParam game;
  visit_random_games(game, [&](const auto& state) { check_row(game, state); });
}

}  // namespace
}  // namespace kanzen
