// The data that a front end draws.
#include <gtest/gtest.h>

#include "tests/engine/gobblers_support.hpp"

namespace kanzen {
namespace {

constexpr std::uint8_t m = 0, l = 1;  // kinds of two sizes

TEST(GobblersView, InfoNamesTheKindsFromTheSmallest) {
  EXPECT_EQ(Strict3{}.info().kinds, (std::vector<std::string>{"S", "M", "L"}));
  EXPECT_TRUE(Cover2{}.info().distance_in_plies);
  EXPECT_FALSE(gobblers::Notebook{}.info().distance_in_plies);
}

TEST(GobblersView, SquaresAndHands) {
  const BoardView board = Strict2{}.view(position(Strict2{}, "mL,-,-/-,l,-/-,-,l:2"));
  ASSERT_EQ(board.squares.size(), 9u);
  EXPECT_EQ(board.squares[5].name, "c2");
  EXPECT_EQ(board.squares[0].stack, (std::vector<PieceView>{{m, 1}, {l, 0}}));
  EXPECT_EQ(board.squares[8].stack, (std::vector<PieceView>{{l, 1}}));
  EXPECT_TRUE(board.squares[1].stack.empty());
  EXPECT_EQ(board.to_move, 1);
  ASSERT_EQ(board.hands.size(), 4u);
  for (const HandView& hand : board.hands)
    EXPECT_EQ(hand.count, (hand.piece.kind == l ? 1u : 2u) - (hand.piece.player == 1 ? 1u : 0u));
}

// The end of a game has the pieces of the line, not the others of its owner; two lines if one piece
// has completed both.
TEST(GobblersView, AFinishedGameShowsItsLines) {
  const auto end = [](const auto& game, std::string_view text) {
    return game.view(position(game, text)).end;
  };
  EXPECT_EQ(end(Strict2{}, "M,m,-/l,M,L/-,l,L:2"),
            (GameEnd{Player{0}, "line", std::nullopt, {0, 4, 8}, Player{0}}));
  EXPECT_EQ(end(Strict3{}, "M,M,L/S,s,-/L,s,-:2")->squares, (std::vector<unsigned>{0, 1, 2, 3, 6}));
}

TEST(GobblersView, ALosingLiftShowsTheLineItUncovers) {
  const Strict2 game;
  const auto s = position(game, "m,l,mL/-,-,-/-,-,-:1");
  const MoveView lift = game.view_move(s, move_by_text(game, s, "c3"));
  EXPECT_EQ(lift.kind, MoveKind::end);
  EXPECT_FALSE(lift.to.has_value());
  EXPECT_EQ(lift.from, 2u);
  EXPECT_EQ(lift.piece, (PieceView{l, 0}));
  EXPECT_EQ(lift.end, (GameEnd{Player{1}, "uncovered_line", std::nullopt, {0, 1, 2}, Player{1}}));
}

}  // namespace
}  // namespace kanzen
