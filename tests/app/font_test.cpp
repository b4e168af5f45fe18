// The font subsets have every glyph that the page shows, in both languages, and slices have those
// of other texts.
#include <gtest/gtest.h>

#include <fstream>

#include "engine/adapter/any_game.hpp"
#include "engine/core/utf8.hpp"
#include "engine/figure/words.hpp"
#include "imgui.h"
#include "imgui_app/game_words/game_words.hpp"
#include "imgui_internal.h"
#include "tests/app/font_files.hpp"

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
  while (!words.empty()) {
    const std::string_view character = first_character(words);
    unsigned code = 0;
    ImTextCharFromUtf8(&code, character.data(), character.data() + character.size());
    if (font.FindGlyphNoFallback(static_cast<ImWchar>(code)) == nullptr) missing += character;
    words.remove_prefix(character.size());
  }
  return missing;
}

// Returns the characters of all files with words of the page, as cmake/fonts.cmake has collected
// them.  Japanese ones are not shown in English, except those of games' words and the ones below.
std::string characters_shown_in(Language language) {
  std::ifstream file(KANZEN_FONT_DIR "/glyphs.txt");
  std::string shown;
  for (std::string line; std::getline(file, line);)
    for (std::string_view rest = line; !rest.empty();) {
      const std::string_view character = first_character(rest);
      if (language == Language::japanese || static_cast<unsigned char>(character[0]) < 0xE3)
        shown += character;
      rest.remove_prefix(character.size());
    }
  return shown;
}

// The games' words.
std::vector<std::string_view> words_of_games(Language language) {
  std::vector<std::string_view> all;
  const auto add = [&](const Words& words) { all.push_back(words.in(language)); };
  const auto add_all = [&](std::span<const Words> list) {
    for (const Words& words : list) add(words);
  };
  const auto add_named = [&](std::span<const NamedWords> list) {
    for (const NamedWords& named : list) add(named.words);
  };
  const auto add_game = [&](const GameWords& game) {
    for (const auto list : {game.kinds, game.endings}) add_named(list);
    for (const auto list : {game.rules, game.story.points}) add_all(list);
    for (const RuleSetWords& rules : game.rule_sets) add(rules.description);
    const LosingMoveWords& losing = game.losing_move;
    const StoryWords& story = game.story;
    for (const Words& words :
         {game.piece, game.rule_sets_heading, game.sources, losing.pill, losing.title,
          losing.reason, losing.anyway, story.heading, story.opening, story.close})
      add(words);
  };
  for (const GameFamily& family : game_families()) {
    add_game(family.words());
    add_named(names_of_family(family.name));
  }
  add_game(words_of(GameInfo{}));  // the generic words for a game without its own
  return all;
}

TEST_P(FontTest, EveryStringHasItsGlyphsInEverySize) {
  Fonts fonts = fonts_with_files();
  EXPECT_TRUE(fonts.update(1, GetParam(), {}));
  const std::string characters = characters_shown_in(GetParam());
  ASSERT_GT(characters.size(), 100U);
  for (const ImFont* font : ImGui::GetIO().Fonts->Fonts) {
    EXPECT_EQ(missing_in(*font, characters), "");
    for (const std::string_view words : words_of_games(GetParam()))
      EXPECT_EQ(missing_in(*font, words), "") << words;
    EXPECT_EQ(missing_in(*font, "完全日本語"), "") << "names, in either language";
    EXPECT_EQ(missing_in(*font, "ぞきひにら"), "") << "letters of pieces, in either language";
  }
}

TEST_P(FontTest, IsBuiltAgainOnlyForAnotherRatio) {
  Fonts fonts = fonts_with_files();
  EXPECT_TRUE(fonts.update(1, GetParam(), {}));
  EXPECT_FALSE(fonts.update(1, GetParam(), {}));
  const float before = fonts.font(FontSize::body, Weight::regular)->FontSize;
  EXPECT_TRUE(fonts.update(2, GetParam(), {}));
  EXPECT_NEAR(fonts.font(FontSize::body, Weight::regular)->FontSize, 2 * before, 1);
}

