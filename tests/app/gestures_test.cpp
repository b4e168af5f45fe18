#include "imgui_app/board_view/gestures.hpp"

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
  std::vector<Intention> drop_at(Point at) {
    ImGui::GetIO().MousePos = {at.x, at.y};
    Ui ui(state_, light_theme(), fonts_, memory_, 0);
    Intentions intentions;
    std::optional<Drag> drag = Drag{{0U, std::nullopt}, {}, {}, {}, true};
    std::optional<Aim> aim;
    std::map<unsigned, HandPlace> hand_places;
    std::vector<Rect> grips;
    BoardContext context{intentions, drag, aim, hand_places, grips, nullptr, std::nullopt};
    finish_drag(ui, geometry_, context);
    EXPECT_FALSE(drag);
    return std::vector<Intention>(intentions.begin(), intentions.end());
  }

  const BoardGeometry geometry_ = board_geometry({}, {0, 0, 472, 472}, false);

 private:
  State state_;
  const Fonts fonts_{""};
  UiMemory memory_;
};

// A piece that cannot go to a square must not stay lifted.
TEST_F(GesturesTest, APieceIsPutBackWhereverItIsDropped) {
  const std::vector<Intention> on_board = drop_at(geometry_.middle(4));
  ASSERT_EQ(on_board.size(), 2u);
  EXPECT_EQ(std::get<DropPiece>(on_board[0]).square, 4u);
  EXPECT_TRUE(std::holds_alternative<PutPieceBack>(on_board[1]));
  const std::vector<Intention> beside = drop_at({-9, -9});
  ASSERT_EQ(beside.size(), 1u);
  EXPECT_TRUE(std::holds_alternative<PutPieceBack>(beside[0]));
}

}  // namespace
}  // namespace kanzen::app
