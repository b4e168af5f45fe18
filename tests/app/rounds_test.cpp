// The rounds of retrograde analysis on the Statistics page, growth over sizes, and explained words.
#include <gtest/gtest.h>

#include "imgui_app/features/studies/controller.hpp"
#include "imgui_app/features/studies/studies.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app {
namespace {

const std::string rounds_link = "game=tictactoe&mode=statistics&study=rounds";

Study study_shown(const OpenedPage& page) { return shown_study(page.state()); }

const RoundStudy& study(const OpenedPage& page) {
  return page.feature<StudiesController>().studies().rounds;
}

const RoundStudy::Done& done_rounds(const OpenedPage& page) {
  EXPECT_NE(study(page).done(), nullptr);
  return *study(page).done();
}

TEST(RoundStudy, ComesWithTheValuesWhereItIsOpen) {
  const OpenedPage page(rounds_link);
  EXPECT_EQ(study_shown(page), Study::rounds);
  EXPECT_EQ(page.platform.round_searches, 1);
  EXPECT_EQ(done_rounds(page).rounds().positions(), 765u);
  EXPECT_EQ(done_rounds(page).examples.size(), done_rounds(page).rounds().rounds.size() + 1);
  std::uint64_t positions = 0;
  for (const std::uint64_t count : done_rounds(page).by_ply) positions += count;
  EXPECT_EQ(positions, 5'478u) << "each by itself, as this game counts them";
  EXPECT_EQ(page.platform.fragment, "game=tictactoe&rules=normal&mode=statistics&study=rounds");
}

TEST(RoundStudy, IsNotLookedForUnaskedAndTriedAgainAfterAFailure) {
  OpenedPage page("game=tictactoe&mode=statistics");
  EXPECT_EQ(page.platform.round_searches, 0);
  page.platform.answers = false;
  EXPECT_TRUE(page.activate("study-rounds"));
  page.click("study-counts study-rounds");
  EXPECT_EQ(page.platform.round_searches, 1);
  page.controller.on_event(
      Answer<RoundsRequest>{.error = Error{Errc::internal, untranslated("it broke")}});
  ASSERT_NE(study(page).failed(), nullptr);
  page.platform.answers = true;
  EXPECT_TRUE(page.activate("button-rounds"));
  EXPECT_EQ(done_rounds(page).rounds().positions(), 765u);
  page.click("study-counts study-rounds");
  EXPECT_EQ(page.platform.round_searches, 2);
}

TEST(RoundStudy, SmallGamesWhoseValuesCountPliesHaveIt) {
  for (const char* game : {"tictactoe", "gobblers2", "gobblers2&rules=cover", "mnk:4,3,3"})
    EXPECT_EQ(
        study_shown(OpenedPage("game=" + std::string(game) + "&mode=statistics&study=rounds")),
        Study::rounds)
        << game;
  for (const char* game :
       {"gobblers", "dobutsu", "go:5", "mnk:8,8,5", "gobblers2&rules=notebook"}) {
    OpenedPage page("game=" + std::string(game) + "&mode=statistics&study=rounds");
    EXPECT_EQ(study_shown(page), Study::counts) << game;
    EXPECT_FALSE(page.activate("study-rounds")) << game;
    EXPECT_FALSE(page.activate("button-rounds")) << game;
    EXPECT_FALSE(page.activate("round-0")) << game;
  }
}

TEST(RoundStudy, IsSteppedThroughFromEndToEnd) {
  OpenedPage page(rounds_link);
  EXPECT_FALSE(page.activate("button-round-back"));
  std::uint64_t before = 0;
  const std::size_t last = done_rounds(page).examples.size() - 1;
  for (std::size_t step = 0; step < last; ++step) {
    EXPECT_EQ(study(page).step, step);
    const std::uint64_t decided = decided_up_to(done_rounds(page), step);
    EXPECT_GE(decided, before);
    before = decided;
    EXPECT_TRUE(page.activate("button-round-on"));
  }
  EXPECT_EQ(before + done_rounds(page).rounds().undecided, done_rounds(page).rounds().positions());
  EXPECT_FALSE(page.activate("button-round-on"));
  EXPECT_TRUE(page.activate("round-2"));
  EXPECT_EQ(study(page).step, 2u);
  EXPECT_FALSE(page.activate("round-" + std::to_string(last + 1)));
}

TEST(RoundStudy, PlaysByItselfUntilTheEnd) {
  OpenedPage page(rounds_link);
  EXPECT_TRUE(page.activate("button-rounds-play"));
  EXPECT_EQ(study(page).step, 0u);
  page.pass(1.6);
  EXPECT_EQ(study(page).step, 1u);
  EXPECT_TRUE(study(page).due);
  EXPECT_TRUE(page.activate("button-rounds-play"));
  page.pass(10);
  EXPECT_EQ(study(page).step, 1u) << "paused";
  page.activate("button-rounds-play");
  for (int i = 0; i < 30; ++i) page.pass(1.6);
  EXPECT_EQ(study(page).step + 1, done_rounds(page).examples.size());
  EXPECT_FALSE(study(page).due);
  page.activate("button-rounds-play");
  EXPECT_EQ(study(page).step, 0u) << "from the beginning";
  page.activate("study-counts");
  page.pass(1.6);
  EXPECT_FALSE(study(page).due) << "the rounds are not shown";
}

// The sentences are about the example's own moves, which the session knows.
TEST(RoundStudy, SaysByWhichMoveAPositionIsDecided) {
  OpenedPage page(rounds_link);
  for (std::size_t step = 0; step < done_rounds(page).examples.size(); ++step) {
    for (const auto& example : done_rounds(page).examples[step]) {
      const std::string words = describe_example(page.state(), example);
      const auto& moves = example.analysis->moves;
      SCOPED_TRACE(example.analysis->position + ": " + words);
      if (moves.empty()) {
        EXPECT_NE(words.find("has won ("), std::string::npos);
        continue;
      }
      EXPECT_NE(words.find(moves.front().move), std::string::npos);
      const std::string before = "round " + std::to_string(step - 1);
      const Outcome outcome = example.analysis->value.outcome;
      const std::string expected = outcome == Outcome::win    ? "in " + before
                                   : outcome == Outcome::loss ? "until " + before
                                                              : "cannot win";
      EXPECT_NE(words.find(expected), std::string::npos);
    }
  }
}

TEST(RoundStudy, AnExampleOpensOnTheBoard) {
  OpenedPage page(rounds_link);
  const std::string position = done_rounds(page).examples[3].front().analysis->position;
  EXPECT_TRUE(page.activate("example-3-0"));
  EXPECT_EQ(page.session().position(), position);
  EXPECT_EQ(page.state().view.mode, Mode::analyse);
  EXPECT_FALSE(page.activate("example-3-9"));
  EXPECT_FALSE(page.activate("example-99-0"));
}

TEST(Growth, CountsOneSizeAfterTheOther) {
  OpenedPage page(rounds_link);
  page.platform.answers = false;
  EXPECT_TRUE(page.activate("button-growth"));
  EXPECT_FALSE(page.activate("button-growth")) << "it is under way";
  const auto games = growing_games(page.session().info());
  ASSERT_GE(games.size(), 4u);
  for (std::size_t i = 0; i < games.size(); ++i) {
    ASSERT_EQ(page.platform.counted.size(), i + 1);
    EXPECT_EQ(page.platform.counted[i], games[i]->info().name + " normal");
    page.controller.on_event(
        Answer<PositionCountRequest>{.result = PositionCountResult{100 * i + 1, 0.5}});
  }
  const Growth& growth = page.feature<StudiesController>().studies().growth;
  EXPECT_EQ(growth.counted.size(), games.size());
  EXPECT_FALSE(growth.counting);
  EXPECT_EQ(growth.counted[1].positions, 101u);
}

TEST(Growth, IsCancelledFailsAndBelongsToItsGame) {
  OpenedPage page("game=gobblers2&mode=statistics&study=rounds");
  page.platform.answers = false;
  EXPECT_FALSE(page.activate("button-cancel-growth"));
  EXPECT_TRUE(page.activate("button-growth"));
  EXPECT_EQ(page.platform.counted.back(), "gobblers1 strict");
  EXPECT_TRUE(page.activate("button-cancel-growth"));
  EXPECT_EQ(page.platform.cancelled["enumerate"], 1);
  page.controller.on_event(Answer<PositionCountRequest>{.result = PositionCountResult{5, 0}});
  EXPECT_TRUE(page.feature<StudiesController>().studies().growth.counted.empty()) << "too late";
  page.activate("button-growth");
  page.controller.on_event(
      Answer<PositionCountRequest>{.error = Error{Errc::out_of_memory, untranslated("no memory")}});
  EXPECT_TRUE(page.feature<StudiesController>().studies().growth.error);
  page.activate("game-tictactoe");
  EXPECT_FALSE(page.feature<StudiesController>().studies().growth.error);
}

TEST(Glossary, AreShownAndPutAway) {
  OpenedPage page("game=gobblers2");
  EXPECT_TRUE(page.activate("meaning-distance"));
  EXPECT_EQ(page.feature<StudiesController>().studies().explained_term, GlossaryTerm::distance);
  EXPECT_TRUE(page.activate("meaning-draw"));
  EXPECT_EQ(page.feature<StudiesController>().studies().explained_term, GlossaryTerm::draw);
  EXPECT_TRUE(page.activate("meaning-draw"));
  EXPECT_FALSE(page.feature<StudiesController>().studies().explained_term);
  EXPECT_FALSE(OpenedPage("game=go:5").activate("meaning-draw"));
}

TEST(Glossary, FollowTheRules) {
  const auto says = [](const char* game, GlossaryTerm term) {
    const OpenedPage page("game=" + std::string(game));
    return explain_term(Language::english, page.session().info(), term);
  };
  EXPECT_NE(says("gobblers2", GlossaryTerm::reachable).find("count once"), std::string::npos);
  EXPECT_NE(says("tictactoe", GlossaryTerm::reachable).find("count separately"), std::string::npos);
  EXPECT_EQ(says("gobblers2", GlossaryTerm::distance).find("Distance: the number of plies"), 0u);
  EXPECT_EQ(says("gobblers2&rules=notebook", GlossaryTerm::draw).find("Undecided"), 0u);
  EXPECT_NE(says("gobblers2&rules=notebook", GlossaryTerm::distance).find("sweep"),
            std::string::npos);
}

TEST(SavedTables, HaveTheNumbersOfTheRounds) {
  OpenedPage page(rounds_link);
  EXPECT_TRUE(page.activate("table-rounds-csv"));
  EXPECT_EQ(page.platform.saved.first, "kanzen-tictactoe-normal-rounds.csv");
  const Rounds& rounds = done_rounds(page).rounds();
  std::string expected = "round,win,draw,loss\n";
  for (std::size_t i = 0; i < rounds.rounds.size(); ++i)
    expected += std::to_string(i) + ',' + std::to_string(rounds.rounds[i].win) + ",," +
                std::to_string(rounds.rounds[i].loss) + '\n';
  EXPECT_EQ(page.platform.saved.second, expected + ",," + std::to_string(rounds.undecided) + ",\n");
  EXPECT_TRUE(page.activate("table-plies-csv"));
  EXPECT_TRUE(page.platform.saved.second.starts_with("ply,positions\n0,1\n1,9\n2,72\n3,252\n"))
      << page.platform.saved.second;
  EXPECT_TRUE(page.activate("table-rounds-latex"));
  EXPECT_EQ(page.platform.saved.first, "kanzen-tictactoe-normal-rounds.tex");
  EXPECT_NE(page.platform.saved.second.find("Round (plies to the end) & Won & Drawn & Lost"),
            std::string::npos)
      << page.platform.saved.second;
}

TEST(SavedTables, CountsByDistanceAreThoseOfTheHistogramsFigure) {
  OpenedPage page("game=tictactoe&mode=statistics");
  EXPECT_TRUE(page.activate("table-counts-csv"));
  const auto saved = page.platform.saved;
  EXPECT_EQ(page.state().open.popup, "") << "at once, without the dialog";
  page.click("figure-histogram format-csv button-save-figure");
  EXPECT_EQ(page.platform.saved, saved);
}

TEST(SavedTables, OnlyKnownNumbersAreSavedAndOnlyAsNumbers) {
  OpenedPage page("game=tictactoe&mode=statistics");
  for (const char* id : {"table-comparison-csv", "table-rounds-csv", "table-plies-latex",
                         "table-counts-svg", "table-counts-png"})
    EXPECT_FALSE(page.activate(id)) << id;
  OpenedPage large("game=gobblers&mode=statistics");
  EXPECT_FALSE(large.activate("table-counts-csv"));
}

}  // namespace
}  // namespace kanzen::app
