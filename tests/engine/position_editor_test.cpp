// The faults of edited positions, game by game: each kind of fault, its squares, and positions that
// play does not reach.
#include "engine/adapter/position_editor.hpp"

#include <gtest/gtest.h>

#include "engine/games/gobblers/draft.hpp"
#include "engine/solve/reachability.hpp"
#include "engine/solve/retrograde.hpp"

namespace kanzen {
namespace {

// A game, its editor, and a draft to change.
struct Edited {
  Edited(std::string_view name, std::string_view rules, std::string_view position = {})
      : game(*find_game(name, rules)), editor(find_position_editor(name, game->info().rules)) {
    draft = editor->draft(position.empty() ? game->initial() : *game->parse(position));
  }
  unsigned square(std::string_view name) const {
    const auto squares = game->board(game->initial()).squares;
    for (unsigned i = 0; i < squares.size(); ++i)
      if (squares[i].name == name) return i;
    ADD_FAILURE() << name;
    return 0;
  }
  // Finds a piece by its letter.
  PieceView piece(std::string_view letter) const {
    for (const PieceView one : editor->rules().pieces) {
      const auto& kinds = one.player == 0 ? game->info().kinds : game->info().kinds_of_second;
      if (kinds[one.kind] == letter) return one;
    }
    ADD_FAILURE() << letter;
    return {};
  }
  Edited& put(std::string_view letter, std::string_view name) {
    put_piece(draft, editor->rules(), square(name), piece(letter));
    editor->update_derived(draft);
    return *this;
  }
  Edited& take(std::string_view name) {
    take_piece(draft, square(name));
    editor->update_derived(draft);
    return *this;
  }
  // Returns "kind a3 b3": each fault, with its squares and the letters of its hands.
  std::vector<std::string> faults() const {
    std::vector<std::string> all;
    const auto squares = game->board(game->initial()).squares;
    for (const DraftFault& fault : editor->check(draft).faults) {
      std::string text = fault.kind;
      for (const unsigned at : fault.squares) text += ' ' + squares[at].name;
      for (const unsigned hand : fault.hands)
        text += " @" + std::to_string(draft.hands[hand].piece.player + 1) +
                game->info().kinds[draft.hands[hand].piece.kind];
      all.push_back(text);
    }
    return all;
  }
  std::string message() const { return editor->check(draft).faults.at(0).message; }
  std::string text() const { return editor->format(draft); }
  std::optional<bool> reached() const { return editor->check(draft).reachable; }

