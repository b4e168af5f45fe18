// The position editor: the Edit tab, its tools, its text field, and the ways back.
#include "imgui_app/features/editor/editor.hpp"
#include "imgui_app/text/descriptions.hpp"

#include <gtest/gtest.h>

#include "imgui_app/features/editor/words.hpp"
#include "tests/app/drawn_page.hpp"
#include "tests/app/listener.hpp"

namespace kanzen::app::editing_tests {
namespace {

struct EditedPage : OpenedPage {
  explicit EditedPage(const std::string& fragment = "game=gobblers2") : OpenedPage(fragment) {
    activate("tab-edit");
  }
  std::string draft() const { return shown_position(state()); }
  const EditedDraft& editor() const { return *feature<Editor>().edited(); }
  void type(const std::string& text) { controller.on_event(Typed{text}); }
  void all(std::initializer_list<const char*> ids) {
    for (const char* id : ids) EXPECT_TRUE(activate(id)) << id;
  }
};

void drop_piece(OpenedPage& page, std::optional<unsigned> from, PieceView piece,
                std::optional<unsigned> to) {
  page.act(does(page.feature<Editor>(), &Editor::drop_piece, from, piece, to));
}

TEST(Editing, BeginsWithTheSessionsPositionAndLeavesItAlone) {
  EditedPage page("game=gobblers2&moves=L@b2.M@a1");
  EXPECT_EQ(page.draft(), page.session().position());
  const std::string fragment = page.platform.fragment;
  page.all({"piece-1-L", "square-c3"});
  EXPECT_EQ(page.draft(), "-,-,L/-,L,-/m,-,-:1");
  EXPECT_EQ(page.session().ply(), 2U);
  EXPECT_EQ(page.platform.fragment, fragment);
  page.activate("tab-moves");
  EXPECT_EQ(shown_position(page.state()), page.session().position());
  page.activate("tab-edit");
  EXPECT_EQ(page.draft(), "-,-,L/-,L,-/m,-,-:1") << "it is still there";
}

TEST(Editing, PutsMovesAndRemovesPieces) {
  EditedPage page;
  page.all({"piece-1-M", "square-a1", "piece-2-L", "square-a1", "square-b2"});
  EXPECT_EQ(page.draft(), "-,-,-/-,l,-/Ml,-,-:1");
  page.activate("square-b2");  // a second press removes it
  EXPECT_EQ(page.draft(), "-,-,-/-,-,-/Ml,-,-:1");
  page.all({"button-edit-move", "square-a1", "square-c3"});
  EXPECT_EQ(page.draft(), "-,-,l/-,-,-/M,-,-:1");
  page.all({"square-a1", "square-a1"});  // picked up and put back
  EXPECT_FALSE(page.editor().held);
  page.all({"button-edit-remove", "square-a1"});
  EXPECT_EQ(page.draft(), "-,-,l/-,-,-/-,-,-:1");
}

TEST(Editing, ADragDoesTheSame) {
  EditedPage page;
  drop_piece(page, std::nullopt, {1, 0}, 4);
  EXPECT_EQ(page.draft(), "-,-,-/-,L,-/-,-,-:1");
  drop_piece(page, 4, {1, 0}, 0);
  EXPECT_EQ(page.draft(), "L,-,-/-,-,-/-,-,-:1");
  drop_piece(page, 0, {1, 0}, std::nullopt);  // off the board
  EXPECT_EQ(page.draft(), "-,-,-/-,-,-/-,-,-:1");
}

TEST(Editing, AMoveOntoAPieceOfTheOtherPlayerTakesItIntoTheHand) {
  const auto draft_after = [](const char* rules, unsigned from, unsigned to, const char* position) {
    OpenedPage page("game=dobutsu&rules=" + std::string(rules) + "&position=" + position);
    page.activate("tab-edit");
    const PieceView piece = page.feature<Editor>().edited()->draft().squares[from].back();
    drop_piece(page, from, piece, to);
    return page.feature<Editor>().edited()->notation();
  };
  const char* const start = "gle/1c1/1C1/ELG:-:1";
  EXPECT_EQ(draft_after("normal", 7, 4, start), "gle/1C1/3/ELG:C:1");
  EXPECT_EQ(draft_after("no-drops", 7, 4, start), "gle/1C1/3/ELG:-:1");
  EXPECT_EQ(draft_after("normal", 11, 9, start), "gle/1c1/1C1/GL1:-:1") << "an own piece";
  EXPECT_EQ(draft_after("normal", 0, 3, "gl1/H2/3/EL1:Gec:2"), "1l1/g2/3/EL1:Gecc:2")
      << "a hen becomes a chick";
}

TEST(Editing, ChangesAreTakenBack) {
  EditedPage page;
  page.all({"piece-1-L", "square-a3", "square-b2", "side-2", "button-edit-undo"});
  EXPECT_EQ(page.draft(), "L,-,-/-,L,-/-,-,-:1");
  page.all({"button-undo", "button-undo", "button-undo"});  // once more than needed
  EXPECT_EQ(page.draft(), "-,-,-/-,-,-/-,-,-:1");
  EXPECT_EQ(page.session().ply(), 0U);
  page.all({"button-edit-redo", "button-redo", "button-edit-redo"});
  EXPECT_EQ(page.draft(), "L,-,-/-,L,-/-,-,-:2");
  page.all({"button-edit-undo", "button-edit-clear", "button-edit-undo"});
  EXPECT_EQ(page.draft(), "L,-,-/-,L,-/-,-,-:1") << "what was taken back is gone";
}

TEST(Editing, TurnsMirrorsAndSwaps) {
  EditedPage page;
  page.all({"piece-1-L", "square-a3", "piece-2-M", "square-b3", "button-edit-mirror"});
  EXPECT_EQ(page.draft(), "-,m,L/-,-,-/-,-,-:1");
  page.activate("button-edit-turn");
  EXPECT_EQ(page.draft(), "-,-,-/-,-,m/-,-,L:1");
  page.activate("button-edit-swap");
  EXPECT_EQ(page.draft(), "-,-,-/-,-,M/-,-,l:2");
  page.activate("button-edit-start");
  EXPECT_EQ(page.draft(), page.session().info().start);
}

TEST(Editing, ShiftsAllPiecesWhereTheRulesAllowIt) {
  OpenedPage page("game=mnk:4,4,3&moves=a1.b1");
  page.activate("tab-edit");
  EXPECT_FALSE(page.activate("shift-left") || page.activate("shift-down")) << "at the edge";
  page.click("shift-up shift-right");
  EXPECT_EQ(shown_position(page.state()), "..../..../.XO./....:1");
  page.activate("button-edit-undo");
  EXPECT_EQ(shown_position(page.state()), "..../..../XO../....:1");
  page.go_to("game=mnk:4,4,3&rules=gravity&moves=a1.b1");
  page.activate("tab-edit");
  EXPECT_FALSE(page.activate("shift-up")) << "stones would float";
  EXPECT_TRUE(page.activate("shift-right"));
  page.go_to("game=go:5&rules=ko&moves=b2.a1");
  page.activate("tab-edit");
  EXPECT_FALSE(page.activate("shift-left"));
  // As the board is seen, which is from the other side here.
  page.go_to("game=dobutsu&position=1l1/3/1L1/3:ggeecc:1&view=second");
  page.activate("tab-edit");
  page.activate("shift-left");
  EXPECT_EQ(shown_position(page.state()), "2l/3/2L/3:eeggcc:1");
}

TEST(Editing, ShowsWhatIsWrongAndWhere) {
  EditedPage page;
  page.all({"piece-1-L", "square-a3", "square-b2", "square-c2"});
  EXPECT_TRUE(page.feature<Editor>().is_wrong(0));
  EXPECT_FALSE(page.feature<Editor>().is_wrong(1));
  const Verdict verdict = page.controller.verdict();
  EXPECT_EQ(verdict.title, "1 error in this position");
  EXPECT_EQ(verdict.detail, "square c2: a third \"L\"; each player has two.");
  EXPECT_EQ(page.feature<Editor>().describe_square(0), "a3: Orange large; wrong here");
  page.activate("button-edit-analyse");
  EXPECT_EQ(page.state().open.tab, "edit") << "not from such a position";
  page.activate("square-c2");
  EXPECT_EQ(page.controller.verdict().title, "This position can be played");
}

TEST(Editing, ShowsThatNoPlayComesThere) {
  EditedPage page;
  page.all({"piece-1-L", "square-a3"});
  EXPECT_EQ(page.controller.verdict().detail, word::never_reached.in(Language::english));
  EXPECT_TRUE(page.activate("button-edit-analyse"));
  EXPECT_EQ(page.session().position(), "L,-,-/-,-,-/-,-,-:1");
}

TEST(Editing, LeadsToAnalysisAndToPlay) {
  EditedPage page("game=gobblers2&moves=L@b2.M@a1");
  page.activate("button-edit-analyse");
  EXPECT_EQ(page.session().ply(), 2U) << "nothing was changed, and the history is kept";
  page.activate("tab-edit");
  page.all({"piece-2-L", "square-c3", "side-2", "button-edit-analyse"});
  EXPECT_EQ(page.session().position(), "-,-,l/-,L,-/m,-,-:2");
  EXPECT_EQ(page.state().open.tab, "moves");
  EXPECT_NE(page.session().analysis(), nullptr) << "it has its values";
  page.activate("tab-edit");
  page.all({"button-edit-remove", "square-c3", "button-edit-play"});
  EXPECT_EQ(page.state().view.mode, Mode::play);
  EXPECT_EQ(page.session().position(), "-,-,-/-,L,-/m,-,-:2");
  page.pass(1);  // the perfect player, who is second, moves
  EXPECT_EQ(page.session().ply(), 1U);
}

TEST(Editing, NobodyMovesMeanwhile) {
  EditedPage page("game=gobblers2&mode=play&players=second");
  page.pass(5);
  EXPECT_EQ(page.session().ply(), 0U);
  page.activate("tab-game");
  page.pass(5);
  EXPECT_EQ(page.session().ply(), 1U);
}

TEST(Editing, ATypedPositionIsOnTheBoardAtOnce) {
  EditedPage page;
  page.type("L,-,-/-,-,-/-,-,");
  EXPECT_EQ(page.draft(), page.session().info().start);
  ASSERT_TRUE(page.editor().parsed.error);
  EXPECT_EQ(page.editor().text, "L,-,-/-,-,-/-,-,") << "it stays as it is typed";
  page.type(" L,-,-/-,-,-/-,-,-:2 ");
  EXPECT_EQ(page.draft(), "L,-,-/-,-,-/-,-,-:2");
  EXPECT_EQ(page.editor().text, " L,-,-/-,-,-/-,-,-:2 ");
  EXPECT_FALSE(page.editor().parsed.error);
  page.activate("button-edit-undo");
  EXPECT_EQ(page.editor().text, page.session().info().start) << "the board's again";
}

TEST(Editing, ATextIsCalledWrongWhenTypingPausesOrItIsToBeOpened) {
  EditedPage page;
  for (const char* text : {"L", "L@", "L@b2 L@b"}) {
    page.type(text);
    EXPECT_EQ(page.editor().shown_error(), nullptr) << text;
    page.pass(0.5);
    EXPECT_EQ(page.editor().shown_error(), nullptr) << text;
  }
  page.pass(0.6);
  ASSERT_NE(page.editor().shown_error(), nullptr);
  EXPECT_EQ(alert_of(page.state()), "") << "it is announced, and interrupts nothing";
  page.type("L@b2 L@b2");
  EXPECT_EQ(page.editor().shown_error(), nullptr) << "typing goes on";
  page.activate("button-edit-open");
  EXPECT_NE(page.editor().shown_error(), nullptr);
  page.controller.on_event(Pasted{"nonsense"});
  EXPECT_NE(page.editor().shown_error(), nullptr) << "no one types it";
}

TEST(Editing, ANumberIsAPositionWhenThatIsAskedFor) {
  EditedPage page;
  page.all({"piece-2-M", "square-c1"});
  page.type("1");  // of "1. L@b2"
  EXPECT_EQ(page.draft(), "-,-,-/-,-,-/-,-,m:1") << "what was put together is still there";
  EXPECT_TRUE(page.editor().parsed.opens());
  page.type("1. L@b2");
  EXPECT_EQ(page.editor().parsed.moves, 1U);
  page.type(" 2147483648");
  page.activate("button-edit-open");
  EXPECT_EQ(page.draft(), "-,-,-/-,L,-/-,-,-:1");
  EXPECT_EQ(page.editor().text, page.draft());
  EXPECT_EQ(page.state().open.tab, "edit");
  page.activate("button-edit-undo");
  page.controller.on_event(Pasted{"2147483648"});
  EXPECT_EQ(page.draft(), "-,-,-/-,L,-/-,-,-:1") << "what is pasted on the page is asked for";
}

TEST(Editing, ALinkARecordAndMovesAreOpenedWhenThatIsAskedFor) {
  struct Opened {
    const char *typed, *game;
    std::size_t ply;
  };
  for (const auto& [typed, game, ply] :
       {Opened{"http://host/#game=tictactoe&moves=b2.a1", "tictactoe", 2},
        Opened{"(;GM[1]SZ[9];B[ee])", "go:9", 0}, Opened{"1. L@b2 M@a1 2. L@c3", "gobblers2", 3}}) {
    EditedPage page;
    page.type(typed);
    EXPECT_TRUE(page.editor().parsed.opens());
    EXPECT_EQ(page.session().info().name, "gobblers2");
    EXPECT_EQ(page.session().ply(), 0U);
    page.activate("button-edit-open");
    EXPECT_EQ(page.session().info().name, game);
    EXPECT_EQ(page.session().ply(), ply);
  }
}

TEST(Editing, RefusesTextsThatAreNoPositionLinkOrRecord) {
  EditedPage page;
  for (const char* text : {"nonsense", "#game=chess", "game=tictactoe&moves=z9", "(GM[1])",
                           "L@b2 L@b2", "\xff\xfe", "🂡"}) {
    page.type(text);
    EXPECT_TRUE(page.editor().parsed.error) << text;
    EXPECT_FALSE(page.editor().parsed.opens()) << text;
    page.activate("button-edit-open");
    EXPECT_EQ(page.session().info().name, "gobblers2") << text;
    EXPECT_EQ(page.draft(), page.session().info().start) << text;
  }
  page.type(std::string(100'000, '-'));
  EXPECT_TRUE(page.editor().parsed.error);
  page.type("b2c3 L@b2");  // it begins with a move, so it is no bad position
  ASSERT_TRUE(page.editor().parsed.error);
  const std::string message = page.editor().parsed.error->message;
  EXPECT_NE(message.find("not legal here"), std::string::npos) << message;
  page.type("");
  EXPECT_FALSE(page.editor().parsed.error);
}

TEST(Editing, PutsTextPastedOnThePageIntoTheDraft) {
  EditedPage page;
  page.controller.on_event(Pasted{"L,-,-/-,-,-/-,-,-:2"});
  EXPECT_EQ(page.draft(), "L,-,-/-,-,-/-,-,-:2");
  EXPECT_EQ(page.session().position(), page.session().info().start);
  page.controller.on_event(Pasted{"game=tictactoe"});
  EXPECT_EQ(page.session().info().name, "tictactoe");
}

TEST(Editing, PositionAndLinkAreCopied) {
  EditedPage page;
  page.all({"piece-1-L", "square-a3", "side-2", "button-copy-position"});
  EXPECT_EQ(page.platform.copied, "L,-,-/-,-,-/-,-,-:2");
  page.activate("button-copy-link");
  EXPECT_EQ(page.platform.copied, "page#game=gobblers2&rules=strict&position=L,-,-/-,-,-/-,-,-:2");
}

TEST(Editing, HandsAreCountedWhereTheyAreSet) {
  EditedPage page("game=dobutsu");
  page.all({"button-edit-remove", "square-b2", "held-2-C-more"});
  EXPECT_EQ(page.draft(), "gle/1c1/3/ELG:c:1");
  EXPECT_FALSE(page.activate("held-1-C-less"));
  EXPECT_TRUE(page.editor().check.state);
  page.activate("held-2-C-more");
  EXPECT_TRUE(page.feature<Editor>().is_hand_wrong(page.editor().draft().hands[3].piece));
  EditedPage gobblers;
  EXPECT_FALSE(gobblers.activate("held-1-L-more"));
}

TEST(Editing, TheSideFollowsTheStonesWhereItMust) {
  EditedPage page("game=tictactoe");
  EXPECT_FALSE(page.activate("side-2"));
  page.all({"piece-1-X", "square-b2"});
  EXPECT_EQ(page.draft(), ".../.X./...:2");
  EXPECT_FALSE(page.activate("piece-1-O"));
}

TEST(Editing, OfGoThereIsAKoPointUnderItsRules) {
  EditedPage page("game=go:5&rules=ko&position=.XO../XO.O./.XO../...../.....:1");
  page.all({"button-edit-ko", "square-e1"});
  EXPECT_TRUE(page.feature<Editor>().is_wrong(page.editor().check.faults.front().squares.front()));
  page.activate("square-e1");
  EXPECT_TRUE(page.editor().check.state);
  page.all({"square-c4", "button-edit-analyse"});
}

TEST(Editing, AnotherGameBeginsAnew) {
  EditedPage page;
  page.all({"piece-1-L", "square-a3"});
  page.activate("game-tictactoe");
  EXPECT_EQ(page.draft(), ".../.../...:1");
  EXPECT_EQ(page.editor().drafts.size(), 1U);
}

TEST(Editing, ItsItemsAreThereOnlyInItsTab) {
  OpenedPage page;
  for (const char* id : {"piece-1-L", "side-2", "held-1-L-more", "field-text", "button-edit-clear",
                         "button-edit-open", "button-edit-play"})
    EXPECT_FALSE(page.activate(id)) << id;
  page.activate("tab-edit");
  EXPECT_TRUE(page.activate("field-text"));
  EXPECT_EQ(page.platform.focused_field, "field-text");
  EXPECT_FALSE(page.activate("move-L@b2"));
  EXPECT_FALSE(page.activate("hand-1-L"));
}

TEST(Editing, EscapeLetsGo) {
  EditedPage page;
  page.all({"piece-1-L", "square-a3", "button-edit-move", "square-a3"});
  EXPECT_TRUE(page.editor().held);
  page.controller.escape();
  EXPECT_FALSE(page.editor().held);
  page.activate("piece-1-L");
  page.controller.escape();
  EXPECT_EQ(page.editor().tool.kind, EditTool::Kind::move);
}

TEST(Editing, TheWayBackLeadsToTheGame) {
  const auto expect_way_back = [](const char* edit, const char* typed, const char* leave) {
    OpenedPage page("game=gobblers2&moves=L@b2.M@a1&mode=play&players=two");
    page.click(edit);
    const std::string before = page.platform.fragment;
    if (*typed != 0) page.controller.on_event(Typed{typed});
    page.activate(leave);
    EXPECT_NE(page.platform.fragment, before);
    ASSERT_EQ(page.platform.entries, std::vector{before});
    page.go_back();
    EXPECT_EQ(page.platform.fragment, before);
    EXPECT_EQ(page.session().node_count(), 3U);
  };
  expect_way_back("tab-edit piece-1-L square-c1", "", "button-edit-analyse");
  expect_way_back("tab-edit", "1. L@b2 M@a1 2. L@c3", "button-edit-open");
}

TEST(Editing, AWrongTextIsAnnouncedWhenTypingPauses) {
  Listener page("game=gobblers2");
  page.hear("tab-edit");
  for (const char* text : {"L", "L@", "L@b"}) {
    page.controller.on_event(Typed{text});
    EXPECT_EQ(page.listen(), "") << text;
  }
  const std::string wrong = page.wait(1.1);
  EXPECT_TRUE(wrong.starts_with("This cannot be read: ")) << wrong;
}

TEST(DrawnEditor, ADraftThatIsWrongSaysSoAndIsNotAnalysed) {
  DrawnPage page("game=gobblers2", screen(1280, 800));
  page.click("tab-edit piece-1-L square-a2 square-a3 square-b3");
  EXPECT_NE(page.label_of("edit-finding-0").find("a third \"L\""), std::string::npos);
  for (const MirrorItem& item : page.items())
    EXPECT_FALSE(item.id == "button-edit-analyse" && item.enabled);
}

TEST(Editing, HasNoFigures) {
  OpenedPage page("game=gobblers2");
  page.click("tab-edit");
  EXPECT_FALSE(page.activate("figure-board")) << "the edited position is not part of a game yet";
  EXPECT_EQ(page.state().open.popup, "");
}

}  // namespace
}  // namespace kanzen::app::editing_tests
