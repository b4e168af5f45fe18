// Un-moves against moves: the same steps, told from the other end.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
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

void sort_and_join(std::vector<Index>& indices) {
  std::sort(indices.begin(), indices.end());
  indices.erase(std::unique(indices.begin(), indices.end()), indices.end());
}

// Every step by moves and every step by un-moves, over all positions that the pieces
// allow, reachable or not.
template <HasUnmoves G>
std::pair<std::vector<Step>, std::vector<Step>> all_steps(const G& game) {
  std::vector<Step> forward, backward;
  for (Index index = 0; index < game.index_count(); ++index) {
    const auto state = game.unindex(index);
    if (!state) continue;
    auto after = children(game, *state);
    sort_and_join(after);
    for (const Index child : after) forward.push_back(step(index, child));
    auto before = parents(game, *state);
    sort_and_join(before);
    for (const Index parent : before) backward.push_back(step(parent, index));
  }
  std::sort(backward.begin(), backward.end());
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

// Three sizes have too many positions for that: along random games instead.
template <class G>
class UnmovesOfThreeSizes : public testing::Test {
 protected:
  // Every un-move of `state` must be undone by a move.
  void check_parents(const StateOf<G>& state) {
    FixedVector<StateOf<G>, G::max_unmoves> predecessors;
    game_.predecessors(state, predecessors);
    const Index index = game_.index(state);
    for (const auto& before : predecessors) {
      ASSERT_EQ(game_.terminal(before), std::nullopt) << game_.format(before);
      const auto after = children(game_, before);
      ASSERT_NE(std::find(after.begin(), after.end(), index), after.end())
          << game_.format(before) << " does not lead to " << game_.format(state);
    }
  }

  void check_step(const StateOf<G>& before, const StateOf<G>& after) {
    const auto back = parents(game_, after);
    ASSERT_NE(std::find(back.begin(), back.end(), game_.index(before)), back.end())
        << game_.format(before) << " is missing before " << game_.format(after);
  }

  G game_;
};
using ThreeSizes = testing::Types<Strict3, Cover3>;
TYPED_TEST_SUITE(UnmovesOfThreeSizes, ThreeSizes);

TYPED_TEST(UnmovesOfThreeSizes, FitTheMovesOfRandomGames) {
  std::mt19937 random(7);
  for (int playout = 0; playout < 150; ++playout) {
    auto state = this->game_.initial();
    for (int ply = 0; ply < 40 && !this->game_.terminal(state); ++ply) {
      const auto moves = moves_of(this->game_, state);
      const auto move = moves[random() % moves.size()];
      if (this->game_.ending(state, move)) break;
      const auto next = this->game_.apply(state, move);
      this->check_step(state, next);
      this->check_parents(next);
      state = next;
    }
  }
}

TEST(UnmovesByHand, TheStartHasNone) {
  EXPECT_TRUE(parents(Strict2{}, Strict2{}.initial()).empty());
  EXPECT_TRUE(parents(Cover2{}, Cover2{}.initial()).empty());
}

// The l on c3 came from the hand or from one of the seven squares without an L.
TEST(UnmovesByHand, APieceCameFromTheHandOrFromAnotherSquare) {
  const Strict2 game;
  FixedVector<StateOf<Strict2>, Strict2::max_unmoves> predecessors;
  game.predecessors(position(game, "M,M,l/-,L,-/-,-,-:1"), predecessors);
  std::vector<std::string> texts;
  for (const auto& before : predecessors) texts.push_back(game.format(before));
  std::sort(texts.begin(), texts.end());
  EXPECT_EQ(texts, (std::vector<std::string>{"M,M,-/-,L,-/-,-,-:2", "M,M,-/-,L,-/-,-,l:2",
                                             "M,M,-/-,L,-/-,l,-:2", "M,M,-/-,L,-/l,-,-:2",
                                             "M,M,-/-,L,l/-,-,-:2", "M,M,-/l,L,-/-,-,-:2",
                                             "M,Ml,-/-,L,-/-,-,-:2", "Ml,M,-/-,L,-/-,-,-:2"}));
}

// The l that covers c3 now may have stood anywhere else before, but not where its lift
// uncovers the first player's line: c3 is an M below it, and the line M M L is complete.
TEST(UnmovesByHand, AStrictUnmoveDoesNotPassThroughALosingLift) {
  const std::string text = "L,M,Ml/-,-,-/-,-,-:1";
  const Strict2 strict;
  EXPECT_TRUE(parents(strict, position(strict, text)).empty());  // lifted: the first player's line
  const Cover2 cover;
  EXPECT_FALSE(parents(cover, position(cover, text)).empty());  // from a2 on c3, say
}

TEST(UnmovesByHand, OnlyCoverRulesLetAPieceLeaveALineBehind) {
  const std::string uncovered = "M,M,L/-,l,-/-,-,-:1";  // the l stood on one of the three
  EXPECT_FALSE(Strict2{}.parse(uncovered));
  const Cover2 game;
  auto back = parents(game, position(game, uncovered));
  sort_and_join(back);
  std::vector<Index> expected;
  for (const auto* text : {"Ml,M,L/-,-,-/-,-,-:2", "M,Ml,L/-,-,-/-,-,-:2"})
    expected.push_back(game.index(position(game, text)));
  sort_and_join(expected);
  EXPECT_EQ(back, expected);
}

}  // namespace
}  // namespace kanzen