  std::shared_ptr<const AnyGame> game;
  std::shared_ptr<const PositionEditor> editor;
  PositionDraft draft;
};

using Faults = std::vector<std::string>;

// --- every game

TEST(PositionEditor, IsThereForKnownGamesAlone) {
  EXPECT_EQ(find_position_editor("chess", ""), nullptr);
  EXPECT_EQ(find_position_editor("gobblers2", "lax"), nullptr);
  EXPECT_EQ(find_position_editor("go:99", "ko"), nullptr);
  EXPECT_NE(find_position_editor("go:5,4", "ko"), nullptr);
}

TEST(PositionDraft, RefusesSquaresAndPiecesThatDoNotExist) {
  Edited gobblers("gobblers2", "strict");
  EXPECT_FALSE(move_piece(gobblers.draft, gobblers.editor->rules(), 0, 1));
  EXPECT_FALSE(take_piece(gobblers.draft, 0));
  EXPECT_FALSE(set_hand_count(gobblers.draft, 0, 3));
  EXPECT_FALSE(set_hand_count(gobblers.draft, 99, 1));
  EXPECT_FALSE(set_ko(gobblers.draft, 99));
}

// --- Gobblers

TEST(GobblersDraft, APieceSlipsUnderLargerOnesAndTakesThePlaceOfItsSize) {
  Edited page("gobblers", "strict");
  page.put("L", "b2").put("s", "b2").put("m", "b2");
  EXPECT_EQ(page.text(), "-,-,-/-,smL,-/-,-,-:1");
  page.put("M", "b2");
  EXPECT_EQ(page.text(), "-,-,-/-,sML,-/-,-,-:1");
  move_piece(page.draft, page.editor->rules(), page.square("b2"), page.square("a1"));
  EXPECT_EQ(page.text(), "-,-,-/-,sM,-/L,-,-:1");
}

TEST(GobblersDraft, EachFaultIsReportedOnItsSquares) {
  Edited third("gobblers2", "strict");
  third.put("L", "a3").put("L", "b2").put("L", "c1");
  EXPECT_EQ(third.faults(), (Faults{"third_piece a3 b2 c1"}));
  EXPECT_EQ(third.message(), "square c1: a third \"L\"; each player has two");
  for (const char* square : {"a1", "b1", "c2"}) third.put("m", square);
  EXPECT_EQ(third.faults(), (Faults{"third_piece a3 b2 c1", "third_piece c2 a1 b1"}));

  Edited stacked("gobblers2", "strict");
  stacked.draft.squares[4] = {stacked.piece("L"), stacked.piece("m")};
  EXPECT_EQ(stacked.faults(), (Faults{"not_smaller b2"}));

  Edited line("gobblers2", "strict");
  line.put("L", "a3").put("L", "b3").put("M", "c3");
  EXPECT_EQ(line.faults(), (Faults{"impossible_line a3 b3 c3"}));
  set_side(line.draft, 1);
  EXPECT_EQ(line.faults(), Faults{});

  Edited covered("gobblers2", "notebook");
  covered.put("M", "a3").put("M", "b3").put("L", "c3").put("l", "a3");
  EXPECT_EQ(covered.faults(), (Faults{"impossible_line a3 b3 c3"}));
}

TEST(GobblersDraft, UnreachablePositionsAreReported) {
  Edited page("gobblers2", "strict");
  page.put("L", "a3");
  EXPECT_EQ(page.reached(), false);  // one piece, and its owner is to move
  set_side(page.draft, 1);
  EXPECT_EQ(page.reached(), true);
  page.put("L", "b2");  // two of one player's, and none of the other's
  EXPECT_TRUE(page.faults().empty());
  EXPECT_EQ(page.reached(), false);
}

void expect_as_enumerated(const gobblers::Rules& rules) {
  const gobblers::Gobblers<2> game(rules);
  SerialExecutor executor;
  const auto values = solve(game, executor, {});
  ASSERT_TRUE(values);
  const auto reached = reachable(game, *values, executor, {});
  ASSERT_TRUE(reached);
  std::uint64_t compared = 0, unreached = 0;
  for (Index i = 0; i < game.index_count(); i += 47) {
    const auto state = game.unindex(i);
    if (!state || game.impossible_line(*state)) continue;
    ++compared;
    unreached += reached->set.contains(i) ? 0 : 1;
    ASSERT_EQ(game.is_reachable(*state), reached->set.contains(i)) << game.format(*state);
  }
  EXPECT_GT(compared, 4'000U);
  EXPECT_GT(unreached, 10U);
}

TEST(GobblersDraft, ReachedIsWhatSolvingReaches) {
  expect_as_enumerated({});
  expect_as_enumerated(gobblers::Rules::cover());
}

// --- m,n,k

TEST(MnkDraft, EachFaultIsReportedOnItsSquares) {
  Edited turns("tictactoe", "normal");
  turns.put("X", "a1").put("X", "b2");
  EXPECT_EQ(turns.faults(), (Faults{"turns"}));
  turns.put("O", "b2");
  EXPECT_EQ(turns.faults(), Faults{});
  turns.draft.to_move = 1;
  EXPECT_EQ(turns.faults(), (Faults{"side_to_move"}));
  Edited own("tictactoe", "normal");
  own.put("X", "a3").put("X", "b3").put("X", "c3").put("O", "a1").put("O", "b1").put("O", "c2");
  EXPECT_EQ(own.faults(), (Faults{"impossible_line a3 b3 c3"}));
  Edited two("mnk:6,6,3", "normal", "XX..../....../....../XX..../OO.OO./......:1");
  two.put("X", "c6").put("X", "c3").put("O", "f1");
  EXPECT_EQ(two.faults(), (Faults{"impossible_line a6 b6 c6 a3 b3 c3"}));
}

// --- Dobutsu shogi

TEST(DobutsuDraft, EachFaultIsReportedOnItsSquaresAndHands) {
  Edited page("dobutsu", "normal");
  EXPECT_EQ(page.faults(), Faults{});
  page.take("b1");
  EXPECT_EQ(page.faults(), (Faults{"lion_missing"}));
  page.put("L", "a2").put("L", "c2");
  EXPECT_EQ(page.faults(), (Faults{"second_lion a2 c2"}));
  page.take("c2").put("C", "c2");
  EXPECT_EQ(page.faults(), (Faults{"third_piece b3 b2 c2"}));
  EXPECT_EQ(page.message(), "a third chick or hen; there are two in the game");
  page.take("c2").take("b3");
  EXPECT_EQ(page.faults(), (Faults{"missing_piece"}));
  ASSERT_TRUE(set_hand_count(page.draft, 3, 2));  // the second player's chicks
  EXPECT_EQ(page.faults(), (Faults{"third_piece b2 @2C"}));
  page.take("b2");
  EXPECT_EQ(page.faults(), Faults{});
  page.take("b4").put("L", "b4").take("a2").put("l", "a2");
  EXPECT_EQ(page.faults(), (Faults{"lion_on_last_rank b4"}));
  set_side(page.draft, 1);
  EXPECT_EQ(page.faults(), Faults{});
}

TEST(DobutsuDraft, ChicksAndHensAreOneKind) {
  Edited page("dobutsu", "normal");
  page.put("H", "b2");
  EXPECT_EQ(page.faults(), Faults{});
  EXPECT_EQ(page.text(), "gle/1c1/1H1/ELG:-:1");
}

TEST(DobutsuDraft, UnreachablePositionsAreReported) {
  Edited page("dobutsu", "normal");
  EXPECT_EQ(page.reached(), true);
  set_side(page.draft, 1);  // the same position with the other first player
  EXPECT_EQ(page.reached(), true);
  Edited other("dobutsu", "normal", "1el/Lg1/E2/CGH:-:1");
  EXPECT_EQ(other.faults(), Faults{});
  EXPECT_EQ(other.reached(), false);
}

// --- Go

TEST(GoDraft, EachStringWithoutALibertyIsReported) {
  Edited page("go:5", "positional");
  page.put("X", "a5").put("O", "b5").put("O", "a4");
  page.put("O", "e1").put("X", "d1").put("X", "e2");
  EXPECT_EQ(page.faults(), (Faults{"no_liberty a5", "no_liberty e1"}));
  EXPECT_EQ(page.message(), "no liberty for a5: such stones are captured");
  page.take("b5").take("d1");
  EXPECT_EQ(page.faults(), Faults{});
}

TEST(GoDraft, AKoPointIsOneThatAMoveCanHaveMade) {
  Edited page("go:5", "ko", ".XO../XO.O./.XO../...../.....:1");
  EXPECT_TRUE(page.editor->rules().sets_ko);
  set_ko(page.draft, page.square("e1"));
  EXPECT_EQ(page.faults(), (Faults{"ko e1"}));
  set_ko(page.draft, std::nullopt);
  EXPECT_EQ(page.faults(), Faults{});
  Edited positional("go:5", "positional");
  EXPECT_FALSE(positional.editor->rules().sets_ko);
  set_ko(positional.draft, 0);
  EXPECT_EQ(positional.faults(), (Faults{"ko a5"}));
}

TEST(GoDraft, KoAndPassBelongToTheLastMove) {
  Edited page("go:5", "ko", "...../...../...../...../.....:2:pass");
  EXPECT_TRUE(page.draft.passed);
  EXPECT_EQ(page.text(), "...../...../...../...../.....:2:pass");
  page.put("X", "c3");
  EXPECT_FALSE(page.draft.passed);
  // White has captured at c4 and may be recaptured only later.
  Edited ko("go:5", "ko", ".XO../XO.O./.XO../...../.....:1:c4");
  EXPECT_EQ(ko.draft.ko, ko.square("c4"));
  EXPECT_EQ(ko.faults(), Faults{});
  mirror(ko.draft);
  EXPECT_EQ(ko.text(), "..OX./.O.OX/..OX./...../.....:1:c4");
}

TEST(GoDraft, WhoHasNoStoneCannotHaveMovedLast) {
  Edited page("go:5", "positional");
  EXPECT_EQ(page.reached(), true);
  page.put("X", "c3");
  EXPECT_EQ(page.reached(), false);
  set_side(page.draft, 1);
  EXPECT_EQ(page.reached(), true);
  Edited suicide("go:5", "tromp-taylor");
  EXPECT_EQ(suicide.put("X", "c3").reached(), true);
}

}  // namespace
}  // namespace kanzen