TEST_P(FontTest, LacksTheCharactersOfAFileThatIsDamagedOrMissing) {
  Fonts fonts;
  for (const char* name : {"kanzen-regular.otf", "kanzen-semibold.otf"})
    fonts.add_file(name, read_font(name));
  fonts.add_file("kanzen-semibold-japanese.otf", "damaged");
  EXPECT_TRUE(fonts.update(1, GetParam(), {}));
  for (const Weight weight : {Weight::regular, Weight::semibold})
    EXPECT_EQ(missing_in(*fonts.font(FontSize::body, weight), "Aの"), "の");
}

INSTANTIATE_TEST_SUITE_P(BothLanguages, FontTest,
                         testing::Values(Language::english, Language::japanese));

// Returns slices of which the only one, with this file, has kana and Chinese characters.
FontSlices slices_with(const std::string& file) {
  std::string table(0x10000, '\0');
  for (std::size_t code = 0x3040; code < 0xA000; ++code) table[code] = 1;
  FontSlices slices;
  slices.request({u'の'});
  slices.answer({{"table", table}});
  slices.request({u'の'});
  slices.answer({{"1.otf", file}});
  return slices;
}

class FontSliceTest : public testing::Test {
 protected:
  FontSliceTest() { ImGui::CreateContext(); }
  ~FontSliceTest() override { ImGui::DestroyContext(); }

  void draw(const std::string& words) {
    fonts.record_missing(words, FontSize::body, Weight::regular);
  }
  const ImFont& body() const { return *fonts.font(FontSize::body, Weight::regular); }

  Fonts fonts = fonts_with_files();
};

TEST_F(FontSliceTest, CharactersAreBoxesUntilTheirSliceArrives) {
  fonts.update(1, Language::english, {});
  draw("A 手の\n");
  EXPECT_EQ(fonts.missing(), (std::vector<char16_t>{u'の', u'手'}));
  EXPECT_EQ(body().FindGlyph(u'の')->Codepoint, 0x25A1U);
  EXPECT_FALSE(fonts.update(1, Language::english, {}));
  EXPECT_TRUE(fonts.missing().empty());
  draw("A 手の\n");
  const FontSlices slices = slices_with(read_font("kanzen-regular-japanese.otf"));
  EXPECT_TRUE(fonts.update(1, Language::english, slices));
  EXPECT_EQ(missing_in(body(), "A 手の"), "");
  EXPECT_EQ(missing_in(*fonts.font(FontSize::caption, Weight::regular), "手"), "手")
      << "it was not drawn so";
  draw("A 手の\n");
  EXPECT_TRUE(fonts.missing().empty());
  EXPECT_TRUE(fonts.update(2, Language::english, slices));
  EXPECT_EQ(missing_in(body(), "A 手の"), "") << "at another ratio";
}

TEST_F(FontSliceTest, CharactersThatASliceLacksAreNotMissedForEver) {
  const FontSlices slices = slices_with("this is no font");
  fonts.update(1, Language::english, slices);
  draw("の");
  EXPECT_TRUE(fonts.update(1, Language::english, slices));
  draw("の");
  EXPECT_TRUE(fonts.missing().empty());
  EXPECT_FALSE(fonts.update(1, Language::english, slices));
}

// The number of added slices is limited, or the texture would exceed its largest size.
TEST_F(FontSliceTest, ThereIsAnEndToWhatIsAdded) {
  std::string all;
  char character[5];
  for (unsigned code = 0x4E00; code < 0x9000; ++code) all += ImTextCharToUtf8(character, code);
  const FontSlices slices = slices_with("this is no font");
  fonts.update(4, Language::english, slices);
  draw(all);
  EXPECT_GT(fonts.missing().size(), 10'000U);
  EXPECT_TRUE(fonts.update(4, Language::english, slices));
  draw(all);
  EXPECT_TRUE(fonts.missing().empty());
}

}  // namespace
}  // namespace kanzen::app
