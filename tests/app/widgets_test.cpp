// Single buttons, cards and hints, in all themes.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/picture/theme.hpp"
#include "imgui_app/widgets/controls.hpp"
#include "tests/app/drawn_page.hpp"

namespace kanzen::app {
namespace {

class WidgetsTest : public testing::Test {
 protected:
  WidgetsTest() {
    state_.session.emplace(*Session::open("tictactoe"));
    state_.environment.reduced_motion = true;
    fonts_.update(1, Language::english, {});
  }

  template <class Draw>
  void draw(const Theme& theme, Draw&& content) {
    draw_alone(state_, theme, fonts_, memory_, content);
  }

  State state_;

 private:
  ImGuiContextGuard context_;
  UiMemory memory_;
  Fonts fonts_ = fonts_with_files();
};

std::vector<Theme> all_themes() {
  const SystemColors forced{rgb(0x000000), rgb(0xFFFFFF), rgb(0x1AEBFF), rgb(0x000000)};
  return {light_theme(), dark_theme(), light_contrast_theme(), dark_contrast_theme(),
          system_theme(forced)};
}

// A disabled button has its words on the surrounding ground; where colours do not show it, its edge
// does.
TEST_F(WidgetsTest, AButtonThatDoesNothingIsReadAndLooksSo) {
  for (const Theme& theme : all_themes())
    for (const auto surface : {ButtonStyle::Surface::accent, ButtonStyle::Surface::raised,
                               ButtonStyle::Surface::card, ButtonStyle::Surface::bare}) {
      const Rect rect{100, 100, 120, 36};
      const auto vertices_of = [&](bool enabled) {
        draw(theme, [&](Ui& ui) {
          text_button(ui, "button-solve", rect, "Solve it here",
                      {.surface = surface, .enabled = enabled});
        });
        return ImGui::GetDrawData()->TotalVtxCount;
      };
      const int usual = vertices_of(true);
      const int disabled = vertices_of(false);
      EXPECT_GT(disabled, usual) << "a dashed edge";
      const std::vector<DrawnLetter> letters = drawn_letters();
      ASSERT_EQ(letters.size(), 11U);
      for (const DrawnLetter& letter : letters) EXPECT_EQ(letter.color, packed(theme.text2));
      EXPECT_GE(contrast(theme.text2, theme.surface), 4.5);
      EXPECT_TRUE(theme.accent == theme.text2 || drawn_in(theme.accent).empty())
          << "no ground that takes the words' contrast";
    }
}

TEST_F(WidgetsTest, CardsBesideEachOtherAreEquallyHighInTheirFirstFrame) {
  const Theme& theme = light_theme();
  float height = 0;
  draw(theme, [&](Ui& ui) {
    CardRow row(ui);
    row.add({0, 50, 200, 0}, CardTone::plain, [](const Rect&) { return 40.0F; });
    row.add({220, 50, 200, 0}, CardTone::plain, [](const Rect&) { return 110.0F; });
    height = row.finish();
  });
  EXPECT_FLOAT_EQ(height, 142);
  float left = 0, right_one = 0;  // lower ends of the grounds
  for (const Point& point : drawn_in(theme.surface)) {
    float& lowest = point.x <= 200 ? left : right_one;
    lowest = std::max(lowest, point.y);
  }
  EXPECT_NEAR(left, 192, 1);
  EXPECT_NEAR(right_one, 192, 1);
}

TEST_F(WidgetsTest, TheContentOfACardIsDrawnOverIt) {
  const Theme& theme = light_theme();
  draw(theme, [&](Ui& ui) {
    draw_card_around(ui, {10, 10, 200, 0}, CardTone::warning, [&](const Rect& inner) {
      draw_card_around(ui, {inner.x, inner.y, inner.width, 0}, CardTone::plain,
                       [&](const Rect& innermost) {
                         ui.canvas().fill({innermost.x, innermost.y, 20, 20}, theme.accent);
                         return 20.0F;
                       });
      return 60.0F;
    });
  });
  std::vector<ImU32> order;  // of the grounds, as they are drawn
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
    for (const ImDrawIdx index : list->IdxBuffer) {
      const ImU32 color = list->VtxBuffer.Data[index].col;
      for (const Color ground : {theme.warn_soft, theme.surface, theme.accent})
        if (color == packed(ground) && (order.empty() || order.back() != color))
          order.push_back(color);
    }
  EXPECT_EQ(order, (std::vector<ImU32>{packed(theme.warn_soft), packed(theme.surface),
                                       packed(theme.accent)}));
}

TEST_F(WidgetsTest, HintsStayInTheWindow) {
  for (const auto& [width, height] : {std::pair{320.0F, 240.0F}, std::pair{1280.0F, 800.0F}}) {
    state_.environment.css_width = width;
    state_.environment.css_height = height;
    for (const Rect& near : {Rect{-40, -60, 30, 30}, Rect{width - 10, height - 10, 40, 40},
                             Rect{10, 10, width - 20, height - 20}, Rect{width / 2, -50, 9, 400}}) {
      draw(dark_theme(), [&](Ui& ui) {
        tooltip(ui, near,
                "L@a1 L@b2 (4 symmetric moves), as after move 12: L@c3 M@a1: Orange wins");
      });
      EXPECT_GT(drawn_letters().size(), 40U);
      for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
        for (const ImDrawVert& vertex : list->VtxBuffer) {
          EXPECT_TRUE(vertex.pos.x >= 0 && vertex.pos.x <= width) << near.x;
          EXPECT_TRUE(vertex.pos.y >= 0 && vertex.pos.y <= height) << near.y;
        }
    }
  }
}

TEST_F(WidgetsTest, SegmentsGiveLongWordsMoreRoom) {
  const std::array choices{Choice{"button-undo", "Counts", true},
                           Choice{"button-redo", "Rules compared"},
                           Choice{"button-first", "Round by round"}};
  draw(light_theme(), [&](Ui& ui) {
    segments(ui, {0, 0, 358, 44}, choices, MirrorItem::Kind::tab);
    const auto items = ui.take_mirror();
    ASSERT_EQ(items.size(), 3U);
    EXPECT_LT(items[0].rect.width, 100);
    EXPECT_GT(items[1].rect.width, 130);
    EXPECT_NEAR(right(items[2].rect), 356, 0.5);
  });
  EXPECT_EQ(drawn_letters().size(), std::string("CountsRulescomparedRoundbyround").size());
}

}  // namespace
}  // namespace kanzen::app
