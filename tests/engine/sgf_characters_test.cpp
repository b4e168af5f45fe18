// The bytes of records as UTF-8: by CA, by a byte order mark, and where both are missing or wrong.
#include "engine/record/characters.hpp"

#include <gtest/gtest.h>

#include "engine/record/set_guess.hpp"
#include "tests/engine/character_sets.hpp"

namespace kanzen::sgf::characters_tests {
namespace {

using Notes = std::vector<std::string>;

DecodedText decoded(const std::string& bytes) {
  auto text = decode(bytes, decode_characters);
  EXPECT_TRUE(text) << (text ? "" : text.error().message);
  return text ? *std::move(text) : DecodedText{};
}

TEST(SgfCharacters, ASecondByteIsNoBracketAndNoBackslash) {
  const DecodedText text = decoded("(;CA[Shift_JIS]PB[\x83\x5D]C[\x83\x5C];B[qd])");
  EXPECT_EQ(text.text, "(;CA[Shift_JIS]PB[ソ]C[ソ];B[qd])");
  EXPECT_EQ(messages_of(text.notes), Notes{});
}

TEST(SgfCharacters, CaIsFoundInTheRoot) {
  for (const char* bytes :
       {"(;GM[1]PB[\x83\x5C]CA[Shift_JIS])", "(;\n CA\n[ Shift_JIS ]PB[\x83\x5D])",
        "(CA[Shift_JIS];PB[\x83\x5D])", "(;C[no CA here]CA[Shift_JIS]PB[\x83\x5D])"})
    EXPECT_NE(decoded(bytes).text.find("ソ"), std::string::npos) << bytes;
  for (const char* bytes :
       {"(;C[the CA[Shift_JIS\\] of \xF6])", "(;XCA[Shift_JIS]C[\xF6])", "(;CA[]C[\xF6])",
        "(;CA[Shift_JI\x01S]C[\xF6])", "(;C[\xF6]CA[Shift_JIS"})
    EXPECT_NE(decoded(bytes).text.find("ö"), std::string::npos) << bytes;
}

TEST(SgfCharacters, AByteOrderMarkIsMoreThanCa) {
  const DecodedText utf8 = decoded("\xEF\xBB\xBF(;CA[Shift_JIS]PB[ö])");
  EXPECT_EQ(utf8.text, "(;CA[Shift_JIS]PB[ö])");
  EXPECT_EQ(messages_of(utf8.notes), Notes{});
  std::string wide = "\xFF\xFE";
  for (const char c : std::string("(;PB[a])")) wide += {c, '\0'};
  EXPECT_EQ(decoded(wide).text, "(;PB[a])");
  EXPECT_EQ(decode("\xFE\xFF", decode_characters).error().message,
            "the character set \"UTF-16BE\" is not known here; expected UTF-8");
}

std::string guess_note(const std::string& set) {
  return "the file names no character set (CA) and is not UTF-8; it was read as " + set +
         ", by a guess";
}

std::string guess_note(const std::string& named, const std::string& set) {
  return "the character set \"" + named +
         "\" that the file names does not fit or is not known here; it was read as " + set +
         ", by a guess";
}

TEST(SgfCharacters, WithoutCaItIsUtf8OrElseGuessedWithANote) {
  EXPECT_EQ(messages_of(decoded("(;PB[J\xC3\xB6rg])").notes), Notes{});
  const DecodedText latin = decoded("(;PB[J\xF6rg])");
  EXPECT_EQ(latin.text, "(;PB[Jörg])");
  EXPECT_EQ(messages_of(latin.notes), Notes{guess_note("windows-1252")});
  const DecodedText chinese = decoded("(;PB[\xBA\xDA\xB7\xBD]PW[\xB0\xD7\xB7\xBD])");
  EXPECT_EQ(chinese.text, "(;PB[ソソ]PW[ソソ])");
  EXPECT_EQ(messages_of(chinese.notes), Notes{guess_note("GB18030")});
}

TEST(SgfCharacters, SetsAreGuessedFromNamesAndShortComments) {
  const std::pair<const char*, const char*> texts[] = {
      {"GB18030", "\xBA\xDA\xB7\xBD] [\xBA\xC3\xC6\xE5"},                 // 黑方 好棋
      {"GB18030", "\xBF\xC2\xBD\xE0] [\xB9\xC5\xC1\xA6"},                 // 柯洁 古力
      {"Big5", "\xA9\x50\xAB\x54\xB3\xD4] [\xAA\x4C\xAE\xFC\xAE\x70"},    // 周俊勳 林海峰
      {"Shift_JIS", "\x88\xE4\x8E\x52\x97\x54\x91\xBE"},                  // 井山裕太
      {"Shift_JIS", "\x8D\x95\x94\xD4] [\x83\x5C"},                       // 黒番 ソ
      {"EUC-JP", "\xA4\xB3\xA4\xB3\xA4\xCF\xB5\xDE\xBD\xEA"},             // ここは急所
      {"EUC-JP", "\xB0\xE6\xBB\xB3\xCD\xB5\xC2\xC0] [\xB9\xF5\xC8\xD6"},  // 井山裕太 黒番
      {"EUC-KR", "\xC0\xCC\xC3\xA2\xC8\xA3] [\xC0\xCC\xBC\xBC\xB5\xB9"},  // 이창호 이세돌
      {"windows-1252", "J\xE9r\xF4me] [M\xFCller"},                       // Jérôme Müller
      {"windows-1251", "\xC8\xEB\xFC\xFF] [\xD8\xE8\xEA\xF8\xE8\xED"},    // Илья Шикшин
      {"windows-1250", "Dvo\xF8\xE1k] [\xAF\xF3\xB3towski Jab\xB3o\xF1ski"}  // Dvořák Żółtowski
  };
  for (const auto& [set, text] : texts)
    EXPECT_STREQ(guess_set("(;GM[1]SZ[19]PB[" + std::string(text) + "];B[pd])"), set) << text;
}

TEST(SgfCharacters, TheLastBytesOfACutCharacterDoNotMakeTheGuessAnother) {
  EXPECT_STREQ(guess_set("PB[\xBA\xDA\xB7\xBD]C[\xBA\xC3\xC6\xE5\xBA\xC3\xC6]"), "GB18030");
  EXPECT_STREQ(guess_set("PB[\xC0\xCC\xC3\xA2\xC8\xA3 \xC0]"), "EUC-KR");
}

TEST(SgfCharacters, SpellingsOfASetSelectIt) {
  for (const char* name : {"Shift_JIS", "shift-jis", "x-sjis", "SJIS", "ms932", "MS_Kanji",
                           "windows-31j", "CP932", " Shift_JIS "}) {
    const DecodedText text = decoded("(;CA[" + std::string(name) + "]PB[\x83\x5D])");
    EXPECT_NE(text.text.find("PB[ソ])"), std::string::npos) << name;
    EXPECT_EQ(messages_of(text.notes), Notes{}) << name;
  }
  for (const char* name : {"GB2312", "gbk", "cp936", "ks_c_5601-1987", "cp949", "Big5-HKSCS",
                           "cp950", "EUC_JP", "x-euc-jp"})
    EXPECT_EQ(messages_of(decoded("(;CA[" + std::string(name) + "]PB[\xB0\xA1])").notes), Notes{})
        << name;
  for (const char* name : {"ISO-8859-1", "ISO8859-1", "latin1", "us-ascii", "cp1252"})
    EXPECT_NE(decoded("(;CA[" + std::string(name) + "]PB[J\xF6rg])").text.find("Jörg"),
              std::string::npos)
        << name;
}

TEST(SgfCharacters, InvalidBytesOfUtf8BecomeU_FFFDWithANoteAndNothingElse) {
  const DecodedText cut = decoded("(;CA[UTF-8]PB[黒]PW[흑]C[cut \xE5\xA5];B[cc])");
  EXPECT_EQ(cut.text, "(;CA[UTF-8]PB[黒]PW[흑]C[cut \uFFFD];B[cc])");
  const Notes replaced = {"bytes that are not of the character set \"UTF-8\" have become U+FFFD"};
  EXPECT_EQ(messages_of(cut.notes), replaced);
  const DecodedText alone = decoded("(;CA[UTF-8]C[cut \xE5\xA5];B[cc])");
  EXPECT_EQ(alone.text, "(;CA[UTF-8]C[cut \uFFFD];B[cc])");
  const DecodedText undeclared = decoded("(;PB[黒番]C[\xF0\x9F\x80]PW[\xFF])");
  EXPECT_EQ(undeclared.text, "(;PB[黒番]C[\uFFFD]PW[\uFFFD])");
  EXPECT_EQ(messages_of(undeclared.notes), replaced);
  EXPECT_EQ(messages_of(decoded("\xEF\xBB\xBF(;PB[\xFF])").notes), replaced);
  EXPECT_EQ(messages_of(decoded("(;CA[utf8]PB[\uFFFD])").notes), Notes{})
      << "the file itself has it";
}

TEST(SgfCharacters, ASetThatDoesNotFitOrIsNotKnownIsGuessedWithANote) {
  const std::string players = "PB[\xBA\xDA\xB7\xBD]PW[\xB0\xD7\xB7\xBD])";
  for (const std::string set : {"UTF-8", "UTF-16LE", "unknown"}) {
    const DecodedText text = decoded("(;CA[" + set + "]" + players);
    EXPECT_EQ(text.text, "(;CA[" + set + "]PB[ソソ]PW[ソソ])");
    EXPECT_EQ(messages_of(text.notes), Notes{guess_note(set, "GB18030")});
  }
  EXPECT_EQ(messages_of(decoded("(;CA[UTF-8]PB[M\xFCller])").notes),
            Notes{guess_note("UTF-8", "windows-1252")});
}

TEST(SgfCharacters, Latin1ThatIsNamedIsNotGuessedAnother) {
  for (const char* name : {"J\xE9r\xF4me", "S\xF8ren", "\xBA\xDA\xB7\xBD"})
    EXPECT_EQ(messages_of(decoded("(;CA[ISO-8859-1]PB[" + std::string(name) + "])").notes), Notes{})
        << name;
}

TEST(SgfCharacters, AFileInUtf8IsReadSoWhereItNamesAnotherSet) {
  for (const std::string set : {"Shift_JIS", "UTF-16LE", "unknown", "ISO-8859-1"}) {
    const DecodedText text = decoded("(;CA[" + set + "]PB[青 ])");
    EXPECT_EQ(text.text, "(;CA[" + set + "]PB[青 ])");
    EXPECT_EQ(messages_of(text.notes), Notes{"the file is UTF-8, and not of the character set \"" +
                                             set + "\" that it names"});
  }
}

TEST(SgfCharacters, Utf16WithoutAByteOrderMarkIsFoundByItsZeroBytes) {
  std::string wide;
  for (const char c : std::string("(;PB[a])")) wide += {c, '\0'};
  const DecodedText text = decoded(wide);
  EXPECT_EQ(text.text, "(;PB[a])");
  EXPECT_EQ(messages_of(text.notes), Notes{guess_note("UTF-16LE")});
  wide.insert(0, 1, '\0');
  EXPECT_EQ(decode(wide, decode_characters).error().message,
            "the character set \"UTF-16BE\" is not known here; expected UTF-8");
}

TEST(SgfCharacters, GamesOfDifferentSetsAreNoted) {
  EXPECT_EQ(messages_of(decoded("(;CA[Shift_JIS]PB[\x83\x5D])(;CA[UTF-8])").notes),
            Notes{"the games of the file name several character sets; \"Shift_JIS\" is used"});
  EXPECT_EQ(messages_of(decoded("(;CA[Shift_JIS]PB[\x83\x5D])(;CA[shift_jis])").notes), Notes{});
  EXPECT_EQ(messages_of(decoded("(;CA[ISO-8859-1])(;CA[UTF-8])").notes), Notes{})
      << "all of it is ASCII";
}

}  // namespace
}  // namespace kanzen::sgf::characters_tests
