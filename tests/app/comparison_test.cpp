// Two rule sets side by side on the Statistics page.
#include <gtest/gtest.h>

#include "imgui_app/features/studies/controller.hpp"
#include "imgui_app/features/studies/studies.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app {
namespace {

const std::string compared_link = "game=gobblers2&mode=statistics&study=comparison";

const RuleComparison::Done& done(const OpenedPage& page) {
  const auto* found = page.feature<StudiesController>().studies().comparison.done();
  EXPECT_NE(found, nullptr);
  return *found;
}

TEST(ComparisonPage, ALinkOpensItAndItStartsByItself) {
  const OpenedPage page(compared_link);
  EXPECT_EQ(shown_study(page.state()), Study::comparison);
  ASSERT_EQ(page.platform.compared, (std::vector<std::string>{"gobblers2 strict notebook"}));
  const Comparison& comparison = done(page).comparison();
  EXPECT_EQ(comparison.both, 212'626u);
  EXPECT_EQ(comparison.different, 39'522u);
  ASSERT_EQ(comparison.first.size(), 12u);
  ASSERT_EQ(done(page).boards.size(), 12u);
  EXPECT_EQ(done(page).boards[0].squares.size(), 9u);
  EXPECT_EQ(page.platform.fragment, "game=gobblers2&rules=strict&mode=statistics&study=comparison");
}

TEST(ComparisonPage, NothingIsComparedUnasked) {
  OpenedPage page("game=tictactoe");
  page.activate("mode-statistics");
  EXPECT_TRUE(page.platform.compared.empty());
  EXPECT_EQ(page.platform.fragment, "game=tictactoe&rules=normal&mode=statistics");
  page.activate("mode-analyse");
  EXPECT_TRUE(page.activate("study-comparison")) << "from the rules, too";
  EXPECT_EQ(page.state().view.mode, Mode::statistics);
  EXPECT_EQ(page.platform.compared.size(), 1u);
  EXPECT_EQ(done(page).comparison().both, 724u);
  page.click("study-counts study-comparison");
  EXPECT_EQ(page.platform.compared.size(), 1u) << "once";
}

TEST(ComparisonPage, OnlyGamesWithTwoRuleSetsThatCanBeSolvedHaveIt) {
  for (const char* game : {"dobutsu", "go:3", "mnk:7,7,5"}) {
    OpenedPage page("game=" + std::string(game) + "&mode=statistics&study=comparison");
    EXPECT_EQ(shown_study(page.state()), Study::counts) << game;
    EXPECT_FALSE(page.activate("study-comparison")) << game;
    EXPECT_FALSE(page.activate("button-compare")) << game;
    EXPECT_TRUE(page.platform.compared.empty()) << game;
  }
}

TEST(ComparisonPage, TheFirstDifferenceOpensUnderEither) {
  OpenedPage page(compared_link);
  const Difference difference = done(page).comparison().first[3];
  ASSERT_EQ(difference.ply, 1u);
  for (const std::string rules : {"notebook", "strict"}) {
    EXPECT_TRUE(page.activate("difference-3-" + rules));
    EXPECT_EQ(page.session().info().rules, rules);
    EXPECT_EQ(page.session().position(), difference.reached);
    EXPECT_EQ(page.session().ply(), 1u) << "with the moves that lead there";
    EXPECT_EQ(page.state().view.mode, Mode::analyse);
    ASSERT_TRUE(difference.divergence);
    page.activate("button-last");
    EXPECT_EQ(page.session().ply(), 1 + difference.divergence->moves.size())
        << "and those to where the values part";
    EXPECT_EQ(page.session().position(), difference.divergence->position);
    EXPECT_EQ(page.session().board().end.has_value(), rules == "notebook");
    page.activate("mode-statistics");
    EXPECT_EQ(page.platform.compared.size(), 1u) << "what was found stays";
    EXPECT_EQ(shown_study(page.state()), Study::comparison);
    EXPECT_EQ(compared_with(page.state(), page.feature<StudiesController>().studies()),
              rules == "strict" ? "notebook" : "strict");
  }
  EXPECT_FALSE(page.activate("difference-12-strict"));
  EXPECT_FALSE(page.activate("difference-0-cover"));
}

TEST(ComparisonPage, AnotherRuleSetCanBeChosen) {
  OpenedPage page(compared_link);
  EXPECT_TRUE(page.activate("compared-cover"));
  EXPECT_EQ(page.platform.compared.back(), "gobblers2 strict cover");
  EXPECT_EQ(done(page).comparison().different, 528u);
  EXPECT_TRUE(page.activate("compared-cover"));
  EXPECT_EQ(page.platform.compared.size(), 2u);
  EXPECT_FALSE(page.activate("compared-strict")) << "itself";
  EXPECT_FALSE(page.activate("compared-lax"));
  const std::string link = "game=gobblers2&rules=strict&mode=statistics&study=comparison&with=";
  EXPECT_EQ(page.platform.fragment, link + "cover");
  EXPECT_TRUE(page.activate("compared-lift=illegal,board-moves=no")) << "it has no name of its own";
  EXPECT_EQ(page.platform.compared.back(), "gobblers2 strict board-moves=no");
  EXPECT_EQ(page.platform.fragment, link + "board-moves=no");
  EXPECT_EQ(OpenedPage(page.platform.fragment).platform.compared.back(),
            "gobblers2 strict board-moves=no");
  OpenedPage wrong(link + "lax");
  ASSERT_TRUE(wrong.state().notices.refusal);
  EXPECT_EQ(wrong.state().notices.refusal->given, "lax");
  page.activate("game-tictactoe");
  EXPECT_EQ(page.platform.compared.back(), "tictactoe normal torus");
  EXPECT_EQ(done(page).comparison().game, "tictactoe");
}

TEST(ComparisonPage, ALargeGameIsAskedForFirst) {
  OpenedPage page("game=gobblers&mode=statistics&study=comparison");
  EXPECT_TRUE(page.platform.compared.empty());
  page.platform.answers = false;
  EXPECT_TRUE(page.activate("button-compare"));
  EXPECT_EQ(page.platform.compared.back(), "gobblers strict cover");
  ASSERT_NE(page.feature<StudiesController>().studies().comparison.running(), nullptr);
  page.controller.on_event(
      Answer<RuleComparisonRequest>{.progress = Progress{"compare", 0, 1, 2, 7}});
  EXPECT_EQ(page.feature<StudiesController>().studies().comparison.running()->progress.decided, 7u);
  EXPECT_TRUE(page.activate("button-cancel-comparison"));
  EXPECT_EQ(page.platform.cancelled["compare"], 1);
  EXPECT_TRUE(
      page.feature<StudiesController>().studies().comparison.is<RuleComparison::Cancelled>());
  page.controller.on_event(Answer<RuleComparisonRequest>{});
  EXPECT_TRUE(
      page.feature<StudiesController>().studies().comparison.is<RuleComparison::Cancelled>())
      << "too late";
  EXPECT_FALSE(page.activate("button-cancel-comparison"));
}

TEST(ComparisonPage, AFailureIsShownAndTriedAgain) {
  OpenedPage page("game=gobblers2&mode=statistics");
  page.platform.answers = false;
  page.activate("study-comparison");
  page.controller.on_event(Answer<RuleComparisonRequest>{
      .error = Error{Errc::out_of_memory, untranslated("no memory")}});
  ASSERT_NE(page.feature<StudiesController>().studies().comparison.failed(), nullptr);
  page.platform.answers = true;
  EXPECT_TRUE(page.activate("button-compare"));
  EXPECT_EQ(done(page).comparison().both, 212'626u);
}

TEST(ComparisonPage, TheReasonIsSaidInBothLanguages) {
  const OpenedPage page(compared_link);
  const Difference& start = done(page).comparison().first[0];
  EXPECT_EQ(describe_path(Language::english, start), "Ply 0: the start");
  const std::string english = describe_divergence(Language::english, done(page), start);
  EXPECT_NE(english.find("the rules differ: under notebook Orange has won ("), std::string::npos)
      << english;
  EXPECT_NE(english.find("though a2 is covered; under "), std::string::npos) << english;
  EXPECT_NE(english.find("the game goes on."), std::string::npos) << english;
  const std::string japanese = describe_divergence(Language::japanese, done(page), start);
  EXPECT_NE(japanese.find("「論文のノート」では橙の勝ちで終わっています"), std::string::npos)
      << japanese;
  const std::string claim = describe_compared_value(Language::english, done(page), start, 0, 1);
  EXPECT_EQ(claim.substr(0, 47), "notebook: Orange wins, decided in sweep 5, by L") << claim;
  EXPECT_EQ(outcome_title(Language::english, done(page).info(0), Outcome::draw), "Drawn");
  EXPECT_EQ(outcome_title(Language::english, done(page).info(1), Outcome::draw), "Undecided");
}

TEST(ComparisonPage, AMoveOfOneRuleSetAloneIsNamed) {
  OpenedPage page(compared_link);
  page.activate("compared-cover");
  const Difference& difference = done(page).comparison().first[0];
  ASSERT_TRUE(difference.divergence);
  const std::string words = describe_divergence(Language::english, done(page), difference);
  EXPECT_NE(words.find("the rules differ: " + difference.divergence->move), std::string::npos)
      << words;
  page.click("difference-0-cover button-last");
  EXPECT_EQ(page.session().move_to(page.session().current()), difference.divergence->move);
}

// Rows and columns are those of the page: the notebook's undecided positions are not draws.
TEST(ComparisonPage, TheOutcomesAreSavedAsATable) {
  OpenedPage page(compared_link);
  EXPECT_TRUE(page.activate("table-comparison-csv"));
  EXPECT_EQ(page.platform.saved.first, "kanzen-gobblers2-strict-comparison-notebook.csv");
  const Comparison& comparison = done(page).comparison();
  const std::size_t strict = comparison.side_of("strict");
  std::string expected = "notebook,strict_win,strict_draw,strict_loss\n";
  std::uint64_t positions = 0;
  for (const auto& [row, name] :
       {std::pair{Outcome::win, "win"}, {Outcome::draw, "undecided"}, {Outcome::loss, "loss"}}) {
    expected += name;
    for (const Outcome column : {Outcome::win, Outcome::draw, Outcome::loss}) {
      std::array<Outcome, 2> outcomes{row, row};
      outcomes[strict] = column;
      const std::uint64_t count = positions_with(comparison, outcomes);
      expected += ',' + std::to_string(count);
      positions += count;
    }
    expected += '\n';
  }
  EXPECT_EQ(page.platform.saved.second, expected);
  EXPECT_EQ(positions, comparison.both);
  EXPECT_TRUE(page.activate("table-comparison-latex"));
  EXPECT_NE(page.platform.saved.second.find("\\begin{tabular}{lrrr}"), std::string::npos)
      << page.platform.saved.second;
}

}  // namespace
}  // namespace kanzen::app
