// The values of a large game from a table: at once, chunk by chunk, with faults, and compared with
// those solved here.
#include <gtest/gtest.h>

#include <algorithm>

#include "imgui_app/app/controller.hpp"
#include "imgui_app/model/state_queries.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app {
namespace {

const std::string start = "-,-,-/-,-,-/-,-,-:1";

struct TablePage : OpenedPage {
  TablePage() : OpenedPage("game=gobblers") { controller.on_event(Answer<OpenSolutionRequest>{}); }
  void report_status(TableStatus::Phase phase, std::optional<Error> error = std::nullopt) {
    TableStatus status;
    status.phase = phase;
    status.total_bytes = 1196;
    status.bytes = phase == TableStatus::Phase::ready ? status.total_bytes : 400;
    status.stored = phase == TableStatus::Phase::ready ? 5374858u : 0u;
    status.error = std::move(error);
    controller.on_event(Answer<TableRequest>{.result = status});
  }
  void fail() {
    report_status(TableStatus::Phase::failed, Error{Errc::io, untranslated("HTTP status 500")});
  }
  Verdict verdict() const { return controller.verdict(); }
  std::ptrdiff_t asked_for(const std::string& position) const {
    return std::count(platform.requests.begin(), platform.requests.end(), position);
  }
  void solve() {
    activate("button-solve");
    controller.on_event(Answer<SolveRequest>{.result = Summary{}});
  }
};

Analysis analysis_of(const std::string& position, Value value) {
  Analysis analysis;
  analysis.position = position;
  analysis.value = value;
  return analysis;
}

TEST(SmallTable, ItsFirstValuesAreNotPushedAsideByACard) {
  TestPlatform platform;
  Controller controller(platform);
  controller.on_event(EnvironmentChanged{});
  controller.on_event(FragmentChanged{"game=gobblers2"});
  TableStatus status;
  status.phase = TableStatus::Phase::loading;
  controller.on_event(Answer<TableRequest>{.result = status});
  controller.on_event(Answer<SolveRequest>{.progress = Progress{"solve", 0, 1000, 0, 0}});
  EXPECT_FALSE(shows_solving_card(controller.state()));
  platform.clock += 0.6;
  controller.on_event(Answer<SolveRequest>{.progress = Progress{"solve", 10, 1000, 0, 0}});
  EXPECT_TRUE(shows_solving_card(controller.state())) << "it takes long, and can be cancelled";
}

TEST(LargeTable, IsOfNoUseToAGameForStudy) {
  const OpenedPage page("game=gobblers1");
  EXPECT_TRUE(page.platform.tables.empty());
}

TEST(LargeTable, IsAskedForAtOnceAndItsValuesWhileItLoads) {
  TablePage page;
  EXPECT_EQ(page.platform.tables, std::vector<std::string>{"gobblers strict"});
  page.report_status(TableStatus::Phase::loading);
  EXPECT_EQ(page.asked_for(start), 1);
  EXPECT_EQ(page.verdict().title, "Values are loading");
  EXPECT_FALSE(shows_solving_card(page.state()));
  EXPECT_TRUE(shows_table(page.state()));
  page.controller.on_event(analysed(analysis_of(start, win_in(13))));
  EXPECT_EQ(page.verdict().title, "Orange wins in 13 plies");
}

TEST(LargeTable, WithoutOneOrWhileItIsMadeThePageAsksToSolve) {
  TablePage page;
  page.report_status(TableStatus::Phase::absent);
  EXPECT_TRUE(shows_solving_card(page.state()));
  EXPECT_FALSE(shows_table(page.state()));
  EXPECT_EQ(page.verdict().sign, Verdict::Sign::unknown);
  page.report_status(TableStatus::Phase::being_made);
  EXPECT_FALSE(page.state().values.table.usable());
  EXPECT_TRUE(shows_solving_card(page.state()));
  EXPECT_EQ(page.asked_for(start), 0);
  page.report_status(TableStatus::Phase::loading);
  EXPECT_EQ(page.asked_for(start), 1);
}

TEST(LargeTable, AFaultIsShownAndRetried) {
  TablePage page;
  page.report_status(TableStatus::Phase::loading);
  page.controller.on_event(not_analysed(start));
  page.fail();
  EXPECT_EQ(page.verdict().sign, Verdict::Sign::unknown);
  EXPECT_EQ(alert_of(page.state()), "The values could not be loaded: HTTP status 500");
  EXPECT_TRUE(shows_solving_card(page.state()));
  EXPECT_TRUE(page.activate("button-table"));
  EXPECT_EQ(page.platform.tables.size(), 2u);
  page.report_status(TableStatus::Phase::loading);
  EXPECT_EQ(page.asked_for(start), 2) << "what had no value before may have one now";
  EXPECT_EQ(alert_of(page.state()), "");
  EXPECT_EQ(page.verdict().title, "Values are loading");
}

TEST(LargeTable, ServesWhileTheGameIsBeingSolved) {
  TablePage page;
  page.report_status(TableStatus::Phase::ready);
  page.activate("button-solve");
  EXPECT_EQ(page.platform.solves, 1);
  page.activate("move-L@b2");
  EXPECT_EQ(page.asked_for("-,-,-/-,L,-/-,-,-:2"), 1);
}

TEST(LargeTable, RequestsPositionsWithoutValuesAgainOnceTheGameIsSolved) {
  TablePage page;
  page.report_status(TableStatus::Phase::ready);
  page.controller.on_event(not_analysed(start));
  EXPECT_EQ(page.asked_for(start), 1);
  EXPECT_FALSE(are_values_pending(page.state()));
  page.solve();
  EXPECT_EQ(page.asked_for(start), 2);
  EXPECT_TRUE(are_values_pending(page.state()));
}

TEST(LargeTable, IsComparedOnceWithWhatWasSolved) {
  TablePage page;
  page.report_status(TableStatus::Phase::ready);
  EXPECT_EQ(page.platform.comparisons, 0);
  page.solve();
  EXPECT_EQ(page.platform.comparisons, 1);
  page.controller.on_event(Answer<TableCheckRequest>{.result = TableCheck{5374858, 0, {}}});
  page.report_status(TableStatus::Phase::ready);
  EXPECT_EQ(page.platform.comparisons, 1);
  EXPECT_EQ(alert_of(page.state()), "");
  page.controller.on_event(Answer<TableCheckRequest>{
      .result = TableCheck{5374858, 2, untranslated("somewhere: another value")}});
  EXPECT_EQ(alert_of(page.state()),
            "The table differs from what was solved here: somewhere: another value");
}

TEST(LargeTable, ThatComesAfterSolvingIsComparedThen) {
  TablePage page;
  page.report_status(TableStatus::Phase::loading);
  page.solve();
  EXPECT_EQ(page.platform.comparisons, 0);
  page.report_status(TableStatus::Phase::ready);
  EXPECT_EQ(page.platform.comparisons, 1);
}

TEST(LargeTable, ServesAgainWhenSolvedValuesAreLost) {
  TablePage page;
  page.report_status(TableStatus::Phase::ready);
  page.solve();
  page.activate("move-L@b2");
  const std::string position = page.session().position();
  ASSERT_EQ(page.asked_for(position), 1);
  page.controller.on_event(
      Answer<SolveRequest>{.error = Error{Errc::internal, untranslated("the worker has died")}});
  EXPECT_EQ(page.asked_for(position), 2) << "what was not answered is asked for again";
  EXPECT_EQ(page.verdict().title, "Values are loading");
}

// --- a table that is fetched as far as it is needed

struct StreamedPage : TablePage {
  StreamedPage() {
    TableStatus status;
    status.phase = TableStatus::Phase::ready;
    status.bytes = 400;
    status.total_bytes = 22000000;
    controller.on_event(Answer<TableRequest>{.result = status});
  }
  void answer(std::vector<std::string> line, std::vector<std::size_t> missing) {
    Analysis analysis = analysis_of(start, win_in(13));
    analysis.perfect_line = std::move(line);
    analysis.missing_chunks = std::move(missing);
    controller.on_event(analysed(analysis));
  }
};

TEST(StreamedTable, ItsLineIsAskedForAsLongAsItGrowsOrChunksComeForIt) {
  struct Answered {
    std::size_t moves;  // of the line
    std::vector<std::size_t> missing;
    int asked;  // number of requests until then
  };
  for (const std::vector<Answered>& answers : {
           std::vector<Answered>{{1, {7}, 2}, {2, {9}, 3}, {3, {}, 3}},
           {{1, {7}, 2}, {1, {8, 9}, 3}, {1, {8, 9}, 3}},
           {{most_line_moves - 1, {7}, 2}, {most_line_moves, {8}, 2}},  // no more than is shown
       }) {
    StreamedPage page;
    EXPECT_EQ(page.asked_for(start), 1);
    for (const auto& [moves, missing, asked] : answers) {
      page.answer(std::vector<std::string>(moves, "L@b2"), missing);
      EXPECT_EQ(page.asked_for(start), asked) << moves;
    }
  }
}

TEST(StreamedTable, IsNotComparedWithWhatWasSolved) {
  StreamedPage page;
  page.solve();
  EXPECT_EQ(page.platform.comparisons, 0);
}

TEST(LargeTable, ACutLineGrowsByItselfWhileItLoads) {
  TablePage page;
  page.report_status(TableStatus::Phase::loading);
  Analysis analysis = analysis_of(start, win_in(13));
  analysis.missing_chunks = {3};
  page.controller.on_event(analysed(analysis));
  EXPECT_EQ(page.asked_for(start), 1);
}

}  // namespace
}  // namespace kanzen::app
