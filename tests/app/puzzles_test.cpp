// Puzzles: that each is one, by the values of its game; how moves are judged; progress and links.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "engine/adapter/mates.hpp"
#include "imgui_app/features/play/hint.hpp"
#include "imgui_app/features/play/opponents.hpp"
#include "imgui_app/features/puzzles/puzzles.hpp"
#include "imgui_app/text/game.hpp"
#include "tests/app/drawn_page.hpp"
#include "tests/app/forced_colors.hpp"
#include "tests/app/puzzle_check.hpp"

namespace kanzen::app::puzzles_tests {
namespace {

using Phase = PuzzleStatus::Phase;

TEST(PuzzleList, HasLegalPositionsInTheirOrderWithIdsOfTheirOwn) {
  std::set<std::string> ids, groups, positions;
  const Puzzle* before = nullptr;
  for (const Puzzle& puzzle : all_puzzles()) {
    const std::string id = puzzle_id(puzzle);
    const auto game = find_game(puzzle.game, puzzle.rules);
    ASSERT_TRUE(game) << id;
    EXPECT_EQ((*game)->info().name, puzzle.game) << "links write this name";
    const auto state = (*game)->parse(puzzle.position);
    ASSERT_TRUE(state) << id;
    EXPECT_EQ((*game)->format(*state), puzzle.position);
    EXPECT_FALSE((*game)->board(*state).end) << id;
    EXPECT_TRUE(ids.insert(id).second) << id;
    EXPECT_TRUE(positions.insert(std::string(puzzle.game) + puzzle.rules + puzzle.position).second)
        << id;
    const std::string group = std::string(puzzle.game) + ' ' + puzzle.rules;
    const bool begins =
        before == nullptr || std::string(before->game) + ' ' + before->rules != group;
    if (begins)
      EXPECT_TRUE(groups.insert(group).second) << id << ": the game's puzzles are neighbours";
    else
      EXPECT_LE(before->plies, puzzle.plies) << id << ": the easier ones are first";
    before = &puzzle;
  }
}

// The numbers in links differ: later puzzles do not change them.
TEST(PuzzleList, IsNumberedInItsOrder) {
  for (const char* game : {"tictactoe", "dobutsu"}) {
    std::size_t place = 0;
    for (const Puzzle& puzzle : puzzles_of_game(game)) EXPECT_EQ(place_of(puzzle), ++place) << game;
    EXPECT_GT(place, 10U);
  }
}

TEST(PuzzleList, OfSmallGamesIsAsTheirValuesSay) {
  std::map<std::string, std::shared_ptr<const SolvedGame>> solved;
  std::set<std::string> games;
  for (const Puzzle& puzzle : all_puzzles()) {
    const auto game = *find_game(puzzle.game, puzzle.rules);
    if (game->info().is_large()) continue;  // tests/complete/puzzles_test.cpp
    games.insert(puzzle.game);
    auto& values = solved[game->info().name + game->info().rules];
    if (values == nullptr) values = *call_facet(*game, game->solver(), &Solver::solve, {});
    check_puzzle(puzzle, *game, *values);
  }
  EXPECT_TRUE(games.contains("tictactoe") && games.contains("gobblers2"));
}

TEST(PuzzleList, HasMatesOfTheLengthThatItSays) {
  int mates = 0;
  for (const Puzzle& puzzle : all_puzzles()) {
    if (puzzle.goal != PuzzleGoal::mate) continue;
    ++mates;
    const std::string id = puzzle_id(puzzle);
    const auto game = *find_game(puzzle.game, puzzle.rules);
    const auto mate = *find_mate(*game, *game->parse(puzzle.position), 99);
    EXPECT_EQ(mate->plies, puzzle.plies) << id;
  }
  EXPECT_GT(mates, 0);
}

// --- playing one

const PuzzleStatus& status(const OpenedPage& page) { return page.feature<Puzzles>().status(); }

// Plays the best move, or one that worsens the outcome.
bool play_ranked(OpenedPage& page, bool best) {
  const Analysis& analysis = *page.session().analysis();
  for (const MoveValue& move : analysis.moves) {
    const bool keeps = move.value.outcome == analysis.value.outcome;
    if (best ? move.value == analysis.value : !keeps) return page.activate("move-" + move.move);
  }
  return false;
}

// Plays best moves until the game ends, and lets the opponent answer.
void play_to_the_end(OpenedPage& page) {
  for (int turns = 0; turns < 100 && !page.session().board().end; ++turns) {
    ASSERT_TRUE(play_ranked(page, true));
    page.pass(1);
  }
}

TEST(Puzzles, OpenInPlayModeForTheSideToMoveWithoutValues) {
  OpenedPage page("game=dobutsu&mode=play");
  page.activate("toggle-values");
  page.activate("button-puzzles");
  EXPECT_EQ(page.state().open.popup, "puzzles");
  ASSERT_TRUE(page.activate("puzzle-gobblers2-1"));
  EXPECT_EQ(page.state().open.popup, "");
  EXPECT_EQ(page.state().view.mode, Mode::play);
  EXPECT_EQ(page.state().open.tab, "game");
  EXPECT_FALSE(page.state().view.values);
  EXPECT_EQ(page.state().play.sides, sides_of(Players::second)) << "the second player is to move";
  EXPECT_EQ(page.session().position(), "-,Ml,L/-,-,m/l,-,L:2");
  EXPECT_EQ(status(page).phase, Phase::unplayed);
  EXPECT_FALSE(page.activate("puzzle-gobblers2-99"));
  EXPECT_EQ(page.state().settings.opponents[0], opponent_at(Level::perfect));
  page.activate("button-new-game");
  EXPECT_EQ(page.feature<Puzzles>().current(), nullptr) << "another position";
  EXPECT_EQ(page.state().settings.opponents[0], opponent_at(Level::medium)) << "as before";
}

TEST(Puzzles, TheHeadlineIsTheGoalAlsoWhileValuesAreShown) {
  OpenedPage page("mode=play&puzzle=tictactoe-1");
  EXPECT_EQ(page.controller.verdict().title, "Win in 3 plies");
  page.activate("toggle-values");
  EXPECT_EQ(page.controller.verdict().title, "Win in 3 plies");
  page.activate("move-a1");
  EXPECT_EQ(page.controller.verdict().favoured, page.session().to_move(0)) << "it is not a turn";
  EXPECT_EQ(OpenedPage("mode=play&puzzle=tictactoe-3").controller.verdict().title, "Hold the draw");
}

TEST(Puzzles, AWinIsSolvedWhenTheGameIsWonAndStored) {
  OpenedPage page;
  page.activate("puzzle-gobblers2-3");
  ASSERT_TRUE(play_ranked(page, true));
  EXPECT_EQ(status(page).phase, Phase::kept);
  page.pass(1);
  play_to_the_end(page);
  EXPECT_EQ(status(page).phase, Phase::solved);
  EXPECT_EQ(status(page).plies, 5U);
  EXPECT_EQ(page.platform.settings["puzzles"], "gobblers2-3");

  page.activate("button-puzzle-next");
  EXPECT_EQ(puzzle_id(*page.feature<Puzzles>().current()), "gobblers2-4");
  EXPECT_EQ(page.state().settings.opponents[1], Opponent{}) << "the perfect player, again";
  TestPlatform later;
  later.settings["puzzles"] = "gobblers2-3 unknown-1";
  const Controller remembered(later);
  const auto solved = [&](const char* id) {
    return feature_of<Puzzles>(remembered).is_solved(*find_puzzle(all_puzzles(), id));
  };
  EXPECT_TRUE(solved("gobblers2-3"));
  EXPECT_FALSE(solved("gobblers2-2"));
}

TEST(Puzzles, AMoveThatGivesTheOutcomeAwayIsTriedAgainFromBeforeIt) {
  OpenedPage page;
  page.activate("puzzle-gobblers2-3");
  EXPECT_FALSE(page.activate("button-puzzle-retry")) << "nothing is wrong yet";
  ASSERT_TRUE(play_ranked(page, false));
  page.pass(1);
  EXPECT_EQ(status(page).phase, Phase::wrong);
  EXPECT_EQ(page.session().ply(), 2U) << "the opponent has answered";
  EXPECT_TRUE(page.activate("button-puzzle-retry"));
  EXPECT_EQ(page.session().ply(), 0U);
  EXPECT_EQ(status(page).phase, Phase::unplayed);
  play_to_the_end(page);
  EXPECT_EQ(status(page).phase, Phase::solved);
}

TEST(Puzzles, ADrawIsHeldForFourMovesOrToTheEndOfTheGame) {
  for (const char* id : {"gobblers2-9", "tictactoe-3"}) {
    OpenedPage page;
    page.activate(std::string("puzzle-") + id);
    unsigned moves = 0;
    while (status(page).phase != Phase::solved && moves < moves_to_hold) {
      ASSERT_TRUE(play_ranked(page, true));
      page.pass(1);
      ++moves;
    }
    EXPECT_EQ(status(page).phase, Phase::solved) << id;
    EXPECT_TRUE(moves == moves_to_hold || page.session().board().end) << id;
  }
}

TEST(Puzzles, HoldingOutIsSolvedOnlyAsLongAsPossible) {
  OpenedPage page;
  page.activate("puzzle-gobblers2-6");
  const MoveValue& last = page.session().analysis()->moves.back();
  const unsigned sooner = 10U - last.value.distance;
  ASSERT_GT(sooner, 0U);
  page.activate("move-" + last.move);
  EXPECT_EQ(status(page).phase, Phase::wrong);
  EXPECT_EQ(status(page).sooner, sooner);
  page.activate("button-puzzle-retry");
  play_to_the_end(page);
  EXPECT_EQ(status(page).phase, Phase::solved);
  EXPECT_EQ(status(page).plies, 10U);
}

TEST(Puzzles, AMateIsJudgedByItsChecksWithoutValues) {
  const auto judged = [](const std::string& moves) {
    const OpenedPage page("game=dobutsu&position=1le/g2/CEL/2G:C:1&moves=" + moves +
                          "&mode=play&puzzle=dobutsu-10");
    return status(page).phase;
  };
  EXPECT_EQ(judged("b2a3"), Phase::kept);
  EXPECT_EQ(judged("b2a3.b4a4.G@b4"), Phase::kept);
  EXPECT_EQ(judged("b2a3.b4a4.G@b4.a4b4"), Phase::solved);
  EXPECT_EQ(judged("c1b1"), Phase::wrong) << "no check";
  EXPECT_EQ(judged("b2c3"), Phase::wrong) << "a check that does not mate";
  EXPECT_EQ(judged("b2a3.b4a4.a3b4.a4b4"), Phase::wrong) << "not the last check";
}

TEST(Puzzles, TheMatedSideAnswersWithoutValues) {
  OpenedPage page;
  page.platform.answers = false;
  page.activate("puzzle-dobutsu-10");
  for (const char* move : {"move-b2a3", "move-G@b4"}) {
    EXPECT_NE(status(page).phase, Phase::solved);
    ASSERT_TRUE(page.activate(move)) << page.session().position();
    page.pass(1);
  }
  EXPECT_EQ(status(page).phase, Phase::solved) << page.session().position();
  EXPECT_EQ(page.session().ply(), 4U);
}

TEST(Puzzles, AreNotJudgedBeforeTheValuesAreThere) {
  OpenedPage page;
  page.platform.answers = false;
  page.activate("puzzle-dobutsu-9");
  EXPECT_EQ(status(page).phase, Phase::unplayed);
  page.activate("move-c1c2");
  EXPECT_EQ(status(page).phase, Phase::waiting);
  EXPECT_EQ(page.platform.settings.count("puzzles"), 0U);
}

// --- links

TEST(Puzzles, HaveALinkThatOpensThem) {
  OpenedPage page;
  page.activate("puzzle-gobblers2-1");
  const std::string link = page.platform.fragment;
  EXPECT_NE(link.find("&mode=play&players=second&puzzle=gobblers2-1"), std::string::npos) << link;
  play_ranked(page, true);
  const OpenedPage again(page.platform.fragment);
  ASSERT_NE(again.feature<Puzzles>().current(), nullptr);
  EXPECT_EQ(again.session().ply(), 1U) << "its moves are in the link as well";

  for (const char* shortened : {"puzzle=gobblers2-1", "game=tictactoe&puzzle=gobblers2-1"}) {
    const OpenedPage opened(shortened);
    EXPECT_EQ(opened.platform.fragment, link) << shortened;
    EXPECT_FALSE(opened.state().notices.refusal);
  }
  page.activate("mode-analyse");
  EXPECT_EQ(page.platform.fragment.find("puzzle"), std::string::npos) << "values are shown there";
}

TEST(Puzzles, OfUnknownIdsAreRefused) {
  const OpenedPage page("game=tictactoe&mode=play&puzzle=tictactoe-99");
  EXPECT_EQ(page.session().info().name, "tictactoe");
  EXPECT_EQ(page.feature<Puzzles>().current(), nullptr);
  const auto& refusal = page.state().notices.refusal;
  ASSERT_TRUE(refusal);
  EXPECT_EQ(
      refusal->reason.message,
      "the link's puzzle: \"tictactoe-99\"; expected the id of a puzzle, such as tictactoe-1");
}

// --- custom puzzles and random ones

constexpr const char* three_custom =
    "game=gobblers2&mode=play&puzzles=-,Ml,L/-,-,m/l,-,L:2;L,L,-/-,-,m/-,-,-:2;-,-,-/-,mL,-/"
    "L,-,-:2";

TEST(CustomPuzzles, OfALinkAreOpenedAsAList) {
  OpenedPage page(three_custom);
  EXPECT_FALSE(page.state().notices.refusal);
  EXPECT_EQ(page.state().open.popup, "puzzles");
  const Puzzle* puzzle = page.feature<Puzzles>().current();
  ASSERT_NE(puzzle, nullptr);
  EXPECT_EQ(puzzle_id(*puzzle), "custom-1");
  EXPECT_EQ(puzzle_goal(Language::english, *puzzle), "Win in 3 plies");
  EXPECT_EQ(page.session().position(), puzzle->position);
  for (const auto& [id, goal] : {std::pair{"puzzle-custom-2", "Hold the draw"},
                                 std::pair{"puzzle-custom-3", "Hold out for 10 plies"}}) {
    ASSERT_TRUE(page.activate(id));
    EXPECT_EQ(puzzle_goal(Language::english, *page.feature<Puzzles>().current()), goal);
  }
  EXPECT_FALSE(page.activate("puzzle-custom-4"));
  EXPECT_NE(page.platform.fragment.find("&puzzles=-,Ml,L/-,-,m/l,-,L:2;"), std::string::npos);
  const OpenedPage again(page.platform.fragment);
  EXPECT_EQ(puzzle_id(*again.feature<Puzzles>().current()), "custom-3");
  EXPECT_EQ(again.platform.fragment, page.platform.fragment);
}

TEST(CustomPuzzles, AListWithoutPositionsIsThePositionOfTheLink) {
  const OpenedPage page("game=tictactoe&position=XO./.O./.X.:1&mode=play&puzzles=;");
  ASSERT_NE(page.feature<Puzzles>().current(), nullptr);
  EXPECT_STREQ(page.feature<Puzzles>().current()->position, "XO./.O./.X.:1");
}

TEST(CustomPuzzles, AreSolvedOneAfterTheOther) {
  OpenedPage page(three_custom);
  play_to_the_end(page);
  EXPECT_EQ(status(page).phase, Phase::solved);
  page.activate("button-puzzle-next");
  EXPECT_EQ(puzzle_id(*page.feature<Puzzles>().current()), "custom-2");
  Puzzle first = *page.feature<Puzzles>().current();
  first.number = 1;
  EXPECT_TRUE(page.feature<Puzzles>().is_solved(first));
  EXPECT_EQ(page.platform.settings["puzzles"], "") << "only the page's custom list is stored";
}

TEST(CustomPuzzles, AreTheLinesOfATextOrAFile) {
  const std::string text =
      "\r\nhttps://example.org/#game=tictactoe&moves=a1\n\nXO./.O./.X.:1\r\n#game=tictactoe\n";
  OpenedPage pasted("game=tictactoe");
  pasted.controller.on_event(Pasted{text});
  pasted.platform.deliver(pasted.controller);
  std::vector<std::string> positions;
  for (const Puzzle& puzzle : pasted.feature<Puzzles>().custom_puzzles())
    positions.emplace_back(puzzle.position);
  EXPECT_EQ(positions,
            (std::vector<std::string>{".../.../X..:2", "XO./.O./.X.:1", ".../.../...:1"}));
  EXPECT_EQ(pasted.state().open.popup, "puzzles");
  OpenedPage dropped("game=gobblers2");
  dropped.controller.on_event(FileOpened{"lesson.txt", text.substr(0, 51) + "#game=tictactoe\n"});
  dropped.platform.deliver(dropped.controller);
  EXPECT_EQ(dropped.session().info().name, "tictactoe");
  EXPECT_EQ(dropped.feature<Puzzles>().custom_puzzles().size(), 2U);
}

TEST(CustomPuzzles, ALineThatIsNoneIsNamed) {
  const auto refused = [](const std::string& text) {
    OpenedPage page("game=tictactoe");
    page.controller.on_event(Pasted{text});
    const auto& refusal = page.state().notices.refusal;
    EXPECT_TRUE(refusal) << text;
    EXPECT_TRUE(page.feature<Puzzles>().custom_puzzles().empty()) << text;
    return refusal ? refusal->given + ": " + refusal->reason.message : "";
  };
  EXPECT_EQ(refused("XO./.O./.X.:1\n#game=gobblers2"),
            "#game=gobblers2: it is of gobblers2 strict; the first one is of tictactoe normal");
  EXPECT_TRUE(refused("XO./.O./.X.:1\nXO./.O./.X:1").starts_with("XO./.O./.X:1: "));
  EXPECT_EQ(refused("XO./.O./.X.:1\nXXX/OO./...:2"), "XXX/OO./...:2: the game has ended");
  std::string many;
  for (std::size_t i = 0; i <= most_custom_puzzles; ++i) many += "XO./.O./.X.:1\n";
  EXPECT_EQ(refused(many), ": a list has at most 200 puzzles");
  const OpenedPage link("game=tictactoe&mode=play&puzzles=XO./.O./.X.:1;x&puzzle=custom-1");
  EXPECT_EQ(link.state().notices.refusal->given, "x");
  const OpenedPage number(
      "game=tictactoe&mode=play&puzzles=XO./.O./.X.:1;.../.../X..:2&puzzle=custom-3");
  EXPECT_EQ(number.state().notices.refusal->reason.message,
            "the link's puzzle: \"custom-3\"; expected the id of a puzzle, such as custom-2");
}

TEST(RandomPuzzles, HaveOneWinningMoveAtTheChosenDistance) {
  OpenedPage page("game=gobblers2");
  page.click("button-puzzles random-puzzle-more random-puzzle-more");
  ASSERT_TRUE(page.activate("button-puzzle-another"));
  const Puzzle* puzzle = page.feature<Puzzles>().current();
  ASSERT_NE(puzzle, nullptr);
  EXPECT_EQ(puzzle->plies, page.platform.samples.back().distance);
  EXPECT_TRUE(page.platform.samples.back().only_move);
  EXPECT_GT(puzzle->plies, 5);
  const Analysis& analysis = *page.session().analysis();
  EXPECT_EQ(std::count_if(analysis.moves.begin(), analysis.moves.end(),
                          [](const MoveValue& move) { return move.value.outcome == Outcome::win; }),
            1);
  const std::string link = page.platform.fragment, position = puzzle->position;
  EXPECT_TRUE(link.ends_with("&puzzle=custom-1")) << link;
  const OpenedPage again(link);
  EXPECT_EQ(again.feature<Puzzles>().current()->position, position);
  EXPECT_EQ(again.platform.fragment, link);
  play_to_the_end(page);
  EXPECT_EQ(status(page).phase, Phase::solved);
  page.activate("button-puzzle-next");
  EXPECT_NE(page.session().position(0), position) << "another one";
}

TEST(RandomPuzzles, SearchOnUntilThereAreNoMore) {
  OpenedPage page("game=tictactoe");
  page.click("button-puzzles random-puzzle-less random-puzzle-less");
  EXPECT_FALSE(page.activate("random-puzzle-less")) << "a win in one ply is the nearest";
  page.click("random-puzzle-more random-puzzle-more random-puzzle-more");
  EXPECT_EQ(page.platform.samples.size(), 0U);
  page.activate("button-puzzle-another");
  EXPECT_GT(page.platform.samples.size(), 1U) << "some samples are empty";
  EXPECT_NE(page.feature<Puzzles>().current(), nullptr);
}

TEST(RandomPuzzles, ALargeGameIsSolvedFirst) {
  OpenedPage page("game=gobblers");
  EXPECT_EQ(page.platform.solves, 0);
  ASSERT_TRUE(page.activate("button-puzzle-another"));
  EXPECT_EQ(page.platform.solves, 1);
  EXPECT_TRUE(page.platform.samples.empty());
  EXPECT_FALSE(page.activate("button-puzzle-another")) << "it waits";
  page.controller.on_event(Answer<SolveRequest>{.result = Summary{}});
  EXPECT_EQ(page.platform.samples.size(), 1U);
}

TEST(RandomPuzzles, AreOfGamesThatAreSolvedAsAWhole) {
  for (const char* game : {"game=mnk:6,5,4", "game=go:9", "game=gobblers2&rules=notebook"})
    EXPECT_FALSE(OpenedPage(game).activate("button-puzzle-another")) << game;
}

TEST(DrawnPuzzles, TheListHasABoardForEachAndTheRandomOneFirst) {
  DrawnPage page("game=tictactoe&mode=play", screen(1280, 800));
  page.click("button-puzzles");
  EXPECT_EQ(page.label_of("random-puzzle"), "Win in 5 plies: 5");
  EXPECT_EQ(page.label_of("button-puzzle-another"), "Another one");
  const Rect row = page.rect_of("puzzle-tictactoe-1");
  const Color cross = face_of(page.state().session->info()).players(false)[0].body;
  const std::vector<Point> points = drawn_in(cross);
  EXPECT_TRUE(std::any_of(points.begin(), points.end(), [&](const Point& point) {
    return contains({row.x, row.y, 80, row.height}, point);
  }));
}

TEST(Puzzles, AreNotInEmbeds) {
  OpenedPage page;
  page.surround({&Environment::embedded});
  EXPECT_FALSE(page.activate("button-puzzles"));
  EXPECT_FALSE(page.activate("puzzle-gobblers2-1"));
  page.go_to("game=gobblers2&mode=play&puzzle=gobblers2-1");
  EXPECT_EQ(page.feature<Puzzles>().current(), nullptr);
}

TEST(DrawnPuzzles, TheListOfPuzzlesHasOneButton) {
  DrawnPage page("game=tictactoe&mode=play", screen(1280, 1200));
  page.click("tab-game");
  EXPECT_EQ(page.label_of("button-puzzles"), "Puzzles");
  page.click("puzzle-tictactoe-1");
  EXPECT_EQ(page.label_of("button-puzzles"), "All puzzles") << "on the puzzle's card";
}

TEST(Puzzles, HaveNoHints) {
  OpenedPage page("game=gobblers2&mode=play");
  EXPECT_TRUE(has_hints(page.state()));
  page.activate("puzzle-gobblers2-1");
  ASSERT_TRUE(page.state().task);
  EXPECT_FALSE(has_hints(page.state()));
  EXPECT_FALSE(page.activate("button-hint"));
}

TEST(Puzzles, FromTheStartHaveNoIntroduction) {
  EXPECT_FALSE(shows_introduction(OpenedPage("mode=play&puzzle=tictactoe-12").state()));
}

TEST(DrawnPuzzles, AreWrittenInForcedColours) {
  constexpr const char* fragment = "game=tictactoe&mode=play&players=first";
  DrawnPage page(fragment, forced_colors());
  expect_forced_colors(page, fragment, "button-puzzles", "puzzle-tictactoe-1");
  expect_forced_colors(page, fragment, "puzzle-tictactoe-1", "puzzle-goal");
}

TEST(DrawnPuzzles, AClosedDialogGivesTheFocusBack) {
  DrawnPage page("game=tictactoe&mode=play", screen(1280, 1200));
  page.click("tab-game");
  ASSERT_TRUE(page.tab_to("button-puzzles"));
  for (const ImGuiKey closing : {ImGuiKey_Escape, ImGuiKey_Enter}) {
    page.press(ImGuiKey_Enter);
    EXPECT_EQ(page.state().open.popup, "puzzles");
    page.press(ImGuiKey_Tab);
    EXPECT_EQ(page.focused(), "button-close");
    page.press(closing);
    EXPECT_EQ(page.state().open.popup, "");
    EXPECT_EQ(page.focused(), "button-puzzles");
  }
}

TEST(DrawnPuzzles, HaveAColourWhenTheyAreSolvedAndAnotherOneAfterAMistake) {
  DrawnPage page("mode=play&puzzle=tictactoe-1", screen(1280, 800));
  const auto is_drawn_in = [&](const Color& color) { return !drawn_in(color).empty(); };
  const Theme theme = theme_of(page.state());
  EXPECT_FALSE(is_drawn_in(theme.win_soft) || is_drawn_in(theme.warn_soft));
  page.click("square-a1");
  EXPECT_TRUE(is_drawn_in(theme.warn_soft)) << page.label_of("puzzle-status");
  page.click("button-puzzle-retry square-a2");
  page.opened().pass(1);  // the opponent answers
  for (const char* square : {"square-a1", "square-b2"}) page.click(square);
  EXPECT_TRUE(is_drawn_in(theme.win_soft)) << page.label_of("puzzle-status");
}

}  // namespace
}  // namespace kanzen::app::puzzles_tests
