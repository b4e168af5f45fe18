#include "engine/picture/board_geometry.hpp"

#include <gtest/gtest.h>

namespace kanzen::app {
namespace {

constexpr Rect desktop{0, 0, 784, 472};
constexpr Rect phone{0, 0, 358, 358};

TEST(BoardGeometry, NineSquaresStandAsInTheDesign) {
  const BoardGeometry geometry = board_geometry({3, 3, true}, {196, 160, 472, 472}, false);
  EXPECT_FLOAT_EQ(geometry.cell, 144);
  EXPECT_FLOAT_EQ(geometry.square(8).x, 196 + 12 + 2 * 152);
  EXPECT_FALSE(geometry.named_outside);
}

TEST(BoardGeometry, WideSquaresAreThoseOfTheirDesign) {
  const BoardShape shape{3, 4, true, {.wide_squares = true}};
  const BoardGeometry large = board_geometry(shape, {0, 0, 382, 472}, false);
  EXPECT_NEAR(large.square(0).x, 24, 1e-3);  // names are left and below
  EXPECT_NEAR(large.square(0).y, 12, 1e-3);
  EXPECT_NEAR(large.square(11).x, 24 + 2 * 118, 1e-3);
  EXPECT_NEAR(large.square(11).y, 12 + 3 * 111, 1e-3);
  EXPECT_NEAR(large.square(11).width, 110, 1e-3);
  EXPECT_NEAR(large.square(11).height, 103, 1e-3);
  EXPECT_FLOAT_EQ(large.unit, large.cell);
  const BoardGeometry small = board_geometry(shape, {0, 0, 358, 1000}, true);
  EXPECT_NEAR(small.frame.height, 391, 1e-3);
  EXPECT_NEAR(small.square(4).width, 108, 1e-3);
  EXPECT_NEAR(small.square(4).height, 88, 1e-3);
  EXPECT_NEAR(small.square(4).x, 18 + 113, 1e-3);
  EXPECT_NEAR(0.82F * small.unit, 0.86F * 88, 1e-3);  // the share of it that a tile takes
}

TEST(BoardGeometry, CrossingsAreNamedUnlessThatMakesThemTooCloseForAFinger) {
  const auto is_named = [](unsigned size, float side, bool touch) {
    const BoardShape shape{size, size, true, {.crossings = true}};
    return board_geometry(shape, {0, 0, side, side}, touch).padding > 20;
  };
  EXPECT_TRUE(is_named(19, 374, false));
  EXPECT_TRUE(is_named(9, 330, false));
  EXPECT_TRUE(is_named(9, 358, true));
  EXPECT_FALSE(is_named(19, 374, true)) << "as in the design of the phone";
  EXPECT_FALSE(is_named(9, 200, false)) << "a small embedded board";
}

TEST(BoardGeometry, AShapeThatFitsIsNotFolded) {
  EXPECT_EQ(board_geometry({8, 8, false}, phone, true).strips, 1U);
  EXPECT_EQ(board_geometry({20, 3, false}, desktop, false).strips, 1U);
}

TEST(BoardGeometry, ALongBoardIsFoldedUntilAFingerHitsItsSquares) {
  for (const BoardShape shape : {BoardShape{20, 3, false}, BoardShape{64, 1, false},
                                 BoardShape{3, 20, false}, BoardShape{1, 64, false}}) {
    const BoardGeometry geometry = board_geometry(shape, phone, true);
    EXPECT_GT(geometry.strips, 1U);
    EXPECT_GE(geometry.cell, 26) << shape.columns << "x" << shape.rows;
  }
}

// Every square is inside the frame and overlaps no other, for every shape of board.
TEST(BoardGeometry, SquaresNeverOverlap) {
  for (unsigned columns = 1; columns <= 64; ++columns) {
    for (unsigned rows = 1; columns * rows <= 64; ++rows) {
      for (const Rect& frame : {desktop, phone, Rect{0, 0, 176, 208}}) {
        const BoardGeometry geometry = board_geometry({columns, rows, false}, frame, false);
        ASSERT_GT(geometry.cell, 4) << columns << "x" << rows;
        for (unsigned a = 0; a < columns * rows; ++a) {
          const Rect square = geometry.square(a);
          ASSERT_GE(square.x, frame.x) << columns << "x" << rows;
          ASSERT_GE(square.y, frame.y) << columns << "x" << rows;
          ASSERT_LE(right(square), right(frame) + 0.01F) << columns << "x" << rows;
          ASSERT_LE(bottom(square), bottom(frame) + 0.01F) << columns << "x" << rows;
          for (unsigned b = 0; b < a; ++b) {
            ASSERT_TRUE(empty(intersection(inset(square, 0.01F), geometry.square(b))))
                << columns << "x" << rows << ": " << a << " and " << b;
          }
        }
      }
    }
  }
}

// Every square is where the opposite one was, also on folded boards.
TEST(BoardGeometry, ATurnedBoardIsTheSameTheOtherWayRound) {
  for (const BoardShape shape : {BoardShape{3, 4, true}, BoardShape{4, 3, false},
                                 BoardShape{20, 3, false}, BoardShape{1, 64, false}}) {
    BoardShape other = shape;
    other.turned = true;
    const BoardGeometry plain = board_geometry(shape, phone, true);
    const BoardGeometry turned = board_geometry(other, phone, true);
    const unsigned count = shape.columns * shape.rows;
    for (unsigned square = 0; square < count; ++square) {
      const Rect stood = plain.square(count - 1 - square);
      EXPECT_FLOAT_EQ(turned.square(square).x, stood.x);
      EXPECT_FLOAT_EQ(turned.square(square).y, stood.y);
      EXPECT_EQ(turned.strip_of(square), plain.strip_of(count - 1 - square));
      EXPECT_EQ(turned.place(turned.place(square)), square);
    }
  }
}

}  // namespace
}  // namespace kanzen::app
