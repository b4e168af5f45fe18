// Gobblers as text (docs/games/gobblers.md): accepted texts, and the errors of others.
#include "engine/games/gobblers/notation.hpp"

#include <gtest/gtest.h>

#include "engine/core/utf8.hpp"
#include "tests/engine/gobblers_support.hpp"

namespace kanzen {
namespace {

// --- bad texts

struct BadText {
  std::string_view text;
  Errc code;
  std::string_view message_part;
  std::size_t offset;  // the first byte that is wrong
};

template <Playable G>
void expect_refusal(const G& game, const BadText& bad) {
  SCOPED_TRACE(std::string(bad.text.substr(0, 60)));
  const auto parsed = game.parse(bad.text);
  ASSERT_FALSE(parsed);
  EXPECT_EQ(parsed.error().code, bad.code);
  EXPECT_NE(parsed.error().message.find(bad.message_part), std::string::npos)
      << parsed.error().message;
  EXPECT_EQ(parsed.error().offset, bad.offset);
  EXPECT_LT(parsed.error().message.size(), 250u);
  // The message is printed on one line and as JSON: all characters are whole, and none is a control
  // character, U+0080 to U+009F included.
  for (std::string_view rest = parsed.error().message; !rest.empty();) {
    const std::size_t length = utf8_character_length(rest);
    const bool printable = length == 1
                               ? rest[0] >= ' ' && rest[0] <= '~'
                               : length > 2 || (length == 2 && rest.substr(0, 2) >= "\xC2\xA0");
    ASSERT_TRUE(printable) << rest;
    rest.remove_prefix(length);
  }
}

const std::string long_text(1'000'000, 'M');
const std::string long_row = "-,-,-,-" + std::string(1'000'000, '-');

const BadText bad_texts[] = {
    // nothing, or not enough
    {"", Errc::bad_notation, "square a3", 0},
    {"-", Errc::bad_notation, "\",\" after square a3", 1},
    {"-,-,-", Errc::bad_notation, "\"/\" after square c3", 5},
    {"-,-,-/-,-,-/-,-,-", Errc::bad_notation, "side to move", 17},
    {"-,-,-/-,-,-/-,-,-:", Errc::bad_notation, "1 or 2", 18},
    // separators
    {"-/-,-/-,-,-/-,-,-:1", Errc::bad_notation, "\",\" after square a3", 1},
    {"-,-,-/-,-,-/-,-,-/-,-,-:1", Errc::bad_notation, "\":\"", 17},
    {"-,,-/-,-,-/-,-,-:1", Errc::bad_notation, "square b3", 2},
    {"-;-,-/-,-,-/-,-,-:1", Errc::bad_notation, "found \";\"", 1},
    // the side to move, and what follows
    {"-,-,-/-,-,-/-,-,-:3", Errc::bad_notation, "1 or 2", 18},
    {"-,-,-/-,-,-/-,-,-1", Errc::bad_notation, "\":\"", 17},
    {"-,-,-/-,-,-/-,-,-:1 ", Errc::bad_notation, "the end", 19},
    {" -,-,-/-,-,-/-,-,-:1", Errc::bad_notation, "square a3", 0},
    // pieces
    {"S,-,-/-,-,-/-,-,-:1", Errc::bad_notation, "(MLml)", 0},
    {"-,-,-/-,X,-/-,-,-:1", Errc::bad_notation, "square b2", 8},
    {"MX,-,-/-,-,-/-,-,-:1", Errc::bad_notation, "\",\" after square a3", 1},
    {"M-,-,-/-,-,-/-,-,-:1", Errc::bad_notation, "\",\"", 1},
    {"LM,-,-/-,-,-/-,-,-:1", Errc::illegal_position, "not smaller", 1},
    {"Mm,-,-/-,-,-/-,-,-:1", Errc::illegal_position, "\"m\" stands on \"M\"", 1},
    {"-,lL,-/-,-,-/-,-,-:1", Errc::illegal_position, "square b3", 3},
    {"MLl,-,-/-,-,-/-,-,-:1", Errc::illegal_position, "not smaller", 2},
    {"M,M,M/-,-,-/-,-,-:1", Errc::illegal_position, "a third \"M\"", 4},
    {"-,-,-/l,l,-/-,-,ml:1", Errc::illegal_position, "square c1: a third \"l\"", 17},
    // bytes that no position has
    {"\xC3\xA9,-,-/-,-,-/-,-,-:1", Errc::bad_notation, "square a3", 0},
    {"-,-,-/-,-,-/-,-,-:\xEF\xBC\x91", Errc::bad_notation, "1 or 2", 18},
    {"\xC2\x85,-,-/-,-,-/-,-,-:1", Errc::bad_notation, "byte 0xC2", 0},
    {"\xA9,-,-/-,-,-/-,-,-:1", Errc::bad_notation, "byte 0xA9", 0},
    {std::string_view("\0,-,-/-,-,-/-,-,-:1", 19), Errc::bad_notation, "square a3", 0},
    {std::string_view("-,-,-/-,-,-/-,-,-:1\0", 20), Errc::bad_notation, "the end", 19},
    // length
    {long_text, Errc::illegal_position, "not smaller", 1},
    {long_row, Errc::bad_notation, "\"/\"", 5},
};

TEST(Notation, BadTextsAreRefusedWithTheirPlace) {
  for (const BadText& bad : bad_texts) {
    expect_refusal(Strict2{}, bad);
    expect_refusal(Cover2{}, bad);
    expect_refusal(gobblers::Notebook{}, bad);
  }
}

TEST(Notation, TheMessageCountsCharactersFromOne) {
  EXPECT_EQ(Strict2{}.parse("-,-,-/-,-,-/-,-,-:3").error().message,
            "character 19: expected the side to move, 1 or 2, found \"3\"");
  EXPECT_EQ(Strict2{}.parse("-,-").error().message,
            "character 4: expected \",\" after square b3, found the end of the text");
}

TEST(Notation, EachGameKnowsItsOwnSizes) {
  expect_refusal(Strict3{}, {"X,-,-/-,-,-/-,-,-:1", Errc::bad_notation, "(SMLsml)", 0});
  expect_refusal(Strict3{}, {"SS,-,-/-,-,-/-,-,-:1", Errc::illegal_position, "not smaller", 1});
  expect_refusal(Strict3{}, {"MS,-,-/-,-,-/-,-,-:1", Errc::illegal_position, "not smaller", 1});
  expect_refusal(Strict1{}, {"M,-,-/-,-,-/-,-,-:1", Errc::bad_notation, "(Ll)", 0});
  expect_refusal(Strict3{}, {"0", Errc::bad_notation, "square a3", 0});  // integers: two sizes
}

// --- moves

TEST(Notation, MovesAreReadAsPeopleWriteThem) {
  const struct {
    const char *text, *move;
  } moves[] = {{"L@b2", "L@b2"},  {"l@b2", "L@b2"},  {"m*B2", "M@b2"},
               {"B2-C3", "b2c3"}, {"b2xc3", "b2c3"}, {"A1", "a1"}};
  for (const auto& [text, move] : moves) EXPECT_EQ(Strict2{}.normalise_move(text), move) << text;
  EXPECT_EQ(Strict3{}.normalise_move("s@a1"), "S@a1");
  EXPECT_EQ(gobblers::Notebook{}.normalise_move("mb2-c3"), "Mb2c3");
  EXPECT_EQ(gobblers::Notebook{}.normalise_move("m@b2"), "M@b2");
  for (const char* text : {"", "b", "b4", "d1", "b2-", "b2c4", "b2c3+", "S@b2", "L@", "L@b2c3",
                           "Lb2", "Mb2c3", "L@b2 ", "b2 c3"})
    EXPECT_FALSE(Strict2{}.normalise_move(text)) << text;
  for (const char* text : {"Mb2", "Lb2c3", "MM@b2"})
    EXPECT_FALSE(gobblers::Notebook{}.normalise_move(text)) << text;
}

// --- the notebook's integers

constexpr std::uint64_t one = 1;

// Nine bits each: own L, own M, opponent's L, opponent's M; cell 0 highest.
TEST(Integers, HaveNineBitsALayer) {
  const Strict2 game;
  const auto text = [&](std::uint64_t integer) {
    return game.format(position(game, std::to_string(integer)));
  };
  EXPECT_EQ(text(0), "-,-,-/-,-,-/-,-,-:1");
  EXPECT_EQ(text(1), "-,-,-/-,-,-/-,-,m:1");
  EXPECT_EQ(text(one << 8), "m,-,-/-,-,-/-,-,-:1");
  EXPECT_EQ(text(one << 9), "-,-,-/-,-,-/-,-,l:1");
  EXPECT_EQ(text(one << 18), "-,-,-/-,-,-/-,-,M:1");
  EXPECT_EQ(text(one << 27), "-,-,-/-,-,-/-,-,L:1");
  EXPECT_EQ(text(one << 35), "L,-,-/-,-,-/-,-,-:1");
  EXPECT_EQ(text((one << 31) + (one << 4)), "-,-,-/-,mL,-/-,-,-:1");
}

// "Own" is the side to move; the canonical one is the smallest of the eight.
TEST(Integers, AreOfferedBesideThePosition) {
  const Strict2 game;
  const auto notations = game.other_notations(position(game, "M,-,-/-,-,-/-,-,-:2"));
  ASSERT_EQ(notations.size(), 2u);
  EXPECT_EQ(notations[0].name, "integer");
  EXPECT_EQ(notations[0].text, "256");
  EXPECT_EQ(notations[1].name, "canonical_integer");
  EXPECT_EQ(notations[1].text, "1");
  EXPECT_TRUE(Strict3{}.other_notations(Strict3{}.initial()).empty());
}

const BadText bad_integers[] = {
    {"68719476736", Errc::bad_notation, "36 bits", 0},
    {"99999999999999999999999999", Errc::bad_notation, "36 bits", 0},
    {"-1", Errc::bad_notation, "\",\" after square a3", 1},
    {"0x10", Errc::bad_notation, "square a3", 0},
    {"1 ", Errc::bad_notation, "square a3", 0},
    {"134218240", Errc::illegal_position, "two L on c1", 0},  // 2^27 + 2^9
    {"33554560", Errc::illegal_position, "two M on b3", 0},   // 2^25 + 2^7
    {"7", Errc::illegal_position, "3 M of one player", 0},
    {"68719476735", Errc::illegal_position, "two M on a3", 0},  // all 36 bits: of its pieces only
    {"60129542144", Errc::illegal_position, "3 L of one player", 0},  // 7 * 2^33
};

TEST(Integers, BadOnesAreRefused) {
  for (const BadText& bad : bad_integers) expect_refusal(Strict2{}, bad);
}

TEST(Integers, ObeyTheRulesAsTheStackNotationDoes) {
  // Own L a3, own M b3 and c3: a line of the side to move.
  const std::string line = std::to_string((one << 35) + (one << 25) + (one << 24));
  EXPECT_FALSE(Strict2{}.parse(line));
  EXPECT_TRUE(gobblers::parse_position<2>(line, {}));  // the pieces fit
}

// --- lines that the rules make impossible

template <Playable G>
void expect_impossible(const G& game, std::string_view text, std::string_view message_part) {
  const auto parsed = game.parse(text);
  ASSERT_FALSE(parsed) << text;
  EXPECT_EQ(parsed.error().code, Errc::illegal_position);
  EXPECT_NE(parsed.error().message.find(message_part), std::string::npos) << parsed.error().message;
}

TEST(ImpossibleLines, AreRefusedWithTheReason) {
  constexpr auto own = "side to move has a line", unmade = "no last move can have made the line";
  expect_impossible(Strict2{}, "M,M,L/-,l,-/-,l,-:1", "side to move has a line (a3 b3 c3)");
  expect_impossible(Strict2{}, "m,m,l/-,L,-/-,L,-:2", own);
  expect_impossible(Strict2{}, "M,M,L/-,-,-/m,m,l:1", own);
  expect_impossible(Strict2{}, "M,M,L/-,-,-/m,m,l:2", own);
  // Under cover a piece must have uncovered it.
  expect_impossible(Cover2{}, "M,M,L/-,-,-/-,-,-:1",
                    "no last move can have made the line a3 b3 c3");
  EXPECT_TRUE(Cover2{}.parse("M,M,L/-,l,-/-,-,-:1"));
  EXPECT_TRUE(Cover2{}.parse("M,M,L/-,-,-/m,m,l:1"));  // the l, from the M of a3
  // One move puts down one piece: two lines of one player that share no square are too many.
  expect_impossible(Strict3{}, "M,M,L/-,s,-/S,S,L:2", unmade);
  expect_impossible(Cover3{}, "M,M,L/-,s,-/S,S,L:2", unmade);
  EXPECT_TRUE(Strict3{}.parse("M,M,L/S,s,-/L,s,-:2"));  // a3 belongs to both
  // The notebook counts hidden pieces.
  EXPECT_TRUE(Strict2{}.parse("Ml,M,L/-,-,-/-,-,-:1"));
  expect_impossible(gobblers::Notebook{}, "Ml,M,L/-,-,-/-,-,-:1",
                    "side to move has a line (a3 b3 c3)");
}

}  // namespace
}  // namespace kanzen
