// The bytes of records as UTF-8: by CA, by a byte order mark, and where both are missing or wrong.
#include "engine/record/characters.hpp"

#include <gtest/gtest.h>

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

TEST(SgfCharacters, WithoutCaItIsUtf8OrElseLatin1WithANote) {
  EXPECT_EQ(messages_of(decoded("(;PB[J\xC3\xB6rg])").notes), Notes{});
  const DecodedText latin1 = decoded("(;PB[J\xF6rg])");
  EXPECT_EQ(latin1.text, "(;PB[Jörg])");
  EXPECT_EQ(messages_of(latin1.notes),
            Notes{"the file names no character set (CA) and is not UTF-8, so it is "
                  "read as ISO-8859-1"});
}

TEST(SgfCharacters, BytesThatAreNotOfTheSetBecomeU_FFFDWithANote) {
  const DecodedText cut = decoded("(;CA[UTF-8]PB[黒]C[cut \xE5\xA5];B[cc])");
  EXPECT_EQ(cut.text, "(;CA[UTF-8]PB[黒]C[cut \uFFFD\uFFFD];B[cc])");
  EXPECT_EQ(messages_of(cut.notes),
            Notes{"bytes that are not of the character set \"UTF-8\" have become U+FFFD"});
  EXPECT_EQ(messages_of(decoded("(;CA[utf8]PB[\uFFFD])").notes), Notes{})
      << "the file itself has it";
}

TEST(SgfCharacters, AFileInUtf8IsReadSoWhereItNamesAnotherSet) {
  for (const std::string set : {"Shift_JIS", "UTF-16LE", "unknown"}) {
    const DecodedText text = decoded("(;CA[" + set + "]PB[ö])");
    EXPECT_EQ(text.text, "(;CA[" + set + "]PB[ö])");
    EXPECT_EQ(messages_of(text.notes), Notes{"the file is UTF-8, and not of the character set \"" +
                                             set + "\" that it names"});
  }
}

TEST(SgfCharacters, ASetThatIsNotKnownIsRefused) {
  for (const std::string set : {"unknown", "UTF-16LE"}) {
    const auto text = decode("(;CA[" + set + "]PB[\xF6])", decode_characters);
    ASSERT_FALSE(text) << set;
    EXPECT_EQ(text.error().code, Errc::unsupported);
    EXPECT_EQ(text.error().message,
              "the character set \"" + set + "\" is not known here; expected UTF-8");
  }
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
