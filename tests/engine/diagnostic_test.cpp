// The messages of errors: in both languages, with their details.
#include "engine/core/diagnostic.hpp"

#include <gtest/gtest.h>

#include "engine/session/link.hpp"

namespace kanzen {
namespace {

// The compiler refuses phrases that fail this test.
static_assert(has_placeholders("all", 0) && has_placeholders("%1", 1) &&
              has_placeholders("%2, %1 and %2", 2));
static_assert(has_placeholders("100 %, %zz and %", 0));
static_assert(!has_placeholders("%1", 0) && !has_placeholders("%1", 2) &&
              !has_placeholders("%2", 1));

constexpr Phrase<2> in_box{"%1: %2 in the box", "箱に%2（%1）"};
constexpr Phrase<1> coins{"%1 coins", "硬貨%1枚"};

TEST(Diagnostic, FillsBothLanguagesAndTellsTheDetails) {
  const Diagnostic diagnostic(in_box, "a3", Diagnostic(coins, 3u));
  EXPECT_EQ(diagnostic.message, "a3: 3 coins in the box");
  EXPECT_EQ(diagnostic.japanese, "箱に硬貨3枚（a3）");
  EXPECT_EQ(diagnostic.details, (std::vector<std::string>{"a3", "3 coins"}));
  EXPECT_EQ(diagnostic.in(Language::japanese), diagnostic.japanese);
}

// Pasted text gets into messages; all of it is copied, and none of it is read as a placeholder.
TEST(Diagnostic, HostileDetailsAreCopiedAndNothingElse) {
  for (const std::string text : {"%1", "%2", "%1{a|b}", "日本", "\xff\xfe", ""}) {
    const Diagnostic diagnostic(in_box, text, "x");
    EXPECT_EQ(diagnostic.message, text + ": x in the box");
    EXPECT_EQ(diagnostic.japanese, "箱にx（" + text + "）");
  }
}

// In a release too, where it would read memory of something else.
TEST(Result, TakingWhatItHasNotEndsTheProgram) {
  const Error error{Errc::io, untranslated("no disk")};
  const Result<std::string> failed = error;
  EXPECT_DEATH_IF_SUPPORTED(static_cast<void>(*failed), "");
  EXPECT_DEATH_IF_SUPPORTED(static_cast<void>(failed->size()), "");
  EXPECT_DEATH_IF_SUPPORTED(static_cast<void>(*Result<std::string>(error)), "");
  EXPECT_DEATH_IF_SUPPORTED(static_cast<void>(Result<std::string>("fine").error()), "");
  EXPECT_DEATH_IF_SUPPORTED(static_cast<void>(Result<void>().error()), "");
}

TEST(Diagnostic, IsEnglishIfItIsNotTranslated) {
  const Error error{Errc::io, untranslated("no disk")};
  EXPECT_EQ(error.in(Language::japanese), "no disk");
}

std::string japanese_of(const char* link) { return session_from_link(link).error().japanese; }

TEST(Diagnostic, OfALinkIsSaidInJapaneseWithAllThatItConsistsOf) {
  EXPECT_EQ(japanese_of("game=gobblers2&position=-,-,-/-,-,-/-,-,x:1"),
            "リンクの position：17文字目：マスc1に「-」か駒（MLml）が必要ですが、「x」があります");
  EXPECT_EQ(japanese_of("game=tictactoe&position=.../.../...:1\xe3"),
            "リンクの position：14文字目：局面はここで終わるはずですが、バイト 0xE3があります");
  EXPECT_EQ(japanese_of("game=tictactoe&position=.../.../...:1\xC2"),
            "リンクの position：14文字目：局面はここで終わるはずですが、バイト 0xC2があります");
  EXPECT_EQ(japanese_of("game=tictactoe&position=.../.../...:1完"),
            "リンクの position：14文字目：局面はここで終わるはずですが、「完」があります");
  EXPECT_EQ(
      japanese_of("game=gobblers2&position=L,L,M/-,-,-/-,-,-"),
      "リンクの position：18文字目：マスc1の後に「:」と手番が必要ですが、ここで終わっています");
  EXPECT_EQ(
      japanese_of("game=gobblers2&rules=strcit"),
      "リンクの rules：gobblers2 に「strcit」というルールはありません。「strict」のことでしょうか。"
      "使えるのは strict, cover, notebook です");
  EXPECT_EQ(session_from_link("game=tictactoe&ply=3", phrase::in_file).error().message,
            "the file's ply: \"3\"; expected 0 to 0");
}

}  // namespace
}  // namespace kanzen
