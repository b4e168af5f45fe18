#include "imgui_app/shell/strings.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "imgui_app/analysis/line_words.hpp"
#include "imgui_app/editor/words.hpp"
#include "imgui_app/files/words.hpp"
#include "imgui_app/play/words.hpp"
#include "imgui_app/shell/strings_table.hpp"
#include "imgui_app/studies/words.hpp"

namespace kanzen::app {
namespace {

// Those that are filled: one that only chooses a form may be needed in one language alone.
std::set<char> slots_of(std::string_view pattern) {
  std::set<char> slots;
  for (std::size_t i = 0; i + 1 < pattern.size(); ++i) {
    const bool slot = pattern[i] == '%' && pattern[i + 1] >= '1' && pattern[i + 1] <= '9';
    if (slot && pattern.substr(i + 2, 1) != "{") slots.insert(pattern[i + 1]);
  }
  return slots;
}

TEST(Strings, EveryRowStandsAtItsNumber) {
  ASSERT_EQ(interface_strings().size(), static_cast<std::size_t>(Text::captures));
  ASSERT_EQ(interface_strings().size() + counting_strings().size(),
            static_cast<std::size_t>(Text::rules_heading));
  std::size_t number = 0;
  for (const auto part : {interface_strings(), counting_strings(), reading_strings()})
    for (const StringEntry& entry : part) EXPECT_EQ(entry.id, static_cast<Text>(number++));
  EXPECT_EQ(number, static_cast<std::size_t>(Text::count));
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

template <class Id>
void expect_said_in_both_languages() {
  for (int id = 0; id < static_cast<int>(Id::count); ++id)
    for (const Language language : {Language::english, Language::japanese})
      EXPECT_FALSE(text(language, static_cast<Id>(id)).empty()) << id;
}

TEST(Strings, NoTableHasAGap) {
  expect_said_in_both_languages<EditText>();
  expect_said_in_both_languages<LineText>();
  expect_said_in_both_languages<PlayText>();
  expect_said_in_both_languages<SavingText>();
  expect_said_in_both_languages<StudyText>();
}

TEST(Strings, FillsSlotsInAnyOrder) {
  EXPECT_EQ(fill("%2 of %1", {"a", "b"}), "b of a");
  EXPECT_EQ(fill("%1%1", {"x"}), "xx");
  EXPECT_EQ(fill("50 % of %3", {"a"}), "50 % of %3");  // no such argument: left as it is
}

TEST(Strings, ChoosesTheFormThatAgreesWithTheNumber) {
  EXPECT_EQ(fill("%1 %1{ply|plies}", {"1"}), "1 ply");
  EXPECT_EQ(fill("%1 %1{ply|plies}", {"0"}), "0 plies");
  EXPECT_EQ(fill("%1 %1{ply|plies}", {"11"}), "11 plies");
  EXPECT_EQ(fill("%1: %2{the only one|all %2 of %1}.", {"a", "3"}), "a: all 3 of a.");
  EXPECT_EQ(fill("%1{no bar}", {"1"}), "1{no bar}");
  EXPECT_EQ(fill("%1{not|closed", {"1"}), "1{not|closed");
}

TEST(Strings, JapaneseIsRecognisedByItsCode) {
  EXPECT_EQ(language_of("ja"), Language::japanese);
  EXPECT_EQ(language_of("ja-JP"), Language::japanese);
  EXPECT_EQ(language_of("de"), Language::english);
  EXPECT_EQ(code_of(Language::japanese), "ja");
}

}  // namespace
}  // namespace kanzen::app
