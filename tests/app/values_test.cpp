// Values of a large game: offered, solved, cancelled, saved, opened again; and the notable
// positions of a small one.
#include <gtest/gtest.h>

#include "imgui_app/app/controller.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app {
namespace {

Event lost() {
  return Answer<SolveRequest>{.error = Error{Errc::internal, untranslated("the worker has died")}};
}

struct LargePage : OpenedPage {
  explicit LargePage(const std::string& keys = {}) : OpenedPage("game=gobblers" + keys) {}
  template <class Phase>
  bool is() const {
    return state().values.solving.is<Phase>();
  }
  // A run is in progress: shown by the page, or not yet.
  bool runs() const { return state().values.solving.shown() != nullptr; }
  bool waits() const { return state().values.solving.running() != nullptr && !runs(); }
  Verdict verdict() const { return controller.verdict(); }
  void solve() {
    controller.on_event(Answer<OpenSolutionRequest>{});
    activate("button-solve");
    controller.on_event(Answer<SolveRequest>{.result = Summary{}});
  }
};

TEST(GameWithoutValues, IsPlayedAndAsksForNone) {
  OpenedPage page("game=go:9&moves=e5.pass");
  EXPECT_EQ(page.platform.solves, 0);
  EXPECT_EQ(page.platform.loads, 0);
  EXPECT_FALSE(shows_solving_card(page.state()));
  EXPECT_FALSE(are_values_pending(page.state()));
  EXPECT_EQ(page.session().ply(), 2u);
}

TEST(LargeGame, IsNotSolvedUnasked) {
  LargePage page;
  EXPECT_EQ(page.platform.solves, 0);
  EXPECT_EQ(page.platform.loads, 1);
  EXPECT_TRUE(page.waits());
  EXPECT_FALSE(shows_solving_card(page.state())) << "nothing jumps while the device is asked";
  EXPECT_EQ(page.verdict().title, "Values are loading");
  EXPECT_EQ(page.verdict().sign, Verdict::Sign::loading);
  page.controller.on_event(Answer<OpenSolutionRequest>{});
  EXPECT_TRUE(page.is<Solving::Offered>());
  EXPECT_TRUE(shows_solving_card(page.state()));
  EXPECT_EQ(page.verdict().title, "No value for this position");
  EXPECT_EQ(page.verdict().sign, Verdict::Sign::unknown);
  EXPECT_EQ(alert_of(page.state()), "");
}

TEST(LargeGame, ThePerfectPlayerSaysWhatItIsWaitingFor) {
  LargePage page("&mode=play");
  page.controller.on_event(Answer<OpenSolutionRequest>{});
  page.activate("move-L@b2");
  EXPECT_EQ(page.verdict().detail, "The perfect player needs the values: solve the game first.");
  EXPECT_TRUE(shows_solving_card(page.state()));
  EXPECT_EQ(page.state().open.tab, "game");
  page.activate("button-solve");
  EXPECT_EQ(page.verdict().detail, "The perfect player moves as soon as the values are ready.");
}

TEST(LargeGame, SolvesWhenAskedSaysHowFarAndCanBeCancelled) {
  LargePage page;
  page.controller.on_event(Answer<OpenSolutionRequest>{});
  EXPECT_TRUE(page.activate("button-solve"));
  EXPECT_EQ(page.platform.solves, 1);
  EXPECT_TRUE(page.runs()) << "before the first report, so that one can cancel";
  EXPECT_EQ(page.verdict().title, "Solving");
  page.controller.on_event(Answer<SolveRequest>{.progress = Progress{"solve", 0, 50, 100, 123}});
  EXPECT_EQ(page.state().values.solving.running()->progress.decided, 123U);
  EXPECT_GT(*page.state().values.solving.running()->estimate.share(), 0);
  page.activate("button-cancel");
  EXPECT_TRUE(page.is<Solving::Cancelled>());
  EXPECT_EQ(page.verdict().title, "No value for this position");
  page.controller.on_event(
      Answer<SolveRequest>{.progress = Progress{"solve", 3, 50, 100, 123}});  // sent before
  EXPECT_TRUE(page.is<Solving::Cancelled>());
  page.activate("button-solve");
  EXPECT_EQ(page.platform.solves, 2);
  EXPECT_TRUE(page.runs());
  EXPECT_EQ(page.state().values.solving.running()->progress.decided, 0U);
  page.controller.on_event(Answer<SolveRequest>{.result = Summary{}});
  EXPECT_TRUE(page.is<Solving::Done>());
  EXPECT_TRUE(shows_save_line(page.state()));
  EXPECT_EQ(page.state().values.save_status.phase, SaveStatus::Phase::not_saved);
}

TEST(LargeGame, SavedValuesAreOpenedInsteadOfSolving) {
  LargePage page;
  page.controller.on_event(Answer<OpenSolutionRequest>{.progress = Progress{"load", 0, 1, 4, 1}});
  EXPECT_TRUE(page.runs());
  EXPECT_EQ(page.verdict().title, "Values are loading");
  EXPECT_EQ(page.verdict().sign, Verdict::Sign::loading);
  page.controller.on_event(Answer<OpenSolutionRequest>{.result = Summary{}});
  EXPECT_TRUE(page.is<Solving::Done>());
  EXPECT_EQ(page.state().values.save_status.phase, SaveStatus::Phase::saved);
  EXPECT_EQ(page.platform.solves, 0);
}

TEST(LargeGame, FaultsOfOpeningAreShownButNotAMissingStorage) {
  for (const auto& [code, alert] :
       {std::pair{Errc::corrupt_data, "The saved values were discarded: it broke"},
        {Errc::io, "The saved values could not be opened: it broke"},
        {Errc::unsupported, ""}}) {
    LargePage page;
    page.controller.on_event(
        Answer<OpenSolutionRequest>{.error = Error{code, untranslated("it broke")}});
    EXPECT_TRUE(page.is<Solving::Offered>());
    EXPECT_EQ(page.state().values.solving.error() != nullptr, code != Errc::unsupported);
    EXPECT_EQ(alert_of(page.state()), alert);
    page.activate("button-solve");
    EXPECT_EQ(page.platform.solves, 1);
    EXPECT_EQ(alert_of(page.state()), "");
  }
}

TEST(LargeGame, AFailureLeavesTheSmallGamesWorking) {
  LargePage page;
  page.controller.on_event(Answer<OpenSolutionRequest>{});
  page.activate("button-solve");
  page.controller.on_event(Answer<SolveRequest>{
      .error = Error{Errc::out_of_memory, untranslated("no memory for a table")}});
  EXPECT_TRUE(page.is<Solving::Failed>());
  EXPECT_EQ(alert_of(page.state()), "Solving failed: no memory for a table");
  page.activate("game-gobblers2");
  EXPECT_TRUE(page.is<Solving::Done>());
  EXPECT_EQ(page.verdict().title, "Draw with perfect play");
}

TEST(LargeGame, ComingBackAsksTheDeviceAgain) {
  LargePage page;
  page.solve();
  page.activate("game-gobblers2");
  EXPECT_FALSE(shows_save_line(page.state()));
  EXPECT_EQ(page.state().values.save_status.phase, SaveStatus::Phase::not_saved);
  page.activate("game-gobblers");
  EXPECT_EQ(page.platform.loads, 2);
  EXPECT_TRUE(page.waits());
  page.activate("rules-cover");
  EXPECT_EQ(page.platform.loads, 3);
}

TEST(LargeGame, IsSavedAndDeletedAndFaultsAreShown) {
  LargePage page;
  const auto save_phase = [&] { return page.state().values.save_status.phase; };
  page.solve();
  page.activate("button-keep");
  EXPECT_EQ(page.platform.saves, 1);
  EXPECT_EQ(save_phase(), SaveStatus::Phase::saving);
  page.controller.on_event(Answer<SaveSolutionRequest>{.progress = Progress{"save", 0, 1, 2, 0}});
  EXPECT_TRUE(page.is<Solving::Done>()) << "that progress is not the solver's";
  page.controller.on_event(
      Answer<SaveSolutionRequest>{.error = Error{Errc::io, untranslated("no room")}});
  EXPECT_EQ(save_phase(), SaveStatus::Phase::not_saved);
  EXPECT_EQ(alert_of(page.state()), "That did not work: no room");
  page.activate("button-keep");
  EXPECT_EQ(alert_of(page.state()), "") << "while it is tried again";
  page.controller.on_event(Answer<SaveSolutionRequest>{.result = 2});
  EXPECT_EQ(save_phase(), SaveStatus::Phase::saved);
  page.activate("button-forget");
  EXPECT_EQ(page.platform.deletes, 1);
  page.controller.on_event(
      Answer<DeleteSolutionRequest>{.error = Error{Errc::io, untranslated("locked")}});
  EXPECT_EQ(save_phase(), SaveStatus::Phase::saved);
  page.activate("button-forget");
  page.controller.on_event(Answer<DeleteSolutionRequest>{.result = true});
  EXPECT_EQ(save_phase(), SaveStatus::Phase::not_saved);
}

TEST(LargeGame, NotablePositionsAreSearchedForOnlyWhenAsked) {
  LargePage page;
  page.solve();
  page.activate("mode-statistics");
  EXPECT_EQ(page.platform.searches, 0);
  EXPECT_TRUE(page.activate("button-notable"));
  EXPECT_EQ(page.platform.searches, 1);
  EXPECT_TRUE(page.state().values.notable.is<NotableSearch::Running>());
  page.controller.on_event(Answer<NotableRequest>{.progress = Progress{"notable", 0, 1, 2, 0}});
  EXPECT_TRUE(page.is<Solving::Done>());
  EXPECT_DOUBLE_EQ(*page.state().values.notable.running()->estimate.share(), 0.5);
  page.controller.on_event(
      Answer<NotableRequest>{.error = Error{Errc::internal, untranslated("it broke")}});
  EXPECT_EQ(alert_of(page.state()), "The search failed: it broke");
}

TEST(LargeGame, LostValuesAreShownAndCanBeSolvedAgain) {
  LargePage page;
  page.solve();
  page.controller.on_event(lost());
  EXPECT_TRUE(page.is<Solving::Lost>());
  EXPECT_EQ(alert_of(page.state()), "The values were lost: the worker has died");
  EXPECT_TRUE(shows_solving_card(page.state()));
  EXPECT_TRUE(page.activate("button-solve"));
  EXPECT_EQ(page.platform.solves, 2);
}

TEST(LargeGame, LostValuesThatWereSavedAreOpenedAgainOnce) {
  LargePage page;
  page.controller.on_event(Answer<OpenSolutionRequest>{.result = Summary{}});
  page.controller.on_event(lost());
  EXPECT_EQ(page.platform.loads, 2);
  EXPECT_TRUE(page.waits());
  page.controller.on_event(Answer<OpenSolutionRequest>{.result = Summary{}});
  page.controller.on_event(lost());
  EXPECT_EQ(page.platform.loads, 2);
  EXPECT_TRUE(page.is<Solving::Lost>());
}

TEST(SmallGame, IsSolvedAtOnceNeverSavedAndSolvedAgainOnce) {
  OpenedPage page;
  EXPECT_EQ(page.platform.loads, 0);
  EXPECT_EQ(page.platform.solves, 1);
  EXPECT_FALSE(shows_save_line(page.state()));
  page.controller.on_event(lost());
  EXPECT_EQ(page.platform.solves, 2);
  page.platform.deliver(page.controller);
  EXPECT_TRUE(page.state().values.solving.is<Solving::Done>());
  page.activate("move-L@b2");
  EXPECT_TRUE(page.session().analysis() != nullptr);
  page.controller.on_event(lost());
  EXPECT_EQ(page.platform.solves, 2);
  EXPECT_TRUE(page.state().values.solving.is<Solving::Lost>());
}

TEST(SmallGame, NotablePositionsAreThereInStatistics) {
  OpenedPage page;
  EXPECT_EQ(page.platform.searches, 0);
  page.activate("mode-statistics");
  ASSERT_TRUE(page.state().values.notable.is<NotableSearch::Done>());
  ASSERT_FALSE(page.state().values.notable.done()->groups.empty());
  EXPECT_EQ(page.state().values.notable.done()->groups[0].kind, NotableKind::longest_loss);
  const NotableGroup& group = page.state().values.notable.done()->groups[1];
  EXPECT_EQ(group.kind, NotableKind::longest_win);
  EXPECT_GT(group.count, 0U);
  const NotableExample& example = group.examples.front();
  EXPECT_EQ(example.value.outcome, Outcome::win);
  EXPECT_EQ(example.value.distance, page.state().values.solving.summary()->max_distance);
  EXPECT_EQ(example.board.squares.size(), 9U);
  page.click("mode-analyse mode-statistics");
  EXPECT_EQ(page.platform.searches, 1) << "once is enough";
}

TEST(SmallGame, AStatisticsLinkSearchesWhenItIsSolved) {
  OpenedPage page("game=gobblers2&mode=statistics");
  EXPECT_TRUE(page.state().values.notable.is<NotableSearch::Done>());
  page.activate("rules-cover");
  EXPECT_EQ(page.platform.searches, 2) << "of another rule set";
  page.activate("rules-notebook");  // the notebook has no notable positions
  ASSERT_TRUE(page.state().values.notable.is<NotableSearch::Done>());
  EXPECT_TRUE(page.state().values.notable.done()->groups.empty());
  EXPECT_EQ(alert_of(page.state()), "");
}

TEST(SmallGame, ANotablePositionOpensAsAHistoryOfItsOwn) {
  OpenedPage page("game=gobblers2&moves=L@b2.L@a1&mode=statistics");
  const std::string position =
      page.state().values.notable.done()->groups[1].examples.front().position;
  EXPECT_TRUE(page.activate("notable-longest_win-0"));
  EXPECT_EQ(page.session().position(), position);
  EXPECT_EQ(page.session().ply(), 0U);
  EXPECT_EQ(page.state().view.mode, Mode::analyse);
  EXPECT_TRUE(page.session().analysis() != nullptr);
  EXPECT_FALSE(page.activate("notable-longest_win-99"));
  EXPECT_FALSE(page.activate("notable-nothing-0"));
  EXPECT_FALSE(page.activate("notable-longest_win-x"));
}

}  // namespace
}  // namespace kanzen::app
