// The GTP engine without a process: records, rules, set positions and compensation.
#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/gtp/engine.hpp"

namespace kanzen::gtp {
namespace {

// An engine with files in memory.
class GtpTest : public testing::Test {
 protected:
  void open(const char* rules, const char* game = "go:9") {
    Options options;
    options.player = *find_player("random", true);
    options.read_record = [this](const std::string& path) -> Result<std::string> {
      const auto file = files_.find(path);
      if (file == files_.end()) return Error{Errc::io, untranslated("no such file")};
      return file->second;
    };
    auto opened = Engine::open(*find_game(game, rules), std::move(options), {});
    ASSERT_TRUE(opened);
    engine_.emplace(*std::move(opened));
  }
  void SetUp() override { open("positional"); }

  // The response without the empty line.
  std::string answer(std::string_view line) {
    std::string text = engine_->answer(line);
    if (text.ends_with("\n\n")) text.resize(text.size() - 2);
    return text;
  }
  void expect(std::string_view line, std::string_view response) {
    EXPECT_EQ(answer(line), response) << line;
  }
  void accept(const std::vector<std::string_view>& lines) {
    for (const std::string_view line : lines) expect(line, "=");
  }
  // Loads a record with the arguments after the name of the file.
  std::string load(const std::string& record, const std::string& arguments = "") {
    files_["game.sgf"] = record;
    return answer("loadsgf game.sgf" + arguments);
  }
  void expect_stones(const std::string& blacks, const std::string& whites) {
    expect("list_stones b", blacks.empty() ? "=" : "= " + blacks);
    expect("list_stones w", whites.empty() ? "=" : "= " + whites);
  }

