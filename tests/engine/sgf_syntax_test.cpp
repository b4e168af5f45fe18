// Records that are not quite SGF: what is mended, and what is noted.
#include <gtest/gtest.h>

#include "engine/core/numbers.hpp"
#include "engine/record/game_record.hpp"
#include "engine/record/komi.hpp"
#include "engine/record/sgf.hpp"

namespace kanzen::sgf::syntax_tests {
namespace {

// The record as it is written again, without CA; then a line for each note.
std::string mended(std::string_view text) {
  const auto parsed = parse(text);
  if (!parsed) return parsed.error().message;
  std::string written = format(parsed->games);
  const auto again = parse(written);
  EXPECT_TRUE(again && again->notes.empty() && again->games == parsed->games) << written;
  constexpr std::string_view set = "CA[UTF-8]";
  for (auto at = written.find(set); at != std::string::npos; at = written.find(set))
    written.erase(at, set.size());
  for (const std::string& message : messages_of(parsed->notes)) written += message + '\n';
  return written;
}

TEST(SgfSyntax, AMissingLastParenthesisIsSupplied) {
  const std::string note = "line 1: \")\" is missing here and is supplied\n";
  EXPECT_EQ(mended("(;SZ[9];B[cc];W[gg]"), "(;SZ[9];B[cc];W[gg])\n" + note);
  EXPECT_EQ(mended("(;SZ[9](;B[cc])(;B[gg];W[cc]"), "(;SZ[9]\n(;B[cc])\n(;B[gg];W[cc]))\n" + note);
  EXPECT_EQ(mended("(;SZ[9];B[cc];W[gg]\n"),
            "(;SZ[9];B[cc];W[gg])\nline 2: \")\" is missing here and is supplied\n");
  // A part of a point is no point; a part of a text is of use.
  const std::string bracket = "line 1: \"]\" is missing here and is supplied\n";
  EXPECT_EQ(mended("(;B[cc];W[g"), "(;B[cc];)\n" + bracket + note);
  EXPECT_EQ(mended("(;B[cc]C[half a sen"), "(;B[cc]C[half a sen])\n" + bracket + note);
  EXPECT_EQ(mended("(;B[cc]C[half\\"), "(;B[cc]C[half])\n" + bracket + note);
}

TEST(SgfSyntax, AMissingSemicolonIsSupplied) {
  const std::string note = "line 1: \";\" is missing here and is supplied\n";
  EXPECT_EQ(mended("(B[pp];W[dd])"), "(;B[pp];W[dd])\n" + note);
  EXPECT_EQ(mended("(;B[pp](W[dd])(;W[pd]))"), "(;B[pp]\n(;W[dd])\n(;W[pd]))\n" + note);
  EXPECT_EQ(mended("(\r\nTE[cup]\r\nPB[x]\r\n;B[pd];W[dp])"),
            "(;TE[cup]PB[x];B[pd];W[dp])\nline 2: \";\" is missing here and is supplied\n");
  // Text around the games is no game.
  EXPECT_EQ(mended("See (B[1]), (Note) and (C[x] or y).\n(;B[aa])\n-- \n(end)"), "(;B[aa])\n");
  EXPECT_EQ(mended("(B[1]) (2)"), "no game found: one begins with \"(;\"");
}

TEST(SgfSyntax, ParenthesesThatDoNotMatchAreMended) {
  EXPECT_EQ(mended("(;B[aa]);W[bb])"),
            "(;B[aa];W[bb])\nline 1: \")\" is no property with a value and is skipped\n");
  EXPECT_EQ(mended("(;B[aa]))(;B[bb])"),
            "(;B[aa])\n(;B[bb])\n"
            "line 1: \")\" is no property with a value and is "
            "skipped\n");
  EXPECT_EQ(mended("(;B[aa](;W[bb]);W[cc])"),
            "(;B[aa]\n(;W[bb])\n(;W[cc]))\nline 1: \"(\" is missing here and is supplied\n");
}

TEST(SgfSyntax, UnescapedBracketsOfTextsAreRecognized) {
  const auto note = [](const std::string& name) {
    return "line 1: the text of " + name + " has a \"]\" without a \"\\\" before it\n";
  };
  EXPECT_EQ(mended("(;SZ[9];B[cc]C[joe [5k]: hi];W[gg])"),
            "(;SZ[9];B[cc]C[joe [5k\\]: hi];W[gg])\n" + note("C"));
  EXPECT_EQ(mended("(;PB[joe [5k]]PW[[2d]];B[cc])"),
            "(;PB[joe [5k\\]]PW[[2d\\]];B[cc])\n" + note("PB") + note("PW"));
  EXPECT_EQ(mended("(;C[a [b][c];) d];B[cc])"), "(;C[a [b\\][c\\];) d];B[cc])\n" + note("C"));
  EXPECT_EQ(mended("(;C[1] good 2] bad];B[cc])"), "(;C[1\\] good 2\\] bad];B[cc])\n" + note("C"));
  // Text that only delays the next node is no part of the comment.
  EXPECT_EQ(mended("(;B[cc]C[good]x;W[gg])"),
            "(;B[cc]C[good];W[gg])\nline 1: \"x\" is no property with a value and is skipped\n");
}

TEST(SgfSyntax, ValidTextsAreReadAsTheyAre) {
  for (const char* text : {"(;C[sad :\\[];B[aa])\n", "(;C[joe [5k\\]: hi]PB[a (b);c]XX[d];B[aa])\n",
                           "(;XX[a [b][c];B[aa])\n", "(;C[]N[];)\n"})
    EXPECT_EQ(mended(text), text);
  // An open bracket is escaped, because "]" after it would be read as one of the text.
  EXPECT_EQ(mended("(;C[sad :[];B[aa])"), "(;C[sad :\\[];B[aa])\n");
  EXPECT_EQ(mended("(;C[sad :[]PB[a])\n-- \nsignature"), "(;C[sad :\\[]PB[a])\n");
  EXPECT_EQ(mended("(;PB[sad :[])\n-- \nsignature"), "(;PB[sad :\\[])\n");
  EXPECT_EQ(encode_text("a :["), "a \\:\\[");
  EXPECT_EQ(encode_text("joe [5k]"), "joe [5k\\]");
}

TEST(SgfSyntax, SkipsTextThatIsNoProperty) {
  EXPECT_EQ(mended("(;B W[aa], AB[bb],[cc] [dd]5;[x]b[bb]q[y])"),
            "(;W[aa]AB[bb][cc][dd];B[bb])\n"
            "line 1: \"B\" is no property with a value and is skipped\n"
            "line 1: \",\" is no property with a value and is skipped\n"
            "line 1: \",\" is no property with a value and is skipped\n"
            "line 1: \"5\" is no property with a value and is skipped\n"
            "line 1: \"[x]\" is no property with a value and is skipped\n"
            "line 1: the property \"b\" has a name without capitals\n"
            "line 1: the property \"q\" has a name without capitals\n");
}

TEST(SgfSyntax, OneValueIsKeptWhereOneIsAllowed) {
  EXPECT_EQ(mended("(;SZ[9]PB[a]PB[b];B[cc]C[one]C[two];W[gg])"),
            "(;SZ[9]PB[a];B[cc]C[one\ntwo];W[gg])\n"
            "line 1: PB has several values: texts are joined, else one is kept\n"
            "line 1: C has several values: texts are joined, else one is kept\n");
  EXPECT_EQ(mended("(;AP[GNU Go:3.8]PB[][b]AP[foxwq]TR[aa]XX[1][2]TR[bb];B[aa][bb])"),
            "(;AP[foxwq]PB[b]TR[aa][bb]XX[1][2];B[aa])\n"
            "line 1: AP has several values: texts are joined, else one is kept\n"
            "line 1: PB has several values: texts are joined, else one is kept\n"
            "line 1: B has several values: texts are joined, else one is kept\n");
}

TEST(SgfSyntax, NotesAreLimited) {
  std::string text = "(;B[aa]";
  for (int i = 0; i < 1'000; ++i) text += "x;";
  const auto parsed = parse(text + ")");
  ASSERT_TRUE(parsed);
  ASSERT_EQ(parsed->notes.size(), 21u);
  EXPECT_EQ(parsed->notes.back().message, "further notes left out: 980");
}

TEST(SgfSyntax, NotesOfTheTextPrecedeThoseOfTheGame) {
  const auto record = open_record("(;SZ[9]RU[house];B[aa]", std::nullopt);
  ASSERT_TRUE(record);
  EXPECT_EQ(messages_of(record->notes),
            (std::vector<std::string>{"line 1: \")\" is missing here and is supplied",
                                      "the rules \"house\" are not known here"}));
}

TEST(SgfResult, ResultsOfFf4AreRead) {
  using Kind = RecordResult::Kind;
  const auto expect = [](const RecordResult& result, std::initializer_list<const char*> texts) {
    for (const char* text : texts) {
      const RecordResult read = parse_sgf_result(text);
      EXPECT_EQ(read.kind, result.kind) << text;
      EXPECT_EQ(read.winner, result.winner) << text;
      EXPECT_EQ(read.lead, result.lead) << text;
    }
  };
  expect({Kind::resigned, Player{0}, std::nullopt}, {"B+R", "B+Resign", "b + resign", "B+Res."});
  expect({Kind::time, Player{1}, std::nullopt}, {"W+T", "W+Time", "w+t"});
  expect({Kind::forfeit, Player{0}, std::nullopt}, {"B+F", "B+Forfeit"});
  expect({Kind::score, Player{0}, std::nullopt}, {"B+"});
  expect({Kind::score, Player{1}, 3.75}, {"W+3.75", "W+3,75", " W + 3.75 "});
  expect({Kind::score, std::nullopt, 0.0}, {"0", "Draw", "draw"});
  expect({Kind::no_result, std::nullopt, std::nullopt}, {"Void", "void"});
  expect({}, {"", "?", "unfinished", "B", "B+x", "Black wins", "白中押し勝ち"});
}

TEST(SgfResult, AResultThatIsNotUnderstoodIsNoted) {
  const auto notes = [](const std::string& result) {
    return messages_of(open_record("(;SZ[9]RE[" + result + "])", std::nullopt)->notes);
  };
  EXPECT_EQ(notes("White resigns"),
            (std::vector<std::string>{"the result \"White resigns\" is not understood"}));
  for (const char* understood : {"", "?", "W+R", "Void"})
    EXPECT_TRUE(notes(understood).empty()) << understood;
}

// The komi of a root with these properties; then what is noted.
std::string komi_of(const std::string& properties) {
  const auto parsed = parse("(;" + properties + ")");
  std::vector<Diagnostic> notes;
  const auto komi = read_komi(parsed->games[0].nodes[0], notes);
  std::string text = komi ? format_points(*komi) : "none";
  for (const std::string& message : messages_of(notes)) text += "; " + message;
  return text;
}

TEST(SgfKomi, ServersCountInHundredths) {
  const auto read = [](const std::string& value, const std::string& points) {
    return points + "; KM[" + value + "] is read as a komi of " + points + " points";
  };
  EXPECT_EQ(komi_of("SZ[19]KM[375]HA[0]RU[Chinese]AP[foxwq]"), read("375", "7.5"));
  EXPECT_EQ(komi_of("KM[375]RU[Chinese]AP[GNU Go:3.8]AP[foxwq]"), read("375", "7.5"));
  EXPECT_EQ(komi_of("KM[650]RU[Korean]AP[foxwq]"), read("650", "6.5"));
  EXPECT_EQ(komi_of("KM[50]HA[2]RU[Japanese]AP[foxwq]"), read("50", "0.5"));
  EXPECT_EQ(komi_of("KM[350]RU[Chinese]AP[foxwq]"), read("350", "7"));
  EXPECT_EQ(komi_of("KM[0]RU[Chinese]AP[foxwq]"), "0");
  EXPECT_EQ(komi_of("KM[7.5]RU[Chinese]AP[foxwq]"), "7.5");
  // Without AP, values that no game has.
  EXPECT_EQ(komi_of("KM[375]"), read("375", "7.5"));
  EXPECT_EQ(komi_of("KM[275]RU[Chinese]"), read("275", "5.5"));
  EXPECT_EQ(komi_of("KM[750]"), read("750", "7.5"));
  EXPECT_EQ(komi_of("SZ[9]KM[100]"), read("100", "1"));
  EXPECT_EQ(komi_of("KM[50]"), "50");
  EXPECT_EQ(komi_of("KM[201]"), "201");
  // Stones of Chinese counting.
  EXPECT_EQ(komi_of("KM[3.75]RU[Chinese]"), read("3.75", "7.5"));
  EXPECT_EQ(komi_of("KM[3.5]RU[Chinese]"), "3.5");
}

TEST(SgfKomi, NumbersAreWrittenInManyWays) {
  const auto read = [](const std::string& value, const std::string& points) {
    return points + "; KM[" + value + "] is read as a komi of " + points + " points";
  };
  for (const char* value : {"6.5", "+6.5", " 6.5 ", "6.50", "06.5"})
    EXPECT_EQ(komi_of("KM[" + std::string(value) + "]"), "6.5") << value;
  for (const char* value : {"6,5", "6 1/2", "6.5目", "6目半", "6.5 points"})
    EXPECT_EQ(komi_of("KM[" + std::string(value) + "]"), read(value, "6.5")) << value;
  EXPECT_EQ(komi_of("KM[-6,5]"), read("-6,5", "-6.5"));
  EXPECT_EQ(komi_of("KM[0.00]"), "0");
  EXPECT_EQ(komi_of("KI[11]"), "5.5");
  EXPECT_EQ(komi_of(""), "0");
  for (const char* value :
       {"0x10", "1e3", "inf", "nan", "none", "-", "6.5.5", ".", "1e+3", "3 3/4"})
    EXPECT_EQ(komi_of("KM[" + std::string(value) + "]"), "none") << value;
}

TEST(SgfKomi, AGameHasTheKomiThatIsRead) {
  const auto fox = open_record("(;SZ[19]KM[375]RU[Chinese]AP[foxwq];B[pp])", std::nullopt);
  ASSERT_TRUE(fox);
  EXPECT_EQ(fox->session.info().komi, 7.5);
  const auto hexadecimal = open_record("(;SZ[9]KM[0x10];B[cc])", std::nullopt);
  ASSERT_TRUE(hexadecimal);
  EXPECT_EQ(messages_of(hexadecimal->notes),
            (std::vector<std::string>{"KM[0x10] is not a number; the komi is 0"}));
  const auto old = open_record("(;SZ[9]FF[1]KI[11];B[cc])", std::nullopt);
  ASSERT_TRUE(old);
  const std::string written = *format_record(old->session, old->texts);
  EXPECT_NE(written.find("KM[5.5]"), std::string::npos) << written;
  EXPECT_EQ(written.find("KI["), std::string::npos) << written;
}

}  // namespace
}  // namespace kanzen::sgf::syntax_tests
