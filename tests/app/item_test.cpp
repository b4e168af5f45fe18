// Ids of items: what is drawn can be activated by its id, and nothing else can.
#include "imgui_app/model/item.hpp"
#include "imgui_app/features/files/state.hpp"
#include "imgui_app/features/games/games.hpp"
#include "imgui_app/features/studies/state.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "imgui_app/model/state.hpp"
#include "tests/app/app_support.hpp"

namespace kanzen::app {
namespace {

TEST(Items, AreReadAsTheyAreWritten) {
  EXPECT_EQ(move_item("L@b2"), "move-L@b2");
  EXPECT_EQ(std::get<0>(*game_item.read("game-mnk-4-3-3")), "mnk-4-3-3") << "with further '-'";
  EXPECT_EQ(size_item(SizePart::rows, -1), "size-rows-less");
  EXPECT_EQ(*size_item.read("size-line-more"), std::tuple(SizePart::line, 1));
  EXPECT_EQ(opponent_item(1, Level::medium), "opponent-2-medium");
  EXPECT_EQ(*opponent_item.read("opponent-1-hard"), std::tuple(Player{0}, Level::hard));
  EXPECT_EQ(*difference_item.read("difference-3-strict"), std::tuple(3U, std::string("strict")));
  EXPECT_EQ(*notable_item.read("notable-longest_win-2"),
            std::tuple(std::string("longest_win"), 2U));
  EXPECT_FALSE(round_example_item.read("example-2"));
  EXPECT_EQ(number_item(FigureNumber::film_pause, -1), "film-pause-less");
}

TEST(Items, OfSquaresAndPiecesHaveTheirNames) {
  const OpenedPage page;
  const Session& session = page.session();
  EXPECT_EQ(square_item_of(session.board(), 6), "square-a1");
  EXPECT_EQ(square_of(session.board(), "square-a1"), 6U);
  EXPECT_EQ(hand_item_of(session.info(), session.board(), 3), "hand-2-M");
  EXPECT_EQ(hand_of(session.info(), session.board(), "hand-2-M"), 3U);
}

TEST(Items, OfUnknownIdsThereAreNone) {
  OpenedPage page;
  std::istringstream ids(
      "- square square- square-d4 hand- hand-3-L hand-1-X history- history--1 history-x "
      "history-99999999999999999999 ply-1x line- button- button-nothing mode- tab- tab-statistics "
      "unit-sweeps scale- toggle- players- size- size-columns size-columns- size-height-more "
      "size-columns-more- notable- notable-longest_win notable-longest_win- "
      "text-position distance-5 bar-distance-5 piece-3-L piece-1-X side-3 held-1-L field- "
      "field-text study- study-everything difference- difference-strict difference-1- round- "
      "round-x example- example-x example-1- meaning-everything something-else opponent-3-hard "
      "opponent-2- opponent-2-strong opponent- film- film-pause film-height-more bot-level-9 "
      "bot-seconds-2");
  for (std::string id; ids >> id;) EXPECT_FALSE(page.activate(id)) << id;
  EXPECT_FALSE(page.activate(""));
}

// These may be items, but not of this position or of this program.
TEST(Items, ThatCannotBeActivatedNowAreRefused) {
  OpenedPage page;
  for (const std::string id :
       {"move-", "move-x", "history-7", "tree-", "tree-.", "tree-x.y", "notable-nothing-0",
        "example-99", "game-", "game-chess", "rules-chess", "puzzle-"}) {
    EXPECT_FALSE(page.activate(id)) << id;
  }
  EXPECT_EQ(page.session().ply(), 0U);
}

}  // namespace
}  // namespace kanzen::app
