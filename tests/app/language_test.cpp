#include "imgui_app/shell/language.hpp"

#include <gtest/gtest.h>

namespace kanzen::app {
namespace {

TEST(Language, JapaneseIsRecognisedByItsCode) {
  EXPECT_EQ(language_of("ja"), Language::japanese);
  EXPECT_EQ(language_of("ja-JP"), Language::japanese);
  EXPECT_EQ(language_of("de"), Language::english);
  EXPECT_EQ(code_of(Language::japanese), "ja");
}

}  // namespace
}  // namespace kanzen::app