  std::map<std::string, std::string> files_;
  std::optional<Engine> engine_;
};

constexpr auto unloadable = "? cannot load file";

// --- records

TEST_F(GtpTest, ASetUpInAGameIsFollowed) {
  EXPECT_EQ(load("(;SZ[9];B[aa];W[bb];AE[aa]AB[cc]AW[dd];B[ee];W[ff])"), "=");
  expect_stones("C7 E5", "B8 D6 F4");
  accept({"undo", "undo"});
  expect("undo", "? cannot undo");
  expect_stones("C7", "B8 D6");
}

TEST_F(GtpTest, MovesAreCountedWithoutSetUpsAndOmittedPasses) {
  const std::string record = "(;SZ[9];B[aa];B[bb];PL[W];AE[aa]AB[cc];W[];B[dd];W[ee])";
  EXPECT_EQ(load(record, " 1"), "=");
  expect_stones("", "");
  EXPECT_EQ(load(record, " 2"), "=");
  expect_stones("A9", "");
  EXPECT_EQ(load(record, " 3"), "=");
  expect_stones("B8 C7", "");
  EXPECT_EQ(load(record, " 4"), "=");
  expect_stones("B8 C7", "");
  EXPECT_EQ(load(record, " 5"), "=");
  expect_stones("B8 C7 D6", "");
  EXPECT_EQ(load(record, " 99"), "=");
  expect_stones("B8 C7 D6", "E5");
}

TEST_F(GtpTest, MovesAfterTwoPassesArePlayed) {
  EXPECT_EQ(load("(;SZ[9];B[aa];W[];B[];W[bb];B[cc])"), "=");
  expect_stones("A9 C7", "B8");
  EXPECT_EQ(load("(;SZ[9];B[aa];W[];B[];B[cc])"), "=");
  expect_stones("A9 C7", "");
}

TEST_F(GtpTest, TheSideToMoveIsLoaded) {
  EXPECT_EQ(load("(;SZ[9];B[aa];PL[B])"), "=");
  EXPECT_TRUE(answer("showboard").ends_with("Black to move"));
}

TEST_F(GtpTest, AnIllegalMoveMattersOnlyIfItIsReached) {
  accept({"play b e5"});
  const std::string record = "(;SZ[9];B[aa];W[bb];B[bb];W[cc])";
  EXPECT_EQ(load(record), unloadable);
  EXPECT_EQ(load(record, " 4"), unloadable);
  expect_stones("E5", "");
  EXPECT_EQ(load(record, " 3"), "=");
  expect_stones("A9", "B8");
  for (const char* text : {"", "no game", "(;GM[2])", "(;SZ[99])"})
    EXPECT_EQ(load(text), unloadable) << text;
  expect("loadsgf nowhere.sgf", unloadable);
  expect_stones("A9", "B8");
}

// --- superko

// A ko, which may be taken back only if other stones have been played, and after the history before
// it is undone.
TEST_F(GtpTest, SuperkoForgetsWhatIsUndone) {
  for (const char* rules : {"situational", "positional", "tromp-taylor"}) {
    open(rules);
    accept({"boardsize 4", "play b b4", "play b a3", "play b b2", "play w c4", "play w d3"});
    accept({"play w c2", "play w b3", "play b c3"});
    expect("play w b3", "? illegal move");
    EXPECT_EQ(answer("all_legal w").find("B3"), std::string::npos) << rules;
    accept({"play w d1", "play b a1", "play w b3"});
    expect("is_legal b c3", "= 0");
    accept({"undo", "undo", "undo"});
    expect("play w b3", "? illegal move");
    accept({"undo", "undo", "play b c3", "play w b3"});
    expect("play b c3", "? illegal move");
    accept({"komi 3"});
    expect("play b c3", "? illegal move");
  }
}

// A move out of turn adds two positions to the history: that with the other side to move, and the
// one after the move.
TEST_F(GtpTest, SuperkoForgetsAMoveOutOfTurnThatIsUndone) {
  for (const char* rules : {"situational", "positional", "tromp-taylor"}) {
    open(rules);
    accept({"play b a1", "play b b1", "undo", "undo", "play b a1"});
    accept({"clear_board", "play w a1", "undo", "play w a1", "undo", "play b a1"});
  }
}

// --- the board

TEST_F(GtpTest, ABoardMayBeARectangle) {
  expect("query_boardsize", "= 9");
  expect("boardsize 9 13",
         "? unacceptable size: expected one number; for others use rectangular_boardsize");
  expect("rectangular_boardsize 9", "? syntax error: expected COLUMNS ROWS");
  expect("rectangular_boardsize 9 20", "? unacceptable size");
  expect("rectangular_boardsize x 9", "? boardsize not an integer");
  expect("query_boardsize", "= 9");
  accept({"rectangular_boardsize 5 3"});
  expect("query_boardsize", "= 5 3");
  accept({"play b e3"});
  expect("play w c4", "? invalid color or coordinate");
}

TEST_F(GtpTest, TheKomiRemains) {
  expect("get_komi", "= 7.5");
  accept({"komi -3.25"});
  expect("get_komi", "= -3.25");
  for (const char* komi : {"6,5", "0x10", "inf", "nan", "1e999", "", "6.5 7"})
    EXPECT_EQ(answer(std::string("komi ") + komi).front(), '?') << komi;
  accept({"boardsize 5"});
  expect("get_komi", "= -3.25");
}

TEST_F(GtpTest, ASequenceIsPlayedAsAWhole) {
  accept({"gogui-play_sequence B C3 W d4 b pass w E5", "gogui-play_sequence"});
  expect_stones("C3", "E5 D4");
  expect("gogui-play_sequence b f5 w f6 b f5", "? illegal move");
  expect("gogui-play_sequence b f5 w", "? invalid color or coordinate");
  expect("gogui-play_sequence b f5 w z9", "? invalid color or coordinate");
  expect_stones("C3", "E5 D4");
  accept({"undo", "undo", "undo", "undo"});
  expect("undo", "? cannot undo");
}

TEST_F(GtpTest, APositionIsSetAsAWhole) {
  accept({"set_position b A1 w B1 white c3"});
  expect_stones("A1", "C3 B1");
  expect("undo", "? cannot undo");
  EXPECT_TRUE(answer("showboard").ends_with("Black to move"));
  for (const char* arguments : {"b", "b pass", "red a1", "b a1 w a1", "b a1 w a2 w b1", "b z1"})
    EXPECT_EQ(answer(std::string("set_position ") + arguments).front(), '?') << arguments;
  expect_stones("A1", "C3 B1");
  accept({"set_position b c3 b g7"});
  EXPECT_TRUE(answer("showboard").ends_with("White to move"));
  accept({"set_position"});
  expect_stones("", "");
}

TEST_F(GtpTest, SurplusArgumentsAreAnError) {
  accept({"play b a1"});
  for (const char* line : {"play b c3 c4", "undo 2", "clear_board all", "genmove b w"})
    expect(line, "? syntax error");
  expect_stones("A1", "");
}

TEST_F(GtpTest, OddLinesAreReadAsTheStandardSays) {
  expect("\r", "");
  expect(std::string_view("\0\0", 2), "");
  expect(std::string_view("na\0me\r", 6), "= Kanzen");
  expect("  12\tname # and more\r", "=12 Kanzen");
  expect("12", "?12 unknown command");
  expect("99999999999 name", "? unknown command");
  expect("play " + std::string(100'000, 'b') + " c3", "? invalid color or coordinate");
  expect(std::string(100'000, '7') + " name", "? unknown command");
  accept({"play B c3"});
}

// --- rules

constexpr auto positional_rules =
    R"(= {"friendlyPassOk":true,"hasButton":false,"ko":"POSITIONAL","scoring":"AREA","suicide":)"
    R"(false,"tax":"NONE","whiteHandicapBonus":"N"})";

TEST_F(GtpTest, RulesHaveNamesAndFields) {
  expect("kata-get-rules", positional_rules);
  accept({"kata-set-rules aga"});
  EXPECT_NE(answer("kata-get-rules").find(R"("ko":"SITUATIONAL")"), std::string::npos);
  EXPECT_NE(answer("kata-get-rules").find(R"("whiteHandicapBonus":"N-1")"), std::string::npos);
  accept({"kata-set-rules chinese"});
  EXPECT_NE(answer("kata-get-rules").find(R"("ko":"SIMPLE")"), std::string::npos);
  accept({"kgs-rules chinese"});
  expect("kata-get-rules", positional_rules);
  accept({"kata-set-rule whiteHandicapBonus 0", "kata-set-rule suicide true"});
  EXPECT_NE(answer("kata-get-rules").find(R"("suicide":true)"), std::string::npos);
  accept(
      {R"(kata-set-rules { "ko": "POSITIONAL", "scoring":"AREA","suicide" :false , "tax":"NONE",)"
       R"( "whiteHandicapBonus":"N", "hasButton":false})"});
  expect("kata-get-rules", positional_rules);
  // The last of equal fields counts, and a scoring brings its tax.
  accept({R"(kata-set-rules {"ko":"SIMPLE","tax":"SEKI","scoring":"AREA","ko":"POSITIONAL"})"});
  accept({answer("kata-get-rules").replace(0, 1, "kata-set-rules")});
  expect("kata-get-rules", positional_rules);
}

TEST_F(GtpTest, OtherRulesAreRefused) {
  for (const char* arguments :
       {"", "stone-scoring", "new", "aga-button", R"({"tax":"ALL"})", R"({"ko":"NONE"})",
        R"({"hasButton":true})", R"({"komi":5})", R"({"ko":"SIMPLE","suicide":true})",
        R"({"ko":"SIMPLE")", R"({"ko" "SIMPLE"})", R"({"ko":})", R"({"ko":"SIMPLE"}x)", "{", "{}}",
        R"({"ko":")", R"({"ko":null})", R"({"ko":{"ko":"SIMPLE"}})", R"({"tax":1e999})"})
    EXPECT_EQ(answer(std::string("kata-set-rules ") + arguments).front(), '?') << arguments;
  constexpr auto syntax = R"(? syntax error: expected {"ko":"SIMPLE",...})";
  expect(R"(kata-set-rules {"a\n\nb":0})", syntax);
  expect("kata-set-rules {\"ko\":\"SIMPLE\xFF\"}", syntax);
  expect(R"(kata-set-rules {"tax":)" + std::string(100'000, '['), syntax);
  const std::string nested = std::string(100'000, '[') + std::string(100'000, ']');
  expect(R"(kata-set-rules {"tax":)" + nested + '}', R"(? "array": expected NONE, SEKI, ALL)");
  expect(R"(kata-set-rules {"scoring":"AREA","size":9})",
         "? unknown field \"size\": expected ko, scoring, tax, suicide, hasButton, "
         "whiteHandicapBonus or friendlyPassOk");
  expect("kata-set-rule ko", "? syntax error");
  EXPECT_EQ(answer("kata-set-rule tax ALL").front(), '?');
  EXPECT_EQ(answer("kata-set-rule size 9").front(), '?');
  expect("kata-get-rules", positional_rules);
}

// The recapture is legal by simple ko after a move elsewhere and a passed threat, but not by
// superko.
TEST_F(GtpTest, RulesThatForbidAPlayedMoveAreRefused) {
  open("ko");
  accept({"boardsize 4", "play b b4", "play b a3", "play b b2", "play w c4", "play w d3"});
  accept({"play w c2", "play w b3", "play b c3", "play w pass", "play b pass", "play w b3"});
  expect("kata-set-rules aga", "? a move on the board is illegal by these rules");
  EXPECT_NE(answer("kata-get-rules").find("SIMPLE"), std::string::npos);
  accept({"undo", "kata-set-rules aga"});
  expect("play w b3", "? illegal move");
}

// --- compensation for handicap stones

TEST_F(GtpTest, WhiteIsCompensatedForHandicapStones) {
  accept({"boardsize 5"});
  for (const auto& [bonus, score] :
       {std::pair{"0", "= B+24.5"}, {"N-1", "= B+20.5"}, {"N", "= B+19.5"}}) {
    accept({"clear_board", "komi 0.5", "set_free_handicap c1 c2 c3 c4 c5"});
    accept({std::string("kata-set-rule whiteHandicapBonus ") + bonus});
    expect("final_score", score);
    expect("get_komi", "= 0.5");
    EXPECT_NE(answer("printsgf").find("KM[0.5]"), std::string::npos);
  }
}

TEST_F(GtpTest, TheRulesHaveAUsualCompensation) {
  for (const auto& [rules, score] : {std::pair{"situational", "= B+21"},
                                     {"positional", "= B+20"},
                                     {"tromp-taylor", "= B+25"},
                                     {"new-zealand", "= B+25"},
                                     {"ko", "= B+25"}}) {
    open(rules, "go:5");
    accept({"komi 0", "set_free_handicap c1 c2 c3 c4 c5"});
    expect("final_score", score);
  }
}

TEST_F(GtpTest, StonesThatBlackPlaysInARowAreAHandicap) {
  accept({"boardsize 5", "komi 0", "gogui-play_sequence b c1 b c2 b c3 b c4 b c5"});
  expect("final_score", "= B+20");
  accept({"play w a1", "play b a2"});
  expect("final_score", "= B+20");
  accept({"undo", "undo", "undo", "undo", "undo", "undo"});
  expect("final_score", "= B+25");
}

TEST_F(GtpTest, EveryKomiCounts) {
  accept({"boardsize 5", "play b c3", "komi 1e9"});
  expect("get_komi", "= 1000000000");
  expect("final_score", "= W+999999975");
  accept({"komi -1234.25", "komi +2.5E1"});
  expect("final_score", "= 0");
}

TEST_F(GtpTest, TheMovesAndTheirCaptures) {
  accept({"boardsize 3"});
  expect("last_move", "? no previous move known");
  expect("move_history", "=");
  accept({"play b b3", "play w a3", "play b a2", "play w pass"});
  expect("last_move", "= white PASS");
  expect("move_history", "= white PASS\nblack A2\nwhite A3\nblack B3");
  expect("captures black", "= 1");
  expect("captures w", "= 0");
  for (const char* none : {"captures", "captures 1"}) expect(none, "? invalid color");
  accept({"undo", "undo", "stop"});
  expect("captures black", "= 0");
}

TEST_F(GtpTest, AByteOrderMarkIsNoPartOfACommand) { expect("\xEF\xBB\xBFprotocol_version", "= 2"); }

TEST_F(GtpTest, NewZealandRulesAllowSuicide) {
  accept({"boardsize 9", "kgs-rules new_zealand"});
  accept({"gogui-play_sequence b a9 w c9 b b9 w b8 b e5 w a7 b a8"});
  expect("list_stones black", "= E5");
  accept({"clear_board", "kata-set-rules new-zealand", "kata-set-rules aga"});
}

TEST_F(GtpTest, StonesThatAreNoHandicapAreNotCompensated) {
  accept({"boardsize 5", "komi 0", "gogui-play_sequence b c1 w pass b c2 b c3 b c4 b c5"});
  expect("final_score", "= B+25");
  // Two walls with an empty line between them.
  const std::string wall = " w d1 w d2 w d3 w d4 w d5";
  accept({"set_position b b1 b b2 b b3 b b4 b b5" + wall});
  expect("final_score", "= 0");
  accept({"clear_board", "set_free_handicap b1 b2 b3 b4 b5", "gogui-play_sequence" + wall});
  expect("final_score", "= 0");
}

}  // namespace
}  // namespace kanzen::gtp
