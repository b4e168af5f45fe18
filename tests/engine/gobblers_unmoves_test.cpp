// Un-moves against moves: the same steps in reverse.
#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

#include "tests/engine/gobblers_support.hpp"

namespace kanzen {
namespace {

// A step between two classes, the earlier one in the upper half.
using Step = std::uint64_t;
constexpr Step step(Index from, Index to) { return from << 32 | to; }

std::string describe_step(Step s) {
  return std::to_string(s >> 32) + " -> " + std::to_string(s & 0xffffffff);
}

template <Game G>
std::vector<Index> children(const G& game, const StateOf<G>& state) {
  std::vector<Index> indices;
  if (game.terminal(state)) return indices;
  for (const auto move : moves_of(game, state))
    if (!ending_of(game, state, move)) indices.push_back(game.index(game.apply(state, move)));
  return indices;
}

template <HasUnmoves G>
std::vector<Index> parents(const G& game, const StateOf<G>& state) {
  FixedVector<StateOf<G>, G::max_unmoves> predecessors;
  game.predecessors(state, predecessors);
  std::vector<Index> indices;
  for (const auto& before : predecessors) indices.push_back(game.index(before));
  return indices;
}

// Every step by moves and every step by un-moves, over all positions that the pieces
// allow, reachable or not.
template <HasUnmoves G>
std::pair<std::vector<Step>, std::vector<Step>> all_steps(const G& game) {
  std::vector<Step> forward, backward;
  for (Index index = 0; index < game.index_count(); ++index) {
    const auto state = game.unindex(index);
    if (!state) continue;
    for (const Index child : children(game, *state)) forward.push_back(step(index, child));
    for (const Index parent : parents(game, *state)) backward.push_back(step(parent, index));
  }
  for (auto* steps : {&forward, &backward}) {
    std::sort(steps->begin(), steps->end());
    steps->erase(std::unique(steps->begin(), steps->end()), steps->end());
  }
  return {std::move(forward), std::move(backward)};
}

template <class G>
class Unmoves : public testing::Test {};
using SolvedRuleSets = testing::Types<Strict1, Strict2, Cover2>;
TYPED_TEST_SUITE(Unmoves, SolvedRuleSets);

TYPED_TEST(Unmoves, AreExactlyTheMovesBackwards) {
  const auto [forward, backward] = all_steps(TypeParam{});
  EXPECT_FALSE(forward.empty());
  EXPECT_EQ(forward.size(), backward.size());
  const auto [f, b] =
      std::mismatch(forward.begin(), forward.end(), backward.begin(), backward.end());
  if (f != forward.end()) ADD_FAILURE() << "first move that differs: " << describe_step(*f);
  if (b != backward.end()) ADD_FAILURE() << "first un-move that differs: " << describe_step(*b);
}

// The l on c3 may have been anywhere else before, except where its lift uncovers the first player's
// line: c3 is an M below it, and the line M M L is complete.
TEST(UnmovesByHand, AStrictUnmoveDoesNotPassThroughALosingLift) {
  const std::string text = "L,M,Ml/-,-,-/-,-,-:1";
  const Strict2 strict;
  EXPECT_TRUE(parents(strict, position(strict, text)).empty());  // lifted: the first player's line
  const Cover2 cover;
  EXPECT_FALSE(parents(cover, position(cover, text)).empty());  // for example from a2 to c3
}

}  // namespace
}  // namespace kanzen
