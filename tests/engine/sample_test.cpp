// Random positions that match a description, compared with the counts of the solved game.
#include "engine/study/sample.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/engine/solved_games.hpp"

namespace kanzen {
namespace {

constexpr auto game_name = "gobblers2", rules = "strict";

PositionSample taken(const SampleRequest& request, std::uint64_t examined = no_examination_limit) {
  return *sample_positions(game_of(game_name, rules), solved_game(game_name, rules), request,
                           examined, {});
}

std::set<std::string> names_in(const PositionSample& sample) {
  std::set<std::string> names;
  for (const SampledPosition& one : sample.positions) names.insert(one.position);
  return names;
}

TEST(PositionSample, HasAllPositionsOfADistance) {
  const SolvedGame& solved = solved_game(game_name, rules);
  for (const unsigned distance : {1u, 8u, 9u}) {
    const DistanceCount expected = solved.summary().by_distance.at(distance);
    for (const Outcome outcome : {Outcome::win, Outcome::loss}) {
      const PositionSample found =
          taken({.outcome = outcome, .distance = distance, .most = 1'000'000});
      EXPECT_EQ(found.positions.size(), outcome == Outcome::win ? expected.win : expected.loss);
      EXPECT_EQ(names_in(found).size(), found.positions.size());
      EXPECT_EQ(found.next, std::nullopt);
    }
  }
}

TEST(PositionSample, LeavesOutFinishedPositions) {
  const Summary& summary = solved_game(game_name, rules).summary();
  EXPECT_EQ(taken({.most = 1'000'000}).positions.size(), summary.positions - summary.terminal);
}

TEST(PositionSample, KnowsOnlyMoves) {
  const auto kinds = *solved_game(game_name, rules).notable(1, {});
  const auto only = std::find_if(kinds.begin(), kinds.end(), [](const Notable& kind) {
    return kind.kind == name_of(NotableKind::only_winning_move);
  });
  const PositionSample found =
      taken({.outcome = Outcome::win, .only_move = true, .most = 1'000'000});
  EXPECT_EQ(found.positions.size(), only->count);
  for (const SampledPosition& one : found.positions) ASSERT_EQ(one.best_moves.size(), 1u);
}

TEST(PositionSample, DependsOnTheSeedAlone) {
  const SampleRequest request{.outcome = Outcome::draw, .seed = 1, .most = 20};
  EXPECT_EQ(names_in(taken(request)), names_in(taken(request)));
  SampleRequest other = request;
  other.seed = 2;
  EXPECT_NE(names_in(taken(request)), names_in(taken(other)));
}

TEST(PositionSample, GoesOnWhereItStopped) {
  SampleRequest request{.outcome = Outcome::win, .distance = 13, .most = 1'000'000};
  const std::set<std::string> whole = names_in(taken(request));
  request.most = 7;
  std::set<std::string> names;
  std::size_t count = 0;
  for (std::optional<std::uint64_t> next = 0; next;) {
    request.first = *next;
    const PositionSample part = taken(request, 20'000);
    EXPECT_LE(part.positions.size(), 7u);
    names.merge(names_in(part));
    count += part.positions.size();
    next = part.next;
  }
  EXPECT_EQ(names, whole);
  EXPECT_EQ(count, whole.size());
}

}  // namespace
}  // namespace kanzen
