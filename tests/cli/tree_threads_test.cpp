// Several threads on one tree of a Monte Carlo search: nothing is lost, readers see consistent
// counts meanwhile, and there are no races (the thread sanitizer runs these).
#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "engine/games/go/go.hpp"
#include "engine/games/go/simulation.hpp"
#include "engine/solve/monte_carlo.hpp"
#include "engine/threads/thread_executor.hpp"

namespace kanzen::tree_threads_testing {
namespace {

using Search = MonteCarlo<go::Simulation>;

MonteCarloSettings settings(std::uint64_t tree_bytes) {
  MonteCarloSettings settings;
  settings.seed = 1;
  settings.tree_bytes = tree_bytes;
  return settings;
}

std::uint64_t visits_of_moves(const Search& search) {
  std::uint64_t visits = 0;
  for (const Search::Node& child : search.root().children()) visits += child.visits;
  return visits;
}

// Expects that every position has at least as many visits as its moves together, and every move at
// most as many wins as visits.
void expect_sums(const Search::Node& node) {
  std::uint64_t visits = 0;
  for (const Search::Node& child : node.children()) {
    visits += child.visits;
    EXPECT_LE(child.won(), static_cast<float>(child.visits));
    expect_sums(child);
  }
  EXPECT_LE(visits, node.visits);
}

// A game with superko, so that lines with a history are simulated, too.
const go::Go& game() {
  static const go::Go game({5, 5, 0}, go::Rules::positional, "go:5");
  return game;
}

TEST(TreeThreads, EveryPlayoutIsCounted) {
  constexpr std::uint64_t playouts = 4000;
  for (const unsigned threads : {2u, 4u}) {
    ThreadExecutor executor(threads);
    Search search(go::Simulation(game(), game().initial(), {}), settings(std::uint64_t{1} << 24));
    search.run(playouts, executor, [](std::uint64_t) { return true; });
    EXPECT_EQ(search.playouts(), playouts);
    EXPECT_EQ(visits_of_moves(search), playouts);
    EXPECT_EQ(search.root().visits, playouts + 1);
    expect_sums(search.root());
  }
}

// The page reads the tree while the search continues.
TEST(TreeThreads, TheTreeIsReadWhileItGrows) {
  ThreadExecutor executor(2);
  Search search(go::Simulation(game(), game().initial(), {}), settings(std::uint64_t{1} << 24));
  unsigned looks = 0;
  search.run(4000, executor, [&](std::uint64_t) {
    ++looks;
    EXPECT_LE(search.result(), 1.0);
    // A playout is counted before its visits, and the other thread goes on between both readings.
    const std::uint64_t visits = visits_of_moves(search);
    EXPECT_LE(visits, search.playouts());
    for (const double owner : search.owners()) EXPECT_LE(owner, 1.0);
    return true;
  });
  EXPECT_GT(looks, 0u);
}

TEST(TreeThreads, ATreeWithoutRoomIsStillOfUse) {
  ThreadExecutor executor(2);
  Search search(go::Simulation(game(), game().initial(), {}), settings(0));
  search.run(4000, executor, [](std::uint64_t) { return true; });
  EXPECT_EQ(visits_of_moves(search), 4000u);
  expect_sums(search.root());
}

TEST(TreeThreads, AllStopWhenOneIsTold) {
  ThreadExecutor executor(2);
  Search search(go::Simulation(game(), game().initial(), {}), settings(std::uint64_t{1} << 24));
  search.run(Search::Node::most_visits, executor,
             [](std::uint64_t playouts) { return playouts < 300; });
  EXPECT_LT(search.playouts(), std::uint64_t{Search::Node::most_visits});
  expect_sums(search.root());
}

}  // namespace
}  // namespace kanzen::tree_threads_testing
