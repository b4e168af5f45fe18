// One test for each concept of rows in core/game.hpp, over every registered game that has it.
#include <optional>
#include <set>

#include "engine/table/bounded_search.hpp"
#include "tests/conformance/game_contract.hpp"

namespace conformance {
namespace {

using kanzen::Outcome;

// --- HasRows

template <class G>
Successors<G> successors_in_row(const typename G::Row& row, std::uint32_t slot) {
  Successors<G> found;
  const auto child = [&](Index index) {
    found.children.push_back(index);
    return true;
  };
  const auto ending = [&](Outcome mine) {
    found.endings.push_back(mine);
    return true;
  };
  EXPECT_TRUE(row.children(slot, child, ending));
  found.sort();
  return found;
}

// Returns the expected first entry, by the game's single positions.
template <class G>
kanzen::TableEntry first_entry(const G& game, Index index) {
  using kanzen::TableEntry;
  const auto state = game.unindex(index);
  if (!state) return TableEntry::gap();
  const auto value = kanzen::table::BoundedSearch<G>(game).value(*state, G::Row::decided_plies);
  EXPECT_TRUE(value) << game.format(*state);
  return value && *value ? TableEntry::decided(**value) : TableEntry::undecided();
}

TEST(GameContract, RowsAgreeWithTheirSinglePositions) {
  int games = 0;
  over_numbered_games([&]<class G>(const G& game) {
    if constexpr (kanzen::HasRows<G>) {
      ++games;
      for (const Index index : sample_of_indices(game, 40)) {
        const auto number = static_cast<std::uint32_t>(index / G::row_size);
        const auto row = game.row(number);
        const Index first = Index{number} * G::row_size;
        const Index last = std::min(first + G::row_size, game.index_count());
        for (Index i = first; i < last; i += 1 + (i - first) % 13) {
          const auto slot = static_cast<std::uint32_t>(i - first);
          const auto state = game.unindex(i);
          ASSERT_TRUE(row.first_entry(slot) == first_entry(game, i)) << i;
          if (!state) continue;
          ASSERT_EQ(row.is_finished(slot), game.terminal(*state).has_value())
              << game.format(*state);
          if (game.terminal(*state)) continue;
          ASSERT_TRUE(successors_in_row<G>(row, slot) == Successors<G>(game, *state))
              << game.format(*state);
        }
      }
    }
  });
  EXPECT_GT(games, 3);
}

}  // namespace
}  // namespace conformance
