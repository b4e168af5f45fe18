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

// --- HasRowChildrenOrValues

TEST(GameContract, RowsReturnTheValuesOfImplicitChildren) {
  int games = 0;
  over_numbered_games([&]<class G>(const G& game) {
    if constexpr (kanzen::HasRowChildrenOrValues<G>) {
      ++games;
      on_random_states(game, 60, [&](const auto& state, int) {
        if (game.terminal(state)) return;
        const auto as_number = [](kanzen::Value value) {
          return value.distance * 4 + static_cast<int>(value.outcome);
        };
        std::multiset<int> expected, found;
        std::multiset<Index> expected_open, found_open;
        for (const Index child : Successors<G>(game, state).children) {
          if (child < game.entry_count()) {
            expected_open.insert(child);
          } else {
            expected.insert(as_number(game.implicit_value(child)));
          }
        }
        const Index index = game.index(state);
        const auto row = game.row(static_cast<std::uint32_t>(index / G::row_size));
        const auto on_child = [&](Index child) { return found_open.insert(child), true; };
        const auto on_value = [&](kanzen::Value value) {
          return found.insert(as_number(value)), true;
        };
        const auto slot = static_cast<std::uint32_t>(index % G::row_size);
        EXPECT_TRUE(row.children_or_values(slot, on_child, on_value, [](Outcome) { return true; }));
        ASSERT_EQ(found, expected) << game.format(state);
        ASSERT_EQ(found_open, expected_open) << game.format(state);
      });
    }
  });
  EXPECT_GT(games, 0);
}

// --- HasRowUnmoves, HasRowPredecessors

template <class G>
void expect_row_predecessors(const G& game, const kanzen::StateOf<G>& state,
                             const std::optional<kanzen::StateOf<G>>& before) {
  const Index index = game.index(state);
  const auto row = game.row(static_cast<std::uint32_t>(index / G::row_size));
  bool found = !before;
  const auto take = [&](Index predecessor) {
    found = found || predecessor == game.index(*before);
    const auto one = game.unindex(predecessor);
    EXPECT_TRUE(!one || game.terminal(*one) || Successors<G>(game, *one).leads_to(index))
        << game.format(*one) << " does not lead to " << game.format(state);
    return true;
  };
  EXPECT_TRUE(row.possible_predecessors(static_cast<std::uint32_t>(index % G::row_size), take));
  ASSERT_TRUE(found) << game.format(state) << " does not come from " << game.format(*before);
}

TEST(GameContract, RowPredecessorsLeadThereAndNoneIsMissing) {
  int games = 0;
  over_numbered_games([&]<class G>(const G& game) {
    if constexpr (kanzen::HasRowUnmoves<G>) {
      ++games;
      std::optional<kanzen::StateOf<G>> before;
      on_random_states(game, 15, [&](const auto& state, int ply) {
        if (ply == 0) before.reset();
        expect_row_predecessors(game, state, before);
        if constexpr (kanzen::HasRowPredecessors<G>) {
          const auto row = static_cast<std::uint32_t>(game.index(state) / G::row_size);
          ASSERT_LE(game.earliest_ply(row), ply) << game.format(state);
        }
        if (kanzen::EndsAtDistance0<G> && game.terminal(state)) {
          ASSERT_NE(game.terminal(state)->outcome, Outcome::draw) << game.format(state);
          ASSERT_EQ(game.terminal(state)->distance, 0) << game.format(state);
        }
        before = state;
      });
    }
  });
  EXPECT_GT(games, 3);
}

}  // namespace
}  // namespace conformance
