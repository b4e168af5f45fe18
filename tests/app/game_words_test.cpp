// The page has words for every name and reason of the registered games.
#include "imgui_app/game_words/game_words.hpp"
#include "imgui_app/text/descriptions.hpp"

#include <gtest/gtest.h>

#include <set>

#include "engine/adapter/any_game.hpp"
#include "engine/session/position_queries.hpp"
#include "imgui_app/text/formatting.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app {
namespace {

void expect_both(const Words& words, const std::string& what) {
  EXPECT_FALSE(words.english.empty()) << what;
  EXPECT_FALSE(words.japanese.empty()) << what;
}

TEST(GameWords, EveryRegisteredGameHasItsOwnForAllThatItCanReport) {
  for (const GameInfo& info : list_games()) {
    const GameWords& words = words_of(info);
    EXPECT_NE(&words, &words_of(GameInfo{})) << info.name;
    EXPECT_NE(game_title(Language::english, info), info.name);
    for (const EndingInfo& ending : info.endings) {
      const Words* found = find_words(words.endings, ending.name);
      ASSERT_NE(found, nullptr) << info.name << ' ' << ending.name;
      expect_both(*found, ending.name);
    }
    for (const std::string& rules : info.all_rules) {
      const auto found = find_rule_sets(words, rules);
      ASSERT_EQ(found.size(), 1U) << info.name << ' ' << rules;
      const std::string key = "rules " + info.family + ' ' + rules;
      const Words* name = find_words(names_of_family(info.family), key);
      ASSERT_NE(name, nullptr) << key;
      expect_both(*name, key);
      expect_both(found.front()->description, rules);
    }
    // Each setting of a choice, but the first, has texts too.
    for (const RuleChoice& choice : info.choices)
      for (std::size_t i = 1; i < choice.settings.size(); ++i) {
        const std::string setting = choice.name + '=' + choice.settings[i];
        EXPECT_EQ(find_rule_sets(words, setting).size(), 1U) << setting;
        EXPECT_NE(rules_name(Language::english, info, setting), setting);
      }
    expect_both(aim_of(info), info.name);
    expect_both(words.rule_sets_heading, info.name);
    expect_both(words.sources, info.name);
    ASSERT_FALSE(words.rules.empty()) << info.name;
    for (const Words& rule : words.rules) expect_both(rule, info.name);
    for (const Language language : {Language::english, Language::japanese}) {
      EXPECT_NE(player_name(language, info, 0), player_name(language, info, 1));
      const auto face_kind = static_cast<std::uint8_t>(info.kinds.size() - 1);
      EXPECT_NE(piece_name(language, info, {0, 0}), piece_name(language, info, {face_kind, 1}));
    }
  }
}

TEST(GameWords, ARuleSetMayHaveAnAimOfItsOwn) {
  EXPECT_NE(aim_of((*find_game("tictactoe", "misere"))->info()),
            aim_of((*find_game("tictactoe", "normal"))->info()));
}

// A game for which the page has no words gets generic ones.
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

TEST(GameWords, AGameThatHasEndedSaysWhy) {
  struct Ended {
    const char *before, *clicks, *title, *detail;
  };
  for (const Ended& ended :
       {Ended{"tictactoe&position=XOX/XOO/OX.:1", "square-c1", "The game is drawn",
              "The board is full after c1."},
        Ended{"mnk:4,3,3&position=XX../OO../....:1", "square-c3", "X has won",
              "3 in a line after c3."},
        Ended{"tictactoe&rules=misere&position=XX./OO./...:1", "square-c3", "O has won",
              "3 in a line after c3, and a line loses."},
        Ended{"dobutsu&position=2g/L2/2l/G2:EECC:1", "square-a3 square-a4", "Forest has won",
              "The lion has reached the far side with a3a4 (try)."},
        Ended{"gobblers2&position=-,-,-/-,-,-/l,mL,l:1", "square-b1 button-lift-anyway",
              "Purple has won", "Lifting b1 uncovered the line."},
        Ended{"gobblers2&rules=line=loses&position=-,-,-/-,-,-/l,mL,l:1",
              "square-b1 button-lift-anyway", "Orange has won", "Lifting b1 uncovered the line."},
        Ended{"gobblers2&rules=board-moves=no&position=L,l,L/M,m,M/l,-,-:2", "move-M@c1",
              "The game is drawn", "After M@c1 there is no move."}}) {
    OpenedPage page(std::string("game=") + ended.before);
    page.click(ended.clicks);
    const Verdict verdict = page.controller.verdict();
    EXPECT_EQ(verdict.title, ended.title);
    EXPECT_EQ(verdict.detail, ended.detail);
    const auto& winner = page.session().board().end->winner;
    EXPECT_EQ(verdict.favoured, winner);
    EXPECT_EQ(verdict.outcome, winner ? Outcome::win : Outcome::draw);
    EXPECT_EQ(verdict.sign, winner ? Verdict::Sign::player : Verdict::Sign::value);
  }
}

TEST(GameWords, ChosenRulesAreDescribedChoiceByChoice) {
  const auto game = *find_game("gobblers2", "board-moves=no,line=loses");
  const GameInfo& info = game->info();
  EXPECT_EQ(rules_name(Language::english, info, info.rules), "placement only, misère");
  EXPECT_EQ(meaning_of_rules(Language::english, info, info.rules),
            "Pieces stay where they are placed. A line loses for its owner.");
  EXPECT_EQ(aim_of(info).english, "You win if the opponent has three visible pieces in a line.");
}

TEST(GameWords, AMoveThatLetsTheLionBeTakenIsDescribedSo) {
  const OpenedPage page("game=dobutsu&position=1le/Cc1/2G/1L1:Ge:1");
  for (const MoveView& move : page.session().moves())
    EXPECT_EQ(loses_at_once(move), move.text == "b1b2") << move.text;
  const MoveView* taken = find_move(page.session(), "b1b2");
  ASSERT_NE(taken, nullptr);
  EXPECT_FALSE(is_ending_lift(*taken));
  EXPECT_EQ(describe_move(page.state(), *taken), "b1b2: lion is taken");
}

TEST(GameWords, AnAttackedLionIsShownWithItsSquare) {
  const OpenedPage page("game=dobutsu&position=gl1/3/1c1/ELG:CE:2");
  const OpenedPage attacked("game=dobutsu&position=gl1/3/1c1/ELG:CE:1");
  EXPECT_EQ(describe_square(page.state(), 10), "b1: Forest lion");
  EXPECT_EQ(describe_square(attacked.state(), 10), "b1: Forest lion; Forest's lion is attacked");
  EXPECT_EQ(piece_name(Language::japanese, page.session().info(), {2, 1}), "そらのひよこ");
}

// The giraffes move out and back; after the second time, one more such cycle draws.
TEST(GameWords, RepetitionIsShownBeforeItDraws) {
  OpenedPage page("game=dobutsu&moves=c1c2.a4a3.c2c1.a3a4.c1c2.a4a3.c2c1");
  const MoveView* back = find_move(page.session(), "a3a4");
  ASSERT_NE(back, nullptr);
  EXPECT_EQ(describe_move(page.state(), *back), "a3a4: draws by repetition");
  EXPECT_EQ(move_note(page.state(), *find_move(page.session(), "b4a4")), "");
  EXPECT_EQ(page.session().would_repeat(), std::size_t{3});
  page.activate("move-a3a4");
  EXPECT_TRUE(has_ended(page.session()));
  EXPECT_EQ(page.controller.verdict().title, "The game is drawn");
  EXPECT_EQ(page.controller.verdict().detail,
            "With a3a4 the position has occurred for the third time.");
  EXPECT_FALSE(page.activate("move-c1c2"));
}

TEST(GameWords, ValuesDoNotHideThatAMoveDraws) {
  OpenedPage page("game=dobutsu&moves=c1c2.a4a3.c2c1.a3a4.c1c2.a4a3.c2c1");
  Analysis analysis{page.session().position(), win_in(3), {}, {}};
  analysis.moves = {{"a3a4", win_in(3), {}}, {"a3a2", win_in(5), {}}, {"b4a4", loss_in(2), {}}};
  page.controller.on_event(analysed(analysis));
  EXPECT_EQ(value_of_move(page.session(), "a3a4"), drawn());
  const auto groups = ranked_move_groups(page.session());
  ASSERT_EQ(groups.size(), 3U);
  EXPECT_EQ(groups[0].rows.front().moves.front()->text, "a3a2");
  EXPECT_EQ(groups[1].rows.front().moves.front()->text, "a3a4");
  EXPECT_EQ(page.controller.verdict().detail, "Sky to move. 1 of 3 moves keeps the win, 1 draws.");
}

TEST(GameWords, MovesAreWrittenWithThePiecesLettersForWhoLikesIt) {
  OpenedPage page("game=dobutsu&moves=b2b3.b4b3");
  const auto move_words = [&](const std::string& text) {
    return move_text(page.state(), *find_move(page.session(), text));
  };
  EXPECT_EQ(move_words("C@b2"), "C@b2");
  page.activate("toggle-kana");
  EXPECT_EQ(page.platform.settings["pieces"], "kana");
  EXPECT_EQ(move_words("C@b2"), "ひ@b2");
  EXPECT_EQ(move_words("c1c2"), "き c1c2");
  EXPECT_EQ(describe_move(page.state(), *find_move(page.session(), "b1b2")),
            "ら b1b2: lion is taken");
  EXPECT_EQ(move_text(page.state(), page.session().current()), "ら b4b3");
  EXPECT_EQ(move_text(page.state(), page.session().line()[1]), "ひ b2b3");
  EXPECT_EQ(move_text(page.state(), Session::Node{0}), "");
  const std::vector<std::string> line{"C@c2", "a4a3", "a1b2"};
  EXPECT_EQ(line_texts(page.state(), page.session().current(), line),
            (std::vector<std::string>{"ひ@c2", "き a4a3", "ぞ a1b2"}));
  page.click("game-gobblers2 move-L@b2");
  EXPECT_EQ(move_text(page.state(), page.session().current()), "L@b2") << "it has no such letters";
}

TEST(GameWords, HowMovesAreWrittenIsRemembered) {
  TestPlatform platform;
  platform.settings["pieces"] = "kana";
  Controller controller(platform);
  controller.on_event(EnvironmentChanged{});
  controller.on_event(
      FragmentChanged{"game=dobutsu&moves=c1c2.a4a3.c2c1.a3a4.c1c2.a4a3.c2c1.a3a4"});
  EXPECT_EQ(controller.verdict().detail,
            "With き a3a4 the position has occurred for the third time.");
  controller.activate("toggle-kana");
  EXPECT_EQ(platform.settings["pieces"], "letters");
}

TEST(GameWords, EveryInitialIsOneLetterAndAnothersIsNot) {
  for (const GameFamily& family : game_families()) {
    if (!family.words().has_initials) continue;
    std::set<std::string_view> seen;
    for (const NamedWords& kind : family.words().kinds) {
      EXPECT_EQ(initial_of(kind.words).size(), 3U);
      EXPECT_TRUE(seen.insert(initial_of(kind.words)).second) << kind.name;
    }
  }
}

// An ending move is described as lost only if its mover has lost.
TEST(GameWords, OnlyALosingEndingMoveIsWarnedOf) {
  MoveView move;
  move.kind = MoveKind::end;
  move.piece.player = 0;
  move.end = GameEnd{Player{1}, "lost", {}, {}, 0};
  EXPECT_TRUE(loses_at_once(move));
  EXPECT_FALSE(is_ending_lift(move));  // there is no square to warn on
  move.from = 4;
  EXPECT_TRUE(is_ending_lift(move));
  move.to = 5;
  EXPECT_FALSE(is_ending_lift(move));
  move.end->winner = 0;
  EXPECT_FALSE(loses_at_once(move));
  move.to.reset();
  EXPECT_TRUE(is_ending_lift(move));
  move.end->winner.reset();
  EXPECT_FALSE(loses_at_once(move));
}

}  // namespace
}  // namespace kanzen::app
