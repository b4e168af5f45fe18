// Records of Go and counts as the page draws them.
#include <gtest/gtest.h>

#include "tests/app/drawn_page.hpp"

namespace kanzen::app::go_drawing_tests {
namespace {

void open(OpenedPage& page, const std::string& text, const std::string& name = "game.sgf") {
  page.controller.on_event(FileOpened{name, text});
}

constexpr const char* named_game =
    "(;GM[1]SZ[9]KM[6.5]RU[Chinese]PB[Ann]BR[9p]PW[A player with a long name indeed]EV[Cup]"
    "DT[1999-01-01]RE[W+0.5];B[ee])";

Environment window(float width, float height) {
  Environment environment;
  environment.css_width = width;
  environment.css_height = height;
  return environment;
}

TEST(DrawnRecord, NamesAreOnTheTraysOfEveryLayout) {
  for (const auto& [width, height] :
       {std::pair{1280.0F, 800.0F}, {900.0F, 800.0F}, {320.0F, 640.0F}, {740.0F, 360.0F}}) {
    DrawnPage page("game=go:9", window(width, height));
    EXPECT_EQ(page.label_of("player-1"), "") << width;
    open(page.opened(), named_game);
    page.draw();
    EXPECT_EQ(page.label_of("player-1"), "Black: Ann 9p") << width;
    EXPECT_EQ(page.label_of("player-2"), "White: A player with a long name indeed") << width;
    const Rect name = page.rect_of("player-1");
    EXPECT_EQ(page.words_in(name), empty(name) ? "" : "Ann9p") << width;
    EXPECT_LE(right(page.rect_of("player-2")), width) << width;
    page.click("game-gobblers2");
    EXPECT_EQ(page.label_of("player-1"), "") << width;
  }
}

// Neither trays nor the board have room for them in a window of this width.
TEST(DrawnTurn, TheButtonsOfTheSideToMoveStayWhenTheMovesScroll) {
  std::string moves = "a1";
  for (const char row : {'1', '2', '3', '4', '5', '6'})
    for (const char* column : {"b", "c", "d", "e", "f", "g"})
      moves += std::string(".") + column + row;
  DrawnPage page("game=go:9&mode=play&players=two&moves=" + moves, window(900, 800));
  page.click("tab-game");
  const Rect board = page.rect_of("square-a1");
  ASSERT_FALSE(empty(board));
  for (const char* button : {"button-pass", "button-take-back", "button-resign"}) {
    EXPECT_FALSE(empty(page.rect_of(button))) << button;
    EXPECT_LT(bottom(page.rect_of(button)), 200) << button;
  }
}

TEST(DrawnRecord, AShortenedNameIsWholeUnderThePointer) {
  DrawnPage page("game=go:9");
  open(page.opened(), named_game);
  page.draw();
  const auto is_whole = [&] {
    return page.words_in({0, 0, 1280, 800}).find("longnameindeed") != std::string::npos;
  };
  EXPECT_FALSE(is_whole());
  page.point_at("player-2");
  EXPECT_TRUE(is_whole());
}

TEST(DrawnRecord, TheGameTabSaysWhatTheRecordSays) {
  DrawnPage page("game=go:9");
  open(page.opened(), named_game);
  page.click("tab-game");
  std::vector<std::string> lines;
  for (int i = 1; !page.label_of("record-text-" + std::to_string(i)).empty(); ++i)
    lines.push_back(page.label_of("record-text-" + std::to_string(i)));
  EXPECT_EQ(lines, (std::vector<std::string>{
                       "Black: Ann 9p", "White: A player with a long name indeed", "Result: W+0.5",
                       "Event: Cup", "Date: 1999-01-01", "Rules: Chinese", "Komi: 6.5"}));
  page.click("game-gobblers2 tab-game");
  EXPECT_EQ(page.label_of("record-text-1"), "");
}

TEST(DrawnRecord, OfSeveralGamesThePlayersAreListed) {
  DrawnPage page("game=go:9");
  open(page.opened(), "(;GM[1]SZ[9]PB[Ann];B[aa])(;GM[1]SZ[13]PB[Bea];B[bb])");
  page.draw();
  EXPECT_NE(page.label_of("record-0").find("Ann"), std::string::npos);
  EXPECT_NE(page.label_of("record-1").find("Bea"), std::string::npos);
}

TEST(DrawnRecord, NamesAreNotThoseOfAGameAgainstABot) {
  DrawnPage page("game=go:9");
  open(page.opened(), named_game);
  page.click("mode-play players-first");
  EXPECT_EQ(page.label_of("player-2"), "");
}

TEST(DrawnRefusal, OfAPointSaysWhyItIsForbidden) {
  DrawnPage page("game=go:5&rules=positional&moves=b3.c3.a2.d2.b1.c1.c2.b2&mode=play&players=two");
  page.click("tab-moves square-c2");
  EXPECT_EQ(page.opened().session().ply(), 8U);
  const std::string reason = page.label_of("notice");
  EXPECT_TRUE(reason.starts_with("C2 is forbidden for Black.")) << reason;
  EXPECT_NE(reason.find("It would repeat the position of ply 7"), std::string::npos) << reason;
}

TEST(DrawnScores, MovesNotFoundInTimeAreInGroupsByWhatIsProven) {
  DrawnPage page("game=go:3,4&rules=positional&komi=7.5", window(320, 1600));
  ScoreReport report;
  report.score = report.proven = {4, 4};
  report.moves = {{"b2", ScoreRange{4, 4}, {4, 4}, {}},
                  {"a1", {}, {-5, 4}, {}},
                  {"c1", {}, {-5, 4}, {}},
                  {"pass", {}, {-12, 12}, {}}};
  page.opened().controller.on_event(Answer<PositionScoreRequest>{.report = report});
  page.draw();
  EXPECT_EQ(page.label_of("not-solved-2"), "Searching: 1");
  page.opened().controller.on_event(Answer<PositionScoreRequest>{.result = report});
  page.draw();
  EXPECT_EQ(page.label_of("not-solved-1"), "Black at least −12.5, at most −3.5: 2");
  EXPECT_EQ(page.words_in(page.rect_of("not-solved-1")), "Blackatleast−12.5,atmost−3.52");
  EXPECT_EQ(page.label_of("not-solved-2"), "not found in time: 1");
}

TEST(DrawnScores, ALongerSearchIsOfferedBelowTheMovesAndHasACancelButton) {
  DrawnPage page("game=go:5&rules=ko", window(1280, 1600));
  EXPECT_EQ(page.label_of("score-search"), "Searching for the score, at most 20 s");
  EXPECT_EQ(page.label_of("button-cancel-search"), "");
  ScoreReport report;
  report.proven = {-3, 25};
  page.opened().controller.on_event(Answer<PositionScoreRequest>{.result = report});
  page.draw();
  EXPECT_EQ(page.label_of("score-search"), "Searched for 20 s");
  EXPECT_EQ(page.label_of("button-search-longer"), "Search for 60 s");
  page.click("button-search-longer");
  EXPECT_EQ(page.label_of("score-search"), "Searching for the score, at most 60 s");
  EXPECT_EQ(page.label_of("button-cancel-search"), "Cancel");
}

TEST(DrawnScores, RulesWithExactScoresAreOfferedWhereOthersOnlyAllowEstimates) {
  {
    DrawnPage page("game=go:5&rules=positional&moves=c3");
    EXPECT_EQ(page.label_of("scored-rules"), "Scores of this board are exact under simple ko");
    EXPECT_EQ(page.words_in(page.rect_of("rules-ko")), "Switchtosimpleko");
    page.click("rules-ko");
    EXPECT_EQ(page.opened().session().info().rules, "ko");
    EXPECT_EQ(page.opened().session().position(), "...../...../..X../...../.....:2");
    EXPECT_EQ(page.label_of("scored-rules"), "");
  }
  for (const char* none : {"game=go:3,4&rules=positional", "game=go:6&rules=positional"}) {
    DrawnPage page(none);
    EXPECT_EQ(page.label_of("scored-rules"), "") << none;
  }
}

TEST(DrawnScores, StatisticsWithoutAllPositionsSayWhatIsCountedAndWhatCanBeDoneInstead) {
  DrawnPage page("game=go:9&mode=statistics");
  EXPECT_NE(page.label_of("no-statistics").find("too many positions to solve"), std::string::npos);
  EXPECT_EQ(page.label_of("legal-boards-counted"), "");
  page.opened().controller.on_event(Answer<ScoreStatisticsRequest>{
      .progress = Progress{.phase = "count", .done = 37, .total = 81}});
  page.draw();
  EXPECT_EQ(page.label_of("legal-boards-counted"),
            "Counting the boards on which every stone has a liberty: 37 of 81 points.");
  EXPECT_EQ(page.label_of("button-smaller-board"), "Open Go, 5×5");
  page.click("button-analyse-here");
  EXPECT_EQ(page.state().view.mode, Mode::analyse);
  page.click("mode-statistics");
  page.opened().controller.on_event(Answer<ScoreStatisticsRequest>{.result = ScoreStatistics{}});
  page.draw();
  EXPECT_EQ(page.label_of("legal-boards-counted"), "");
  page.click("button-smaller-board");
  EXPECT_EQ(page.state().session->info().name, "go:5");
  EXPECT_EQ(page.label_of("first-moves-searched"), "Searching for their scores");
  EXPECT_EQ(page.label_of("no-statistics"), "");
}

TEST(DrawnScores, OfABoardThatIsSearchedASmallerOneIsOffered) {
  DrawnPage page("game=mnk:8,8,5&mode=statistics");
  EXPECT_NE(page.label_of("no-statistics").find("too many positions to count"), std::string::npos);
  page.click("button-smaller-board");
  EXPECT_EQ(page.state().session->info().name, "mnk:4,4,4");
  EXPECT_EQ(page.label_of("no-statistics"), "");
}

TEST(DrawnScores, TheStatisticsHaveBoardsFirstMovesAndTheLongestLine) {
  DrawnPage page("game=go:5&rules=ko&mode=statistics");
  EXPECT_EQ(page.label_of("first-moves-searched"), "Searching for their scores");
  EXPECT_EQ(page.label_of("legal-boards"), "");
  const ScoreStatistics found{"414,295,148,741", {"c3", "b3", "c2"}};
  page.opened().controller.on_event(Answer<ScoreStatisticsRequest>{.result = found});
  ScoreReport report;
  report.score = report.proven = {25, 25};
  report.moves = {{"c3", ScoreRange{25, 25}, {25, 25}, {}},
                  {"a1", ScoreRange{-25, -25}, {-25, -25}, {}},
                  {"pass", ScoreRange{-25, -25}, {-25, -25}, {}},
                  {"b2", {}, {-25, 25}, {}}};
  page.opened().controller.on_event(Answer<PositionScoreRequest>{.result = report});
  page.draw();
  EXPECT_EQ(page.label_of("legal-boards"), "414,295,148,741");
  EXPECT_EQ(page.label_of("first-moves-1"), "B+25: C3");
  EXPECT_EQ(page.label_of("first-moves-2"), "W+25: A1 Pass");
  EXPECT_EQ(page.label_of("first-moves-unknown"), "Not found in time: B2");
  EXPECT_EQ(page.label_of("proof-line"), "C3 B3 C2");
  page.click("button-proof-line");
  EXPECT_EQ(page.opened().state().view.mode, Mode::analyse);
  EXPECT_EQ(page.opened().session().line().size(), 4U);
}

TEST(DrawnCount, ByAreaStonesThatLookDeadAreRemovedFirst) {
  DrawnPage page(
      "game=go:5&rules=positional&mode=play&players=two&moves="
      "c1.d1.c2.d2.c3.d3.c4.d4.c5.d5.pass.a3.pass.pass");
  page.opened().controller.on_event(Answer<JudgeRequest>{.result = JudgedStones{{10}, {}}});
  page.click("tab-moves");
  EXPECT_EQ(page.label_of("dead-question"), "1 stone looks dead. Remove it before counting?");
  page.click("button-dead-stones");
  EXPECT_EQ(page.label_of("count-first"), "Black: 5 stones + 10 surrounded: 15");
}

TEST(DrawnCount, HandicapStonesAreCompensatedBesideTheKomi) {
  DrawnPage page(
      "game=go:5&rules=positional&mode=play&players=two&komi=0.5&position=..X../..X../..X../..X../"
      "..X..:2&moves=pass.pass");
  page.click("tab-moves");
  EXPECT_EQ(page.label_of("count-komi"), "Komi: +0.5");
  EXPECT_EQ(page.label_of("count-handicap"), "Handicap: +5");
  EXPECT_EQ(page.opened().session().board().end->score, 25 - 5.5);
}

TEST(DrawnCount, ByTerritoryIsASumForEachPlayer) {
  for (const Environment& environment : {window(1280, 800), window(320, 1600)}) {
    DrawnPage page(
        "game=go:5&rules=japanese&komi=6.5&dead=a3&moves="
        "c1.d1.c2.d2.c3.d3.c4.d4.c5.d5.pass.a3.pass.pass",
        environment);
    EXPECT_EQ(page.label_of("count-first"), "Black: territory 10 + prisoners 1 = 11");
    EXPECT_EQ(page.label_of("count-second"), "White: territory 5 + prisoners 0 + komi 6.5 = 11.5");
    EXPECT_EQ(page.label_of("count-komi"), "") << "it is in White's sum";
  }
}

}  // namespace
}  // namespace kanzen::app::go_drawing_tests
