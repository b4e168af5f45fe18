#include "imgui_app/strings.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "imgui_app/strings_table.hpp"

namespace kanzen::app {
namespace {

std::set<char> slots_of(std::string_view pattern) {
  std::set<char> slots;
  for (std::size_t i = 0; i + 1 < pattern.size(); ++i) {
    if (pattern[i] == '%' && pattern[i + 1] >= '1' && pattern[i + 1] <= '9') {
      slots.insert(pattern[i + 1]);
    }
  }
  return slots;
}

TEST(Strings, EveryRowStandsAtItsNumber) {
  const auto first = interface_strings();
  const auto second = reading_strings();
  ASSERT_EQ(first.size(), static_cast<std::size_t>(Text::rules_heading));
  ASSERT_EQ(first.size() + second.size(), static_cast<std::size_t>(Text::count));
  for (std::size_t i = 0; i < first.size(); ++i) EXPECT_EQ(first[i].id, static_cast<Text>(i));
  for (std::size_t i = 0; i < second.size(); ++i) {
    EXPECT_EQ(second[i].id, static_cast<Text>(first.size() + i));
  }
}

TEST(Strings, BothLanguagesSayEverythingWithTheSameSlots) {
  for (std::size_t i = 0; i < static_cast<std::size_t>(Text::count); ++i) {
    const auto english = text(Language::english, static_cast<Text>(i));
    const auto japanese = text(Language::japanese, static_cast<Text>(i));
    EXPECT_FALSE(english.empty()) << i;
    EXPECT_FALSE(japanese.empty()) << i;
    EXPECT_EQ(slots_of(english), slots_of(japanese)) << english;
  }
}

TEST(Strings, FillsSlotsInAnyOrder) {
  EXPECT_EQ(fill("%2 of %1", {"a", "b"}), "b of a");
  EXPECT_EQ(fill("%1%1", {"x"}), "xx");
  EXPECT_EQ(fill("50 % of %3", {"a"}), "50 % of %3");  // no such argument: left as it is
}

TEST(Strings, JapaneseIsRecognisedByItsCode) {
  EXPECT_EQ(language_of("ja"), Language::japanese);
  EXPECT_EQ(language_of("ja-JP"), Language::japanese);
  EXPECT_EQ(language_of("de"), Language::english);
  EXPECT_EQ(code_of(Language::japanese), "ja");
}

}  // namespace
}  // namespace kanzen::app
