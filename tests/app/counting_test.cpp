// The count at the end of a game, and dead stones.
#include "imgui_app/model/evaluations.hpp"
#include "imgui_app/text/game.hpp"

#include <gtest/gtest.h>

#include "engine/adapter/dead_groups.hpp"
#include "imgui_app/model/result.hpp"
#include "imgui_app/text/evaluation.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app::counting_tests {
namespace {

// Black's wall on the third column; one white stone behind it, a white wall on the fourth column.
constexpr const char* ended =
    "game=go:5&rules=positional&moves=c1.d1.c2.d2.c3.d3.c4.d4.c5.d5.pass.a3.pass.pass";

// The engine's judgement of the last request.
void answer_dead(OpenedPage& page, std::vector<unsigned> dead) {
  page.controller.on_event(Answer<JudgeRequest>{.result = JudgedStones{std::move(dead), {}}});
}

TEST(Counting, IsAboutThePositionBeforeThePasses) {
  OpenedPage page(ended);
  ASSERT_TRUE(was_counted(page.session()));
  const Session::Node node = counted_node(page.session(), page.session().current());
  EXPECT_EQ(page.session().move_to(node), "a3");
  ASSERT_EQ(page.platform.judged, std::vector{page.session().position(node)});
  EXPECT_TRUE(page.platform.estimate_requests.empty()) << "the winner depends on dead stones";
  answer_dead(page, {});
  EXPECT_EQ(page.platform.judged.size(), 1U);
  ASSERT_EQ(page.platform.estimate_requests.size(), 1U);
  EXPECT_EQ(page.platform.estimate_requests.front().position, page.session().position(node));
  OpenedPage hidden(ended);
  hidden.activate("toggle-values");
  EXPECT_EQ(hidden.platform.judged.size(), 1U);
  answer_dead(hidden, {});
  EXPECT_TRUE(hidden.platform.estimate_requests.empty()) << "no values are shown";
}

TEST(Counting, StonesThatLookDeadAreOfferedAndTakenOff) {
  OpenedPage page(ended);
  const double komi = *page.session().info().komi;
  EXPECT_EQ(final_count(page.state())->lead, 5 - 11 - komi);
  EXPECT_TRUE(believed_dead(page.state(), page.session().current()).empty());
  answer_dead(page, {10});
  EXPECT_EQ(believed_dead(page.state(), page.session().current()), std::set<unsigned>{10});
  EXPECT_TRUE(page.state().go.counting.dead.empty());  // the rules count it
  page.activate("button-dead-stones");
  EXPECT_EQ(page.state().go.counting.dead, std::set<unsigned>{10});
  EXPECT_EQ(final_count(page.state())->lead, 15 - 10 - komi);
  EXPECT_EQ(page.state().go.tally->area[0], 15U);
  const Count count = *final_count(page.state());
  EXPECT_EQ(points_of(page.state(), count, 0).stones, 5U);
  EXPECT_EQ(points_of(page.state(), count, 0).surrounded, 10U);
  EXPECT_EQ(page.controller.verdict().detail, "1 dead stone removed.");
  page.activate("button-dead-stones");
  EXPECT_TRUE(page.state().go.counting.dead.empty());
}

TEST(Counting, AGroupIsTakenOffAndPutBackByOneOfItsStones) {
  OpenedPage page(ended);
  page.activate("square-d3");
  EXPECT_EQ(page.state().go.counting.dead.size(), 5U);
  const Verdict verdict = page.controller.verdict();
  EXPECT_EQ(verdict.favoured, Player{0});
  page.activate("square-d1");
  EXPECT_TRUE(page.state().go.counting.dead.empty());
  page.activate("square-e1");  // the point is empty
  EXPECT_TRUE(page.state().go.counting.dead.empty());
  page.click("square-d3 button-undo");
  EXPECT_TRUE(page.state().go.counting.dead.empty()) << "it belongs to one end";
}

TEST(Counting, DeadStonesAreInTheLink) {
  OpenedPage page(ended);
  const std::string alive = page.platform.fragment;
  EXPECT_EQ(page.controller.verdict().detail,
            "Both have passed; the count decides. Choose dead stones to remove them.");
  page.click("square-d3 square-a3");
  EXPECT_EQ(page.platform.fragment, alive + "&dead=d5,a3");
  const OpenedPage again(page.platform.fragment);
  EXPECT_EQ(again.state().go.counting.dead, page.state().go.counting.dead);
  EXPECT_EQ(again.state().go.tally->area, page.state().go.tally->area);
  EXPECT_EQ(again.platform.fragment, page.platform.fragment);
  page.activate("button-dead-stones");
  EXPECT_EQ(page.platform.fragment, alive);
  const OpenedPage wrong(alive + "&dead=d5,e1,z9,,d5,d1");
  EXPECT_EQ(wrong.state().go.counting.dead.size(), 5U)
      << "a point without a stone, none, one again";
}

const std::string by_territory =
    "game=go:5&rules=japanese&komi=6.5&moves="
    "c1.d1.c2.d2.c3.d3.c4.d4.c5.d5.pass.a3.pass.pass";

TEST(Counting, ByTerritoryAddsPrisonersAndDeadStonesToTheTerritory) {
  OpenedPage page(by_territory);
  EXPECT_EQ(final_count(page.state())->lead, -5 - 6.5);
  page.activate("square-a3");
  const Count count = *final_count(page.state());
  EXPECT_EQ(count.lead, 11 - 5 - 6.5);
  const CountedPoints black = points_of(page.state(), count, 0);
  EXPECT_EQ(black.surrounded, 10U);
  EXPECT_EQ(black.prisoners, 1U);
  EXPECT_EQ(black.all(), 11);
  EXPECT_EQ(points_of(page.state(), count, 1).all(), 11.5);
  EXPECT_EQ(page.state().go.tally->area, (std::array{10U, 5U}));
  EXPECT_EQ(page.state().go.tally->captures, (std::array{1U, 0U}));
  EXPECT_EQ(page.controller.verdict().detail, "1 dead stone removed, as a prisoner.");
  const OpenedPage capture("game=go:5&rules=japanese&moves=b1.a1.a2");
  EXPECT_EQ(capture.state().go.tally->captures, (std::array{1U, 0U}));
  EXPECT_EQ(capture.state().go.tally->area, (std::array{23U, 0U}));
}

// Without the white stone on a3 Black wins this game, with it White.
const std::string played_by_territory =
    "game=go:5&rules=japanese&komi=0.5&mode=play&moves="
    "c1.d1.c2.d2.c3.d3.c4.d4.c5.d5.pass.a3.pass.pass";

TEST(Counting, NobodyHasWonBeforeTheDeadStonesAreAgreedOn) {
  OpenedPage page(played_by_territory);
  const auto result = [&] { return *result_of_line(page.state()); };
  EXPECT_EQ(result().dead_stones, DeadStones::asked);
  EXPECT_FALSE(result().winner);
  EXPECT_EQ(page.controller.verdict().title, "Are there dead stones?");
  page.activate("square-a3");
  EXPECT_EQ(result().dead_stones, DeadStones::asked) << "more stones may be chosen";
  const OpenedPage again(page.platform.fragment);
  EXPECT_EQ(result_of_line(again.state())->dead_stones, DeadStones::asked) << "nobody has agreed";
  page.activate("button-agree-on-dead");
  ASSERT_EQ(result().dead_stones, DeadStones::settled);
  EXPECT_EQ(result_title(page.state(), result()), "You won in 5 moves") << "without passes";
  EXPECT_EQ(result_margin(page.state(), result()), "Black wins by 5.5 points");
  EXPECT_NE(page.platform.fragment.find("&dead=a3"), std::string::npos);
  page.activate("button-undo");
  EXPECT_EQ(result().winner, Player{0}) << "after a step back too";
  page.activate("button-redo");
  EXPECT_EQ(result().winner, Player{0});
  EXPECT_EQ(page.state().go.counting.dead, std::set<unsigned>{10});
}

// Two walls, and a stone of each player behind the wall of the other.
TEST(Counting, TheStonesThatTheEngineFindsDeadAreRemovedBeforeTheResult) {
  OpenedPage page(
      "game=go&rules=japanese&mode=play&moves=d9.f9.d8.f8.d7.f7.d6.f6.d5.f5.d4.f4.d3.f3.d2.f2.d1."
      "f1."
      "h5.b5.e9.g9.e8.g8.e7.g7.e6.g6.e5.g5.e4.g4.e3.g3.e2.g2.e1.g1.pass.pass");
  const auto result = [&] { return *result_of_line(page.state()); };
  page.controller.on_event(Answer<JudgeRequest>{
      .result = *judge_stones(page.session().game(), page.session().state(), {})});
  EXPECT_EQ(result().dead_stones, DeadStones::asked);
  EXPECT_FALSE(result().winner);
  page.activate("button-dead-stones");
  EXPECT_EQ(page.controller.verdict().detail, "2 dead stones removed, as prisoners.");
  page.activate("button-agree-on-dead");
  EXPECT_EQ(result().winner, Player{0});
  EXPECT_EQ(result_margin(page.state(), result()), "Black wins by 2.5 points");
}

TEST(Counting, ThatThereAreNoDeadStonesIsAnAnswerToo) {
  OpenedPage page(played_by_territory);
  page.activate("button-agree-on-dead");
  EXPECT_EQ(result_of_line(page.state())->winner, Player{1});
  const OpenedPage again(page.platform.fragment);
  EXPECT_EQ(result_of_line(again.state())->dead_stones, DeadStones::settled);
  page.activate("mode-analyse");
  EXPECT_EQ(page.platform.fragment.find("&dead"), std::string::npos) << "nobody asks there";
}

TEST(Counting, ByAreaAsksIfStonesLookDead) {
  const std::string played = std::string(ended) + "&mode=play&players=two";
  for (const bool dead : {true, false}) {
    OpenedPage page(played);
    const auto question = [&] { return result_of_line(page.state())->dead_stones; };
    EXPECT_EQ(question(), DeadStones::awaited);
    EXPECT_EQ(page.controller.verdict().title, "Looking for dead stones");
    EXPECT_TRUE(page.platform.score_requests.empty()) << "the dead stones come first";
    answer_dead(page, dead ? std::vector{10U} : std::vector<unsigned>{});
    EXPECT_EQ(question(), dead ? DeadStones::asked : DeadStones::settled);
    EXPECT_EQ(page.controller.verdict().favoured.has_value(), !dead);
    if (!dead) continue;
    page.activate("button-dead-stones");
    EXPECT_EQ(question(), DeadStones::settled);
    EXPECT_EQ(page.state().go.counting.dead, std::set<unsigned>{10});
  }
  OpenedPage failed(played);
  failed.controller.on_event(
      Answer<JudgeRequest>{.error = Error{Errc::io, untranslated("no worker")}});
  EXPECT_EQ(result_of_line(failed.state())->dead_stones, DeadStones::settled);
}

// By exact scores, which count the stone as alive, the pass gave the win away.
TEST(Counting, PassesBeforeDeadStonesAreRemovedAreNoBlunders) {
  OpenedPage page(played_by_territory);
  page.click("square-a3 button-agree-on-dead");
  for (const Player player : {Player{0}, Player{1}})
    EXPECT_TRUE(blunder_plies(page.state(), player).empty());
  EXPECT_EQ(score_lead_at(page.state(), page.session().current())->low, 5.5);
  OpenedPage open(played_by_territory);
  EXPECT_FALSE(score_lead_at(open.state(), open.session().current())) << "not agreed on";
}

}  // namespace
}  // namespace kanzen::app::counting_tests
