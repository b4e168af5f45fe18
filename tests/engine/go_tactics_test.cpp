// Local tactics of a move, against the game's own positions; and the patterns.
#include <gtest/gtest.h>

#include "engine/games/go/go.hpp"
#include "engine/games/go/placing.hpp"
#include "engine/games/go/playout_policy.hpp"
#include "engine/games/go/tactics.hpp"

namespace kanzen::go::tactics_testing {
namespace {

void expect_same_tactics(const Grid& grid, const PlayoutBoard& board, const State& state,
                         Point point) {
  const Spot spot = board.grid().spot(point);
  const State next = with_stone(grid, Rules::ko, state, point);
  ASSERT_EQ(key_after(board, spot), next.key);
  const std::size_t own = stones_of(state, mover(state)).count() + 1;
  const std::size_t others = stones_of(state, opponent(state)).count();
  ASSERT_EQ(count_captured_stones(board, spot), others - stones_of(next, opponent(state)).count());
  ASSERT_EQ(own, stones_of(next, mover(state)).count());
  const std::size_t liberties = string_at(grid, next, point).liberties.count();
  const unsigned found = liberties_after(board, spot, 8);
  if (count_captured_stones(board, spot) == 0) {
    ASSERT_EQ(found, std::min<std::size_t>(liberties, 8));
  } else {
    ASSERT_LE(found, std::min<std::size_t>(liberties, 8));  // captures by the move are not counted
  }
}

TEST(GoTactics, TellWhatAMoveDoes) {
  QuickRandom random(1);
  for (const auto& [columns, rows] : {std::pair{3U, 3U}, {4U, 6U}, {9U, 9U}, {1U, 9U}}) {
    const Grid grid(columns, rows);
    const PaddedGrid padded(grid);
    for (int game = 0; game < 5; ++game) {
      State state;
      for (unsigned ply = 0; ply < 2 * grid.point_count(); ++ply) {
        PlayoutBoard board(padded, state);
        for (Point point = 0; point < grid.point_count(); ++point) {
          if (is_empty(state, point) && !illegal_reason(grid, Rules::ko, state, point))
            expect_same_tactics(grid, board, state, point);
          if (HasFatalFailure()) return;
          if (is_empty(state, point)) continue;
          ASSERT_EQ(count_liberties(board, padded.spot(point), 8),
                    std::min<std::size_t>(string_at(grid, state, point).liberties.count(), 8));
        }
        const Spot spot = board.random_non_eye(random);
        state = spot == no_spot ? after_pass(state)
                                : with_stone(grid, Rules::ko, state, padded.point(spot));
      }
    }
  }
}

PlayoutBoard board_of(const PaddedGrid& padded, const Go& game, const char* position) {
  const auto state = game.parse(position);
  EXPECT_TRUE(state) << state.error().message;
  return PlayoutBoard(padded, *state);
}

TEST(GoTactics, ALadderIsReadToItsEnd) {
  const Go game({7, 7, 0}, Rules::ko, "go:7");
  const PaddedGrid padded(game.grid());
  const Spot chased = padded.spot(*game.grid().point("c5"));
  // White's c5 runs to the edge and is captured.
  EXPECT_FALSE(can_escape(
      board_of(padded, game, "......./..X..../.XOX.../.X...../......./......./.......:2"), chased));
  // A white stone on its way breaks the ladder.
  EXPECT_TRUE(can_escape(
      board_of(padded, game, "......./..X..../.XOX.../.X...../......./....O../.......:2"), chased));
}

TEST(GoTactics, AnEscapeThatFailsIsThoughtLittleOf) {
  const Go game({7, 7, 0}, Rules::ko, "go:7");
  const PaddedGrid padded(game.grid());
  const auto rate = [&](const char* position) {
    const auto candidate =
        move_with_prior(board_of(padded, game, position), padded.spot(*game.grid().point("c4")));
    return candidate.prior_wins / candidate.prior_visits;
  };
  EXPECT_LT(rate("......./..X..../.XOX.../.X...../......./......./.......:2") + 0.2F,
            rate("......./..X..../.XOX.../.X...../......./....O../.......:2"));
}

TEST(GoTactics, ACaptureIsThoughtMuchOf) {
  const Go game({5, 5, 0}, Rules::ko, "go:5");
  const PaddedGrid padded(game.grid());
  const auto board = board_of(padded, game, "...../.XXX./XOOO./.XXX./.....:1");
  const auto rate = [&](const char* point) {
    const auto candidate = move_with_prior(board, padded.spot(*game.grid().point(point)));
    return candidate.prior_wins / candidate.prior_visits;
  };
  EXPECT_GT(rate("e3"), 0.85F);
  EXPECT_LT(rate("e2"), 0.8F);
}

Surroundings around(std::string_view rows) {
  constexpr std::array<std::size_t, 8> places = {1, 3, 5, 7, 0, 2, 6, 8};
  constexpr std::string_view contents = ".XO#";
  unsigned bits = 0;
  for (unsigned number = 0; number < 8; ++number)
    bits |= static_cast<unsigned>(contents.find(rows[places[number]])) << 2 * number;
  return static_cast<Surroundings>(bits);
}

TEST(GoPatterns, AreTheSameTurnedAndInOtherColours) {
  for (const char* hane : {"XOX......", "OXO......", "X..O..X..", "......OXO", "..X..O..X"})
    EXPECT_TRUE(patterns()[around(hane)]) << hane;
  for (const char* cut : {".X.O.O...", ".O.X.X...", ".O.X...O."})
    EXPECT_TRUE(patterns()[around(cut)]) << cut;
  for (const char* nothing : {".........", "X........", "###......", "XXXX.XXXX"})
    EXPECT_FALSE(patterns()[around(nothing)]) << nothing;
}

TEST(GoPatterns, KnowTheEdge) {
  EXPECT_TRUE(patterns()[around("X..O..###")]);
  EXPECT_TRUE(patterns()[around("#..#.O#.X")]);
  EXPECT_FALSE(patterns()[around("X.....###")]);
}

}  // namespace
}  // namespace kanzen::go::tactics_testing
