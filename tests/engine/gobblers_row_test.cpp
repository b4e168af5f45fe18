// Rows of Gobblers positions against single positions: what a row works out once for
// all its positions is what the rules say of each of them.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "engine/solve/plain_row.hpp"
#include "tests/engine/gobblers_support.hpp"

namespace kanzen {
namespace {

template <class G>
class GobblersRows : public testing::Test {
 protected:
  using Row = typename G::Row;
  static constexpr Index row_size = G::row_size;

  void check_row(std::uint32_t number) {
    const Row row = game_.row(number);
    for (std::uint32_t slot = 0; slot < row_size; ++slot) {
      const auto state = game_.unindex(number * row_size + slot);
      const TableEntry entry = row.first_entry(slot);
      ASSERT_EQ(entry.is_gap(), !state.has_value()) << number << ' ' << slot;
      if (!state) continue;
      const auto expected = first_plies(*state);
      ASSERT_TRUE(entry == (expected ? TableEntry::decided(*expected) : TableEntry::undecided()))
          << game_.format(*state);
      ASSERT_EQ(row.finished(slot), game_.terminal(*state).has_value()) << game_.format(*state);
      if (!game_.terminal(*state)) check_children(row, slot, *state);
      check_predecessors(row, slot, *state);
    }
  }

 private:
  // Over already, or won or lost in one ply, by the rules alone.
  std::optional<Value> first_plies(const StateOf<G>& state) {
    if (const auto finished = game_.terminal(state)) return finished;
    bool all_lose = true;
    for (const auto move : moves_of(game_, state)) {
      if (game_.ending(state, move)) continue;
      const auto after = game_.terminal(game_.apply(state, move));
      if (after && after->outcome == Outcome::loss) return win_in(1);
      if (!after || after->outcome != Outcome::win) all_lose = false;
    }
    if (all_lose) return loss_in(1);
    return std::nullopt;
  }

  int earliest_ply(Index i) const {
    return game_.earliest_ply(static_cast<std::uint32_t>(i / row_size));
  }

  void check_children(const Row& row, std::uint32_t slot, const StateOf<G>& state) {
    std::vector<Index> expected, found;
    std::size_t expected_endings = 0, endings = 0;
    for (const auto move : moves_of(game_, state)) {
      if (game_.ending(state, move))
        ++expected_endings;
      else
        expected.push_back(game_.index(game_.apply(state, move)));
    }
    const int next_ply = earliest_ply(game_.index(state)) + 1;
    const auto on_child = [&](Index child) {
      found.push_back(child);
      EXPECT_LE(earliest_ply(child), next_ply) << game_.format(state);
      return true;
    };
    const auto on_ending = [&](Outcome outcome) {
      EXPECT_EQ(outcome, Outcome::loss);
      ++endings;
      return true;
    };
    ASSERT_TRUE(row.children(slot, on_child, on_ending));
    std::sort(expected.begin(), expected.end());
    std::sort(found.begin(), found.end());
    ASSERT_EQ(found, expected) << game_.format(state);
    ASSERT_EQ(endings, expected_endings) << game_.format(state);
  }

  // A row may name finished and impossible positions, too: those are left to the caller.
  void check_predecessors(const Row& row, std::uint32_t slot, const StateOf<G>& state) {
    std::set<Index> expected, found;
    FixedVector<StateOf<G>, G::max_unmoves> predecessors;
    game_.predecessors(state, predecessors);
    for (const auto& before : predecessors) expected.insert(game_.index(before));
    ASSERT_TRUE(row.possible_predecessors(slot, [&](Index i) {
      const auto before = game_.unindex(i);
      if (before && !game_.terminal(*before)) found.insert(i);
      return true;
    }));
    ASSERT_EQ(found, expected) << game_.format(state);
  }

 protected:
  G game_;
};
using AllGames = testing::Types<Strict1, Strict2, Cover2, Strict3, Cover3>;
TYPED_TEST_SUITE(GobblersRows, AllGames);

TYPED_TEST(GobblersRows, AgreeWithTheRulesOfSinglePositions) {
  const std::uint32_t rows = row_count<TypeParam>(this->game_.index_count());
  ASSERT_EQ(Index{rows} * TypeParam::row_size, this->game_.index_count());
  EXPECT_EQ(this->game_.earliest_ply(0), 0);  // the start's row
  constexpr std::uint32_t few = 24;
  if (rows <= few) {
    for (std::uint32_t row = 0; row < rows; ++row) this->check_row(row);
    return;
  }
  std::mt19937 random(3);
  for (std::uint32_t sample = 0; sample < few; ++sample)
    this->check_row(static_cast<std::uint32_t>(random() % rows));
}

TYPED_TEST(GobblersRows, ChildrenStopWhenTheVisitorSaysSo) {
  const auto row = this->game_.row(0);
  const Index start = this->game_.index(this->game_.initial());
  ASSERT_EQ(start / TypeParam::row_size, 0u);
  int visited = 0;
  EXPECT_FALSE(row.children(
      static_cast<std::uint32_t>(start), [&](Index) { return ++visited < 3; },
      [](Outcome) { return true; }));
  EXPECT_EQ(visited, 3);
}

}  // namespace
}  // namespace kanzen
