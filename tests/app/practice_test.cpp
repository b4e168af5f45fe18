// Practice of mistakes: which positions it offers, how it judges what is tried, and its card.
#include <gtest/gtest.h>

#include <random>

#include "engine/session/judgement.hpp"
#include "imgui_app/features/practice/practice.hpp"
#include "imgui_app/model/result.hpp"
#include "tests/app/drawn_page.hpp"
#include "tests/app/forced_colors.hpp"

namespace kanzen::app::practice_tests {
namespace {

using Phase = Practice::Phase;
using Attempt = Practice::Attempt;

// X gives the win away with c2 and the draw with c3; O makes mistakes with b1 and a2.
constexpr const char* with_mistakes = "game=tictactoe&moves=b2.b1.a3.c1.c2.a2.c3.a1";

const Practice& practice(const OpenedPage& page) { return page.feature<Practice>(); }
Phase phase(const OpenedPage& page) { return practice(page).phase(); }
bool offers(const OpenedPage& page) {
  const Panels panels = page.controller.panels();
  return panels.find(Place::game_button, "button-practise") != nullptr ||
         panels.find(Place::result_button, "button-practise") != nullptr;
}
std::vector<std::size_t> plies(const OpenedPage& page) {
  std::vector<std::size_t> found;
  for (const Session::Node node : practice(page).exercises())
    found.push_back(page.session().ply(node));
  return found;
}

TEST(Practice, LeadsThroughThePositionsBeforeTheMistakesOfASide) {
  OpenedPage page(with_mistakes);
  ASSERT_TRUE(page.activate("button-practise"));
  EXPECT_EQ(practice(page).side(), Player{0});
  EXPECT_EQ(plies(page), (std::vector<std::size_t>{4, 6}));
  EXPECT_EQ(page.session().ply(), 4U);
  EXPECT_EQ(phase(page), Phase::asked);
  EXPECT_FALSE(page.state().view.values) << "they would show the solution";
  EXPECT_EQ(page.controller.verdict().title, "Find a better move");
  const auto says = [&] { return practice(page).news(); };
  EXPECT_EQ(says().first, "Mistake 1 of 2");
  EXPECT_EQ(says().second,
            "In ply 5, c2 was a mistake. Before it: X wins in 3 plies. "
            "After it: O wins in 1 ply.");

  page.activate("move-c3");
  EXPECT_EQ(phase(page), Phase::wrong);
  EXPECT_EQ(says().first, "c3 is a mistake too");
  page.activate("button-practice-retry");
  EXPECT_EQ(phase(page), Phase::asked);
  page.activate("move-c2");
  EXPECT_EQ(says().first, "c2 is the mistake of the game");
  page.activate("button-practice-retry");
  page.activate("move-a1");
  EXPECT_EQ(phase(page), Phase::right);
  EXPECT_EQ(says().first, "a1 is right");
  EXPECT_EQ(says().second, "After it: X wins in 2 plies.");
  EXPECT_NE(page.controller.verdict().title, "Find a better move") << "it is found";
  page.activate("button-undo");
  page.activate("button-undo");
  EXPECT_EQ(phase(page), Phase::away);

  page.activate("button-practice-next");
  EXPECT_EQ(page.session().ply(), 6U);
  page.activate("button-practice-solution");
  EXPECT_EQ(phase(page), Phase::right);
  EXPECT_EQ(page.session().move_to(page.session().current()), "a1");
  page.activate("button-practice-next");
  EXPECT_EQ(phase(page), Phase::finished);
  EXPECT_EQ(says().second, "You found 1 of 2, 0 of them at once.");
  EXPECT_EQ(practice(page).count(Attempt::shown), 1U);
  EXPECT_TRUE(page.state().view.values);
  EXPECT_EQ(page.session().ply(), 8U) << "the end of the game";

  page.activate("practice-side-2");
  EXPECT_EQ(plies(page), (std::vector<std::size_t>{1, 5}));
  EXPECT_EQ(page.session().ply(), 1U);
  page.activate("button-practice-end");
  EXPECT_FALSE(practice(page).is_open());
  EXPECT_TRUE(page.state().view.values);
  EXPECT_EQ(page.session().ply(), 8U);
}

TEST(Practice, IsOfferedWhereAGameHasMistakesAndValuesAreNoHelp) {
  EXPECT_TRUE(offers(OpenedPage(with_mistakes)));
  EXPECT_FALSE(offers(OpenedPage("game=tictactoe&moves=b2.a1"))) << "no mistake";
  const std::string played = std::string(with_mistakes) + "&mode=play";
  EXPECT_FALSE(offers(OpenedPage("game=tictactoe&moves=b2.b1&mode=play"))) << "in progress";
  OpenedPage ended(played + "&players=second");
  ASSERT_TRUE(result_of_line(ended.state()));
  EXPECT_TRUE(offers(ended));
  ended.activate("button-practise");
  EXPECT_EQ(ended.state().view.mode, Mode::analyse);
  EXPECT_EQ(practice(ended).side(), Player{1}) << "the visitor's";
  OpenedPage embedded(with_mistakes);
  embedded.surround({&Environment::embedded});
  EXPECT_FALSE(offers(embedded));
  EXPECT_FALSE(embedded.activate("button-practise"));
}

TEST(Practice, EndsWithTheGameAndInPlayMode) {
  OpenedPage page(with_mistakes);
  page.activate("button-practise");
  page.go_to("game=gobblers2");
  EXPECT_FALSE(practice(page).is_open());
  EXPECT_TRUE(page.state().view.values);
  page.go_to(with_mistakes);
  page.activate("button-practise");
  page.activate("mode-statistics");
  page.activate("mode-analyse");
  EXPECT_TRUE(practice(page).is_open()) << "it continues";
  page.activate("mode-play");
  EXPECT_FALSE(practice(page).is_open());
}

TEST(Practice, LeavesValuesHiddenWhereTheyWere) {
  OpenedPage page(with_mistakes);
  page.activate("toggle-values");
  ASSERT_FALSE(page.state().view.values);
  page.click("button-practise button-practice-end");
  EXPECT_FALSE(page.state().view.values);
}

TEST(Practice, OfADeletedGameEnds) {
  OpenedPage page(with_mistakes);
  page.click("button-practise button-practice-next button-undo button-undo button-undo");
  page.click("button-remove button-remove");
  EXPECT_LT(page.session().node_count(), 10U);
  EXPECT_FALSE(page.activate("button-practice-retry"));
  EXPECT_FALSE(page.activate("button-practice-solution"));
  page.activate("button-practice-next");
  EXPECT_EQ(phase(page), Phase::finished);
  page.activate("button-practice-end");
  EXPECT_FALSE(practice(page).is_open());
}

TEST(Practice, WaitsForTheValueOfAMove) {
  OpenedPage page(with_mistakes);
  page.activate("button-practise");
  page.controller.activate("move-a1");  // without the answers that arrive later
  EXPECT_EQ(phase(page), Phase::waiting);
  page.platform.deliver(page.controller);
  EXPECT_EQ(phase(page), Phase::right);
}

// A random game of the catalogue, as a link.
std::string random_game(const std::string& game, std::mt19937& random) {
  Session session = *Session::open(
      game.substr(0, game.find('&')),
      game.find('=') == std::string::npos ? std::string() : game.substr(game.find('=') + 1));
  std::string moves;
  for (int ply = 0; ply < 40 && session.move_count() > 0; ++ply) {
    const std::vector<std::string> texts = session.move_texts();
    const std::string move = texts[random() % texts.size()];
    if (!session.play(move)) break;
    moves += (moves.empty() ? "" : ".") + move;
  }
  return "game=" + game + "&moves=" + moves;
}

std::vector<std::size_t> judged_mistakes(const std::vector<JudgedMove>& judged, Player side,
                                         bool slower) {
  std::vector<std::size_t> before;
  for (const JudgedMove& move : judged)
    if (move.player == side &&
        (is_blunder(move.before, move.after) || (slower && move.cost.value_or(0) > 0)))
      before.push_back(move.ply - 1);
  return before;
}

TEST(Practice, OffersWhatTheJudgementOfTheGameCallsMistakes) {
  std::mt19937 random(59);
  std::size_t offered = 0;
  for (const char* game : {"tictactoe", "tictactoe&rules=misere", "gobblers2", "gobblers1",
                           "mnk:4,4,3", "gobblers2&rules=cover", "gobblers2&rules=notebook"})
    for (int round = 0; round < 4; ++round) {
      const std::string link = random_game(game, random);
      OpenedPage page(link);
      Session session = page.session();
      session.jump(session.line().back());
      const auto judged = *judge_line(session, [](const Session& position) {
        return Result<RatedPosition>(
            rated(*position.analysis(), position.info().distance_in_plies));
      });
      const bool any =
          !judged_mistakes(judged, 0, true).empty() || !judged_mistakes(judged, 1, true).empty();
      ASSERT_EQ(page.activate("button-practise"), any) << link;
      for (const bool slower : {true, false}) {
        if (!any) continue;
        if (practice(page).takes_slower() != slower) page.activate("toggle-practice-slower");
        for (const Player side : {Player{0}, Player{1}}) {
          page.activate(practice_side_item(side));
          const auto expected = judged_mistakes(judged, side, slower);
          EXPECT_EQ(plies(page), expected) << link << ' ' << int{side} << slower;
          offered += expected.size();
        }
      }
    }
  EXPECT_GT(offered, 100U);
}

TEST(Practice, OfGoJudgesByEstimatesWithAThresholdThatItStates) {
  OpenedPage page("game=go:9&moves=e5.a1.e6");
  const auto answer = [&](double win_rate) {
    EstimateReport report;
    report.win_rate = win_rate;
    report.score = 0;
    report.playouts = 1000;
    report.line = {"c3"};
    page.controller.on_event(Answer<PositionEstimateRequest>{.result = report});
  };
  // The chances of the side to move, by ply: White's move on a1 costs a quarter.
  const std::array chances{0.5, 0.5, 0.75, 0.25};
  for (int round = 0; round < 8 && !page.platform.estimate_requests.empty(); ++round) {
    const std::string asked = page.platform.estimate_requests.back().position;
    for (const Session::Node node : page.session().line())
      if (page.session().position(node) == asked) {
        answer(chances[page.session().ply(node)]);
        break;
      }
  }
  ASSERT_TRUE(page.activate("button-practise"));
  EXPECT_EQ(practice(page).side(), Player{1});
  EXPECT_EQ(plies(page), (std::vector<std::size_t>{1}));
  const std::string detail = practice(page).news().second;
  EXPECT_NE(detail.find("A1 was a mistake"), std::string::npos) << detail;
  EXPECT_NE(detail.find("chances of White: 25%"), std::string::npos) << detail;
  EXPECT_NE(detail.find("20%"), std::string::npos) << detail;

  page.platform.estimate_requests.clear();
  page.activate("square-g5");
  ASSERT_FALSE(page.platform.estimate_requests.empty()) << "although values are hidden";
  EXPECT_EQ(page.platform.estimate_requests.back().position, page.session().position());
  EXPECT_EQ(phase(page), Phase::waiting);
  answer(0.5);
  EXPECT_EQ(phase(page), Phase::right);
}

TEST(DrawnPractice, HasItsCardAboveTheMovesAndItsButtonsBelowTheResult) {
  for (const bool phone : {false, true}) {
    DrawnPage page(with_mistakes, phone ? screen(390, 844) : screen(1280, 1200));
    page.click("tab-game");
    EXPECT_EQ(page.label_of("button-practise"), "Practise mistakes");
    page.click("button-practise");
    EXPECT_EQ(page.label_of("practice-heading"), "Mistake 1 of 2");
    EXPECT_NE(page.label_of("practice-side-2"), "");
    page.click("move-c3");
    EXPECT_EQ(page.label_of("practice-heading"), "c3 is a mistake too");
    page.click("button-practice-solution");
    EXPECT_EQ(page.label_of("practice-heading"), "a1 is right");
    page.click("button-practice-end");
    EXPECT_EQ(page.label_of("practice-heading"), "");
    page.opened().go_to(std::string(with_mistakes) + "&mode=play");
    page.click("tab-game");
    EXPECT_EQ(page.label_of("button-practise"), "Practise your mistakes");
  }
}

TEST(DrawnPractice, IsWrittenInForcedColours) {
  DrawnPage page(with_mistakes, forced_colors());
  expect_forced_colors(page, with_mistakes, "tab-game button-practise", "practice-detail");
}

}  // namespace
}  // namespace kanzen::app::practice_tests
