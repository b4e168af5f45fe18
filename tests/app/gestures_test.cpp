#include "imgui_app/board/board_view.hpp"

#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <variant>
#include <vector>

namespace kanzen::app {
namespace {

class GesturesTest : public testing::Test {
 protected:
  GesturesTest() {
    ImGui::CreateContext();
    state_.session.emplace(*Session::open("gobblers2"));
  }
  ~GesturesTest() override { ImGui::DestroyContext(); }

  // Drags a piece from the first square and drops it at `at`; returns the intentions of the drop.
  std::vector<Intention> drop_at(Point at, double now = 0) {
    ImGui::GetIO().MousePos = {at.x, at.y};
    Ui ui(state_, light_theme(), fonts_, memory_, now);
    Intentions intentions;
    std::optional<Drag> drag = Drag{{0U, std::nullopt}, {}, {3U, std::nullopt}, 5U, true};
    std::optional<Aim> aim;
    std::map<unsigned, HandPlace> hand_places;
    std::vector<Rect> grips;
    BoardContext context{intentions, drag, aim, hand_places, grips, nullptr, std::nullopt};
    finish_drag(ui, geometry_, context);
    EXPECT_FALSE(drag);
    return std::vector<Intention>(intentions.begin(), intentions.end());
  }

  // Moves the pointer to `to` within 50 ms of time 1.
  void hurry(Point to) {
    memory_.trail.begin({to.x, to.y + 120}, 1);
    for (int i = 1; i <= 3; ++i)
      memory_.trail.follow({to.x, to.y + 120 - 40.0F * static_cast<float>(i)}, 1 + i / 60.0);
  }

  const BoardGeometry geometry_ = board_geometry({}, {0, 0, 472, 472}, false);

  UiMemory memory_;

 private:
  State state_;
  Fonts fonts_;
};

// A piece that cannot go to a square must not stay lifted.
TEST_F(GesturesTest, APieceIsPutBackWhereverItIsDropped) {
  const std::vector<Intention> on_board = drop_at(geometry_.middle(4));
  ASSERT_EQ(on_board.size(), 2u);
  EXPECT_EQ(std::get<PieceDropped>(on_board[0]).square, 4u);
  EXPECT_TRUE(std::holds_alternative<PieceReturned>(on_board[1]));
  const std::vector<Intention> beside = drop_at({-9, -9});
  ASSERT_EQ(beside.size(), 1u);
  EXPECT_TRUE(std::holds_alternative<PieceReturned>(beside[0]));
}

// A swipe of a finger scrolls, wherever it begins.
TEST_F(GesturesTest, ASwipeOfAFingerLeavesEverythingAsItWas) {
  const Point square = geometry_.middle(4);
  hurry(square);
  EXPECT_TRUE(std::holds_alternative<PieceDropped>(drop_at(square, 1.06).front())) << "by mouse";
  ImGui::GetIO().MouseSource = ImGuiMouseSource_TouchScreen;
  const std::vector<Intention> swiped = drop_at(square, 1.06);
  ASSERT_EQ(swiped.size(), 1u);
  EXPECT_EQ(std::get<DragCancelled>(swiped[0]).chosen.square, 3u);
  EXPECT_EQ(std::get<DragCancelled>(swiped[0]).warned, 5u);
  memory_.trail.follow(square, 1.15);  // it stops there
  EXPECT_TRUE(std::holds_alternative<PieceDropped>(drop_at(square, 1.17).front()));
}

}  // namespace
}  // namespace kanzen::app
