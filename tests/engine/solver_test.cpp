// Enumeration, solver and verifier on small games that share nothing with Gobblers, to check that
// they are generic.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "engine/solve/enumerate.hpp"
#include "engine/solve/perft.hpp"
#include "engine/solve/reachability.hpp"
#include "engine/solve/retrograde.hpp"
#include "engine/solve/verify.hpp"
#include "tests/engine/graph_game.hpp"
#include "tests/engine/multi_pass.hpp"
#include "tests/engine/optional_graph_games.hpp"
#include "tests/engine/random_graph.hpp"
#include "tests/engine/solver_support.hpp"

namespace kanzen {
namespace {

template <class G>
ValueTable solved(const G& game) {
  SerialExecutor serial;
  return *solve(game, serial);
}

template <class G>
Enumeration enumerated(const G& game) {
  SerialExecutor serial;
  return *enumerate(game, serial);
}

template <class G>
Value value_of(const G& game, const ValueTable& table, std::uint32_t node) {
  return table.value(game.index({node}));
}

// Checks the values, all counts of them and the verifier where some positions need no entries.
void check_implicit_values(const Graph& graph, const NaiveValues& expected) {
  SCOPED_TRACE("with implicit values");
  SerialExecutor serial;
  const auto check = [&](const auto& game, const Result<ValueTable>& found) {
    ASSERT_TRUE(found) << found.error().message;
    const AllValues values(game, *found);
    for (std::uint32_t n = 0; n < graph.size(); ++n)
      ASSERT_EQ(values.value(game.index({n})), expected[n]) << "node " << n;
    const Enumeration reached = enumerated(game);
    const auto counts = count_all_values(game, *found, reached.reached, serial, {});
    ValueCounts expected_counts;
    reached.reached.for_each([&](Index i) {
      expected_counts.add(expected[game.unindex(i)->node], 1);
      return true;
    });
    ASSERT_TRUE(counts && *counts == expected_counts);
    const auto checked = verify(game, *found, reached.reached, serial);
    ASSERT_TRUE(checked) << checked.error().message;
    ASSERT_EQ(*checked, reached.positions);
  };
  const GraphGameWithImplicitTerminals scanned(graph);
  check(scanned, solve_by_passes(scanned, serial));
  check(scanned, solve(scanned, serial));
  const GraphGameByUnmoves<GraphGameWithImplicitTerminals> unmoves(graph);
  check(unmoves, solve(unmoves, serial));
}

// Checks a graph by scanning and by un-moves, against the definition and by the verifier.
void check_graph(const Graph& graph) {
  const NaiveValues expected(graph);
  const GraphGame plain(graph);
  const ValueTable table = solved(plain);
  for (std::uint32_t n = 0; n < graph.size(); ++n)
    ASSERT_EQ(value_of(plain, table, n), expected[n])
        << "node " << n << ": " << describe(value_of(plain, table, n)) << ", by definition "
        << describe(expected[n]);
  {
    SCOPED_TRACE("by un-moves");
    expect_same(solved(GraphGameByUnmoves<>(graph)), table);
  }
  check_implicit_values(graph, expected);
  SerialExecutor serial;
  {
    SCOPED_TRACE("pass by pass");
    expect_same(*solve_by_passes(plain, serial), table);
  }
  const Enumeration found = enumerated(plain);
  const auto checked = verify(plain, table, found.reached, serial);
  ASSERT_TRUE(checked) << checked.error().message;
  ASSERT_EQ(*checked, found.positions);
}

// --- by hand

struct ByHand {
  const char* what;
  Graph graph;
  std::map<std::uint32_t, Value> values;
};

// Take 1, 2 or 3 of n; the player who takes the last wins: lost exactly at multiples of 4, and the
// loser delays the end by taking 1 each time.
ByHand subtraction() {
  Graph graph = {finished(loss_in(0))};
  for (std::uint32_t n = 1; n <= 20; ++n) {
    std::vector<std::uint32_t> children;
    for (std::uint32_t taken = 1; taken <= std::min(n, 3u); ++taken) children.push_back(n - taken);
    graph.push_back(leads_to(children));
  }
  return {
      "subtraction", graph, {{1, win_in(1)}, {4, loss_in(2)}, {5, win_in(3)}, {20, loss_in(10)}}};
}

const ByHand by_hand[] = {
    subtraction(),
    {"0 and 1 go round for ever rather than lose, 2 must leave the circle",
     {leads_to({1, 3}), leads_to({0, 3}), leads_to({3}), leads_to({4}), finished(loss_in(0))},
     {{0, drawn()}, {1, drawn()}, {2, loss_in(2)}, {3, win_in(1)}}},
    // A position won in 1 (a capture) may count as finished: the loser before it loses in 2, and a
    // real win elsewhere has its own distance.
    {"finished positions keep their distance",
     {leads_to({1}), finished(win_in(1)), leads_to({0}), leads_to({1, 4}), finished(win_in(4)),
      leads_to({3})},
     {{1, win_in(1)}, {0, loss_in(2)}, {2, win_in(3)}, {3, loss_in(5)}, {5, win_in(6)}}},
    {"a finished position farther away than anything decided in the rounds between",
     {leads_to({1}), leads_to({2}), finished(loss_in(9))},
     {{1, win_in(10)}, {0, loss_in(11)}}},
    {"ending moves: 0 goes rather to 1, which wins, than lose at once; 2 has losing lifts only",
     {leads_to({1}, {Outcome::loss}), leads_to({}, {Outcome::win}), leads_to({}, {Outcome::loss}),
      leads_to({2, 1}, {Outcome::loss}), leads_to({1}, {Outcome::draw}),
      leads_to({1, 1}, {Outcome::loss, Outcome::loss})},
     {{0, loss_in(2)}, {1, win_in(1)}, {2, loss_in(1)}, {3, win_in(2)}, {4, drawn()}}},
    // 2 is reached from there alone, if the game went on.
    {"a drawn end is final, whatever moves there are",
     {leads_to({1}), {drawn(), {2}, {}}, leads_to({3}), finished(loss_in(0))},
     {{0, drawn()}, {1, drawn()}, {2, win_in(1)}}},
    // 3 is not reached.
    {"so are ends at any distance",
     {leads_to({1, 2}),
      {win_in(1), {3}, {}},
      {loss_in(3), {3}, {}},
      leads_to({4}),
      finished(loss_in(0))},
     {{0, win_in(4)}, {3, win_in(1)}}},
    {"as long as a table holds", distance_chain(125), {{124, loss_in(124)}, {125, win_in(125)}}}};

TEST(SolverByHand, ValuesAreThoseWorkedOut) {
  for (const ByHand& one : by_hand) {
    SCOPED_TRACE(one.what);
    check_graph(one.graph);
    const GraphGame game(one.graph);
    const ValueTable table = solved(game);
    for (const auto& [node, value] : one.values)
      EXPECT_EQ(value_of(game, table, node), value) << node;
  }
}

TEST(SolverByHand, TheStartMayBeFinished) {
  for (const Value value : {drawn(), win_in(1), loss_in(0), loss_in(2)}) {
    check_graph({{value, {1}, {}}, leads_to({0})});
  }
}

// --- at random, with a fixed seed

TEST(SolverAtRandom, AgreesWithTheDefinition) {
  RandomGraph random(1);
  for (int sample = 0; sample < 150 && !HasFatalFailure(); ++sample)
    check_graph(random.make(60, 4));
}

// Several rows of indices, and distances long enough for rounds of un-moves.
TEST(SolverAtRandom, AgreesWithTheDefinitionInLargeGames) {
  RandomGraph random(2);
  for (int sample = 0; sample < 4 && !HasFatalFailure(); ++sample)
    check_graph(random.make(3'000, 40));
}

TEST(SolverAtRandom, EnumeratesWhatASearchFinds) {
  RandomGraph random(3);
  for (int sample = 0; sample < 100; ++sample) {
    const Graph graph = random.make(80, 6);
    std::set<std::uint32_t> seen = {0}, ply = {0};
    std::vector<std::uint64_t> by_ply;
    std::uint64_t terminal = 0, transitions = 0;
    while (!ply.empty()) {
      by_ply.push_back(ply.size());
      std::set<std::uint32_t> next;
      for (const std::uint32_t n : ply) {
        terminal += graph[n].terminal.has_value();
        if (graph[n].terminal) continue;
        transitions += graph[n].children.size() + graph[n].endings.size();
        for (const std::uint32_t child : graph[n].children)
          if (seen.insert(child).second) next.insert(child);
      }
      ply = std::move(next);
    }
    const GraphGame game(graph);
    const Enumeration found = enumerated(game);
    EXPECT_EQ(found.positions, seen.size());
    EXPECT_EQ(found.terminal, terminal);
    EXPECT_EQ(found.transitions, transitions);
    EXPECT_EQ(found.by_ply, by_ply);
    for (std::uint32_t n = 0; n < graph.size(); ++n)
      EXPECT_EQ(found.reached.contains(game.index({n})), seen.count(n) == 1);
    SerialExecutor serial;
    const auto reach = *reachable(game, solved(game), serial);
    EXPECT_EQ(reach.terminal, terminal);
    expect_same(reach.set, found.reached);
  }
}

// --- the verifier

// Every wrong value at every position of a game is found.
TEST(Verifier, FindsEveryPlantedFault) {
  RandomGraph random(4);
  Graph graph = random.make(40, 4);
  for (std::uint32_t n = 0; n < graph.size(); ++n)  // no move to the same position
    for (auto& child : graph[n].children)
      if (child == n) child = (n + 1) % 40;
  const GraphGame game(graph);
  ValueTable table = solved(game);
  const Enumeration found = enumerated(game);
  SerialExecutor serial;
  ASSERT_GT(found.positions, 20u);
  found.reached.for_each([&](Index i) {
    const Value right = table.value(i);
    for (const Value wrong : all_values(Distances::up_to_125)) {
      if (wrong == right) continue;
      EXPECT_TRUE(table.decide(i, wrong));
      const auto checked = verify(game, table, found.reached, serial);
      if (checked || checked.error().code != Errc::internal)
        ADD_FAILURE() << describe(wrong) << " at " << i << " passed for " << describe(right);
    }
    EXPECT_TRUE(table.decide(i, right));
    return true;
  });
  EXPECT_TRUE(verify(game, table, found.reached, serial));
}

// 0 -> 1 -> 2 -> 3, which is lost: values win in 3, loss in 2, win in 1, loss in 0.
TEST(Verifier, SaysWhatIsWrongAndWhere) {
  const GraphGame game({leads_to({1}), leads_to({2}), leads_to({3}), finished(loss_in(0))});
  ValueTable table = solved(game);
  ASSERT_TRUE(table.decide(game.index({0}), win_in(5)));
  SerialExecutor serial;
  const auto checked = verify(game, table, enumerated(game).reached, serial);
  ASSERT_FALSE(checked);
  EXPECT_EQ(checked.error().code, Errc::internal);
  EXPECT_EQ(checked.error().message, "node 0: the table says win in 5, its moves say win in 3");
}

TEST(Verifier, RefusesWhatHoldsNoPosition) {
  const GraphGame game({leads_to({1}), finished(loss_in(0))});
  SerialExecutor serial;
  ValueTable table = solved(game);
  table.set_gap(game.index({0}));
  BitSet gap = empty_set(game.index_count());
  gap.insert(0);  // an index without a position
  for (const auto& checked : {verify(game, table, enumerated(game).reached, serial),
                              verify(game, solved(game), gap, serial)}) {
    ASSERT_FALSE(checked);
    EXPECT_NE(checked.error().message.find("holds no position"), std::string::npos);
  }
}

// --- perft

TEST(Perft, CountsEndingMovesOnceAndStopsAtTheEnd) {
  // 0 has a losing lift and a move to 1; 1 has two moves to 2; 2 is finished.
  const GraphGame game({leads_to({1}, {Outcome::loss}), leads_to({2, 2}), finished(loss_in(0))});
  const SequenceCounts counts = *perft(game, game.initial(), 4);
  EXPECT_EQ(counts.by_length, (std::vector<std::uint64_t>{2, 2, 0, 0}));
  EXPECT_EQ(perft(game, game.initial(), 2)->divided,
            (std::vector<DividedCount>{{"0", 2}, {"1", 0}}));
}

// --- progress

TEST(ProgressReports, GrowAndEndAtTheTotal) {
  RandomGraph random(6);
  const GraphGame game(random.make(3'000, 40));
  SerialExecutor serial;
  Progress last;
  const auto table = solve(game, serial, [&](const Progress& now) {
    EXPECT_EQ(now.phase, "solve");
    EXPECT_GE(now.round, last.round);
    EXPECT_GE(now.decided, last.decided);
    EXPECT_LE(now.done, now.total);
    last = now;
    return true;
  });
  std::uint64_t decided = 0;
  for (Index i = 0; i < table->size(); ++i) {
    if (const auto value = table->find(i))
      decided += *value != drawn() || game.terminal(*game.unindex(i));
  }
  EXPECT_EQ(last.decided, decided);
  EXPECT_EQ(last.done, last.total);
}

}  // namespace
}  // namespace kanzen
