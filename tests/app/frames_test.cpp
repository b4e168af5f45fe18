// The page's frames as they follow each other: what stands where in them, and what is drawn there.
#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "tests/app/drawn_page.hpp"

namespace kanzen::app {
namespace {

class FramesTest : public testing::Test {
 protected:
  FramesTest() { fonts_.update(1, Language::english, {}); }

  void open(const std::string& link, float width, float height) {
    page_.emplace(link);
    resize(width, height);
  }

  void resize(float width, float height) {
    Environment environment;
    environment.css_width = width;
    environment.css_height = height;
    environment.reduced_motion = true;
    page_->controller.on_event(EnvironmentChanged{environment});
    ImGui::GetIO().DisplaySize = {width, height};
  }

  // So many frames, each with what the one before has led to.
  void draw(int frames = 4) {
    for (int i = 0; i < frames; ++i) {
      ImGui::NewFrame();
      Page::Frame frame = view_.frame(page_->state(), fonts_, page_->platform.now());
      ImGui::Render();
      if (frame.mirror) mirror_ = *std::move(frame.mirror);
      page_->controller.carry_out(frame.intentions);
      page_->platform.deliver(page_->controller);
    }
  }

  // What is seen of an item.
  Rect rect_of(std::string_view id) const {
    for (const MirrorItem& item : mirror_.items)
      if (item.id == id) return item.rect;
    ADD_FAILURE() << id << " is not there";
    return {};
  }

  static void point_at(const Rect& rect) {
    ImGui::GetIO().AddMousePosEvent(centre(rect).x, centre(rect).y);
  }

  // How many corners of the last frame's triangles lie there; in one colour alone, if it is given.
  static int corners_in(const Rect& rect, std::optional<Color> color = std::nullopt) {
    int corners = 0;
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
      for (const ImDrawVert& corner : list->VtxBuffer) {
        const bool meant = !color || (corner.col | IM_COL32_A_MASK) == packed(*color);
        if (meant && contains(rect, {corner.pos.x, corner.pos.y})) ++corners;
      }
    return corners;
  }

  OpenedPage& page() { return *page_; }
  const Mirror& mirror() const { return mirror_; }

 private:
  ImGuiContextGuard context_;
  Fonts fonts_{KANZEN_FONT_DIR};
  std::optional<OpenedPage> page_;
  Page view_;
  Mirror mirror_;
};

// Its height is known from the frame before, and in the first one from none.
TEST_F(FramesTest, ThePerfectLineIsNeverOverTheFoot) {
  open("game=tictactoe", 1280, 800);
  for (int frame = 0; frame < 4; ++frame) {
    draw(1);
    const float foot = rect_of("button-copy-position").y;
    for (const MirrorItem& item : mirror().items) {
      if (!item.id.starts_with("line-") || empty(item.rect)) continue;
      EXPECT_LE(bottom(item.rect), foot) << item.id << " in frame " << frame;
    }
  }
  EXPECT_FALSE(empty(rect_of("line-1")));
}

TEST_F(FramesTest, AnExplanationUnderTheEdgeIsScrolledTo) {
  open("game=tictactoe&mode=statistics&study=rounds", 390, 1600);
  draw();
  page().activate("meaning-draw");
  draw();
  const Rect whole = rect_of("meaning");
  page().activate("meaning-draw");
  resize(390, whole.y - 10);
  draw();
  page().activate("meaning-draw");
  draw();
  EXPECT_NEAR(rect_of("meaning").height, whole.height, 0.01F);
}

// Another move to the same square is better.
TEST_F(FramesTest, TheChipOnASquareIsThatOfTheMoveThatIsPointedAt) {
  open(won_in_three, 1280, 1400);
  draw();
  const Rect square = rect_of("square-b3");
  EXPECT_GT(corners_in(square, light_theme().win), 0);
  EXPECT_EQ(corners_in(square, light_theme().draw), 0);
  point_at(rect_of("move-M@b3"));
  draw();
  EXPECT_EQ(corners_in(square, light_theme().win), 0);
  EXPECT_GT(corners_in(square, light_theme().draw), 0);
}

// Of two pieces one is left, and the outline of the other, which is simpler.
TEST_F(FramesTest, ADraggedPieceHasLeftItsTray) {
  open("game=gobblers1", 1280, 800);
  page().activate("hand-1-L");
  draw();
  const Rect hand = rect_of("hand-1-L");
  const int chosen = corners_in(hand);
  page().activate("hand-1-L");
  point_at(hand);
  draw();
  ImGui::GetIO().AddMouseButtonEvent(ImGuiMouseButton_Left, true);
  draw();
  point_at(rect_of("square-b2"));
  draw();
  ASSERT_TRUE(page().state().board.selection.hand);
  EXPECT_LT(corners_in(hand), chosen);
}

TEST_F(FramesTest, WithoutValuesTheirPlotHasNoHeading) {
  open("game=tictactoe&moves=b2", 1280, 800);
  draw();
  const Rect plot = rect_of("history-0");
  const Rect heading{plot.x - 40, plot.y - 26, 200, 20};
  EXPECT_GT(corners_in(heading), 0);
  page().activate("toggle-values");
  draw();
  EXPECT_EQ(corners_in(heading), 0);
}

}  // namespace
}  // namespace kanzen::app
