#include "imgui_app/draw/canvas.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "tests/app/font_files.hpp"

namespace kanzen::app {
namespace {

class CanvasTest : public testing::Test {
 protected:
  CanvasTest() {
    ImGui::CreateContext();
    fonts_.update(1, Language::japanese, {});
  }
  ~CanvasTest() override { ImGui::DestroyContext(); }

  // A Ui for measuring only.
  Canvas canvas() { return {nullptr, 1, fonts_}; }
  float width_of(const std::string& words) { return canvas().text_width(words, style.size); }

  static constexpr TextStyle style{};

 private:
  Fonts fonts_ = fonts_with_files();
};

TEST_F(CanvasTest, WordsThatFitAreNotCut) {
  const std::string name = "kanzen-gobblers2.json";
  EXPECT_EQ(canvas().fitted(name, width_of(name), style), name);
  EXPECT_EQ(canvas().fitted_middle(name, width_of(name), style), name);
}

// A button is as wide as its words and a margin, which is subtracted again for drawing.
TEST_F(CanvasTest, ARoundingErrorCutsNothing) {
  const std::string name = "ゴブラーズ";
  const float width = std::nextafter(width_of(name), 0.0F);
  EXPECT_EQ(canvas().fitted(name, width, style), name);
  EXPECT_EQ(canvas().fitted_middle(name, width, style), name);
  EXPECT_EQ(canvas().fitting(name, width, style).size, style.size);
}

TEST_F(CanvasTest, WordsTakeTheLargestSizeInWhichTheyFit) {
  const std::string words = "Positions by plies to the end";
  TextStyle large;
  large.size = FontSize::figure;
  const auto size_in = [&](float width) { return canvas().fitting(words, width, large).size; };
  EXPECT_EQ(size_in(canvas().text_width(words, FontSize::figure)), FontSize::figure);
  EXPECT_EQ(size_in(canvas().text_width(words, FontSize::figure) - 2), FontSize::body);
  EXPECT_EQ(size_in(canvas().text_width(words, FontSize::body) - 2), FontSize::caption);
  EXPECT_EQ(size_in(1), FontSize::caption);
}

TEST_F(CanvasTest, NoLineIsWiderThanItsPlace) {
  for (const std::string words :
       {"When a lift uncovers the opponent's line", "see github.com/possibly-wrong/gobblet/issues",
        "解析プログラム m-kasahr/gobb_analyzer を使います。"}) {
    const auto lines = canvas().lines(words, 120, style);
    std::string whole;
    for (const std::string& line : lines) {
      EXPECT_LE(width_of(line), 122) << line;
      whole += line;
    }
    EXPECT_GT(lines.size(), 1U);
    EXPECT_EQ(whole, words);
  }
}

TEST_F(CanvasTest, WordsAreCutAtTheirEndOrInTheirMiddle) {
  const std::string name = "a very long name of a file, 初手.json";
  for (float width = width_of(name) - 1; width > width_of("..."); width -= 7) {
    const std::string end = canvas().fitted(name, width, style);
    const std::string middle = canvas().fitted_middle(name, width, style);
    for (const std::string& cut : {end, middle}) {
      EXPECT_LE(width_of(cut), width) << cut;
      EXPECT_LE(width - width_of(cut), 16) << cut << ": as much as there is room for";
    }
    const std::size_t dots = middle.find("...");
    ASSERT_NE(dots, std::string::npos);
    EXPECT_EQ(middle.substr(0, dots), name.substr(0, dots));
    const std::string rest = middle.substr(dots + 3);
    EXPECT_EQ(rest, name.substr(name.size() - rest.size()));
    EXPECT_EQ(end.substr(0, end.size() - 3), name.substr(0, end.size() - 3));
  }
}

TEST_F(CanvasTest, LinesOfAllAlphabetsEndBetweenWords) {
  for (const std::string words : {"the strong ", "Müller spielt ", "Чёрные лучше "})
    for (const std::string& line : canvas().lines(words + words, width_of(words) - 4, style))
      EXPECT_TRUE(line.ends_with(' ')) << line;
  EXPECT_EQ(canvas().lines("初手", width_of("初手") - 4, style).size(), 2u);
}

TEST_F(CanvasTest, WhereThereIsNoRoomDotsAreLeft) {
  EXPECT_EQ(canvas().fitted("name", 0, style), "...");
  EXPECT_EQ(canvas().fitted_middle("name", 0, style), "...");
  EXPECT_EQ(canvas().fitted_middle("", -1, style), "...");
}

}  // namespace
}  // namespace kanzen::app
