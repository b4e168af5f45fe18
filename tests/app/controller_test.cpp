// The effects of clicks, drags and time on the session.
#include "imgui_app/app/controller.hpp"

#include <gtest/gtest.h>

#include "engine/session/position_queries.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app {
namespace {

TEST(Controller, ClicksTakeUpPutBackAndPlayOwnPieces) {
  OpenedPage page;
  page.activate("hand-2-L");
  EXPECT_FALSE(page.state().board.selection.any()) << "the opponent's";
  page.click("hand-1-M hand-1-M");
  EXPECT_FALSE(page.state().board.selection.any());
  EXPECT_EQ(page.session().ply(), 0U);
  EXPECT_TRUE(page.activate("hand-1-L"));
  EXPECT_TRUE(page.state().board.selection.hand.has_value());
  EXPECT_TRUE(page.activate("square-b2"));
  EXPECT_EQ(page.session().position(), "-,-,-/-,L,-/-,-,-:2");
  EXPECT_FALSE(page.state().board.selection.any());
}

TEST(Controller, ASquareCanBeChosenBeforeItsPiece) {
  OpenedPage page("game=gobblers2&moves=M@b2.L@a1");
  const auto chosen = [&] { return page.state().board.selection.to; };
  page.click("square-c3");
  EXPECT_EQ(chosen(), 2U);
  EXPECT_EQ(page.controller.verdict().detail, "Choose a piece for c3.");
  page.click("square-c3");
  EXPECT_FALSE(chosen()) << "a second click ends the choice";
  page.click("square-c3 square-b3");
  EXPECT_EQ(chosen(), 1U) << "another square";
  page.click("square-b2");
  EXPECT_EQ(page.session().position(), "-,M,-/-,-,-/l,-,-:2") << "the piece on b2 moves there";
  page.click("square-b3");
  EXPECT_EQ(chosen(), 1U) << "the opponent's piece can be covered";
  page.click("hand-2-M");
  EXPECT_TRUE(page.state().board.selection.hand && !chosen()) << "this piece is too small";
  page.click("hand-2-M square-b3 hand-2-L");
  EXPECT_EQ(page.session().position(), "-,Ml,-/-,-,-/l,-,-:1");
  page.click("square-a1");
  EXPECT_FALSE(chosen()) << "no piece can go there";
  page.click("square-c1");
  EXPECT_EQ(chosen(), 8U);
  page.controller.escape();
  EXPECT_FALSE(chosen());
}

TEST(Controller, CarriesOutTheIntentionsOfAFrameInOrder) {
  OpenedPage page;
  const auto& board = page.feature<BoardController>();
  const std::vector<Action> actions{
      does(board, &BoardController::take, Selection{std::nullopt, 1U}),
      does(board, &BoardController::drop, 4U), does(board, &BoardController::put_back)};
  EXPECT_EQ(page.session().ply(), 0U) << "nothing is done before";
  page.controller.carry_out(actions);
  EXPECT_EQ(page.session().ply(), 1U);
  EXPECT_FALSE(page.state().board.selection.any());
}

TEST(Controller, ALosingLiftNeedsASecondClick) {
  OpenedPage page(covered_line);
  page.activate("square-b1");
  EXPECT_EQ(page.state().board.warned_lift, 7U);
  EXPECT_EQ(page.session().ply(), 0U);
  page.activate("button-lift-anyway");
  EXPECT_TRUE(has_ended(page.session()));
  EXPECT_EQ(winner_of(page.session()), Player{1});
  EXPECT_EQ(page.session().board().end->squares, (std::vector<unsigned>{6, 7, 8}));
  OpenedPage listed(covered_line);
  listed.activate("move-b1");
  EXPECT_EQ(listed.session().ply(), 0U);
  listed.activate("move-b1");
  EXPECT_EQ(listed.session().ply(), 1U);
}

TEST(Controller, AWinningLiftIsNamedSoBeforeTheClickThatPlaysIt) {
  OpenedPage page("game=gobblers2&rules=line=loses&position=-,-,-/-,-,-/l,mL,l:1");
  page.activate("square-b1");
  ASSERT_EQ(page.state().board.warned_lift, 7U);
  const MoveView* lift = ending_lift_from(page.session(), 7);
  ASSERT_NE(lift, nullptr);
  EXPECT_EQ(lift_words(page.state(), *lift).title.english, "Lifting wins at once");
  page.activate("button-lift-anyway");
  EXPECT_EQ(winner_of(page.session()), Player{0});
}

TEST(Controller, ADroppedLosingLiftWarnsFirst) {
  OpenedPage page(covered_line);
  page.take({.square = 7U});
  page.drop(0);
  page.put_back();
  EXPECT_EQ(page.state().board.warned_lift, 7U);
  EXPECT_EQ(page.session().ply(), 0U);
  page.controller.escape();
  EXPECT_FALSE(page.state().board.warned_lift.has_value());
}

TEST(Controller, PlayHidesValuesAndAnalyseShowsThem) {
  OpenedPage page;
  EXPECT_TRUE(page.state().view.values);
  page.activate("mode-play");
  EXPECT_FALSE(page.state().view.values);
  EXPECT_EQ(page.state().open.tab, "game");
  page.click("mode-statistics mode-analyse");
  EXPECT_TRUE(page.state().view.values);
  EXPECT_EQ(page.state().open.tab, "moves");
}

TEST(Controller, ThePerfectLineIsPlayedOutToItsEnd) {
  OpenedPage page(won_in_three);
  page.activate("button-play-out");
  for (int step = 0; step < 5; ++step) page.pass(0.71);
  EXPECT_EQ(page.session().ply(), 3U);
  EXPECT_EQ(winner_of(page.session()), Player{0});
  EXPECT_FALSE(page.state().play.line_due.has_value());
  EXPECT_EQ(page.controller.tick(), std::nullopt) << "nothing is due when nothing moves";
}

TEST(Controller, PlayingOutEndsWithAMoveOfTheVisitor) {
  OpenedPage page;
  page.activate("button-play-out");
  for (int step = 0; step < 3; ++step) page.pass(1);
  const std::size_t ply = page.session().ply();
  EXPECT_GE(ply, 2U);
  page.activate("move-" + page.session().moves().front().text);
  for (int step = 0; step < 3; ++step) page.pass(1);
  EXPECT_EQ(page.session().ply(), ply + 1);
}

TEST(Controller, PlayingOutEndsWhereAnotherGameOrPositionIsOpened) {
  for (const char* pasted : {"game=gobblers2&rules=cover", "M,-,-/-,-,-/l,mL,-:1"}) {
    OpenedPage page(won_in_three);
    page.activate("button-play-out");
    page.controller.on_event(Pasted{pasted});
    page.platform.deliver(page.controller);
    for (int step = 0; step < 3; ++step) page.pass(1);
    EXPECT_EQ(page.session().ply(), 0U) << pasted;
  }
}

TEST(Controller, TheNarrowPagesMenuClosesWithIt) {
  OpenedPage page;
  Environment narrow;
  narrow.css_width = 640;
  page.controller.on_event(EnvironmentChanged{narrow});
  page.activate("button-menu");
  page.controller.on_event(EnvironmentChanged{narrow});
  EXPECT_EQ(page.state().open.popup, "page menu");
  page.controller.on_event(EnvironmentChanged{});
  EXPECT_EQ(page.state().open.popup, "");
}

TEST(Controller, TheNarrowPagesMenuClosesWhenAModeIsChosen) {
  OpenedPage page;
  for (const char* const mode : {"mode-play", "mode-play", "mode-analyse", "mode-statistics"}) {
    page.activate("button-menu");
    page.activate(mode);
    EXPECT_EQ(page.state().open.popup, "") << mode;
  }
}

TEST(Controller, AMoveOfThePerfectLinePlaysUpToItBesideARefusalToo) {
  OpenedPage page(won_in_three);
  page.controller.on_event(Pasted{"nonsense"});
  ASSERT_TRUE(page.state().notices.refusal.has_value());
  page.activate("line-2");
  EXPECT_EQ(page.session().ply(), 2U);
}

TEST(Controller, SettingsAreStored) {
  OpenedPage page;
  page.click("button-theme button-language unit-moves");
  EXPECT_EQ(page.platform.settings["theme"], "dark");
  EXPECT_EQ(page.platform.settings["language"], "ja");
  Controller again(page.platform);
  again.on_event(EnvironmentChanged{});
  EXPECT_TRUE(is_dark(again.state()));
  EXPECT_EQ(again.state().settings.language, Language::japanese);
  EXPECT_EQ(again.state().settings.unit, Unit::moves);
}

TEST(Controller, AsksForAFrameAfterWhateverIsDoneAndAfterNothingElse) {
  OpenedPage page;
  std::vector<double>& wakes = page.platform.wakes;
  wakes.clear();
  page.controller.carry_out(std::vector<Action>());
  page.controller.tick();
  EXPECT_TRUE(wakes.empty());
  page.aim(std::nullopt);
  EXPECT_EQ(wakes.size(), 1U);
  page.controller.on_event(FileFailed{});
  EXPECT_EQ(wakes, (std::vector<double>{0, 0})) << "at once";
}

TEST(Controller, JapaneseIsShownWhenItsFontIsLoaded) {
  OpenedPage page;
  page.platform.has_japanese = false;
  page.activate("button-language");
  EXPECT_EQ(page.state().settings.language, Language::english);
  EXPECT_EQ(page.platform.font_requests, 1);
  EXPECT_EQ(page.platform.settings.count("language"), 0U);
  page.controller.on_event(FontFailed{{Errc::io, untranslated("/a.otf: no answer")}});
  EXPECT_NE(alert_of(page.state()).find("no answer"), std::string::npos);
  page.activate("button-language");
  EXPECT_EQ(page.platform.font_requests, 2);
  page.platform.has_japanese = true;
  page.controller.on_event(FontLoaded{});
  EXPECT_EQ(page.state().settings.language, Language::japanese);
  EXPECT_EQ(page.platform.settings["language"], "ja");
}

TEST(Controller, TheFontOfTheBrowsersLanguageIsRequestedOnce) {
  OpenedPage page;
  page.platform.has_japanese = false;
  Environment environment;
  environment.language = "ja";
  page.controller.on_event(EnvironmentChanged{environment});
  page.controller.on_event(FontFailed{{Errc::io, untranslated("/a.otf: no answer")}});
  page.controller.on_event(EnvironmentChanged{environment});
  EXPECT_EQ(page.platform.font_requests, 1);
  EXPECT_EQ(page.state().settings.language, Language::english);
  page.platform.has_japanese = true;
  page.controller.on_event(EnvironmentChanged{environment});
  EXPECT_EQ(page.state().settings.language, Language::japanese);
  EXPECT_EQ(page.platform.settings.count("language"), 0U) << "no language was chosen";
}

TEST(Controller, CopiesPositionAndLinkAndSaysSoWhenItHas) {
  OpenedPage page("game=gobblers2&moves=L@b2");
  page.platform.may_copy = false;
  page.activate("button-link");
  EXPECT_EQ(page.platform.copied, "page#" + page.platform.fragment);
  EXPECT_FALSE(page.state().notices.copied);
  page.platform.may_copy = true;
  page.activate("button-copy-position");
  EXPECT_EQ(page.platform.copied, "-,-,-/-,L,-/-,-,-:2");
  EXPECT_TRUE(has_copied(page.state(), "button-copy-position"));
}

}  // namespace
}  // namespace kanzen::app
