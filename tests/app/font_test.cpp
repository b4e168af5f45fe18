// The font subsets have every glyph that the page shows, in both languages.
#include <gtest/gtest.h>

#include "imgui.h"
#include "imgui_app/draw/fonts.hpp"

namespace kanzen::app {
namespace {

class FontTest : public testing::TestWithParam<Language> {
 protected:
  void SetUp() override { ImGui::CreateContext(); }
  void TearDown() override { ImGui::DestroyContext(); }
};

// The characters of a UTF-8 text that the font draws with its fallback.
std::string missing_in(const ImFont& font, std::string_view words) {
  std::string missing;
  for (std::size_t i = 0; i < words.size();) {
    const auto byte = static_cast<unsigned char>(words[i]);
    const std::size_t length = byte < 0x80 ? 1 : byte >= 0xE0 ? 3 : 2;
    unsigned code = byte;
    if (length == 2) code = byte & 0x1FU;
    if (length == 3) code = byte & 0x0FU;
    for (std::size_t k = 1; k < length; ++k) {
      code = code << 6 | (static_cast<unsigned char>(words[i + k]) & 0x3FU);
    }
    if (font.FindGlyphNoFallback(static_cast<ImWchar>(code)) == nullptr) {
      missing += words.substr(i, length);
    }
    i += length;
  }
  return missing;
}

TEST_P(FontTest, EveryStringHasItsGlyphsInEverySize) {
  Fonts fonts(KANZEN_FONT_DIR);
  EXPECT_TRUE(fonts.update(1, GetParam()));
  ASSERT_TRUE(fonts.loaded()) << KANZEN_FONT_DIR;
  for (const ImFont* font : ImGui::GetIO().Fonts->Fonts) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(Text::count); ++i) {
      const std::string_view words = text(GetParam(), static_cast<Text>(i));
      EXPECT_EQ(missing_in(*font, words), "") << words;
    }
    EXPECT_EQ(missing_in(*font, "0123456789 SMLsml@-/,:.abc?"), "");
  }
}

TEST_P(FontTest, IsBuiltAgainOnlyForAnotherRatio) {
  Fonts fonts(KANZEN_FONT_DIR);
  EXPECT_TRUE(fonts.update(1, GetParam()));
  EXPECT_FALSE(fonts.update(1, GetParam()));
  const float before = fonts.font(FontSize::body, Weight::regular)->FontSize;
  EXPECT_TRUE(fonts.update(2, GetParam()));
  EXPECT_NEAR(fonts.font(FontSize::body, Weight::regular)->FontSize, 2 * before, 1);
}

INSTANTIATE_TEST_SUITE_P(BothLanguages, FontTest,
                         testing::Values(Language::english, Language::japanese));

}  // namespace
}  // namespace kanzen::app
