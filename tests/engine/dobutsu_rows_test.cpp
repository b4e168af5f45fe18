// The solver of Dobutsu shogi in rows of bits: what its rows say of moves, un-moves and indices is
// what the rules say of single positions.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <vector>

#include "engine/games/dobutsu/rows/position_index.hpp"
#include "engine/games/dobutsu/rows/predecessors.hpp"
#include "engine/games/dobutsu/rows/row_moves.hpp"
#include "engine/games/dobutsu/rows/row_solver.hpp"
#include "tests/conformance/published_figures.hpp"
#include "tests/engine/solver_support.hpp"

namespace kanzen::dobutsu {
namespace {

static_assert(SolverOf<Dobutsu::Solver, Dobutsu>);

// --- positions as rows and giraffes

PairNumber pair_of(const State& s, Kind kind, const Pairs& pairs) {
  std::vector<Pairs::Place> places;
  const auto add = [&](bool is_own, const Pieces& pieces, Hand hand) {
    for (unsigned n = 0; n < hand.of(kind); ++n) places.push_back({is_own, false, true, 0});
    for (const Kind one : {kind, hen})
      if (one == kind || kind == chick)
        for_each_square(pieces[one], [&](unsigned square) {
          places.push_back({is_own, one == hen, false, static_cast<Square>(square)});
        });
  };
  add(true, s.own, s.own_hand);
  add(false, s.opponent, s.opponent_hand);
  return pairs.number(places.at(0), places.at(1));
}

// Requires lions of LionPairs, not those of a mirror image.
RowPosition row_position(const State& s) {
  RowPosition position;
  position.lions = LionPairs::instance().find(s.own_lion, s.opponent_lion).lions;
  position.pairs = {{pair_of(s, elephant, Pairs::elephants()), pair_of(s, chick, Pairs::chicks()),
                     pair_of(s, giraffe, Pairs::giraffes())}};
  position.row = static_cast<std::uint32_t>(RowNumbering::to_move()
                                                .rows(position.lions, position.pairs.elephants())
                                                .row(position.pairs.chicks()));
  return position;
}

State state_of(const RowPosition& position) {
  const LionPair& lions = LionPairs::instance()[position.lions];
  return dobutsu::state_of(lions.own, lions.opponent, position.pairs.elephants(),
                           position.pairs.chicks(), position.pairs.giraffes());
}

bool is_possible(const RowPosition& position) {
  return contains(
      GiraffePlacements::instance().possible(
          position.lions, taken_squares(position.pairs.elephants(), position.pairs.chicks())),
      bit_of_pair(position.pairs.giraffes()));
}

// Unfinished positions of all kinds.
std::vector<State> random_positions(std::size_t count) {
  const Dobutsu game;
  std::mt19937_64 random(1);
  std::vector<State> positions;
  while (positions.size() < count)
    if (const auto state = game.unindex(random() % game.entry_count())) positions.push_back(*state);
  return positions;
}

using Indices = std::set<Index>;

// The indices of the unfinished positions after the moves.
Indices unfinished_after(const Dobutsu& game, const State& state) {
  Indices indices;
  for_each_move(state, [&](Move move) {
    if (const Index i = game.index(game.apply(state, move)); i < game.entry_count())
      indices.insert(i);
    return true;
  });
  return indices;
}

// --- tests

TEST(DobutsuRows, HaveEachPositionOnce) {
  const auto& placements = GiraffePlacements::instance();
  for (const State& state : random_positions(20'000)) {
    const RowPosition position = row_position(state);
    ASSERT_TRUE(state_of(position) == state);
    ASSERT_TRUE(is_possible(position));
    ASSERT_EQ(pair_of_bit(bit_of_pair(position.pairs.giraffes())), position.pairs.giraffes());
  }
  std::uint64_t positions = 0;
  const RowNumbering& rows = RowNumbering::to_move();
  for (std::size_t lions = 0; lions < LionPairs::count; ++lions)
    for (const PairNumber e : rows.elephants(lions))
      for (const PairNumber c : rows.chicks(lions, e))
        positions += placements.count(lions, taken_squares(e, c));
  EXPECT_EQ(positions * 9 / 8 + std::uint64_t{rows.count()} * 3 * sizeof(GiraffeRow),
            Dobutsu().solver_bytes());
}

// Both images of positions with the lions on the middle file have an index, the smaller one.
TEST(DobutsuRows, KnowTheIndicesOfPositionsOfEachKind) {
  const Numbering& numbering = Numbering::of(Rules::normal);
  std::mt19937_64 random(1);
  std::map<Numbering::RegionName, int> seen;
  for (int n = 0; n < 2'000; ++n) {
    const auto state = numbering.unindex(random() % numbering.count());
    if (!state) continue;
    const auto region = can_take_lion(*state)        ? Numbering::RegionName::takeable
                        : opponent_has_tried(*state) ? Numbering::RegionName::tried
                                                     : Numbering::RegionName::open;
    ++seen[region];
    const auto index_of = [&](const State& s) {
      const BlockLayouts layouts(region, s.own_lion, s.opponent_lion);
      return RowIndex(layouts, pair_of(s, elephant, Pairs::elephants()),
                      pair_of(s, chick, Pairs::chicks()))
          .of(bit_of_pair(pair_of(s, giraffe, Pairs::giraffes())));
    };
    Index found = index_of(*state);
    if (state->own_lion % columns == 1 && state->opponent_lion % columns == 1)
      found = std::min(found, index_of(mirrored(*state)));
    ASSERT_EQ(found, numbering.index(*state));
  }
  EXPECT_EQ(seen.size(), 3u);
}

TEST(DobutsuRows, KnowTheUnmovesOfPositions) {
  const Dobutsu game;
  for (const State& state : random_positions(3'000)) {
    Indices expected, found;
    std::vector<RowPosition> earlier;
    append_predecessors(row_position(state), earlier);
    EXPECT_LE(earlier.size(), most_predecessors);
    for_each_predecessor(state, Rules::normal, [&](const State& before) {
      return expected.insert(game.index(before)), true;
    });
    for (const RowPosition& before : earlier)
      if (is_possible(before)) found.insert(game.index(state_of(before)));
    ASSERT_EQ(found, expected) << game.format(state);
  }
}

// The index of a position of RowNumbering::has_moved(), whose rows have the mover's point of view.
class AfterMoves {
 public:
  AfterMoves() {
    const RowNumbering& rows = RowNumbering::has_moved();
    for (std::size_t lions = 0; lions < LionPairs::count; ++lions)
      for (const PairNumber e : rows.elephants(lions))
        blocks_.push_back({rows.rows(lions, e).first, lions, e});
    std::sort(blocks_.begin(), blocks_.end());
  }
  State state(std::uint32_t row, PairNumber giraffes) const {
    const auto next = std::upper_bound(
        blocks_.begin(), blocks_.end(),
        std::tuple(static_cast<std::int32_t>(row), ~std::size_t{0}, PairNumber{0}));
    const auto [first, lions, e] = *std::prev(next);
    const auto chicks = RowNumbering::has_moved().chicks(lions, e);
    const LionPair& pair = LionPairs::instance()[lions];
    return turned(dobutsu::state_of(pair.own, pair.opponent, e,
                                    chicks[row - static_cast<std::uint32_t>(first)], giraffes));
  }

 private:
  std::vector<std::tuple<std::int32_t, std::size_t, PairNumber>> blocks_;
};

TEST(DobutsuRows, KnowTheMovesOfPositions) {
  const Dobutsu game;
  const AfterMoves after;
  for (const State& state : random_positions(3'000)) {
    Indices found;
    EXPECT_FALSE(has_move_to(row_position(state), [&](PositionAfter one_after) {
      const State next = after.state(one_after.row, pair_of_bit(one_after.bit));
      if (!can_take_lion(next)) found.insert(game.index(next));
      return false;
    }));
    ASSERT_EQ(found, unfinished_after(game, state)) << game.format(state);
  }
}

// A row's own bits, and what leads from it to marked ones, against single positions.
TEST(DobutsuRows, CollectAndSpreadWhatMovesJoin) {
  std::vector<GiraffeRow> plane(RowNumbering::has_moved().count());
  const auto rows_after = [&](std::size_t lions, PairNumber e) {
    const RowNumbering::Rows found = RowNumbering::has_moved().rows(lions, e);
    return found.first < 0 ? RowsAfter{} : RowsAfter{plane.data() + found.first, found.offsets};
  };
  std::mt19937_64 random(1);
  std::set<std::uint32_t> touched;
  for (const State& state : random_positions(200)) {
    RowPosition position = row_position(state);
    const auto& moves = LionPairs::instance()[position.lions].moves;
    const RowMoves row_moves(position.lions, position.pairs.elephants(),
                             {moves.begin(), moves.size()}, rows_after);
    const GiraffeRow possible = GiraffePlacements::instance().possible(
        position.lions, taken_squares(position.pairs.elephants(), position.pairs.chicks()));
    const auto for_each_move_of_row = [&](auto&& visit) {
      for_each_bit(possible, [&](unsigned bit) {
        position.pairs.of[2] = pair_of_bit(bit);
        has_move_to(position, [&](PositionAfter after) {
          visit(bit, after.row, after.bit);
          return false;
        });
      });
    };
    // Marks one in sixteen of the positions after moves.
    for_each_move_of_row([&](unsigned, std::uint32_t row, unsigned after) {
      touched.insert(row);
      if (random() % 16 == 0) insert(plane[row], after);
    });
    GiraffeRow expected{};
    for_each_move_of_row([&](unsigned bit, std::uint32_t row, unsigned after) {
      if (contains(plane[row], after)) insert(expected, bit);
    });
    const GiraffeRow collected = common(row_moves.collect(position.pairs.chicks()), possible);
    GiraffeRow different = collected;
    remove(different, expected);
    EXPECT_TRUE(is_empty(different));
    different = expected;
    remove(different, collected);
    EXPECT_TRUE(is_empty(different));

    for (const std::uint32_t row : touched) plane[row] = {};
    GiraffeRow some = possible;
    for_each_bit(possible, [&](unsigned bit) {
      if (random() % 2 == 0) erase(some, bit);
    });
    std::map<std::uint32_t, GiraffeRow> after_some;
    for_each_move_of_row([&](unsigned bit, std::uint32_t row, unsigned after) {
      if (contains(some, bit)) insert(after_some[row], after);
    });
    row_moves.spread(some, position.pairs.chicks());
    const AfterMoves by_row;
    for (const std::uint32_t row : touched) {
      for_each_bit(plane[row], [&](unsigned after) {
        const PairNumber giraffes = pair_of_bit(after);
        if (giraffes == no_pair) return;
        const State next = by_row.state(row, giraffes);
        const unsigned others = union_of(next.own) | union_of(next.opponent);
        const auto pieces = [&](const State& s) {
          unsigned count = 0;
          for (const Squares set : s.own) count += size_of(set);
          for (const Squares set : s.opponent) count += size_of(set);
          return count;
        };
        const bool overlaps =
            size_of(static_cast<Squares>(others | bit(next.own_lion) | bit(next.opponent_lion))) !=
            pieces(next) + 2;
        EXPECT_TRUE(overlaps || can_take_lion(next) || contains(after_some[row], after));
      });
      for_each_bit(after_some[row],
                   [&](unsigned after) { EXPECT_TRUE(contains(plane[row], after)); });
      plane[row] = {};
    }
    touched.clear();
  }
}

// The transformations of rows are those of single positions.
TEST(DobutsuRows, AreTurnedAndMirroredAsPositionsAre) {
  const Pairs& giraffes = Pairs::giraffes();
  for (std::size_t n = 0; n < giraffes.count(); ++n) {
    const auto pair = static_cast<PairNumber>(n);
    GiraffeRow row{};
    insert(row, bit_of_pair(pair));
    const auto expect_only = [&](const GiraffeRow& found, PairNumber expected) {
      std::vector<PairNumber> pairs;
      for_each_bit(found, [&](unsigned bit) { pairs.push_back(pair_of_bit(bit)); });
      EXPECT_EQ(pairs, std::vector{expected}) << n;
    };
    expect_only(mirrored(row), giraffes[pair].mirrored);
    expect_only(turned(row, false), giraffes[pair].rotated);
    expect_only(turned(row, true), giraffes[pair].reflected);
  }
}

// tests/complete compares all entries with those of the general solver.
TEST(DobutsuRowSolver, FindsThePublishedFigures) {
  SerialExecutor serial;
  const Dobutsu game;
  const auto found = solve_by_game(game, serial);
  ASSERT_TRUE(found) << found.error().message;
  EXPECT_EQ(found->values.value(game.index(game.initial())), published::dobutsu_start);
  std::map<Outcome, std::uint64_t> counts;
  found->reached.counts.for_each(
      [&](Value value, std::uint64_t positions) { counts[value.outcome] += positions; });
  EXPECT_EQ(counts[Outcome::win] + counts[Outcome::draw] + counts[Outcome::loss],
            published::dobutsu_positions);
  EXPECT_EQ(counts[Outcome::draw], published::dobutsu_draws);
  EXPECT_EQ(found->reached.terminal, published::dobutsu_finished);
}

// tests/complete cancels the phases that come later.
TEST(DobutsuRowSolver, CanBeCancelledBeforeManyRounds) {
  SerialExecutor serial;
  for (const auto& sink :
       {cancel_in("reach", 1), cancel_in("reach", 7), cancel_in("solve"), cancel_in("solve", 2)}) {
    const auto found = solve_by_game(Dobutsu(), serial, sink);
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().code, Errc::cancelled);
  }
}

}  // namespace
}  // namespace kanzen::dobutsu
