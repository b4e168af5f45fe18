// The page has words for everything that the registered games can tell.
#include "imgui_app/game_words/game_words.hpp"

#include <gtest/gtest.h>

#include "engine/api/any_game.hpp"
#include "imgui_app/model/position_facts.hpp"
#include "imgui_app/model/wording.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app {
namespace {

void expect_both(const Words& words, const std::string& what) {
  EXPECT_FALSE(words.english.empty()) << what;
  EXPECT_FALSE(words.japanese.empty()) << what;
}

TEST(GameWords, EveryRegisteredGameHasItsOwn) {
  const GameWords* plain = &words_of(GameInfo{});
  for (const GameInfo& info : list_games()) {
    EXPECT_NE(&words_of(info), plain) << info.name;
    EXPECT_NE(game_title(Language::english, info), info.name);
  }
}

TEST(GameWords, NothingThatAGameCanTellIsMissing) {
  for (const GameInfo& info : list_games()) {
    const GameWords& words = words_of(info);
    for (const EndingInfo& ending : info.endings) {
      const Words* found = find_words(words.endings, ending.name);
      ASSERT_NE(found, nullptr) << info.name << ' ' << ending.name;
      expect_both(*found, ending.name);
    }
    for (const std::string& rules : info.all_rules) {
      const RuleSetWords* found = find_rule_set(words, rules);
      ASSERT_NE(found, nullptr) << info.name << ' ' << rules;
      expect_both(found->title, rules);
      expect_both(found->meaning, rules);
    }
    expect_both(words.rule_sets_heading, info.name);
    expect_both(words.sources, info.name);
    ASSERT_FALSE(words.rules.empty()) << info.name;
    for (const Words& rule : words.rules) expect_both(rule, info.name);
  }
}

TEST(GameWords, PlayersAndPiecesAreToldApart) {
  for (const GameInfo& info : list_games()) {
    for (const Language language : {Language::english, Language::japanese}) {
      EXPECT_NE(player_name(language, info, 0), player_name(language, info, 1));
      const auto face_kind = static_cast<std::uint8_t>(info.kinds.size() - 1);
      EXPECT_NE(piece_name(language, info, {0, 0}), piece_name(language, info, {face_kind, 1}));
    }
  }
}

// A game that the page has no words for is still spoken of.
TEST(GameWords, PlainOnesServeAnyGame) {
  GameInfo info;
  info.name = "shuttle";
  info.rules = "test";
  info.kinds = info.kinds_of_second = {"T"};
  EXPECT_EQ(game_title(Language::english, info), "shuttle");
  EXPECT_EQ(player_name(Language::english, info, 1), "Second");
  EXPECT_EQ(piece_name(Language::japanese, info, {0, 0}), "先手のT");
  EXPECT_EQ(sizes_and_rules(Language::english, info), "test");
}

TEST(GameWords, ADrawSaysWhy) {
  OpenedPage page("game=tictactoe&position=XOX/XOO/OX.:1");
  page.activate("square-c1");
  EXPECT_EQ(verdict_of(page.state()).title, "The game is drawn");
  EXPECT_EQ(verdict_of(page.state()).detail, "The board is full after c1.");
}

TEST(GameWords, AnimalsAreCalledByTheirNames) {
  const GameInfo info = (*find_game("dobutsu"))->info();
  EXPECT_EQ(piece_name(Language::english, info, {4, 0}), "Forest lion");
  EXPECT_EQ(piece_name(Language::japanese, info, {2, 1}), "空のひよこ");
}

TEST(GameWords, AMoveThatLetsTheLionBeTakenIsToldSo) {
  const OpenedPage page("game=dobutsu&position=1le/Cc1/2G/1L1:Ge:1");
  for (const MoveView& move : page.session().moves())
    EXPECT_EQ(loses_at_once(move), move.text == "b1b2") << move.text;
  const MoveView* taken = find_move(page.session(), "b1b2");
  ASSERT_NE(taken, nullptr);
  EXPECT_FALSE(is_losing_lift(*taken));
  EXPECT_EQ(move_words(page.state(), *taken), "b1b2: lion is taken");
}

TEST(GameWords, AnAttackedLionIsToldWithItsSquare) {
  const OpenedPage page("game=dobutsu&position=gl1/3/1c1/ELG:CE:2");
  const OpenedPage attacked("game=dobutsu&position=gl1/3/1c1/ELG:CE:1");
  EXPECT_EQ(square_words(page.state(), 10), "b1: Forest lion");
  EXPECT_EQ(square_words(attacked.state(), 10), "b1: Forest lion; Forest's lion is attacked");
}

TEST(GameWords, AWonGameSaysWhy) {
  OpenedPage page("game=dobutsu&position=2g/L2/2l/G2:EECC:1");
  page.activate("square-a3");
  page.activate("square-a4");
  EXPECT_EQ(verdict_of(page.state()).title, "Forest has won");
  EXPECT_EQ(verdict_of(page.state()).detail, "The lion has reached the far side with a3a4 (try).");
}

// An ending move is called lost only where its mover has lost.
TEST(GameWords, OnlyALosingEndingMoveIsWarnedOf) {
  MoveView move;
  move.kind = MoveKind::end;
  move.piece.player = 0;
  move.end = GameEnd{Player{1}, "lost", {}, {}, 0};
  EXPECT_TRUE(loses_at_once(move));
  EXPECT_FALSE(is_losing_lift(move));  // there is no square to warn on
  move.from = 4;
  EXPECT_TRUE(is_losing_lift(move));
  move.to = 5;
  EXPECT_FALSE(is_losing_lift(move));
  move.end->winner = 0;
  EXPECT_FALSE(loses_at_once(move));
  move.end->winner.reset();
  EXPECT_FALSE(loses_at_once(move));
}

}  // namespace
}  // namespace kanzen::app
