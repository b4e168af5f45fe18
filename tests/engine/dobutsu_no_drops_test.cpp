// Dobutsu shogi without drops: the published result, the reachable positions, and refused ones.
#include <gtest/gtest.h>

#include <string>

#include "engine/adapter/any_game.hpp"
#include "engine/games/dobutsu/dobutsu.hpp"
#include "engine/solve/mates.hpp"
#include "engine/solve/reachability.hpp"
#include "engine/solve/retrograde.hpp"

namespace kanzen::dobutsu {
namespace {

// docs/games/dobutsu.md has the source.
TEST(DobutsuWithoutDrops, IsADrawAndItsLongestWinTakes37Plies) {
  const auto game = *find_game("dobutsu", "no-drops");
  const auto solved = *game->solver()->solve({});
  const Summary& summary = solved->summary();
  EXPECT_TRUE(summary.start == drawn());
  ASSERT_EQ(summary.by_distance.size(), 39U);
  EXPECT_EQ(summary.by_distance[37].win, 1U);
  EXPECT_EQ(summary.by_distance[38].win, 0U) << "one position is lost in 38";
  EXPECT_EQ(summary.positions, 962'894U);
}

TEST(DobutsuWithoutDrops, UnfinishedPositionsThatPlayReachesAreKnown) {
  const Dobutsu game(Rules::no_drops);
  SerialExecutor executor;
  const auto values = *solve(game, executor);
  const auto reached = *reachable(game, values, executor);
  std::uint64_t found = 0;
  for (Index i = 0; i < game.entry_count(); ++i) {
    const auto state = game.unindex(i);
    if (!state || game.terminal(*state)) continue;
    ASSERT_EQ(game.is_reachable(*state), reached.set.contains(i)) << game.format(*state);
    found += reached.set.contains(i) ? 1U : 0U;
  }
  EXPECT_EQ(found, 387'715U);
}

// The rounds over all positions and the search of single ones are two ways to the same numbers.
TEST(DobutsuWithoutDrops, MatesOfAllPositionsAreThoseOfSingleOnes) {
  const Dobutsu game(Rules::no_drops);
  SerialExecutor executor;
  const auto counts = *AllMates<Dobutsu>(game, std::nullopt, 100, executor, {}).run();
  ASSERT_EQ(counts.by_plies.size(), 10U) << "the longest takes 9 plies";
  std::vector<std::uint64_t> found(counts.by_plies.size());
  std::vector<Index> longest;
  MateSearch<Dobutsu> search(game);
  for (Index i = 0; i < game.entry_count(); ++i) {
    const auto state = game.unindex(i);
    if (!state || game.terminal(*state) || !game.is_reachable(*state)) continue;
    const auto plies = search.shortest(*state, 11);
    if (!plies) continue;
    ASSERT_LT(*plies, found.size()) << game.format(*state);
    ++found[*plies];
    if (*plies == 9) longest.push_back(i);
  }
  EXPECT_EQ(found, counts.by_plies);
  EXPECT_EQ(longest, counts.examples);
}

TEST(DobutsuWithoutDrops, PositionsThatItCannotHaveAreRefused) {
  const auto refusal = [](const std::string& text) {
    const auto parsed = Dobutsu(Rules::no_drops).parse(text);
    return parsed ? "" : parsed.error().message;
  };
  EXPECT_EQ(refusal("gle/3/3/1L1:-:1"), "") << "captured pieces are gone";
  EXPECT_NE(refusal("gle/3/3/1LG:C:1").find("a piece in hand"), std::string::npos);
  EXPECT_NE(refusal("gl1/3/1G1/1LG:-:1").find("a second giraffe of the first player"),
            std::string::npos);
  EXPECT_NE(refusal("1l1/1H1/1C1/1L1:-:1").find("a second chick or hen of the first player"),
            std::string::npos);
  EXPECT_NE(refusal("1l1/3/1E1/E1L:-:1").find("a second elephant"), std::string::npos);
  EXPECT_NE(refusal("1l1/3/E2/1L1:-:1").find("square a2: \"E\" never comes there"),
            std::string::npos);
  EXPECT_NE(refusal("1l1/c2/3/1L1:-:1").find("square a3: \"c\" never comes there"),
            std::string::npos);
}

}  // namespace
}  // namespace kanzen::dobutsu
