// Game records: opened from files and pasted texts, described, and saved again.
#include "imgui_app/features/files/controller.hpp"

#include <gtest/gtest.h>

#include "engine/session/position_queries.hpp"
#include "imgui_app/features/files/words.hpp"
#include "imgui_app/model/state_queries.hpp"
#include "imgui_app/text/formatting.hpp"
#include "imgui_app/text/pasted.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app::record_tests {
namespace {

constexpr const char* one_game =
    "(;GM[1]FF[4]SZ[9]KM[6.5]RU[Chinese]PB[Ann]C[the start];B[ee]C[the middle]"
    "(;W[cc];B[gg])(;W[gc]))";

void open(OpenedPage& page, const std::string& text, const std::string& name = "game.sgf") {
  page.controller.on_event(FileOpened{name, text});
}

TEST(Record, OpensTheGameOfTheFileWithItsVariationsAndComments) {
  OpenedPage page("game=gobblers2");
  open(page, one_game);
  EXPECT_EQ(page.session().info().name, "go:9");
  EXPECT_EQ(page.session().info().komi, 6.5);
  EXPECT_EQ(page.session().node_count(), 5U);
  EXPECT_EQ(page.session().current(), 0U);
  EXPECT_EQ(current_comment(page.state()), "the start");
  page.activate("button-redo");
  EXPECT_EQ(current_comment(page.state()), "the middle");
  EXPECT_NE(page.platform.fragment.find("komi=6.5"), std::string::npos);
  OpenedPage pasted("game=gobblers2");
  pasted.controller.on_event(Pasted{std::string("\n ") + one_game});
  EXPECT_EQ(pasted.session().info().name, "go:9");
  EXPECT_FALSE(has_sgf_start("-,-,-/-,-,-/-,-,-:1"));
  EXPECT_FALSE(has_sgf_start("(1)"));
  EXPECT_TRUE(has_sgf_start("\xEF\xBB\xBF(\n;B[aa])"));
}

TEST(Record, IsSavedAsItWasOpened) {
  OpenedPage page("game=go:9");
  open(page, one_game);
  page.activate("square-c7");  // a variation in addition to those of the file
  page.activate("button-save-record");
  EXPECT_EQ(page.platform.saved.first, "kanzen-go-9x9.sgf");
  const std::string saved = page.platform.saved.second;
  for (const char* part : {"KM[6.5]", "PB[Ann]", "C[the middle]", "B[cc]", "W[gc]"})
    EXPECT_NE(saved.find(part), std::string::npos) << part << " in " << saved;
  OpenedPage other("game=gobblers2");
  open(other, saved);
  EXPECT_EQ(other.session().node_count(), page.session().node_count());
  other.activate("button-save-record");
  EXPECT_EQ(other.platform.saved.second, saved);
}

TEST(Record, AFileIsDecodedAndAPastedTextIsNot) {
  OpenedPage page("game=gobblers2");
  open(page, "(;GM[1]SZ[9]CA[test]PB[Ren~];B[ee])");
  EXPECT_EQ(page.state().record.texts.black, "René");
  EXPECT_FALSE(page.state().notices.refusal);
  page.controller.on_event(Pasted{"(;GM[1]SZ[9]CA[test]PB[René~];B[ee])"});
  EXPECT_EQ(page.state().record.texts.black, "René~");
  // The set that is guessed is not known to this platform.
  open(page, "(;GM[1]SZ[9]CA[none]PB[\xF6])", "unknown.sgf");
  ASSERT_TRUE(page.state().notices.refusal);
  EXPECT_EQ(page.state().notices.refusal->reason.message,
            "the character set \"windows-1252\" is not known here; expected UTF-8");
}

TEST(Record, NotesOfTheCharactersStayUntilAGameIsChosen) {
  OpenedPage page("game=gobblers2");
  open(page, "(;GM[1]SZ[9]CA[none]PB[é])(;GM[1]SZ[13]PB[B])");
  page.activate("record-1");
  ASSERT_TRUE(page.state().notices.refusal);
  EXPECT_EQ(page.state().notices.refusal->reason.message,
            "the file is UTF-8, and not of the character set \"none\" that it names");
}

TEST(Record, OfSeveralGamesOneIsChosen) {
  OpenedPage page("game=gobblers2");
  open(page, "(;GM[1]SZ[9]PB[A];B[aa])(;GM[1]SZ[13]PB[B];B[bb])");
  EXPECT_EQ(page.session().info().name, "gobblers2");
  ASSERT_TRUE(page.state().record.offered);
  EXPECT_EQ(page.state().open.tab, "game");
  EXPECT_FALSE(page.activate("record-2"));
  open(page, "(;GM[1]SZ[9]PB[A];B[aa])(;GM[1]SZ[13]PB[B];B[bb])(;GM[2])");
  page.activate("record-2");  // another game than Go
  EXPECT_TRUE(page.state().notices.refusal);
  EXPECT_EQ(page.state().record.offered->games.size(), 3U);
  EXPECT_TRUE(page.activate("record-1"));
  EXPECT_EQ(page.session().info().name, "go:13");
  EXPECT_FALSE(page.state().record.offered);
}

TEST(Record, AllThatCannotBeShownIsListed) {
  OpenedPage page("game=go:9");
  open(page, "(;GM[1]SZ[9]RU[odd]KM[x];B[ee](;W[ee])(;AB[zz])(;W[gg]))");
  ASSERT_TRUE(page.state().notices.refusal);
  EXPECT_EQ(page.state().notices.refusal->heading, word::record_notes);
  EXPECT_EQ(page.state().notices.refusal->reason.message, "the rules \"odd\" are not known here");
  EXPECT_EQ(page.state().notices.refusal->other_reasons.size(), 3U);
  EXPECT_EQ(page.session().node_count(), 3U);
}

TEST(Record, AResignationEndsTheGameAndStaysItsResult) {
  OpenedPage page("game=go:9");
  open(page, "(;GM[1]SZ[9]RE[W+Resign]TM[60];B[ee];W[gg])");
  ASSERT_EQ(page.session().node_count(), 4U);
  EXPECT_EQ(page.session().current(), 0U);
  page.activate("button-last");
  EXPECT_EQ(page.session().board().end->winner, Player{1});
  page.activate("button-save-record");
  EXPECT_NE(page.platform.saved.second.find("RE[W+Resign]TM[60]"), std::string::npos)
      << page.platform.saved.second;
}

// White's stone at a3 is dead; without it the count is B+5, with it W+6.
std::string counted_game(const std::string& result, const std::string& marks = "TB[aa:be]") {
  return "(;GM[1]SZ[5]KM[0]RU[Chinese]RE[" + result +
         "];B[ce];W[de];B[cd];W[dd];B[cc];W[dc];B[cb];W[db];B[ca];W[da];B[];W[ac];B[];W[]" + marks +
         ")";
}

TEST(Record, DeadStonesOfTheFileAreRemovedAtItsEnd) {
  const std::set<unsigned> marked{10};
  OpenedPage page("game=gobblers2");
  open(page, counted_game("B+5"));
  EXPECT_TRUE(page.state().go.counting.dead.empty());
  page.activate("button-last");
  EXPECT_EQ(page.state().go.counting.dead, marked);
  EXPECT_EQ(final_count(page.state())->lead, 5);
  EXPECT_EQ(page.controller.verdict().title, "Black has won by 5 points");
  EXPECT_TRUE(page.platform.fragment.ends_with("&dead=a3")) << page.platform.fragment;
  page.activate("square-a3");
  EXPECT_TRUE(page.state().go.counting.dead.empty());
  page.activate("button-save-record");
  EXPECT_EQ(page.platform.saved.second.find("TB["), std::string::npos);
  EXPECT_NE(page.platform.saved.second.find("TW[ea]"), std::string::npos);
  page.click("button-undo button-redo");
  EXPECT_EQ(page.state().go.counting.dead, marked);
  page.click("button-first button-save-record");
  EXPECT_NE(page.platform.saved.second.find("W[]TB[aa:be])"), std::string::npos);
  open(page, counted_game("B+5", ""));
  page.activate("button-last");
  EXPECT_TRUE(page.state().go.counting.dead.empty());
}

TEST(Record, DeadStonesThatTheVisitorChoseAreSaved) {
  OpenedPage page("game=gobblers2");
  std::string unfinished = counted_game("B+T", "");
  unfinished.replace(unfinished.find(";B[];W[])"), std::string::npos, ")");
  open(page, unfinished);
  page.click("button-last move-pass move-pass square-a3 button-save-record");
  const std::string saved = page.platform.saved.second;
  EXPECT_NE(saved.find("RE[B+5]"), std::string::npos) << "the file's result had another end";
  open(page, saved);
  page.activate("button-last");
  EXPECT_EQ(page.state().go.counting.dead, std::set<unsigned>{10}) << saved;
}

TEST(Record, ItsResultIsComparedWithTheCountAtItsEnd) {
  OpenedPage page("game=gobblers2");
  const auto at_end = [&](const std::string& result, const std::string& marks = "TB[aa:be]") {
    open(page, counted_game(result, marks));
    EXPECT_EQ(describe_record_result(page.state()), "");
    page.activate("button-last");
    return describe_record_result(page.state());
  };
  EXPECT_EQ(at_end("B+5"), "The record says B+5, the same as the count.");
  EXPECT_EQ(at_end("B+5", ""),
            "The record says B+5; counted here: W+6. Dead stones may be missing.");
  page.activate("square-a3");
  EXPECT_EQ(describe_record_result(page.state()), "The record says B+5, the same as the count.");
  EXPECT_EQ(at_end("B+T"), "The record says B+T.");
}

TEST(Record, ABadFileIsRefusedByName) {
  OpenedPage page("game=gobblers2");
  open(page, "(;GM[2]SZ[9];B[ee])", "broken.sgf");
  ASSERT_TRUE(page.state().notices.refusal);
  EXPECT_EQ(page.state().notices.refusal->given, "broken.sgf");
  EXPECT_EQ(page.state().notices.refusal->heading, word::refused_record);
  EXPECT_EQ(page.session().info().name, "gobblers2");
  open(page, "(;GM[1]SZ[9];B[ee])");
  EXPECT_FALSE(page.state().notices.refusal);
}

TEST(Record, PlayGoesOnFromAPositionThatIsSetUp) {
  OpenedPage page("game=gobblers2");
  open(page, "(;GM[1]SZ[9];B[cc];W[gg];AB[ee]AW[ff]AE[cc];B[cg];W[gc])");
  EXPECT_FALSE(page.state().notices.refusal);
  const Session& session = page.session();
  ASSERT_EQ(session.line().size(), 6U);
  for (int ply = 1; ply <= 3; ++ply) page.activate("button-redo");
  const Session::Node set_up = session.current();
  EXPECT_EQ(move_text(page.state(), set_up), "set up");
  EXPECT_EQ(move_words(session, set_up, Language::japanese), "配置");
  EXPECT_FALSE(move_into(session, set_up)) << "no last move is marked";
  EXPECT_EQ(tally_of(page.state())->captures, (std::array{0u, 0u})) << "no stone was captured";
  page.activate("square-a1");
  EXPECT_EQ(move_text(page.state(), session.current()), "A1");
  EXPECT_EQ(session.children(set_up).size(), 2U);
  page.activate("button-undo");
  page.activate("button-undo");
  EXPECT_EQ(move_text(page.state(), session.current()), "G3");
  const OpenedPage again(page.platform.fragment);
  EXPECT_EQ(again.session().nodes().size(), session.nodes().size());
  EXPECT_EQ(again.session().position(set_up), session.position(set_up));
}

TEST(Record, AnotherGameForgetsIt) {
  OpenedPage page("game=gobblers2");
  open(page, one_game);
  page.activate("game-gobblers2");
  EXPECT_EQ(current_comment(page.state()), "");
  EXPECT_FALSE(has_record(page.session().info()));
}

}  // namespace
}  // namespace kanzen::app::record_tests
