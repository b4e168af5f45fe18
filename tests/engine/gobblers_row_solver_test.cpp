// The solver of Gobblers in rows of bits: it finds what the general one finds, and the rows that it
// joins are those that moves join.
#include "engine/games/gobblers/rows/row_solver.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "tests/conformance/published_figures.hpp"
#include "tests/engine/gobblers_support.hpp"
#include "tests/engine/solver_support.hpp"

namespace kanzen {
namespace {

static_assert(SolverOf<Strict2::Solver, Strict2> && SolverOf<Cover3::Solver, Cover3>);

template <class G>
class RowSolver : public testing::Test {};
using SolverRuleSets = testing::Types<Strict1, Strict2, Cover2>;
TYPED_TEST_SUITE(RowSolver, SolverRuleSets);

TYPED_TEST(RowSolver, FindsWhatTheGeneralSolverFindsInAnyOrderOfWork) {
  SerialExecutor serial;
  ShuffledExecutor shuffled;
  const auto& enumeration = enumeration_of<TypeParam>();
  const auto counts = *count_values(table_of<TypeParam>(), enumeration.reached, serial, {});
  for (Executor* executor : {static_cast<Executor*>(&serial), static_cast<Executor*>(&shuffled)}) {
    const auto found = solve_by_game(TypeParam(), *executor);
    ASSERT_TRUE(found) << found.error().message;
    expect_same(found->values, table_of<TypeParam>());
    expect_same(found->reached.set, enumeration.reached);
    EXPECT_EQ(found->reached.terminal, enumeration.terminal);
    EXPECT_TRUE(found->reached.counts == counts);
  }
  EXPECT_GT(shuffled.most_blocks(), 1u);  // otherwise there was nothing to shuffle
}

TYPED_TEST(RowSolver, CanBeCancelledAtEveryReport) {
  SerialExecutor serial;
  std::size_t reports = 0;
  std::set<std::string> phases;
  ASSERT_TRUE(solve_by_game(TypeParam(), serial, [&](const Progress& now) {
    phases.insert(now.phase);
    return ++reports > 0;
  }));
  EXPECT_EQ(phases, (std::set<std::string>{"reach", "finished", "solve", "count"}));
  for (std::size_t last = 0; last < reports; last += 1 + reports / 30) {
    std::size_t seen = 0;
    const auto found =
        solve_by_game(TypeParam(), serial, [&](const Progress&) { return seen++ < last; });
    ASSERT_FALSE(found) << last;
    EXPECT_EQ(found.error().code, Errc::cancelled);
  }
}

// With three sizes, middle pieces move as well; tests/complete compares all of their entries.
TEST(RowSolverOfThreeSizes, FindsThePublishedFigures) {
  SerialExecutor serial;
  const Strict3 game;
  const auto found = solve_by_game(game, serial);
  ASSERT_TRUE(found) << found.error().message;
  EXPECT_EQ(found->values.value(game.index(game.initial())), published::gobblers_start);
  std::map<Outcome, std::uint64_t> counts;
  found->reached.counts.for_each(
      [&](Value value, std::uint64_t positions) { counts[value.outcome] += positions; });
  EXPECT_EQ(counts[Outcome::win] + counts[Outcome::draw] + counts[Outcome::loss],
            published::gobblers_positions);
  EXPECT_EQ(counts[Outcome::win], published::gobblers_wins);
  EXPECT_EQ(counts[Outcome::draw], published::gobblers_draws);
}

// A move or an un-move of an upper piece, by the index of the other position.
using Indices = std::multiset<Index>;

// The positions that the sources of its row join to a position.
template <gobblers::Direction direction, class G>
Indices joined(const G& game, const StateOf<G>& state) {
  constexpr int sizes = G::sizes;
  const auto& tables = PairPlacements::tables();
  const auto& numbering = gobblers::Numbering<sizes>::instance();
  const auto& moves = gobblers::UpperMoves::instance(sizes);
  const auto row = static_cast<std::uint32_t>(game.index(state) / PairPlacements::count);
  const int large_class =
      tables.class_of(tables.rank(state.own[sizes - 1], state.opponent[sizes - 1]));
  const auto upper = moves.layers(large_class, row);
  gobblers::UpperMoves::TurnedRows turned;
  moves.turn(large_class, turned);
  gobblers::Sources sources;
  const auto all = [](std::uint32_t) { return true; };
  moves.add_hand_moves<direction>(large_class, upper, turned, all, sources);
  moves.add_board_moves<direction>(game.rules(), large_class, upper, turned, all, sources);

  Indices indices;
  const int small = tables.rank(state.opponent[0], state.own[0]);
  const auto add = [&](std::uint32_t other, int symmetry) {
    int lowest = tables.symmetric(symmetry, small);
    for (int g = 0; g < symmetry_count; ++g)
      if (numbering.stabiliser(other) >> g & 1)
        lowest = std::min(lowest, tables.symmetric(g, tables.symmetric(symmetry, small)));
    indices.insert(Index{other} * PairPlacements::count + static_cast<Index>(lowest));
  };
  for (int symmetry = 0; symmetry < symmetry_count; ++symmetry)
    for (const std::uint32_t other : sources.rows[static_cast<std::size_t>(symmetry)])
      add(other, symmetry);
  const Mask9 others = direction == gobblers::Direction::forward ? state.opponent[0] : state.own[0];
  for (std::size_t number = 0; number < sources.masked.size(); ++number) {
    const auto& masked = sources.masked[number];
    const auto& sets = masked.lift.small_pieces;
    const bool uncovers = std::any_of(sets.begin(), sets.end(), [&](Mask9 cells) {
      return gobblers::without(cells, others) == 0;
    });
    for (std::size_t i = masked.first; i < sources.end_of(number) && !uncovers; ++i)
      add(sources.masked_rows[i].row(), static_cast<int>(sources.masked_rows[i].symmetry()));
  }
  return indices;
}

template <class G>
Indices by_moves(const G& game, const StateOf<G>& state) {
  Indices indices;
  for (const auto move : moves_of(game, state))
    if (move.layer > 0 && !ending_of(game, state, move))
      indices.insert(game.index(game.apply(state, move)));
  return indices;
}

template <class G>
Indices by_unmoves(const G& game, const StateOf<G>& state) {
  FixedVector<StateOf<G>, G::max_unmoves> before;
  game.predecessors(state, before);
  Indices indices;
  for (const auto& earlier : before)
    if (earlier.own[0] == state.opponent[0]) indices.insert(game.index(earlier));
  return indices;
}

template <class G>
class UpperMovesOf : public testing::Test {};
using AllRuleSets = testing::Types<Strict2, Cover2, Strict3, Cover3>;
TYPED_TEST_SUITE(UpperMovesOf, AllRuleSets);

TYPED_TEST(UpperMovesOf, AreTheMovesAndTheUnmovesOfPositions) {
  const TypeParam game;
  visit_random_games(game, [&](const auto& state) {
    // That of its class with the upper layers of the row.
    const auto canonical = *game.unindex(game.index(state));
    SCOPED_TRACE(game.format(canonical));
    Indices earlier = joined<gobblers::Direction::backward>(game, canonical);
    std::erase_if(earlier, [&](Index i) {  // predecessors() has unfinished positions only
      const auto before = game.unindex(i);
      return !before || game.terminal(*before);
    });
    EXPECT_EQ(earlier, by_unmoves(game, canonical));
    if (game.terminal(state)) return;
    EXPECT_EQ(joined<gobblers::Direction::forward>(game, canonical), by_moves(game, canonical));
  });
}

}  // namespace
}  // namespace kanzen
