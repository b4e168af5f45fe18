// Links, pasted text, rule sets, and how values arrive.
#include <gtest/gtest.h>

#include "engine/session/link.hpp"
#include "imgui_app/app/controller.hpp"
#include "imgui_app/features/play/words.hpp"
#include "imgui_app/text/game.hpp"
#include "imgui_app/text/words.hpp"
#include "tests/app/app_support.hpp"
#include "tests/engine/long_link.hpp"

namespace kanzen::app {
namespace {

TEST(Opening, AnEmptyFragmentOpensTheFirstGameInPlay) {
  OpenedPage page("");
  EXPECT_EQ(page.session().info().name, list_games().front().name);
  EXPECT_FALSE(page.state().notices.refusal.has_value());
  EXPECT_EQ(page.state().view.mode, Mode::play);
  EXPECT_FALSE(page.state().view.values);
  EXPECT_EQ(OpenedPage("mode=analyse").state().view.mode, Mode::analyse) << "a link says which";
  page.click("mode-analyse");
  page.go_to("");
  EXPECT_EQ(page.state().view.mode, Mode::analyse) << "an open page keeps its mode";
}

TEST(Opening, TheIntroductionIsShownUntilTheFirstMove) {
  OpenedPage page("");
  EXPECT_TRUE(shows_introduction(page.state()));
  EXPECT_EQ(page.controller.verdict().detail,
            "Your turn against the medium opponent. Choose a piece, then a square.")
      << "the first opponent can be beaten";
  EXPECT_NE(page.platform.fragment.find("&opponent=slipping20"), std::string::npos);
  EXPECT_EQ(page.platform.title, "Gobblers, 2 sizes – Kanzen");
  page.click("mode-analyse");
  EXPECT_FALSE(shows_introduction(page.state()));
  page.click("mode-play players-purple");
  EXPECT_TRUE(shows_introduction(page.state()));
  EXPECT_EQ(page.controller.verdict().detail.find("Choose"), std::string::npos)
      << "the opponent begins";
  page.click("players-two move-L@b2 button-undo");
  EXPECT_FALSE(shows_introduction(page.state())) << "the history has a move";
  const auto introduction = [](const char* game) {
    return describe_introduction(OpenedPage("mode=play&game=" + std::string(game)).state());
  };
  EXPECT_EQ(introduction("gobblers2"), "Get three of your visible pieces in a line. " +
                                           std::string(word::introduction_solved.english));
  EXPECT_EQ(introduction("mnk:7,7,4"),
            "Get 4 of your marks in a line. " + std::string(word::introduction_searched.english));
  EXPECT_EQ(introduction("go:3"), "Surround more of the board than your opponent. " +
                                      std::string(word::introduction_scored.english));
  EXPECT_EQ(describe_aim(OpenedPage("mode=play&game=tictactoe&rules=misere").state()),
            "You win if the opponent makes a line of 3 marks.");
  page.click("button-language");
  EXPECT_EQ(page.platform.title, "ゴブラーズ・2サイズ – Kanzen 完全");
}

TEST(Opening, SolvesOnceAndAsksForTheWholeLine) {
  OpenedPage page("game=gobblers2&moves=L@b2.L@a1");
  EXPECT_EQ(page.platform.solves, 1);
  for (const Session::Node node : page.session().line()) {
    EXPECT_TRUE(page.session().value(node).has_value());
  }
}

TEST(Opening, ABadPositionLeavesAWorkingBoardAndSaysWhy) {
  OpenedPage page("game=gobblers2&rules=cover&position=-,-,-/-,Q,-/-,-,-:1");
  ASSERT_TRUE(page.state().notices.refusal.has_value());
  EXPECT_EQ(page.state().notices.refusal->heading, word::refused_position);
  EXPECT_EQ(page.state().notices.refusal->given, "-,-,-/-,Q,-/-,-,-:1");
  EXPECT_FALSE(page.state().notices.refusal->reason.empty());
  EXPECT_EQ(page.session().info().rules, "cover");
  EXPECT_TRUE(page.activate("move-L@b2"));
}

TEST(Opening, UnknownGamesAndRulesAreRefused) {
  for (const char* fragment : {"game=chess", "game=chess&rules=strict", "game=gobblers2&moves=x",
                               "game=gobblers2&position=-,-,-/-,L,-/-,-,-:2&moves=x"}) {
    OpenedPage page(fragment);
    ASSERT_TRUE(page.state().notices.refusal.has_value()) << fragment;
    EXPECT_EQ(page.state().notices.refusal->heading, word::refused_link) << fragment;
    EXPECT_TRUE(page.state().session.has_value()) << fragment;
  }
}

TEST(Opening, UnknownRulesOpenTheGameUnderItsUsualOnesAndSaySo) {
  const OpenedPage page("game=gobblers&rules=notebook");
  EXPECT_EQ(page.session().info().name, "gobblers");
  EXPECT_EQ(page.session().info().rules, "strict");
  ASSERT_TRUE(page.state().notices.refusal.has_value());
  EXPECT_EQ(page.state().notices.refusal->heading, word::refused_rules);
  EXPECT_EQ(page.state().notices.refusal->given, "notebook");
  EXPECT_NE(page.state().notices.refusal->reason.message.find("strict"), std::string::npos);
  EXPECT_EQ(page.platform.fragment, "game=gobblers&rules=strict");
}

TEST(Opening, ARefusedLinkChangesNothing) {
  OpenedPage page("game=gobblers2&moves=L@b2&mode=play&players=two");
  const std::string before = page.controller.hosted_state().link;
  for (const char* link : {"game=chess&mode=statistics", "game=gobblers2&moves=x&mode=analyse",
                           "game=gobblers2&view=second&position=y", "mode=analyse&%", "&game"}) {
    page.go_to(link);
    EXPECT_TRUE(page.state().notices.refusal) << link;
    EXPECT_EQ(page.controller.hosted_state().link, before) << link;
    EXPECT_EQ(page.state().view.mode, Mode::play) << link;
    EXPECT_EQ(page.platform.fragment,
              "game=gobblers2&rules=strict&moves=L@b2&mode=play&players=two")
        << "the address is that of what is shown";
  }
}

TEST(Opening, TheAddressIsWrittenOnlyWhenItChanges) {
  OpenedPage page("game=gobblers2&rules=strict");
  EXPECT_EQ(page.platform.fragments_set, 0);
  page.click("mode-play move-L@b2");
  const int written = page.platform.fragments_set;
  page.click("tab-moves button-last mode-play");
  EXPECT_EQ(page.platform.fragments_set, written);
}

TEST(Opening, TheOldGameIsNeverWrittenOverANewAddress) {
  OpenedPage page("game=gobblers2&rules=strict&moves=L@b2");
  page.go_to("game=tictactoe&rules=normal&moves=b2&mode=play&players=two");
  EXPECT_EQ(page.session().info().name, "tictactoe");
  EXPECT_EQ(page.platform.fragments_set, 0) << "it says what is shown";
}

TEST(Opening, ALinkKeepsWhoPlays) {
  OpenedPage page;
  page.click("mode-play players-purple");
  EXPECT_EQ(page.platform.fragment,
            "game=gobblers2&rules=strict&mode=play&players=second&opponent=slipping20");
  OpenedPage again(page.platform.fragment);
  EXPECT_EQ(again.state().play.sides, page.state().play.sides);
  again.controller.on_event(FragmentChanged{"game=gobblers2&mode=play"});
  EXPECT_EQ(again.state().play.sides, Sides({Side::human, Side::engine}));
  again.controller.on_event(FragmentChanged{"game=gobblers2"});
  EXPECT_EQ(again.state().view.mode, Mode::analyse) << "as a link without a mode means it";
}

TEST(Opening, ANotationOfOtherProgramsIsTakenAndGiven) {
  OpenedPage page("game=dobutsu");
  page.controller.on_event(Pasted{" g1e/1l1/c+C1/EL1[G] b\n"});
  EXPECT_EQ(page.session().position(), "g1e/1l1/cH1/EL1:G:2");
  EXPECT_FALSE(page.state().notices.refusal);
  EXPECT_TRUE(page.activate("button-copy-notation"));
  EXPECT_EQ(page.platform.copied, "g1e/1l1/c+C1/EL1[G] b - - 0 1");
  EXPECT_TRUE(has_copied(page.state(), "button-copy-notation"));
  EXPECT_FALSE(has_copied(page.state(), "button-copy-position"));
  page.activate("game-gobblers2");
  EXPECT_FALSE(page.activate("button-copy-notation")) << "its other notation is no program's";
}

TEST(Opening, AWrongOneIsRefusedWithItsReason) {
  OpenedPage page("game=dobutsu&position=gle/1c1/1C1/ELG[]%20x");
  ASSERT_TRUE(page.state().notices.refusal);
  EXPECT_EQ(page.state().notices.refusal->offset, std::size_t{18});
  EXPECT_NE(alert_of(page.state()).find("the side to move, w or b"), std::string::npos)
      << alert_of(page.state());
  page.activate("button-language");
  EXPECT_NE(alert_of(page.state()).find("手番（wかb）"), std::string::npos)
      << alert_of(page.state());
  page.controller.on_event(Pasted{"gle/1c1/1C1/ELG[C] w"});
  EXPECT_NE(alert_of(page.state()).find("ひよこ"), std::string::npos) << alert_of(page.state());
}

TEST(Opening, WhoPlaysSecondSeesTheBoardFromHisSide) {
  OpenedPage page("game=dobutsu&mode=play&players=second");
  EXPECT_TRUE(is_turned(page.state()));
  EXPECT_EQ(page.platform.fragment, "game=dobutsu&rules=normal&mode=play&players=second");
  page.activate("mode-analyse");
  EXPECT_TRUE(is_turned(page.state())) << "looking back turns nothing";
  EXPECT_EQ(page.platform.fragment, "game=dobutsu&rules=normal&view=second");
  page.activate("toggle-turned");
  EXPECT_FALSE(is_turned(page.state()));
  EXPECT_EQ(page.platform.fragment, "game=dobutsu&rules=normal");
  page.activate("mode-play");
  EXPECT_TRUE(is_turned(page.state()));
  page.activate("toggle-turned");
  EXPECT_EQ(page.platform.fragment,
            "game=dobutsu&rules=normal&mode=play&players=second&view=first");
  page.activate("players-two");
  EXPECT_FALSE(is_turned(page.state()));
  page.activate("players-purple");
  EXPECT_TRUE(is_turned(page.state())) << "who chooses his side forgets how he had turned it";
}

TEST(Opening, ALinkKeepsFromWhereTheBoardIsSeen) {
  OpenedPage page("game=dobutsu&view=second");
  EXPECT_TRUE(is_turned(page.state()));
  EXPECT_EQ(page.platform.fragment, "game=dobutsu&rules=normal&view=second");
  page.activate("move-b2b3");
  EXPECT_EQ(page.platform.fragment, "game=dobutsu&rules=normal&moves=b2b3&view=second");
  page.controller.on_event(FragmentChanged{"game=dobutsu&mode=play&players=second&view=first"});
  EXPECT_FALSE(is_turned(page.state()));
  page.controller.on_event(FragmentChanged{"game=dobutsu&view=nonsense"});
  EXPECT_FALSE(is_turned(page.state()));
}

TEST(Opening, WhereNobodySitsOppositeNothingIsTurned) {
  OpenedPage page("game=gobblers2&mode=play&players=second&view=second");
  EXPECT_FALSE(is_turned(page.state()));
  EXPECT_EQ(page.platform.fragment, "game=gobblers2&rules=strict&mode=play&players=second");
  page.activate("toggle-turned");
  EXPECT_FALSE(is_turned(page.state()));
  EXPECT_EQ(page.platform.fragment, "game=gobblers2&rules=strict&mode=play&players=second");
}

TEST(Opening, OfALongLinkTheFirstMovesArePlayedAndTheRestIsShown) {
  OpenedPage page(long_link(3000));
  EXPECT_EQ(page.session().ply(), longest_linked_line);
  ASSERT_TRUE(page.state().notices.refusal.has_value());
  EXPECT_EQ(page.state().notices.refusal->heading, word::link_is_cut);
  EXPECT_EQ(page.state().notices.refusal->reason.message,
            "It has 3,000 moves, of which the first 1,000 were played");
  const std::string position = page.session().position();
  EXPECT_TRUE(page.activate("move-" + page.session().moves().front().text));
  EXPECT_EQ(page.session().position(), position) << "the line is full";
  EXPECT_EQ(page.state().notices.refusal->heading, word::line_is_full);
  page.activate("button-undo");
  page.activate("move-" + page.session().moves().back().text);
  EXPECT_EQ(page.session().ply(), longest_linked_line);
}

// A line through many positions: at each ply another of the moves that do not end the game.
Session wandering(const std::string& game, std::size_t plies) {
  auto session = Session::open(game);
  for (std::size_t i = 1; session->ply() < plies; ++i) {
    const std::vector<MoveView>& moves = session->moves();
    const std::string move = moves[(i * 2654435761u >> 7) % moves.size()].text;
    if (session->play(move) && session->moves().empty()) session->undo();
    if (i % 60 == 0) session->undo();  // out of a position whose every move ends the game
  }
  return *std::move(session);
}

TEST(Opening, PositionsOfALongLineAreAskedForInPortionsUntilAllAreThere) {
  OpenedPage page(link_to(wandering("gobblers", 300)));
  page.controller.on_event(Answer<OpenSolutionRequest>{});
  TableStatus status;
  status.phase = TableStatus::Phase::ready;
  page.controller.on_event(Answer<TableRequest>{.result = status});
  ASSERT_EQ(page.platform.requests.size(), 64U);
  EXPECT_EQ(page.platform.requests.front(), page.session().position()) << "what is seen first";
  for (std::size_t answered = 0; answered < page.platform.requests.size(); ++answered) {
    Analysis analysis;
    analysis.position = page.platform.requests[answered];
    page.controller.on_event(analysed(analysis));
  }
  EXPECT_TRUE(page.session().missing_analysis().empty());
  EXPECT_GT(page.platform.requests.size(), 64U);
}

TEST(Opening, ARefusalIsClosedOrMadeGood) {
  OpenedPage page("game=chess");
  page.controller.escape();
  EXPECT_FALSE(page.state().notices.refusal.has_value());
  page.controller.on_event(Pasted{"nonsense"});
  EXPECT_TRUE(page.state().notices.refusal.has_value());
  page.controller.on_event(Pasted{"  -,-,-/-,L,-/-,-,-:2\n"});
  EXPECT_FALSE(page.state().notices.refusal.has_value());
  EXPECT_EQ(page.session().position(), "-,-,-/-,L,-/-,-,-:2");
  page.controller.on_event(
      Pasted{"https://example.org/kanzen/#game=gobblers2&rules=cover&moves=L@b2"});
  EXPECT_EQ(page.session().info().rules, "cover");
  EXPECT_EQ(page.session().ply(), 1U);
}

TEST(Opening, AnotherRuleSetKeepsThePositionAndIsSolvedAnew) {
  OpenedPage page("game=gobblers2&moves=L@b2");
  page.platform.answers = false;
  page.activate("rules-cover");
  EXPECT_EQ(page.platform.solves, 2);
  page.activate("button-cancel");
  EXPECT_TRUE(page.state().values.solving.is<Solving::Cancelled>());
  page.platform.answers = true;
  page.activate("button-retry");
  EXPECT_EQ(page.platform.solves, 3);
  EXPECT_TRUE(page.state().values.solving.is<Solving::Done>());
  EXPECT_EQ(page.state().values.solving.summary()->rules, "cover");
  EXPECT_EQ(page.session().info().rules, "cover");
  EXPECT_EQ(page.session().position(), "-,-,-/-,L,-/-,-,-:2");
}

TEST(Opening, AnotherRuleSetKeepsTheStonesWithoutPrisonersAndKo) {
  OpenedPage page("game=go:5&rules=japanese&moves=b1.a1.a2");
  EXPECT_EQ(page.session().position(), "...../...../...../X..../.X...:2:1-0");
  page.activate("rules-positional");
  EXPECT_EQ(page.session().info().rules, "positional");
  EXPECT_EQ(page.session().position(), "...../...../...../X..../.X...:2");
  OpenedPage ko("game=go:4&rules=ko&moves=b3.c3.a2.d2.b1.c1.c2.b2");
  ko.activate("rules-positional");
  EXPECT_EQ(ko.session().position(), "..../.XO./XO.O/.XO.:1");
}

TEST(Opening, ProgressAsksForFourFramesASecond) {
  OpenedPage page;
  page.platform.answers = false;
  page.activate("rules-cover");
  page.platform.wakes.clear();
  Progress progress;
  progress.phase = "solve";
  for (int i = 0; i < 10; ++i) page.controller.on_event(Answer<SolveRequest>{.progress = progress});
  ASSERT_EQ(page.platform.wakes.size(), 2u) << "at once, and a quarter of a second later";
  EXPECT_EQ(page.platform.wakes[0], 0);
  EXPECT_NEAR(page.platform.wakes[1], 0.25, 1e-9);
  for (int i = 0; i < 100; ++i) {
    page.platform.clock += 0.02;
    page.controller.on_event(Answer<SolveRequest>{.progress = progress});
  }
  EXPECT_NEAR(static_cast<double>(page.platform.wakes.size()), 2 + 8, 1);
}

}  // namespace
}  // namespace kanzen::app
