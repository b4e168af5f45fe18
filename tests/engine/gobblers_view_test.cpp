// What a front-end gets to draw.
#include <gtest/gtest.h>

#include "tests/engine/gobblers_support.hpp"

namespace kanzen {
namespace {

constexpr std::uint8_t m = 0, l = 1;  // kinds of two sizes

MoveView view_of(const Strict2& game, const StateOf<Strict2>& s, std::string_view text) {
  return game.view_move(s, move_by_text(game, s, text));
}

TEST(GobblersView, InfoNamesTheKindsFromTheSmallest) {
  EXPECT_EQ(Strict3{}.info().kinds, (std::vector<std::string>{"S", "M", "L"}));
  const GameInfo info = Cover2{}.info();
  EXPECT_EQ(info.name, "gobblers2");
  EXPECT_EQ(info.rules, "cover");
  EXPECT_EQ(info.all_rules, (std::vector<std::string>{"strict", "cover", "notebook"}));
  EXPECT_EQ(info.kinds, (std::vector<std::string>{"M", "L"}));
  EXPECT_TRUE(info.distance_in_plies);
  EXPECT_FALSE(gobblers::Notebook{}.info().distance_in_plies);
}

TEST(GobblersView, SquaresAndStacks) {
  const Strict2 game;
  const BoardView board = game.view(position(game, "mL,-,-/-,l,-/-,-,M:2"));
  EXPECT_EQ(board.columns, 3u);
  EXPECT_EQ(board.rows, 3u);
  ASSERT_EQ(board.squares.size(), 9u);
  EXPECT_EQ(board.squares[0].name, "a3");
  EXPECT_EQ(board.squares[5].name, "c2");
  EXPECT_EQ(board.squares[8].name, "c1");
  EXPECT_EQ(board.squares[0].stack, (std::vector<PieceView>{{m, 1}, {l, 0}}));
  EXPECT_EQ(board.squares[4].stack, (std::vector<PieceView>{{l, 1}}));
  EXPECT_EQ(board.squares[8].stack, (std::vector<PieceView>{{m, 0}}));
  EXPECT_TRUE(board.squares[1].stack.empty());
  EXPECT_EQ(board.to_move, 1);
  EXPECT_FALSE(board.end.has_value());
}

TEST(GobblersView, HandsHoldWhatIsNotOnTheBoard) {
  const Strict2 game;
  const BoardView board = game.view(position(game, "mL,-,-/-,l,-/-,-,l:2"));
  ASSERT_EQ(board.hands.size(), 4u);
  for (const HandView& hand : board.hands) {
    const bool large = hand.piece.kind == l;
    const unsigned expected = hand.piece.player == 0 ? (large ? 1 : 2) : (large ? 0 : 1);
    EXPECT_EQ(hand.count, expected);
    EXPECT_EQ(hand.capacity, 2u);
  }
}

TEST(GobblersView, AFinishedGameShowsItsLine) {
  const Strict2 game;
  const BoardView board = game.view(position(game, "M,m,-/l,M,-/-,l,L:2"));
  EXPECT_EQ(board.end, (GameEnd{Player{0}, "line", std::nullopt, {0, 4, 8}, Player{0}}));
}

TEST(GobblersView, Moves) {
  const Strict2 game;
  const auto s = position(game, "mL,-,-/-,l,-/-,-,M:1");
  const MoveView hand = view_of(game, s, "L@b3");
  EXPECT_EQ(hand.piece, (PieceView{l, 0}));
  EXPECT_FALSE(hand.from.has_value());
  EXPECT_EQ(hand.to, 1u);
  EXPECT_EQ(hand.kind, MoveKind::place);
  const MoveView board = view_of(game, s, "a3c1");
  EXPECT_EQ(board.from, 0u);
  EXPECT_EQ(board.to, 8u);
  EXPECT_EQ(board.kind, MoveKind::move);
  EXPECT_EQ(board.pieces_above, 0u);
  EXPECT_FALSE(board.end.has_value());
}

TEST(GobblersView, ALosingLiftShowsTheLineItUncovers) {
  const Strict2 game;
  const MoveView lift = view_of(game, position(game, "m,l,mL/-,-,-/-,-,-:1"), "c3");
  EXPECT_EQ(lift.kind, MoveKind::end);
  EXPECT_FALSE(lift.to.has_value());
  EXPECT_EQ(lift.from, 2u);
  EXPECT_EQ(lift.piece, (PieceView{l, 0}));
  EXPECT_EQ(lift.end, (GameEnd{Player{1}, "uncovered_line", std::nullopt, {0, 1, 2}, Player{1}}));
}

}  // namespace
}  // namespace kanzen
