// Captions, their lines, and QR codes.
#include "engine/picture/picture.hpp"

#include <gtest/gtest.h>

#include "engine/picture/svg_pen.hpp"
#include "tests/picture/count_occurrences.hpp"

namespace kanzen::picture {
namespace {

Picture plain_picture(float width) {
  Picture picture;
  picture.width = width;
  picture.height = 100;
  picture.draw = [width](Pen& pen) { pen.fill({0, 0, width, 100}, rgb(0x123456)); };
  return picture;
}

// Returns a pattern that is easy to recognize: every second module of every row is dark.
QrCode striped(unsigned side) {
  QrCode code{side, std::vector<std::uint8_t>(static_cast<std::size_t>(side) * side)};
  for (std::size_t i = 0; i < code.dark.size(); ++i) code.dark[i] = i % side % 2 == 0 ? 1 : 0;
  return code;
}

TEST(TextLayout, LinesBreakBetweenWordsAndLinksWithinThem) {
  const std::string words = "Values for the first player, who is to move";
  const auto lines = wrap_text(words, 120, FontSize::caption);
  ASSERT_GT(lines.size(), 1U);
  std::string joined;
  for (const std::string& line : lines) {
    EXPECT_LE(measured_text_width(line, FontSize::caption), 120);
    joined += (joined.empty() ? "" : " ") + line;
  }
  EXPECT_EQ(joined, words);
  const auto link =
      wrap_text("https://example.org/kanzen/#game=gobblers&rules=strict", 200, FontSize::caption);
  ASSERT_EQ(link.size(), 2U);
  EXPECT_EQ(link[0].back(), '#');
  const auto japanese = wrap_text("到達可能な局面を手番側から見たもの", 65, FontSize::caption);
  EXPECT_EQ(japanese[0], "到達可能な");  // five letters of 13 pixels
  EXPECT_TRUE(wrap_text("", 65, FontSize::caption).empty());
  EXPECT_EQ(wrap_text("xyz", 0, FontSize::caption).size(), 3U);  // one letter a line
}

TEST(Caption, StandsBelowAndIsNothingWhereItIsEmpty) {
  const Theme& theme = light_theme();
  EXPECT_EQ(with_caption(plain_picture(300), {}, theme).height, 100);
  const Picture picture =
      with_caption(plain_picture(300), {{}, "Game, rules: strict", {"Position x"}, {}}, theme);
  EXPECT_GT(picture.height, 140);
  const std::string file = picture_file<SvgPen>(picture);
  EXPECT_EQ(count_occurrences(file, "<text"), 2U);
  EXPECT_EQ(count_occurrences(file, "#123456"), 1U);
  EXPECT_NE(file.find(">Position x</text>"), std::string::npos);
}

TEST(Caption, TheCodeIsBesideTheTextWhereThereIsRoomAndElseBelow) {
  const Caption caption{{}, "Game", {"Position x"}, striped(21)};
  const Picture wide = with_caption(plain_picture(480), caption, light_theme());
  const Picture narrow = with_caption(plain_picture(200), caption, light_theme());
  constexpr float side = 3 * (21 + 2 * quiet_modules);
  EXPECT_FLOAT_EQ(wide.height, 100 + 16 + side + 16);
  EXPECT_GT(narrow.height, wide.height + 40);
}

TEST(QrCodes, HaveTheirQuietZoneAndAllTheirModules) {
  Picture picture;
  picture.width = picture.height = 29;  // 21 modules and 4 on each side, of one pixel
  picture.draw = [](Pen& pen) { draw_qr_code(pen, striped(21), {0, 0, 29, 29}); };
  const std::string file = picture_file<SvgPen>(picture);
  EXPECT_EQ(count_occurrences(file, "fill=\"#000000\""), 21U * 11U);
  EXPECT_NE(file.find("<rect x=\"4\" y=\"4\" width=\"1\" height=\"1\""), std::string::npos);
  EXPECT_NE(file.find("<rect x=\"24\" y=\"24\" width=\"1\" height=\"1\""), std::string::npos);
  EXPECT_EQ(file.find("x=\"25\""), std::string::npos);
}

TEST(QrCodes, AreBlackOnWhiteInTheDarkToo) {
  const Caption caption{{}, "", {}, striped(21)};
  const std::string file =
      picture_file<SvgPen>(with_caption(plain_picture(300), caption, dark_theme()));
  EXPECT_EQ(count_occurrences(file, "#ffffff"), 1U);
  EXPECT_EQ(count_occurrences(file, "#000000"), 21U * 11U);
}

}  // namespace
}  // namespace kanzen::picture
