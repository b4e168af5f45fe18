// The result of a finished game, its blunders, and the game after it.
#include "imgui_app/model/result.hpp"
#include "imgui_app/text/game.hpp"

#include <gtest/gtest.h>

#include "engine/session/position_queries.hpp"
#include "imgui_app/features/play/opponents.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app::result_tests {
namespace {

// X wins with the third move of X; b3, the first move of O, lost the draw.
constexpr const char* won_by_x = "game=tictactoe&mode=play&moves=a3.b3.a2.b2.a1&players=";

std::string title_of(const OpenedPage& page) {
  const auto result = result_of_line(page.state());
  return result ? result_title(page.state(), *result) : "";
}

TEST(GameResult, CountsTheMovesOfTheWinner) {
  EXPECT_EQ(title_of(OpenedPage(std::string(won_by_x) + "two")), "X won in 3 moves");
  EXPECT_EQ(title_of(OpenedPage(std::string(won_by_x) + "watch")), "X won in 3 moves");
  EXPECT_EQ(title_of(OpenedPage(std::string(won_by_x) + "first")), "You won in 3 moves");
  EXPECT_EQ(title_of(OpenedPage(std::string(won_by_x) + "second")), "You lost after 3 moves");
  EXPECT_EQ(
      title_of(OpenedPage("game=go:5&rules=positional&mode=play&players=two&moves=c3.resign")),
      "Black won in 1 move")
      << "resigning is no move";
  EXPECT_EQ(title_of(OpenedPage("game=tictactoe&mode=play&players=two&moves=a3.b2.draw")),
            "A draw after 1 move");
}

TEST(GameResult, IsShownOnTheWholeLineOfAFinishedGameInPlayMode) {
  OpenedPage page(std::string(won_by_x) + "two");
  page.activate("button-first");
  EXPECT_EQ(title_of(page), "X won in 3 moves");
  page.activate("mode-analyse");
  EXPECT_EQ(title_of(page), "");
  page.click("mode-play move-c3");
  EXPECT_EQ(title_of(page), "") << "the new line has no end";
}

TEST(GameResult, ListsTheBlundersOfBothSides) {
  OpenedPage page(std::string(won_by_x) + "second");
  EXPECT_FALSE(page.state().view.values);
  EXPECT_EQ(blunder_plies(page.state(), 0), std::vector<std::size_t>{});
  EXPECT_EQ(blunder_plies(page.state(), 1), std::vector<std::size_t>{2});
  EXPECT_TRUE(is_line_known(page.state()));
  EXPECT_TRUE(page.activate("blunder-1"));
  EXPECT_EQ(page.session().ply(), 1U) << "the position before it";
  page.pass(5);
  EXPECT_EQ(page.session().line().size(), 6U) << "no player moves";
}

// Without this the values of a game that was played with hidden values would never be known.
TEST(GameResult, OfAGameByEstimateRequestsItsEvaluation) {
  OpenedPage page("game=go:5&rules=positional&mode=play&players=two&moves=c3.b2");
  const auto requested = [&] {
    return page.platform.estimate_requests.size() + page.platform.score_requests.size();
  };
  EXPECT_EQ(requested(), 0U);
  page.click("button-resign button-resign");
  EXPECT_GT(requested(), 0U);
}

TEST(Rematch, BeginsFromTheSamePosition) {
  OpenedPage page(std::string(won_in_three) + "&mode=play&players=two");
  const std::string start = page.session().position();
  EXPECT_FALSE(page.activate("button-rematch")) << "the game has not ended";
  page.click("move-a3a2 button-resign button-resign");
  ASSERT_TRUE(has_ended(page.session()));
  EXPECT_TRUE(page.activate("button-rematch"));
  EXPECT_EQ(page.session().position(), start);
  EXPECT_EQ(page.session().node_count(), 1U);
  EXPECT_EQ(page.state().play.sides, sides_of(Players::two));
}

TEST(Rematch, WithChangedSidesHasTheSameOpponent) {
  OpenedPage page(std::string(won_by_x) + "first&opponent=perfect,slipping20");
  EXPECT_TRUE(page.activate("button-change-sides"));
  EXPECT_EQ(page.state().play.sides, sides_of(Players::second));
  EXPECT_EQ(name_of(opponent_of(page.state(), 0)), "slipping20");
  page.pass(1);
  EXPECT_EQ(page.session().ply(), 1U) << "the opponent begins";
  EXPECT_FALSE(OpenedPage(std::string(won_by_x) + "two").activate("button-change-sides"));
}

TEST(GameResult, IsAnalysedAtTheEndOfTheGame) {
  OpenedPage page(std::string(won_by_x) + "second");
  page.click("blunder-1 button-analyse-game");
  EXPECT_EQ(page.state().view.mode, Mode::analyse);
  EXPECT_EQ(page.session().ply(), 5U);
}

}  // namespace
}  // namespace kanzen::app::result_tests
