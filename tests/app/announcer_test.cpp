// Announcements for screen readers: a game, a hint, puzzles, steps, and answers to what was asked.
#include "imgui_app/app/announcer.hpp"

#include <gtest/gtest.h>

#include "imgui_app/features/puzzles/puzzles.hpp"
#include "tests/app/listener.hpp"

namespace kanzen::app::announcer_tests {
namespace {

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

constexpr const char* against_computer = "game=tictactoe&mode=play&opponent=perfect";

TEST(Announcer, SaysWhoPlayedWhatThenWhoseTurnItIsUpToTheResult) {
  Listener page(against_computer);
  EXPECT_TRUE(contains(page.heard.front(), "Tic-tac-toe. X to move.")) << page.heard.front();
  EXPECT_EQ(page.hear("square-b2"), "X: b2. O to move.");
  EXPECT_EQ(page.listen(), "") << "nothing has happened since";
  const std::string answer = page.wait();
  EXPECT_EQ(answer, "O: " + page.last_move() + ". X to move.");
  while (page.session().ply() < 8) {
    page.hear(page.best_move());
    page.wait();
  }
  const std::string end = page.hear(page.best_move());
  EXPECT_TRUE(contains(end, "X: " + page.last_move() + ". The game is drawn.")) << end;
  EXPECT_TRUE(contains(end, "A draw after 5 moves.")) << end;
  EXPECT_TRUE(contains(page.hear("button-rematch"), "X to move."));
}

TEST(Announcer, SaysTheSameInJapanese) {
  Listener page(against_computer, true);
  EXPECT_EQ(page.hear("square-b2"), "X：b2。Oの手番。");
  const std::string answer = page.wait();
  EXPECT_EQ(answer, "O：" + page.last_move() + "。Xの手番。");
  EXPECT_TRUE(page.hear("button-hint").starts_with("ヒント："));
  EXPECT_EQ(page.hear("button-link"), "リンクをコピーしました。");
  EXPECT_EQ(page.hear("button-undo"), "2手中0手目。Xの手番。");
}

TEST(Announcer, RepeatsAnEventWithEqualWords) {
  Listener page(against_computer);
  const std::string hint = page.hear("button-hint");
  EXPECT_TRUE(hint.starts_with("Hint: ")) << hint;
  EXPECT_EQ(page.hear("button-hint"), hint);
  EXPECT_EQ(page.hear("button-link"), "Link copied.");
  EXPECT_EQ(page.wait(2), "");
  EXPECT_EQ(page.hear("button-link"), "Link copied.");
  page.wait(0.1);
  EXPECT_EQ(page.hear("button-copy-position"), "Copied.");
}

TEST(Announcer, SaysThePlyAfterAStepAndTheValue) {
  Listener page("game=gobblers2&moves=L@b2.L@a1.M@a3");
  const auto after = [&](const std::string& moved, const char* mover) {
    return moved + ". " + mover + " to move. " + page.title() + '.';
  };
  const std::string back = page.hear("button-undo");
  EXPECT_EQ(back, after("Ply 2 of 3: L@a1", "Orange"));
  const std::string forward = page.hear("button-redo");
  EXPECT_EQ(forward, after("Orange: M@a3", "Purple"));
  const std::string first = page.hear("button-first");
  EXPECT_EQ(first, after("Ply 0 of 3", "Orange"));
  const std::string last = page.hear("button-last");
  EXPECT_EQ(last, after("Ply 3 of 3: M@a3", "Purple"));
}

TEST(Announcer, SaysHowAPuzzleIsJudged) {
  Listener page("game=tictactoe");
  EXPECT_TRUE(contains(page.hear("puzzle-gobblers2-3"), "Find the move"));
  const Analysis& analysis = *page.session().analysis();
  for (const MoveValue& move : analysis.moves)
    if (move.value.outcome != analysis.value.outcome) {
      const std::string wrong = page.hear("move-" + move.move);
      EXPECT_TRUE(contains(wrong, "This move gives the win away.")) << wrong;
      break;
    }
  page.wait();
  EXPECT_TRUE(contains(page.hear("button-puzzle-retry"), "Find the move"));
  const std::string right = page.hear(page.best_move());
  EXPECT_TRUE(contains(right, "You still win. Go on.")) << right;
  page.wait();
  while (page.feature<Puzzles>().status().phase != PuzzleStatus::Phase::solved) {
    ASSERT_LT(page.session().ply(), 9u);
    page.hear(page.best_move());
    page.wait();
  }
  std::string all;
  for (const std::string& one : page.heard) all += one + '\n';
  EXPECT_TRUE(contains(all, "Solved. You won in 5 plies, as soon as possible.")) << all;
}

TEST(Announcer, SaysThatAPositionHasComeUpBefore) {
  Listener page("game=gobblers2&mode=play&players=two");
  for (const char* move : {"L@a1", "L@c3", "a1a2", "c3c2", "a2a1"})
    EXPECT_FALSE(contains(page.hear(std::string("move-") + move), "before")) << move;
  const std::string repeated = page.hear("move-c2c3");
  EXPECT_EQ(repeated,
            "Purple: c2c3. Orange to move. This position has come up before (ply 2). Play can go "
            "on like this for ever.");
  EXPECT_EQ(page.hear("button-agree-on-draw"),
            "The game is drawn. Both players have agreed on a draw. A draw after 3 moves.");
}

TEST(Announcer, SaysWhatIsChosenAndForbidden) {
  Listener page("game=gobblers2&mode=play&players=two");
  const std::string chosen = page.hear("hand-1-L");
  EXPECT_TRUE(contains(chosen, "Orange large")) << chosen;
  EXPECT_TRUE(contains(chosen, "Choose a square.")) << chosen;
  Listener go("game=go:5&rules=ko&mode=play&players=two&moves=b3.c3.a2.d2.b1.c1.c2.b2");
  const std::string refused = go.hear("square-c2");
  EXPECT_EQ(refused, "Ko: the stone may not be recaptured at once.");
  EXPECT_EQ(go.hear("square-c2"), refused) << "each time";
  EXPECT_EQ(go.hear("button-pass"), "Black: Pass. White to move.");
  EXPECT_EQ(go.hear("button-pass"), "End game?");
}

TEST(Announcer, SaysAnEstimateWhenItHasSettled) {
  Listener page("game=go:9");
  EstimateReport report;
  report.position = page.session().position();
  report.score = 3.4;
  report.playouts = 100;
  for (const char* said : {"", "Black leads by about 3.5."}) {  // it is made again, for longer
    page.controller.on_event(Answer<PositionEstimateRequest>{.report = report});
    EXPECT_EQ(page.listen(), "");
    page.controller.on_event(Answer<PositionEstimateRequest>{.result = report});
    EXPECT_EQ(page.listen(), said);
  }
}

TEST(Announcer, SaysTheGoalOfEachPuzzle) {
  Listener page("mode=play&puzzle=" + puzzle_id(all_puzzles().front()));
  bool repeats = false;
  for (const Puzzle& puzzle : all_puzzles().subspan(1)) {
    const std::string before = page.title();
    const std::string heard = page.hear("puzzle-" + puzzle_id(puzzle));
    EXPECT_TRUE(contains(heard, page.title())) << puzzle_id(puzzle) << ": " << heard;
    repeats = repeats || page.title() == before;
  }
  EXPECT_TRUE(repeats) << "no puzzle has the goal of the one before";
}

}  // namespace
}  // namespace kanzen::app::announcer_tests
