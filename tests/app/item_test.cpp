// Ids of items: the same in every language, and each belongs to one item.
#include "imgui_app/app/item.hpp"

#include <gtest/gtest.h>

#include <set>
#include <sstream>

#include "tests/app/app_support.hpp"

namespace kanzen::app {
namespace {

struct Known {
  Item item;
  std::string id;
};

// One of each kind that can be clicked, on the board of gobblers2.
std::vector<Known> known_items() {
  return {
      {SquareItem{6}, "square-a1"},
      {HandItem{3}, "hand-2-M"},
      {MoveItem{"L@b2"}, "move-L@b2"},
      {LineItem{3}, "line-3"},
      {PlyItem{PlyItem::Place::plot, 5}, "history-5"},
      {PlyItem{PlyItem::Place::list, 12}, "ply-12"},
      {PlyItem{PlyItem::Place::blunder, 4}, "blunder-4"},
      {VariationItem{7}, "variation-7"},
      {ButtonItem{Button::continue_play}, "button-continue"},
      {ButtonItem{Button::open}, "button-open"},
      {ModeItem{Mode::statistics}, "mode-statistics"},
      {TabItem{Tab::tree}, "tab-tree"},
      {UnitItem{Unit::moves}, "unit-moves"},
      {ScaleItem{true}, "scale-log"},
      {ScaleItem{false}, "scale-linear"},
      {ToggleItem{ToggleItem::Toggle::symmetry}, "toggle-symmetry"},
      {RulesItem{"cover"}, "rules-cover"},
      {GameItem{"mnk-4-3-3"}, "game-mnk-4-3-3"},
      {PlayersItem{Players::watch}, "players-watch"},
      {OpponentItem{1, Level::medium}, "opponent-2-medium"},
      {RecordItem{3}, "record-3"},
      {BotLevelItem{4}, "bot-level-4"},
      {BotTimeItem{10}, "bot-seconds-10"},
      {SizeItem{SizePart::rows, -1}, "size-rows-less"},
      {SizeItem{SizePart::line, 1}, "size-line-more"},
      {SetupItem{SetupPart::handicap, 1}, "terms-handicap-more"},
      {SetupItem{SetupPart::komi, -1}, "terms-komi-less"},
      {NotableItem{"longest_win", 2}, "notable-longest_win-2"},
      {TreeItem{TreeItem::Place::before, {}, {}}, "tree-before"},
      {TreeItem{TreeItem::Place::here, {}, {}}, "tree-here"},
      {TreeItem{TreeItem::Place::after, "b2", {}}, "tree-b2"},
      {TreeItem{TreeItem::Place::after, "b2", "c3"}, "tree-b2.c3"},
      {PieceItem{{1, 1}}, "piece-2-L"},
      {SideItem{1}, "side-2"},
      {HeldItem{0, -1}, "held-1-L-less"},
      {FieldItem{}, "field-text"},
      {FigureKindItem{FigureKind::plot}, "figure-plot"},
      {FigureFormatItem{FigureFormat::tikz}, "format-tikz"},
      {FigureNumberItem{FigureNumber::scale, -1}, "png-scale-less"},
      {TableItem{StudyTable::comparison, FigureFormat::latex}, "table-comparison-latex"},
      {FigureNumberItem{FigureNumber::width, 1}, "print-width-more"},
      {FigureNumberItem{FigureNumber::film_pause, -1}, "film-pause-less"},
      {StudyItem{Study::comparison}, "study-comparison"},
      {ComparedRulesItem{"cover"}, "compared-cover"},
      {DifferenceItem{3, "strict"}, "difference-3-strict"},
      {RoundItem{5}, "round-5"},
      {RoundExampleItem{5, 1}, "example-5-1"},
      {ExampleItem{2}, "example-2"},
      {GlossaryItem{GlossaryTerm::draw}, "meaning-draw"},
      {PuzzleItem{"mnk:4,4,3-2"}, "puzzle-mnk:4,4,3-2"},
  };
}

TEST(Items, AreFoundByTheirIds) {
  const OpenedPage page;
  std::set<std::size_t> kinds;
  for (const Known& known : known_items()) {
    EXPECT_EQ(id_of(page.session(), known.item), known.id);
    const auto found = item_of(page.session(), known.id);
    ASSERT_TRUE(found) << known.id;
    EXPECT_TRUE(*found == known.item) << known.id;
    kinds.insert(known.item.index());
  }
  EXPECT_EQ(kinds.size() + 2, std::variant_size_v<Item>) << "besides what is pointed at only";
}

TEST(Items, EveryButtonHasAnIdOfItsOwn) {
  const OpenedPage page;
  for (int i = 0; i <= static_cast<int>(Button::open); ++i) {
    const Item button = ButtonItem{static_cast<Button>(i)};
    const auto found = item_of(page.session(), id_of(page.session(), button));
    ASSERT_TRUE(found) << i;
    EXPECT_TRUE(*found == button) << i;
  }
}

TEST(Items, OfUnknownIdsThereAreNone) {
  OpenedPage page;
  std::istringstream ids(
      "- square square- square-d4 hand- hand-3-L hand-1-X history- history--1 history-x "
      "history-99999999999999999999 ply-1x line- button- button-nothing mode- tab-statistics "
      "unit-sweeps scale- toggle- players- size- size-columns size-columns- size-height-more "
      "size-columns-more- notable- notable-longest_win notable-longest_win- "
      "text-position distance-5 bar-distance-5 piece-3-L piece-1-X side-3 held-1-L field- study- "
      "study-everything difference- difference-strict difference-1- round- round-x example- "
      "example-x example-1- meaning-everything something-else opponent-3-hard opponent-2- "
      "opponent-2-strong opponent- film- film-pause film-height-more");
  for (std::string id; ids >> id;) {
    EXPECT_FALSE(item_of(page.session(), id)) << id;
    EXPECT_FALSE(page.activate(id)) << id;
  }
  EXPECT_FALSE(item_of(page.session(), ""));
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
  EXPECT_FALSE(page.controller.activate(SquareItem{99}));
  EXPECT_FALSE(page.controller.activate(HandItem{99}));
  EXPECT_FALSE(page.controller.activate(DistanceItem{}));
  EXPECT_FALSE(page.controller.activate(PositionItem{}));
  EXPECT_EQ(page.session().ply(), 0U);
}

}  // namespace
}  // namespace kanzen::app
