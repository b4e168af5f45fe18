#include "imgui_app/model/values.hpp"

#include <gtest/gtest.h>

#include "engine/session/position_queries.hpp"
#include "imgui_app/text/formatting.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app {
namespace {

constexpr const char* won = "game=mnk:6,5,4&position=....../....../.XXX../.OOO../......:1";
constexpr const char* board = "game=mnk:8,8,5";

TEST(Search, NothingComesUnasked) {
  const OpenedPage page(board);
  EXPECT_EQ(page.platform.solves + page.platform.loads, 0);
  EXPECT_TRUE(page.platform.searched.empty());
  EXPECT_EQ(page.controller.verdict().title, "No value yet");
  EXPECT_EQ(page.controller.verdict().sign, Verdict::Sign::unknown);
  EXPECT_TRUE(shows_search_card(page.state()));
  EXPECT_FALSE(shows_solving_card(page.state()));
}

TEST(Search, AFailureIsShownButNoSolverCanFailWhereNothingIsSolved) {
  OpenedPage page(board);
  page.controller.on_event(
      Answer<SolveRequest>{.error = Error{Errc::internal, untranslated("the worker has died")}});
  EXPECT_TRUE(page.state().values.solving.is<Solving::None>());
  EXPECT_FALSE(shows_solving_card(page.state()));
  EXPECT_EQ(alert_of(page.state()), "");
  page.platform.answers = false;
  page.activate("button-search");
  page.controller.on_event(
      Answer<SearchRequest>{.error = Error{Errc::out_of_memory, untranslated("no memory")}});
  EXPECT_EQ(alert_of(page.state()), "The search failed: no memory");
}

TEST(Search, FindsAWinAndShowsNoDistance) {
  OpenedPage page(won);
  page.activate("button-search");
  ASSERT_EQ(page.platform.searched.size(), 1U);
  EXPECT_EQ(page.platform.searched[0], "....../....../.XXX../.OOO../......:1 10");
  EXPECT_EQ(page.controller.verdict().title, "X wins");
  const auto groups = ranked_move_groups(page.session());
  ASSERT_FALSE(groups.empty());
  EXPECT_EQ(groups[0].outcome, Outcome::win);
  EXPECT_EQ(groups[0].rows.size(), 1U);
  EXPECT_EQ(format_distance_number(groups[0].rows[0].value, shown_unit(page.state())), "");
}

TEST(Search, TooLittleTimeIsSaidAndMoreIsOffered) {
  OpenedPage page(board);
  page.platform.search_seconds = 0.02;
  page.activate("button-search");
  EXPECT_EQ(page.controller.verdict().title, "Not solved in 10 s");
  EXPECT_EQ(page.session().analysis(), nullptr);
  EXPECT_EQ(unsolved_moves(page.state()).size(), 64U);
  page.activate("button-search-longer");
  EXPECT_EQ(page.platform.searched.back().substr(page.platform.searched.back().size() - 3), " 60");
}

TEST(Search, IsCancelledByItsButtonAndByLeavingThePosition) {
  OpenedPage page(board);
  page.platform.answers = false;
  page.activate("button-search");
  EXPECT_EQ(page.controller.verdict().title, "Searching");
  page.controller.on_event(Answer<SearchRequest>{.progress = Progress{"search", 0, 123456, 0, 0}});
  EXPECT_EQ(page.state().values.search.running()->nodes, 123456U);
  page.activate("button-cancel-search");
  EXPECT_EQ(page.controller.verdict().title, "No value yet");
  EXPECT_EQ(page.platform.cancelled["search"], 1);
  page.click("button-search square-d4");
  EXPECT_EQ(page.platform.cancelled["search"], 2);
  EXPECT_EQ(page.controller.verdict().title, "No value yet");
}

TEST(Search, ThePerfectPlayerSearchesItsAnswer) {
  OpenedPage page(std::string(won) + "&mode=play");
  page.activate("players-purple");  // O is played by a person
  ASSERT_EQ(page.platform.searched.size(), 1U);
  page.pass(0.7);
  EXPECT_EQ(page.session().ply(), 1U);
  EXPECT_TRUE(page.session().board().end.has_value());
  EXPECT_FALSE(page.state().play.guess);
}

TEST(Search, PlaysOnAndReportsAPositionThatIsNotSolved) {
  OpenedPage page(std::string(board) + "&mode=play");
  page.platform.search_seconds = 0.02;
  page.activate("square-a1");
  page.pass(0.7);
  ASSERT_EQ(page.session().ply(), 2U);
  ASSERT_TRUE(page.state().play.guess);
  EXPECT_EQ(page.controller.verdict().detail,
            "Not solved in 10 s: d5 is neither refuted nor proven.");
}

}  // namespace
}  // namespace kanzen::app
