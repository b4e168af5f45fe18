// Game records: files of several programs are read, written again the same, and played.
#include "engine/record/sgf.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "engine/record/game_record.hpp"
#include "tests/engine/character_sets.hpp"

namespace kanzen {
namespace {

std::string file(const std::string& name) {
  std::ifstream stream(KANZEN_SGF_FOLDER "/" + name + ".sgf", std::ios::binary);
  EXPECT_TRUE(stream) << name;
  const std::string bytes(std::istreambuf_iterator<char>(stream), {});
  const auto text = sgf::decode(bytes, decode_characters);
  EXPECT_TRUE(text) << name;
  return text ? text->text : std::string();
}

GameRecord record(const std::string& text) {
  auto opened = open_record(text, std::nullopt);
  EXPECT_TRUE(opened) << (opened ? "" : opened.error().message);
  return opened ? *std::move(opened)
                : GameRecord{*Session::open(default_game()), {}, 0, {untranslated("not opened")}};
}

std::string refusal(const std::string& text) {
  const auto opened = open_record(text, std::nullopt);
  return opened ? "" : opened.error().message;
}

// "=" for a set-up.
std::string moves(Session session) {
  std::string text;
  while (session.redo()) {
    const bool set_up = session.is_set_up(session.current());
    text += (text.empty() ? "" : " ") + (set_up ? "=" : session.move_to(session.current()));
  }
  return text;
}

TEST(Sgf, FilesOfOtherProgramsAreWrittenAgainTheSame) {
  for (const char* name :
       {"gnugo", "kgs", "ogs", "sabaki", "multigo", "ff3", "latin1", "two_games"}) {
    const auto games = sgf::parse(file(name));
    ASSERT_TRUE(games) << name << ": " << games.error().message;
    EXPECT_TRUE(games->notes.empty()) << name << ": " << games->notes[0].message;
    const std::string once = sgf::format(games->games);
    const auto again = sgf::parse(once);
    ASSERT_TRUE(again) << name;
    EXPECT_EQ(again->games, games->games) << name;
    EXPECT_EQ(sgf::format(again->games), once) << name;
  }
}

TEST(Sgf, TextsAndEscapes) {
  EXPECT_EQ(sgf::decode_text("a\\]b\\\\c\\:d\\\ne\nf\tg"), "a]b\\c:de\nf g");
  EXPECT_EQ(sgf::decode_simple_text("a\nb"), "a b");
  EXPECT_EQ(sgf::encode_text("a]b\\c:d"), "a\\]b\\\\c\\:d");
  EXPECT_TRUE(sgf::is_utf8("だれか"));
  for (const char* bad : {"\xff", "\xc0\x80", "\xed\xa0\x80", "\xe3\x81", "\xf4\x90\x80\x80"})
    EXPECT_FALSE(sgf::is_utf8(bad));
  const auto kgs = sgf::parse(file("kgs"));
  EXPECT_EQ(sgf::decode_text(kgs->games[0].nodes[0].value("C")),
            "white [2d]: hi\nblack [3k]: hello\n");
  EXPECT_EQ(sgf::decode_text(kgs->games[0].nodes[2].value("C")), "A long comment: it goes on.");
}

TEST(Sgf, EveryRootSaysThatItIsUtf8) {
  const auto again = [](const std::string& text) { return sgf::format(sgf::parse(text)->games); };
  EXPECT_EQ(again("(;SZ[5]PB[だ];B[aa])(;GM[1]CA[Big5][x]SZ[5];CA[y])"),
            "(;CA[UTF-8]SZ[5]PB[だ];B[aa])\n(;GM[1]CA[UTF-8]SZ[5];CA[y])\n");
  EXPECT_EQ(sgf::parse("(;PB[J\xF6rg])").error().message, "the text of the file is not UTF-8");
  std::string most = "(;";  // the most properties of a node, CA included
  for (unsigned i = 0; i < 999; ++i)
    for (const char c : {static_cast<char>('A' + i / 26 / 26), static_cast<char>('A' + i / 26 % 26),
                         static_cast<char>('A' + i % 26), '[', ']'})
      most += c;
  EXPECT_TRUE(sgf::parse(again(most + ")")));
  EXPECT_FALSE(sgf::parse(most + "X[])"));
}

TEST(Sgf, OldNamesAreTheirCapitals) {
  const auto games = sgf::parse(file("ff3"));
  ASSERT_TRUE(games);
  EXPECT_EQ(games->games[0].nodes[0].values("AB")->size(), 2u);
  EXPECT_EQ(games->games[0].nodes[0].value("CP"), "nobody");
  EXPECT_EQ(sgf::format(sgf::parse("(;o2Hi3[x])")->games), "(;CA[UTF-8]H[x])\n");
}

TEST(Sgf, RefusesTextThatIsNoTree) {
  const auto message = [](std::string_view text) {
    const auto games = sgf::parse(text);
    return games ? std::string() : games.error().message;
  };
  EXPECT_EQ(message(""), "no game found: one begins with \"(;\"");
  EXPECT_EQ(message("B[aa]"), "no game found: one begins with \"(;\"");
  EXPECT_NE(message('(' + std::string(sgf::most_nodes + 1, ';')).find("more than 200000 nodes"),
            std::string::npos);
  EXPECT_NE(message(std::string(sgf::most_bytes + 1, ' ')).find("up to 16777216 are read"),
            std::string::npos);
}

TEST(Sgf, DepthIsNoRecursion) {
  std::string deep;
  for (int i = 0; i < 100'000; ++i) deep += "(;";
  deep += std::string(100'000, ')');
  const auto games = sgf::parse(deep);
  ASSERT_TRUE(games);
  EXPECT_EQ(sgf::parse(sgf::format(games->games))->games, games->games);
  EXPECT_EQ(record(deep).session.node_count(), 1u);
}

TEST(GameRecord, OfOtherPrograms) {
  const GameRecord gnugo = record(file("gnugo"));
  EXPECT_EQ(gnugo.session.info().rules, "japanese");
  EXPECT_EQ(gnugo.session.info().komi, 5.5);
  EXPECT_EQ(moves(gnugo.session), "e5 c5 c6 d6 d5 pass pass");
  const GameRecord kgs = record(file("kgs"));
  EXPECT_EQ(kgs.handicap, 4u);
  EXPECT_EQ(kgs.texts.black_rank, "3k");
  EXPECT_EQ(kgs.session.node_count(), 7u);
  EXPECT_EQ(kgs.session.children(2).size(), 2u);
  EXPECT_EQ(kgs.session.position(0).substr(kgs.session.position(0).size() - 2), ":2");
  const GameRecord sabaki = record(file("sabaki"));
  EXPECT_EQ(sabaki.session.info().size, (BoardSize{4, 3, 0}));
  EXPECT_EQ(moves(sabaki.session), "b2 c2 b3 c3");
  EXPECT_EQ(record(file("latin1")).texts.black, "Jörg");
  EXPECT_EQ(record(file("ogs")).texts.black, "だれか");
}

TEST(GameRecord, StonesOfTheBeginningAndOfTheMiddle) {
  const GameRecord multigo = record(file("multigo"));
  EXPECT_EQ(multigo.session.position(0),
            "........./........./..XX...../..X....../........./........./..O...X../........./"
            ".........:2");
  EXPECT_EQ(moves(multigo.session), "e5 f4 = j1");
  EXPECT_TRUE(multigo.notes.empty());
}

TEST(GameRecord, AnIllegalMoveEndsItsVariationAlone) {
  const GameRecord game = record("(;SZ[5];B[cc](;W[cc];B[aa])(;W[dd];B[ff])(;W[bb]))");
  EXPECT_EQ(game.session.node_count(), 4u);
  ASSERT_EQ(game.notes.size(), 2u);
  EXPECT_EQ(game.notes[0].message,
            "after move 1: move \"c3\": not legal here, in ...../...../..X../...../.....:2");
  EXPECT_EQ(game.notes[1].message, "after move 2: B[ff] is not a point of the board");
}

TEST(GameRecord, StonesThatChangeNothingMayBeSetUpAnywhere) {
  const GameRecord game = record("(;SZ[9];B[cc];W[gg]AE[ee];AB[cc]AE[aa:bb];B[gc]AE[];W[cg])");
  EXPECT_EQ(moves(game.session), "c7 g3 g7 c3");
  EXPECT_TRUE(game.notes.empty());
  EXPECT_EQ(moves(record("(;SZ[9];B[cc];AE[cc];W[dd])").session), "c7 = d6");
  EXPECT_EQ(messages_of(record("(;SZ[5];B[cc];AE[zz];W[dd])").notes),
            (std::vector<std::string>{"after move 1: AE[zz] is not a point of the board"}));
}

TEST(GameRecord, SaysWhereTheMainLineOfTheFileIsCut) {
  const GameRecord whole = record("(;SZ[5];B[cc];W[dd](;B[bb])(;B[cc]))");
  EXPECT_FALSE(whole.main_line_is_cut);
  EXPECT_EQ(whole.main_line_end, 3u);
  const GameRecord cut = record("(;SZ[5];B[cc](;W[cc])(;W[dd]))");
  EXPECT_TRUE(cut.main_line_is_cut);
  EXPECT_EQ(cut.main_line_end, 1u);
}

TEST(GameRecord, RefusesImpossibleProperties) {
  EXPECT_EQ(refusal("(;GM[2])"), "GM[2]: a record of another game; expected GM[1]");
  EXPECT_EQ(refusal("(;SZ[x])"), "SZ[x] is not the size of a board");
  EXPECT_EQ(refusal("(;SZ[20])"), "there is no board of 20 by 20 points");
  EXPECT_EQ(refusal("(;SZ[5]AB[zz])"), "AB[zz] is not a point of the board");
  EXPECT_NE(refusal("(;SZ[3]AB[aa:cc])").find("no liberty"), std::string::npos);
  EXPECT_EQ(refusal(file("two_games")), "the file has 2 games: which one?");
  EXPECT_EQ(open_record(file("two_games"), 7).error().message, "the file has no game 8");
  EXPECT_EQ(describe_record_games(sgf::parse(file("two_games"))->games),
            (std::vector<std::string>{"1. first: a - b", "2. 1999"}));
}

TEST(GameRecord, UnknownRulesAndKomiAreTold) {
  const GameRecord game = record("(;SZ[9]RU[house]KM[6.25])");
  EXPECT_EQ(game.session.info().rules, "situational");
  EXPECT_EQ(game.texts.rules, "house");
  EXPECT_EQ(
      messages_of(game.notes),
      (std::vector<std::string>{"the rules \"house\" are not known here",
                                "KM[6.25] is not a komi in half points; the usual one is used"}));
}

TEST(GameRecord, EveryRuleSetComesBack) {
  const auto info = (*find_go_game({5, 5, 0}))->info();
  for (const std::string& rules : info.all_rules)
    EXPECT_EQ(parse_sgf_rules(format_sgf_rules(rules)), rules);
}

TEST(GameRecord, RuleSetsHaveOtherNamesAsWell) {
  for (const auto& [name, rules] : {std::pair{"NZ", "new-zealand"},
                                    {"new zealand rules", "new-zealand"},
                                    {"日本", "japanese"},
                                    {"日本ルール", "japanese"},
                                    {"中国", "positional"},
                                    {"中国规则", "positional"},
                                    {"chinese-ogs", "positional"},
                                    {"koPOSITIONALscoreAREAtaxNONEsui0whbN", "positional"},
                                    {"koPOSITIONALscoreAREAtaxNONEsui1", "tromp-taylor"},
                                    {"koSIMPLEscoreAREAtaxNONEsui0", "ko"},
                                    {"koSIMPLEscoreAREAtaxNONEsui0whbN", "positional"},
                                    {"koSIMPLEscoreTERRITORYtaxSEKIsui0", "japanese"},
                                    {"koSIMPLEscoreTERRITORYtaxALLsui0", ""}})
    EXPECT_EQ(parse_sgf_rules(name), rules) << name;
}

TEST(GameRecord, ASessionWithVariationsComesBack) {
  Session session(*(*find_go_game({5, 4, 0}, "positional"))->with_komi(3.5, 0));
  ASSERT_TRUE(session.set_position("...../.X.../...../.....:2"));
  for (const char* move : {"c2", "pass", "pass"}) ASSERT_TRUE(session.play(move));
  session.jump(1);
  for (const char* move : {"a1", "b2"}) ASSERT_TRUE(session.play(move));
  RecordTexts texts;
  texts.black = "a]b\\";
  texts.comments[1] = "one: two";
  const auto tree = make_record(session, texts);
  ASSERT_TRUE(tree);
  EXPECT_EQ(tree->nodes[0].value("RE"), "W+3.5");
  EXPECT_EQ(sgf::format({*tree}),
            "(;GM[1]FF[4]CA[UTF-8]AP[Kanzen:1.0]SZ[5:4]KM[3.5]RU[Chinese]AB[bb]PL[W]PB[a\\]b\\\\]"
            "RE[W+3.5]\n;W[cc]C[one\\: two]\n(;B[];W[])\n(;B[ad];W[bc]))\n");
  const GameRecord again = record(sgf::format({*tree}));
  EXPECT_TRUE(again.notes.empty());
  EXPECT_EQ(again.session.info().komi, 3.5);
  ASSERT_EQ(again.session.node_count(), session.node_count());
  for (Session::Node node = 0; node < session.node_count(); ++node) {
    EXPECT_EQ(again.session.position(node), session.position(node));
    EXPECT_EQ(again.session.parent(node), session.parent(node));
  }
  EXPECT_EQ(again.texts.comments, texts.comments);
  EXPECT_EQ(again.texts.black, texts.black);
  EXPECT_EQ(*make_record(again.session, again.texts), *tree);
}

TEST(GameRecord, KeepsUnknownPropertiesAsTheyWereRead) {
  const std::string text =
      "(;GM[1]FF[4]CA[UTF-8]AP[Kanzen:1.0]SZ[9]KM[0]RU[AGA]DT[May 3rd 2001]RE[Black wins]TM[1h]"
      "HA[two]ST[x]WS[2];B[aa]TE[cup]BM[1]KO[x]LB[zz:a][cc]TR[aa][aa]L[bb]M[cc]"
      ";W[bb]SZ[9]GB[1]GW[1]FG[figure])";
  const GameRecord opened = record(text);
  std::string written = *format_record(opened.session, opened.texts);
  std::erase(written, '\n');
  EXPECT_EQ(written, text);
}

TEST(GameRecord, ACommentOfAMoveInTheFirstNodeIsTheMoves) {
  const GameRecord opened = record("(;SZ[5]B[bb]C[a move];W[cc])");
  EXPECT_EQ(opened.texts.comments, (std::map<Session::Node, std::string>{{1, "a move"}}));
}

TEST(GameRecord, CommentsOfNodesThatAreOnePositionAreJoined) {
  const GameRecord opened = record("(;SZ[5]C[one];C[two];B[bb]C[three];C[four];W[cc]C[five])");
  EXPECT_EQ(opened.texts.comments, (std::map<Session::Node, std::string>{
                                       {0, "one\ntwo"}, {1, "three\nfour"}, {2, "five"}}));
}

// Each value is kept once, at its first place; of a property with one value the first is.
TEST(GameRecord, PropertiesOfNodesThatAreOnePositionAreMerged) {
  const GameRecord opened =
      record("(;SZ[5];B[bb]LB[cc:1]TR[aa]N[one];LB[cc:1][dd:2]SQ[ee]N[two];LB[aa:3])");
  const auto& others = opened.texts.other_properties;
  ASSERT_EQ(others.size(), 1u);
  EXPECT_EQ(others.at(1),
            (std::vector<sgf::Property>{
                {"LB", {"cc:1", "dd:2", "aa:3"}}, {"TR", {"aa"}}, {"N", {"one"}}, {"SQ", {"ee"}}}));
}

TEST(GameRecord, AResultHoldsForItsOwnEndOnly) {
  GameRecord opened = record("(;SZ[5]RE[B+T];B[bb])");
  const auto result = [&] {
    return std::string(make_record(opened.session, opened.texts)->nodes[0].value("RE"));
  };
  EXPECT_EQ(result(), "B+T");
  opened.session.jump(1);
  for (const char* move : {"pass", "pass"}) ASSERT_TRUE(opened.session.play(move));
  EXPECT_EQ(result(), "B+25");
}

TEST(GameRecord, AResignationIsAResultAndNoMove) {
  Session session(*find_go_game({5, 5, 0}));
  for (const char* move : {"c3", "resign"}) ASSERT_TRUE(session.play(move));
  const std::string text = *format_record(session);
  EXPECT_NE(text.find("RE[B+R];B[cc])"), std::string::npos) << text;
  GameRecord opened = record(text);
  EXPECT_EQ(opened.session.node_count(), 2u);
  add_resignation(opened);
  EXPECT_EQ(opened.session.node_count(), 3u);
  EXPECT_EQ(opened.session.current(), 0u);
  EXPECT_EQ(opened.session.end_of(2)->winner, Player{0});
  EXPECT_EQ(*format_record(opened.session, opened.texts), text);
  // Play that continues becomes the main line.
  opened.session.jump(1);
  ASSERT_TRUE(opened.session.play("b2"));
  const auto tree = make_record(opened.session, opened.texts);
  EXPECT_EQ(tree->nodes.size(), 3u);
  EXPECT_TRUE(tree->nodes[0].value("RE").empty());
}

TEST(GameRecord, OnlyWhoIsToMoveResigns) {
  for (const char* text : {"(;SZ[5]RE[W+R];B[bb])", "(;SZ[5]RE[B+4.5];B[bb])", "(;SZ[5];B[bb])",
                           "(;SZ[5]RE[B+R];B[bb];W[];B[])"}) {
    GameRecord opened = record(text);
    const std::size_t nodes = opened.session.node_count();
    add_resignation(opened);
    EXPECT_EQ(opened.session.node_count(), nodes) << text;
  }
}

TEST(GameRecord, OtherGamesHaveNone) { EXPECT_FALSE(make_record(*Session::open(default_game()))); }

}  // namespace
}  // namespace kanzen
