// Gobblers as text (docs/GAMES.md, "Gobblers": notation): what is read, and how the rest is
// refused.
#include "engine/games/gobblers/notation.hpp"

#include <gtest/gtest.h>

#include "tests/engine/gobblers_support.hpp"

namespace kanzen {
namespace {

template <Playable G>
void expect_round_trip(const G& game, const std::string& text) {
  const auto parsed = game.parse(text);
  if (parsed)
    EXPECT_EQ(game.format(*parsed), text);
  else
    ADD_FAILURE() << text << ": " << parsed.error().message;
}

TEST(Notation, GoodPositionsComeBack) {
  for (const auto* text : {"-,-,-/-,-,-/-,-,-:1", "-,-,-/-,-,-/-,-,-:2", "ML,m,-/-,l,-/-,-,-:1",
                           "mL,Ml,-/-,-,-/-,-,M:2", "M,M,L/-,l,-/-,l,-:2", "M,m,L/l,m,M/L,l,-:1"}) {
    expect_round_trip(Strict2{}, text);
    expect_round_trip(Cover2{}, text);
    expect_round_trip(gobblers::Notebook{}, text);
  }
  for (const auto* text : {"SML,s,m/l,-,-/-,-,-:1", "SmL,sML,-/S,M,-/-,ml,-:2"})
    expect_round_trip(Strict3{}, text);
  expect_round_trip(Strict1{}, "L,l,-/-,-,-/-,-,-:1");
}

TEST(Notation, SquaresGoRowByRowFromTheTop) {
  const auto s = *gobblers::parse_position<2>("M,-,l/-,L,-/m,-,-:1");
  EXPECT_EQ(s.own[0], bit(0));
  EXPECT_EQ(s.own[1], bit(4));
  EXPECT_EQ(s.opponent[0], bit(6));
  EXPECT_EQ(s.opponent[1], bit(2));
  EXPECT_EQ(s.second_to_move, 0);
}

// "Own" is the side to move, whoever that is.
TEST(Notation, CapitalsAreTheFirstPlayersWhoeverMoves) {
  const auto s = *gobblers::parse_position<2>("M,-,l/-,-,-/-,-,-:2");
  EXPECT_EQ(s.own[1], bit(2));
  EXPECT_EQ(s.opponent[0], bit(0));
  EXPECT_EQ(s.second_to_move, 1);
}

TEST(Notation, Moves) {
  using gobblers::Move;
  EXPECT_EQ(gobblers::format_move<2>({1, Move::hand, 4}), "L@b2");
  EXPECT_EQ(gobblers::format_move<2>({0, Move::hand, 0}), "M@a3");
  EXPECT_EQ(gobblers::format_move<2>({0, 4, 8}), "b2c1");
  EXPECT_EQ(gobblers::format_move<2>({1, 4, Move::nowhere}), "b2");
  EXPECT_EQ(gobblers::format_move<3>({0, Move::hand, 2}), "S@c3");
}

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
}

const std::string long_text(1'000'000, 'M');
const std::string long_row = "-,-,-,-" + std::string(1'000'000, '-');

const BadText bad_texts[] = {
    // nothing, or not enough
    {"", Errc::bad_notation, "square a3", 0},
    {"-", Errc::bad_notation, "\",\" after square a3", 1},
    {"-,-", Errc::bad_notation, "\",\" after square b3", 3},
    {"-,-,-", Errc::bad_notation, "\"/\" after square c3", 5},
    {"-,-,-/-,-,-", Errc::bad_notation, "\"/\" after square c2", 11},
    {"-,-,-/-,-,-:1", Errc::bad_notation, "\"/\" after square c2", 11},
    {"-,-,-/-,-,-/-,-,-", Errc::bad_notation, "side to move", 17},
    {"-,-,-/-,-,-/-,-,-:", Errc::bad_notation, "1 or 2", 18},
    // separators
    {"-/-,-/-,-,-/-,-,-:1", Errc::bad_notation, "\",\" after square a3", 1},
    {"-,-,-,-,-,-/-,-,-:1", Errc::bad_notation, "\"/\" after square c3", 5},
    {"-,-,-/-,-,-/-,-,-/-,-,-:1", Errc::bad_notation, "\":\"", 17},
    {"--,-/-,-,-/-,-,-:1", Errc::bad_notation, "\",\"", 1},
    {",-,-/-,-,-/-,-,-:1", Errc::bad_notation, "square a3", 0},
    {"-,,-/-,-,-/-,-,-:1", Errc::bad_notation, "square b3", 2},
    {"-;-,-/-,-,-/-,-,-:1", Errc::bad_notation, "found \";\"", 1},
    // the side to move, and what follows
    {"-,-,-/-,-,-/-,-,-:3", Errc::bad_notation, "1 or 2", 18},
    {"-,-,-/-,-,-/-,-,-:0", Errc::bad_notation, "1 or 2", 18},
    {"-,-,-/-,-,-/-,-,-1", Errc::bad_notation, "\":\"", 17},
    {"-,-,-/-,-,-/-,-,-:11", Errc::bad_notation, "the end", 19},
    {"-,-,-/-,-,-/-,-,-:1 ", Errc::bad_notation, "the end", 19},
    {" -,-,-/-,-,-/-,-,-:1", Errc::bad_notation, "square a3", 0},
    {"-, -,-/-,-,-/-,-,-:1", Errc::bad_notation, "square b3", 2},
    // pieces
    {"S,-,-/-,-,-/-,-,-:1", Errc::bad_notation, "(MLml)", 0},
    {"-,-,-/-,X,-/-,-,-:1", Errc::bad_notation, "square b2", 8},
    {"MX,-,-/-,-,-/-,-,-:1", Errc::bad_notation, "\",\" after square a3", 1},
    {"M-,-,-/-,-,-/-,-,-:1", Errc::bad_notation, "\",\"", 1},
    {"-M,-,-/-,-,-/-,-,-:1", Errc::bad_notation, "\",\"", 1},
    {"LM,-,-/-,-,-/-,-,-:1", Errc::illegal_position, "not smaller", 1},
    {"Lm,-,-/-,-,-/-,-,-:1", Errc::illegal_position, "not smaller", 1},
    {"Mm,-,-/-,-,-/-,-,-:1", Errc::illegal_position, "\"m\" stands on \"M\"", 1},
    {"-,lL,-/-,-,-/-,-,-:1", Errc::illegal_position, "square b3", 3},
    {"MLl,-,-/-,-,-/-,-,-:1", Errc::illegal_position, "not smaller", 2},
    {"M,M,M/-,-,-/-,-,-:1", Errc::illegal_position, "a third \"M\"", 4},
    {"-,-,-/l,l,-/-,-,ml:1", Errc::illegal_position, "square c1: a third \"l\"", 17},
    // bytes that no position has
    {"\xC3\xA9,-,-/-,-,-/-,-,-:1", Errc::bad_notation, "square a3", 0},
    {"-,-,-/-,-,-/-,-,-:\xEF\xBC\x91", Errc::bad_notation, "1 or 2", 18},
    {"\n", Errc::bad_notation, "square a3", 0},
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

// A front-end prints the message on one line, and as JSON: no part of a character that
// has several bytes, and no control characters.
TEST(Notation, MessagesAreCleanText) {
  for (const BadText& bad : bad_texts) {
    const std::string message = Strict2{}.parse(bad.text).error().message;
    for (const char c : message)
      EXPECT_TRUE(c >= ' ' && c <= '~') << bad.text.substr(0, 40) << ": " << message;
  }
}

TEST(Notation, EachGameKnowsItsOwnSizes) {
  expect_refusal(Strict3{}, {"X,-,-/-,-,-/-,-,-:1", Errc::bad_notation, "(SMLsml)", 0});
  expect_refusal(Strict3{}, {"SS,-,-/-,-,-/-,-,-:1", Errc::illegal_position, "not smaller", 1});
  expect_refusal(Strict3{}, {"MS,-,-/-,-,-/-,-,-:1", Errc::illegal_position, "not smaller", 1});
  expect_refusal(Strict1{}, {"M,-,-/-,-,-/-,-,-:1", Errc::bad_notation, "(Ll)", 0});
  expect_refusal(Strict3{}, {"0", Errc::bad_notation, "square a3", 0});  // integers: two sizes
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

// Each tenth reachable position.
TEST(Integers, RoundTripAndKeepTheirClass) {
  const Strict2 game;
  std::uint64_t number = 0;
  enumeration_of<Strict2>().reached.for_each([&](Index i) {
    if (number++ % 10 != 0) return true;
    const auto state = *game.unindex(i);
    const auto integer = gobblers::to_integer(state);
    EXPECT_LT(integer, one << 36);
    EXPECT_EQ(*gobblers::from_integer(integer), state) << integer;
    const auto smallest = gobblers::to_canonical_integer(state);
    EXPECT_LE(smallest, integer);
    const auto canonical = *gobblers::from_integer(smallest);
    EXPECT_EQ(game.index(canonical), i) << integer;
    EXPECT_EQ(gobblers::to_canonical_integer(canonical), smallest) << integer;
    return !testing::Test::HasFailure();
  });
}

const BadText bad_integers[] = {
    {"68719476736", Errc::bad_notation, "36 bits", 0},
    {"99999999999999999999999999", Errc::bad_notation, "36 bits", 0},
    {"-1", Errc::bad_notation, "\",\" after square a3", 1},
    {"+1", Errc::bad_notation, "square a3", 0},
    {"0x10", Errc::bad_notation, "square a3", 0},
    {"1 ", Errc::bad_notation, "square a3", 0},
    {"1.5", Errc::bad_notation, "square a3", 0},
    {"134218240", Errc::illegal_position, "two L on c1", 0},  // 2^27 + 2^9
    {"33554560", Errc::illegal_position, "two M on b3", 0},   // 2^25 + 2^7
    {"7", Errc::illegal_position, "3 M of one player", 0},
    {"60129542144", Errc::illegal_position, "3 L of one player", 0},  // 7 * 2^33
};

TEST(Integers, BadOnesAreRefused) {
  for (const BadText& bad : bad_integers) expect_refusal(Strict2{}, bad);
}

TEST(Integers, TheLargestIsRefusedForItsPiecesOnly) {
  const auto refused = Strict2{}.parse("68719476735");  // all 36 bits
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, Errc::illegal_position);
}

TEST(Integers, ObeyTheRulesAsTheStackNotationDoes) {
  // Own L a3, own M b3 and c3: a line of the side to move.
  const std::string line = std::to_string((one << 35) + (one << 25) + (one << 24));
  EXPECT_FALSE(Strict2{}.parse(line));
  EXPECT_TRUE(gobblers::parse_position<2>(line));  // the pieces fit
}

// --- lines that the rules make impossible

template <Playable G>
void expect_impossible(const G& game, std::string_view text, std::string_view message_part) {
  const auto parsed = game.parse(text);
  ASSERT_FALSE(parsed) << text;
  EXPECT_EQ(parsed.error().code, Errc::illegal_position);
  EXPECT_NE(parsed.error().message.find(message_part), std::string::npos) << parsed.error().message;
}

TEST(ImpossibleLines, StrictNeverHasALineOfTheSideToMove) {
  expect_impossible(Strict2{}, "M,M,L/-,l,-/-,l,-:1", "side to move has a line (a3 b3 c3)");
  expect_impossible(Strict2{}, "m,m,l/-,L,-/-,L,-:2", "side to move has a line");
  expect_impossible(Strict2{}, "M,M,L/-,-,-/m,m,l:1", "side to move has a line");
}

TEST(ImpossibleLines, CoverNeedsAPieceThatUncoveredTheLine) {
  expect_impossible(Cover2{}, "M,M,L/-,-,-/-,-,-:1",
                    "no last move can have made the line a3 b3 c3");
  EXPECT_TRUE(Cover2{}.parse("M,M,L/-,l,-/-,-,-:1"));
}

// Under cover an l may have stood on the M of a3 and gone to c1, completing its own line.
TEST(ImpossibleLines, BothLinesAtOnceOnlyUnderCover) {
  EXPECT_TRUE(Cover2{}.parse("M,M,L/-,-,-/m,m,l:1"));
  expect_impossible(Strict2{}, "M,M,L/-,-,-/m,m,l:2", "side to move has a line");
}

// One move puts down one piece: two lines of one player that share no square are too many.
TEST(ImpossibleLines, NobodyMakesTwoLinesApart) {
  const auto* text = "M,M,L/-,s,-/S,S,L:2";
  expect_impossible(Strict3{}, text, "no last move can have made the line");
  expect_impossible(Cover3{}, text, "no last move can have made the line");
  EXPECT_TRUE(Strict3{}.parse("M,M,L/S,s,-/L,s,-:2"));  // a3 belongs to both
}

TEST(ImpossibleLines, FinishedGamesArePositions) {
  EXPECT_TRUE(Strict2{}.parse("M,M,L/-,l,-/-,l,-:2"));
  EXPECT_TRUE(Cover2{}.parse("M,M,L/-,l,-/-,l,-:2"));
}

TEST(ImpossibleLines, TheNotebookCountsHiddenPieces) {
  const auto* text = "Ml,M,L/-,-,-/-,-,-:1";
  EXPECT_TRUE(Strict2{}.parse(text));
  expect_impossible(gobblers::Notebook{}, text, "side to move has a line (a3 b3 c3)");
}

}  // namespace
}  // namespace kanzen
