// A promoted piece turns over during its animation, also after a drag.
#include "imgui_app/model/settings.hpp"

#include <gtest/gtest.h>

#include "engine/session/position_queries.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app {
namespace {

// A chick on a3 moves on.
constexpr const char* before_promotion = "game=dobutsu&position=1le/Cc1/2G/1L1:Ge:1";

TEST(Motion, APieceThatIsPromotedIsSeenFromItsEdgeHalfWay) {
  const OpenedPage page(before_promotion);
  const MoveView move = *find_move(page.session(), "a3a4");
  ASSERT_TRUE(move.promoted_to.has_value());
  EXPECT_EQ(moving_piece(move, 0).piece, move.piece);
  EXPECT_EQ(moving_piece(move, 0.49).piece, move.piece);
  EXPECT_EQ(moving_piece(move, 0.5).piece, *move.promoted_to);
  EXPECT_EQ(moving_piece(move, 1).piece, *move.promoted_to);
  EXPECT_FLOAT_EQ(moving_piece(move, 0).width, 1);
  EXPECT_FLOAT_EQ(moving_piece(move, 0.25).width, 0.5F);
  EXPECT_FLOAT_EQ(moving_piece(move, 0.5).width, 0);
  EXPECT_FLOAT_EQ(moving_piece(move, 1).width, 1);
  const MoveView other = *find_move(page.session(), "c2c3");
  EXPECT_EQ(moving_piece(other, 0.7).piece, other.piece);
  EXPECT_FLOAT_EQ(moving_piece(other, 0.5).width, 1);
}

void drag(OpenedPage& page, const std::string& from, const std::string& to) {
  const auto square_of = [&](const std::string& name) {
    return *kanzen::app::square_of(page.session().board(), "square-" + name);
  };
  page.take({.square = square_of(from)});
  page.drop(square_of(to));
}

TEST(Motion, OfADraggedPieceOnlyTurnsItOver) {
  OpenedPage promoted(before_promotion);
  drag(promoted, "a3", "a4");
  ASSERT_TRUE(promoted.state().board.motion.has_value());
  EXPECT_TRUE(promoted.state().board.motion->carried);
  OpenedPage other(before_promotion);
  drag(other, "c2", "c3");
  EXPECT_EQ(other.session().ply(), 1U);
  EXPECT_FALSE(other.state().board.motion.has_value());
}

TEST(Motion, NothingTurnsForThoseWhoAskForLessMotion) {
  OpenedPage page(before_promotion);
  page.surround({&Environment::reduced_motion});
  drag(page, "a3", "a4");
  EXPECT_EQ(page.session().ply(), 1U);
  EXPECT_FALSE(page.state().board.motion.has_value());
}

}  // namespace
}  // namespace kanzen::app
