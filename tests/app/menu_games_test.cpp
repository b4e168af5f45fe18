// The entries of the game menu: all games are there, and what they state is true.
#include "imgui_app/features/games/menu_games.hpp"
#include "imgui_app/features/games/games.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "engine/adapter/any_game.hpp"
#include "tests/app/app_support.hpp"
#include "tests/conformance/published_figures.hpp"
#include "tests/engine/solved_games.hpp"

namespace kanzen::app {
namespace {

unsigned squares_of(const GameInfo& info) { return info.size.columns * info.size.rows; }

// The entry of the game with this name, and its boards.
const MenuGame& entry_of(const std::vector<MenuGame>& games, std::string_view name) {
  return *std::find_if(games.begin(), games.end(),
                       [&](const MenuGame& game) { return game.info.name == name; });
}

TEST(MenuGames, ListEveryGameForPlayAndEveryFamilyOfSizes) {
  std::set<std::string> expected, listed;
  for (const GameInfo& info : list_games())
    if (!info.for_study) expected.insert(info.name);
  for (const MenuGame& game : list_menu_games()) EXPECT_TRUE(listed.insert(game.info.name).second);
  for (const SizedGames& family : sized_games()) {
    const bool is_listed = std::any_of(listed.begin(), listed.end(), [&](const auto& name) {
      return (*find_game(name))->info().family == family.family;
    });
    EXPECT_TRUE(is_listed) << family.family;
  }
  EXPECT_TRUE(std::includes(listed.begin(), listed.end(), expected.begin(), expected.end()));
  EXPECT_EQ(list_menu_games().front().info.name, default_game());
}

TEST(MenuGames, ThePictureShowsAPositionOfTheGame) {
  for (const MenuGame& game : list_menu_games()) {
    const auto found = *find_game(game.words->name);
    EXPECT_EQ(found->info().name, game.words->name);
    const auto position = found->parse(game.words->position);
    ASSERT_TRUE(position) << game.words->name << ' ' << position.error().message;
    EXPECT_EQ(found->format(*position), game.words->position);
    EXPECT_FALSE(game.board.end) << game.words->name;
    EXPECT_TRUE(game.board.attacked.empty()) << game.words->name;
  }
}

TEST(MenuGames, EveryEntryIsDescribedInBothLanguages) {
  for (const MenuGame& game : list_menu_games()) {
    const ListedGame& words = *game.words;
    EXPECT_TRUE(words.description.english.ends_with('.')) << words.name;
    EXPECT_TRUE(words.description.japanese.ends_with("。")) << words.name;
    EXPECT_EQ(words.limits.english.empty(), words.limits.japanese.empty()) << words.name;
    EXPECT_TRUE(words.solved || !words.limits.english.empty()) << words.name;
  }
}

TEST(MenuGames, EveryBoardOpens) {
  for (const MenuGame& game : list_menu_games()) {
    std::set<std::string> names{game.info.name};
    for (const GameInfo& board : game.boards) {
      EXPECT_TRUE(names.insert(board.name).second) << board.name;
      const auto found = find_game(board.name);
      ASSERT_TRUE(found) << board.name;
      EXPECT_EQ((*found)->info().name, board.name);
      EXPECT_EQ((*found)->info().size, board.size) << board.name;
    }
  }
}

// Games that take too long to solve here are compared with the figures that tests/complete checks.
TEST(MenuGames, ResultsAreTheEngines) {
  const std::map<std::string, SolvedResult> published = {
      {"gobblers", {published::gobblers_positions, published::gobblers_start}},
      {"dobutsu", {published::dobutsu_positions, published::dobutsu_start}}};
  std::size_t compared = 0;
  for (const MenuGame& game : list_menu_games()) {
    if (!game.words->solved) continue;
    const std::string& name = game.info.name;
    SolvedResult expected;
    if (game.info.is_large()) {
      ASSERT_TRUE(published.contains(name)) << name;
      expected = published.at(name);
    } else {
      const Summary& summary = solved_game(name, game.info.all_rules.front()).summary();
      expected = {summary.positions, summary.start};
    }
    EXPECT_EQ(game.words->solved->positions, expected.positions) << name;
    EXPECT_EQ(game.words->solved->start, expected.start) << name;
    ++compared;
  }
  EXPECT_EQ(compared, 4U);
}

TEST(MenuGames, BoardsOfUpToTwentySquaresAreSolved) {
  const auto games = list_menu_games();
  const MenuGame& entry = entry_of(games, "tictactoe");
  EXPECT_NE(entry.words->limits.english.find(" 20 squares"), std::string_view::npos);
  EXPECT_NE(entry.words->limits.japanese.find("20マス"), std::string_view::npos);
  for (const char* name : {"mnk:5,4,4", "mnk:20,1,4"})
    EXPECT_TRUE((*find_game(name))->info().abilities.solve) << name;
  for (const char* name : {"mnk:7,3,3", "mnk:5,5,4"})
    EXPECT_TRUE((*find_game(name))->info().needs_search()) << name;
}

// The page's program has 32-bit addresses; one with 64 also solves boards of up to 16 points.
TEST(MenuGames, BoardsOfUpToTwelvePointsAreSearchedForExactScores) {
  const auto games = list_menu_games();
  const MenuGame& entry = entry_of(games, "go:9");
  EXPECT_NE(entry.words->limits.english.find(" 12 points"), std::string_view::npos);
  EXPECT_NE(entry.words->limits.japanese.find("交点が12"), std::string_view::npos);
  std::size_t exact = 0;
  for (const GameInfo& board : entry.boards) {
    const Abilities abilities = (*find_game(board.name))->info().abilities;
    EXPECT_TRUE(abilities.estimate);
    if (squares_of(board) <= 12) {
      EXPECT_TRUE(abilities.score_search) << board.name;
      ++exact;
    } else if (sizeof(std::size_t) < 8) {
      EXPECT_FALSE(abilities.score_search) << board.name;
    }
  }
  EXPECT_EQ(exact, 2U);
}

TEST(MenuGames, ABoardOfAnEntryOpensFromTheMenu) {
  OpenedPage page("game=gobblers2");
  EXPECT_TRUE(page.feature<Games>().entries().empty()) << "they are made when they are needed";
  page.activate("button-game");
  EXPECT_EQ(page.feature<Games>().entries().size(), list_menu_games().size());
  EXPECT_TRUE(page.activate("game-go:3"));
  EXPECT_EQ(page.session().info().name, "go:3");
  EXPECT_EQ(page.state().open.popup, "");
}

}  // namespace
}  // namespace kanzen::app
