// Opponents that slip or play anything, and blunders that can be taken back.
#include <gtest/gtest.h>

#include <set>

#include "imgui_app/features/play/opponents.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app::opponents_tests {
namespace {

constexpr const char* playing = "game=gobblers2&mode=play";

std::string last_move(const OpenedPage& page) {
  return page.session().move_to(page.session().current());
}

// The opponent's answers to the same move in as many games as that.
std::set<std::string> answers(OpenedPage& page, int games) {
  std::set<std::string> moves;
  for (int game = 0; game < games; ++game) {
    page.click("button-new-game move-L@b2");
    page.pass(1);
    EXPECT_EQ(page.session().ply(), 2U);
    moves.insert(last_move(page));
  }
  return moves;
}

std::set<std::string> best_answers() {
  OpenedPage page("game=gobblers2&moves=L@b2");
  const auto best = page.session().best_moves();
  return {best.begin(), best.end()};
}

TEST(Opponents, OneWhoSlipsPlaysWorseMovesToo) {
  OpenedPage page(playing);
  EXPECT_TRUE(page.activate("opponent-2-easy"));
  const auto best = best_answers();
  std::set<std::string> worse;
  for (const std::string& move : answers(page, 60))
    if (!best.contains(move)) worse.insert(move);
  EXPECT_GT(worse.size(), 2U);
}

TEST(Opponents, TheRandomOneNeedsNoValues) {
  for (const bool waits : {false, true}) {  // for the values, as long as he is the perfect one
    OpenedPage page;
    page.platform.answers = false;
    page.controller.on_event(FragmentChanged{"game=gobblers2&rules=cover&mode=play"});
    page.activate(waits ? "move-L@b2" : "opponent-2-beginner");
    page.pass(5);
    ASSERT_EQ(page.session().ply(), waits ? 1U : 0U);
    page.activate(waits ? "opponent-2-beginner" : "move-L@b2");
    ASSERT_EQ(page.session().analysis(), nullptr);
    EXPECT_EQ(page.controller.verdict().detail, "The beginner is to move.");
    page.pass(1);
    EXPECT_EQ(page.session().ply(), 2U);
  }
}

TEST(Opponents, AreTheSameOnEitherSideAgainstAPersonAndRemembered) {
  OpenedPage page(playing);
  page.activate("opponent-2-hard");
  EXPECT_EQ(page.platform.settings["opponent-1"], "slipping5");
  EXPECT_EQ(page.platform.settings["opponent-2"], "slipping5");
  page.activate("players-purple");
  EXPECT_EQ(name_of(opponent_of(page.state(), 0)), "slipping5");
  EXPECT_EQ(describe_opponent(page.state(), 0),
            "Plays a worse move, if there is one, in 5 of 100 turns, otherwise the best.");

  TestPlatform later;
  later.settings["opponent-2"] = "random";
  later.settings["opponent-1"] = "slipping31";
  const Controller remembered(later);
  EXPECT_EQ(opponent_of(remembered.state(), 1).strength, Strength::random);
  EXPECT_EQ(opponent_of(remembered.state(), 0), opponent_at(Level::medium))
      << "what cannot be is left alone";
}

TEST(Opponents, OfTwoThatPlayEachOtherEachHasHisOwnStrength) {
  OpenedPage page(playing);
  page.activate("players-watch");
  EXPECT_EQ(page.controller.verdict().detail, "You are watching two perfect players.");
  page.click("opponent-1-beginner opponent-2-medium");
  EXPECT_EQ(name_of(opponent_of(page.state(), 0)), "random");
  EXPECT_EQ(name_of(opponent_of(page.state(), 1)), "slipping20");
  EXPECT_EQ(page.controller.verdict().detail, "You are watching two players.");
  page.pass(1);
  EXPECT_GT(page.session().ply(), 0U);
}

TEST(Opponents, PromiseTheSoonestWinOnlyWhereAllDistancesAreKnown) {
  for (const char* language : {"en", "ja"}) {
    OpenedPage solved(playing), searched("game=mnk:8,8,5&mode=play");
    Environment environment;
    environment.language = language;
    for (OpenedPage* page : {&solved, &searched})
      page->controller.on_event(EnvironmentChanged{environment});
    const bool english = environment.language == "en";
    const auto is_promised_in = [&](const OpenedPage& page) {
      return describe_opponent(page.state(), 1)
          .starts_with(english ? "Wins as soon as possible." : "できるだけ早く勝ち");
    };
    const std::string caution =
        english ? "not always the shortest win" : "最短の勝ちとは限りません";
    EXPECT_TRUE(is_promised_in(solved)) << describe_opponent(solved.state(), 1);
    EXPECT_FALSE(is_promised_in(searched));
    EXPECT_NE(describe_opponent(searched.state(), 1).find(caution), std::string::npos) << language;
  }
}

TEST(Opponents, AreInTheLink) {
  const auto link_after = [](const std::vector<std::string>& clicks) {
    OpenedPage page(playing);
    for (const std::string& id : clicks) EXPECT_TRUE(page.activate(id)) << id;
    return page.platform.fragment;
  };
  EXPECT_EQ(link_after({"opponent-2-medium"}),
            "game=gobblers2&rules=strict&mode=play&opponent=slipping20");
  EXPECT_EQ(link_after({"opponent-2-easy", "opponent-2-perfect"}).find("opponent"),
            std::string::npos);
  EXPECT_EQ(link_after({"opponent-2-beginner", "players-two"}).find("opponent"), std::string::npos);
  const std::string watched = link_after({"players-watch", "opponent-1-beginner"});
  EXPECT_NE(watched.find("&players=watch&opponent=random,perfect"), std::string::npos) << watched;

  const OpenedPage page(watched);
  EXPECT_EQ(name_of(opponent_of(page.state(), 0)), "random");
  EXPECT_EQ(name_of(opponent_of(page.state(), 1)), "perfect");
  const OpenedPage wrong(std::string(playing) + "&opponent=slipping7");
  EXPECT_EQ(opponent_of(wrong.state(), 1), Opponent{});
}

TEST(Opponents, OfLinksAreShownAsTheNearestLevel) {
  const OpenedPage page(std::string(playing) + "&players=watch&opponent=slipping30,slipping10");
  EXPECT_EQ(level_of(opponent_of(page.state(), 0)), Level::medium);
  EXPECT_EQ(level_of(opponent_of(page.state(), 1)), Level::hard);
  EXPECT_NE(describe_opponent(page.state(), 0).find("in 30 of 100 turns"), std::string::npos)
      << "the sentence is exact";
  for (const auto& level : names_of(Level{}))
    EXPECT_EQ(level_of(opponent_at(level.value)), level.value) << level.text;
}

// --- blunders

// M@b2 gives the draw of the start away.
struct AfterBlunder : OpenedPage {
  AfterBlunder() : OpenedPage(playing) { activate("move-M@b2"); }
};

TEST(LastBlunder, IsNamedWithWhatItCost) {
  AfterBlunder page;
  for (const unsigned plies : {1U, 2U}) {  // before the answer and after it
    ASSERT_EQ(page.session().ply(), plies);
    const auto blunder = last_blunder(page.state());
    ASSERT_TRUE(blunder);
    EXPECT_EQ(blunder_title(page.state(), *blunder), "M@b2 was a blunder");
    EXPECT_EQ(blunder_detail(page.state(), *blunder), "It gave the draw away: Purple can win now.")
        << "values are hidden";
    page.pass(1);
  }
  EXPECT_EQ(page.controller.verdict().detail, "Your turn. M@b2 was a blunder.");
}

TEST(LastBlunder, WithValuesShowsWhatWouldHaveBeenBetter) {
  AfterBlunder page;
  page.activate("toggle-values");
  const std::string detail = blunder_detail(page.state(), *last_blunder(page.state()));
  EXPECT_NE(detail.find("Better: "), std::string::npos) << detail;
  const OpenedPage start;
  for (const std::string& move : start.session().best_moves()) {
    if (detail.find(move) != std::string::npos) return;
  }
  ADD_FAILURE() << detail;
}

TEST(LastBlunder, CanBeTakenBackWithTheAnswer) {
  AfterBlunder page;
  page.pass(1);
  EXPECT_TRUE(page.activate("button-take-back"));
  EXPECT_EQ(page.session().ply(), 0U);
  EXPECT_FALSE(last_blunder(page.state()));
  page.pass(5);
  EXPECT_EQ(page.session().ply(), 0U) << "the visitor is to move";
  EXPECT_TRUE(page.activate("move-L@b2"));
  EXPECT_FALSE(last_blunder(page.state())) << "it keeps the outcome";
  page.pass(1);
  EXPECT_FALSE(last_blunder(page.state()));
}

TEST(LastBlunder, IsShownForNobodyElse) {
  AfterBlunder page;
  page.activate("players-two");
  EXPECT_FALSE(last_blunder(page.state())) << "no blunder is shown when two people play";
  page.activate("players-watch");
  EXPECT_FALSE(last_blunder(page.state()));
  page.activate("players-orange");
  EXPECT_TRUE(last_blunder(page.state()));
  page.activate("players-purple");
  EXPECT_FALSE(last_blunder(page.state())) << "it was the opponent's";
  page.click("players-orange mode-analyse");
  EXPECT_FALSE(last_blunder(page.state()));
}

TEST(LastBlunder, WithoutValuesNothingIsSaid) {
  OpenedPage page;
  page.platform.answers = false;
  page.controller.on_event(FragmentChanged{"game=gobblers2&rules=cover&mode=play"});
  page.activate("move-M@b2");
  EXPECT_FALSE(last_blunder(page.state()));
}

}  // namespace
}  // namespace kanzen::app::opponents_tests
