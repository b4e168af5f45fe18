// The figures on the Statistics page: the table's until the game is solved here, then the solver's.
#include "imgui_app/features/studies/studies.hpp"

#include <gtest/gtest.h>

#include "imgui_app/app/controller.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app {
namespace {

const std::string lost_start = "-,M,-/-,-,-/-,s,-:1";

TableStatus manifest_status() {
  TableStatus status;
  status.phase = TableStatus::Phase::loading;
  status.total_bytes = 1196;
  status.statistics.emplace();
  status.statistics->positions = 3;
  status.statistics->win = 2;
  status.statistics->draw = 1;
  status.notable = {{"smallest_draw", 29, {{"s,s,-/-,S,-/-,-,-:1", drawn()}}},
                    {"longest_loss", 4, {{lost_start, loss_in(26)}, {"no position", loss_in(26)}}}};
  return status;
}

struct StatisticsPage : OpenedPage {
  StatisticsPage() : OpenedPage("game=gobblers&mode=statistics") {
    controller.on_event(Answer<OpenSolutionRequest>{});
  }
  void fail(Errc code) {
    TableStatus status = manifest_status();
    status.phase = TableStatus::Phase::failed;
    status.error = Error{code, untranslated("it broke")};
    controller.on_event(Answer<TableRequest>{.result = status});
  }
  void solve() {
    activate("button-solve");
    Summary summary;
    summary.positions = 7;
    controller.on_event(Answer<SolveRequest>{.result = summary});
  }
};

TEST(TableStatistics, AreThereBeforeAnyValueWithNotablePositionsInThePagesOrder) {
  StatisticsPage page;
  EXPECT_EQ(shown_statistics(page.state()), nullptr);
  EXPECT_TRUE(shown_notable(page.state()).empty());
  page.controller.on_event(Answer<TableRequest>{.result = manifest_status()});
  ASSERT_NE(shown_statistics(page.state()), nullptr);
  EXPECT_EQ(shown_statistics(page.state())->positions, 3u);
  EXPECT_TRUE(are_statistics_from_table(page.state()));
  EXPECT_EQ(page.platform.solves, 0);
  const auto groups = shown_notable(page.state());
  ASSERT_EQ(groups.size(), 2u);
  EXPECT_EQ(groups[0].kind, NotableKind::longest_loss);
  EXPECT_EQ(groups[0].count, 4u);
  ASSERT_EQ(groups[0].examples.size(), 1u) << "what the game cannot read is left out";
  EXPECT_EQ(groups[0].examples[0].value, loss_in(26));
  EXPECT_EQ(groups[0].examples[0].board.squares.size(), 9u);
  EXPECT_EQ(groups[1].kind, NotableKind::smallest_draw);
  EXPECT_TRUE(page.activate("notable-longest_loss-0"));
  EXPECT_EQ(page.session().position(), lost_start);
  EXPECT_EQ(page.state().view.mode, Mode::analyse);
  EXPECT_EQ(page.platform.requests.back(), lost_start);
  page.activate("rules-cover");
  EXPECT_EQ(shown_statistics(page.state()), nullptr) << "not those of the rules before";
  EXPECT_TRUE(shown_notable(page.state()).empty());
}

TEST(TableStatistics, AfterSolvingTheSolversOwnAreShown) {
  StatisticsPage page;
  page.controller.on_event(Answer<TableRequest>{.result = manifest_status()});
  page.activate("button-solve");
  EXPECT_TRUE(are_statistics_from_table(page.state())) << "until the end of solving";
  page.solve();
  EXPECT_EQ(shown_statistics(page.state())->positions, 7u);
  EXPECT_FALSE(are_statistics_from_table(page.state()));
  EXPECT_TRUE(are_notable_from_table(page.state())) << "until they are looked for here";
  page.activate("button-notable");
  EXPECT_EQ(shown_notable(page.state()).size(), 2u) << "while they are";
  page.controller.on_event(Answer<NotableRequest>{.result = std::vector<Notable>{}});
  EXPECT_TRUE(shown_notable(page.state()).empty());
  EXPECT_FALSE(are_notable_from_table(page.state()));
}

TEST(TableStatistics, StayWhenAChunkCannotBeFetchedButNotOfADamagedTable) {
  for (const Errc code : {Errc::io, Errc::corrupt_data}) {
    StatisticsPage page;
    page.fail(code);
    const bool stay = code == Errc::io;
    EXPECT_EQ(shown_statistics(page.state()) != nullptr, stay);
    EXPECT_EQ(!shown_notable(page.state()).empty(), stay);
    EXPECT_TRUE(stay || !shows_notable(page.state()));
  }
}

TEST(TableStatistics, WithoutATableThereAreNoneUntilTheGameIsSolved) {
  StatisticsPage page;
  page.controller.on_event(Answer<TableRequest>{.result = TableStatus{}});
  EXPECT_EQ(shown_statistics(page.state()), nullptr);
  EXPECT_FALSE(shows_notable(page.state()));
  page.solve();
  EXPECT_TRUE(shows_notable(page.state())) << "they can be looked for";
  EXPECT_FALSE(are_notable_from_table(page.state()));
}

}  // namespace
}  // namespace kanzen::app
