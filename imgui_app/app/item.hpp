#pragma once
// Items: the things on the page that can be activated, independent of the panel that draws them.
// The controller acts on an item's type and fields (Controller::activate).  The mirror and tests
// identify it by its id, a text that is the same in every language: "square-a3", "ply-5",
// "size-columns-more". tests/app/item_test.cpp has one of each type.
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>

#include "engine/core/names.hpp"
#include "imgui_app/app/state.hpp"

namespace kanzen::app {

// The form of an id: a prefix and at most two fields of the item, joined by '-'.  A field's type
// determines its text: IdFields in item.cpp.
template <class... Fields>
struct IdForm {
  std::string_view prefix;
  std::tuple<Fields...> fields;
};
template <class... Fields>
IdForm<Fields...> id_form(std::string_view prefix, Fields&&... fields) {
  return {prefix, std::tuple<Fields...>(std::forward<Fields>(fields)...)};
}

// A field that takes one value of a list: indices into BoardView, written as the square's name or
// the piece in hand, or numbers of settings.hpp.
enum class Numbers { squares, hands, levels, seconds };
template <class Number>  // unsigned or const unsigned
struct OneOf {
  Numbers numbers;
  Number& number;
  friend bool operator==(const OneOf& a, const OneOf& b) { return a.number == b.number; }
};
template <class Number>
OneOf<Number> one_of(Numbers numbers, Number& number) {
  return {numbers, number};
}

template <class T>
concept HasId = requires(const T& item) {
  T::form(item);
};
template <HasId T>
bool operator==(const T& a, const T& b) {
  return T::form(a).fields == T::form(b).fields;
}

struct SquareItem {
  unsigned square = 0;
  static auto form(auto& self) { return id_form("square-", one_of(Numbers::squares, self.square)); }
};
struct HandItem {
  unsigned hand = 0;
  static auto form(auto& self) { return id_form("hand-", one_of(Numbers::hands, self.hand)); }
};
struct MoveItem {
  std::string move;  // notation
  static auto form(auto& self) { return id_form("move-", self.move); }
};
struct LineItem {
  std::size_t plies = 0;  // plies of the perfect line to play
  static auto form(auto& self) { return id_form("line-", self.plies); }
};
struct PlyItem {
  enum class Place { plot, list, blunder };  // `blunder`: the position before one
  Place place = Place::list;
  std::size_t ply = 0;  // index into the session's line
  static auto form(auto& self) { return id_form("", self.place, self.ply); }
};
constexpr auto names_of(PlyItem::Place) {
  return names_in_order<PlyItem::Place>("history", "ply", "blunder");
}
struct VariationItem {
  Session::Node node = 0;  // of its first position
  static auto form(auto& self) { return id_form("variation-", self.node); }
};
struct ButtonItem {
  Button button = Button::undo;
  static auto form(auto& self) { return id_form("button-", self.button); }
};
struct ModeItem {
  Mode mode = Mode::analyse;
  static auto form(auto& self) { return id_form("mode-", self.mode); }
};
struct TabItem {
  Tab tab = Tab::moves;
  static auto form(auto& self) { return id_form("tab-", self.tab); }
};
struct UnitItem {
  Unit unit = Unit::plies;  // plies or moves only
  static auto form(auto& self) { return id_form("unit-", self.unit); }
};
struct ScaleItem {
  bool logarithmic = true;
  static auto form(auto& self) { return id_form("scale-", self.logarithmic); }
};
struct ToggleItem {
  enum class Toggle {
    values,
    symmetry,
    turned,
    kana,
    confirm,
    ownership,
    best_moves,
    figure_values,
    figure_plies,
    figure_grey,
    figure_dark,
    figure_ground,
    figure_caption,
    figure_code,
    figure_last_move,
    figure_best_move,
    figure_legend,
    film_loop
  };
  Toggle toggle = Toggle::values;
  static auto form(auto& self) { return id_form("toggle-", self.toggle); }
};
constexpr auto names_of(ToggleItem::Toggle) {
  return names_in_order<ToggleItem::Toggle>(
      "values", "symmetry", "turned", "kana", "confirm", "ownership", "best-moves", "figure-values",
      "figure-plies", "figure-grey", "figure-dark", "figure-ground", "figure-caption",
      "figure-code", "figure-last-move", "figure-best-move", "figure-legend", "film-loop");
}
struct RulesItem {
  std::string rules;
  static auto form(auto& self) { return id_form("rules-", self.rules); }
};
struct GameItem {
  std::string game;
  static auto form(auto& self) { return id_form("game-", self.game); }
};
struct PlayersItem {
  Players players = Players::first;
  static auto form(auto& self) { return id_form("players-", self.players); }
};
struct OpponentItem {
  Player player = 0;
  Level level = Level::perfect;
  static auto form(auto& self) { return id_form("opponent-", self.player, self.level); }
};
struct RecordItem {
  std::size_t number = 0;  // index of the offered games
  static auto form(auto& self) { return id_form("record-", self.number); }
};
struct BotLevelItem {
  unsigned level = 1;
  static auto form(auto& self) {
    return id_form("bot-level-", one_of(Numbers::levels, self.level));
  }
};
struct BotTimeItem {
  unsigned seconds = 1;
  static auto form(auto& self) {
    return id_form("bot-seconds-", one_of(Numbers::seconds, self.seconds));
  }
};
struct SizeItem {
  SizePart part = SizePart::columns;
  int step = 1;  // 1 or -1
  static auto form(auto& self) { return id_form("size-", self.part, self.step); }
};
struct SetupItem {
  SetupPart part = SetupPart::komi;
  int step = 1;  // 1 or -1
  static auto form(auto& self) { return id_form("terms-", self.part, self.step); }
};
struct NotableItem {
  std::string kind;  // Notable::kind
  std::size_t number = 0;
  static auto form(auto& self) { return id_form("notable-", self.kind, self.number); }
};
struct StudyItem {  // a section of the Statistics page
  Study study = Study::counts;
  static auto form(auto& self) { return id_form("study-", self.study); }
};
struct ComparedRulesItem {  // the rule set to compare with the current one
  std::string rules;
  static auto form(auto& self) { return id_form("compared-", self.rules); }
};
struct DifferenceItem {
  std::size_t number = 0;  // index of the first differences
  std::string rules;       // rule set under which the position opens
  static auto form(auto& self) { return id_form("difference-", self.number, self.rules); }
};
struct RoundItem {
  std::size_t step = 0;  // RoundStudy::step
  static auto form(auto& self) { return id_form("round-", self.step); }
};
struct RoundExampleItem {
  std::size_t step = 0, number = 0;  // number: index into RoundStudy::Done::examples
  static auto form(auto& self) { return id_form("example-", self.step, self.number); }
};
struct ExampleItem {       // the picture of a move on the Rules tab
  std::size_t number = 0;  // index into RuleExamples::all
  static auto form(auto& self) { return id_form("example-", self.number); }
};
struct GlossaryItem {  // shows or hides the explanation of a term
  GlossaryTerm term = GlossaryTerm::distance;
  static auto form(auto& self) { return id_form("meaning-", self.term); }
};
struct TreeItem {
  enum class Place { before, here, after };
  Place place = Place::here;
  // For `after`: the moves to the position; `second` is empty if there is only one.
  std::string first, second;
  static auto form(auto& self) { return id_form("tree-", self); }  // written as a whole
  friend bool operator==(const TreeItem&, const TreeItem&) = default;
};
struct DistanceItem {  // reacts to the pointer only; item_of never returns it
  enum class Place { chart, table };
  Place place = Place::table;
  std::size_t distance = 0;
  static auto form(auto& self) { return id_form("", self.place, self.distance); }
};
constexpr auto names_of(DistanceItem::Place) {
  return names_in_order<DistanceItem::Place>("bar-distance", "distance");
}
struct PositionItem {  // the notation below the board; reacts to the pointer only
  static auto form(auto&) { return id_form("text-position"); }
};
struct PieceItem {  // the editor's tool that places this piece
  PieceView piece;
  static auto form(auto& self) { return id_form("piece-", self.piece); }
};
struct SideItem {  // the side to move in the editor
  Player player = 0;
  static auto form(auto& self) { return id_form("side-", self.player); }
};
struct HeldItem {
  unsigned hand = 0;
  int step = 1;  // 1 or -1
  static auto form(auto& self) {
    return id_form("held-", one_of(Numbers::hands, self.hand), self.step);
  }
};
struct FieldItem {  // the text field
  static auto form(auto&) { return id_form("field-text"); }
};
struct FigureKindItem {  // opens the dialog, or chooses the kind in it
  FigureKind kind = FigureKind::position;
  static auto form(auto& self) { return id_form("figure-", self.kind); }
};
struct FigureFormatItem {
  FigureFormat format = FigureFormat::svg;
  static auto form(auto& self) { return id_form("format-", self.format); }
};
struct FigureNumberItem {
  FigureNumber number = FigureNumber::scale;
  int step = 1;  // 1 or -1
  static auto form(auto& self) { return id_form("", self.number, self.step); }
};
struct PuzzleItem {
  std::string id;  // puzzle_id
  static auto form(auto& self) { return id_form("puzzle-", self.id); }
};
struct TableItem {  // saves a table of the Statistics page
  StudyTable table = StudyTable::counts;
  FigureFormat format = FigureFormat::csv;
  static auto form(auto& self) { return id_form("table-", self.table, self.format); }
};

using Item =
    std::variant<SquareItem, HandItem, MoveItem, LineItem, PlyItem, VariationItem, ButtonItem,
                 ModeItem, TabItem, UnitItem, ScaleItem, ToggleItem, RulesItem, GameItem,
                 PlayersItem, OpponentItem, RecordItem, BotLevelItem, BotTimeItem, SizeItem,
                 SetupItem, NotableItem, StudyItem, ComparedRulesItem, DifferenceItem, RoundItem,
                 RoundExampleItem, ExampleItem, GlossaryItem, TreeItem, DistanceItem, PositionItem,
                 PieceItem, SideItem, HeldItem, FieldItem, FigureKindItem, FigureFormatItem,
                 FigureNumberItem, PuzzleItem, TableItem>;

std::string id_of(const Session& session, const Item& item);
TreeItem item_of(const PositionNode& node);
// Returns the item with this id; empty if this session cannot have one.  The item may be impossible
// to activate now, for example an illegal move.
std::optional<Item> item_of(const Session& session, std::string_view id);

}  // namespace kanzen::app
