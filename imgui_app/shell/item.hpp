#pragma once
// What an item of the page means, whoever shows it: what a click on it is about.  The
// controller acts on the meaning (Controller::activate); the mirror and tests know an item by
// its id, a text that is the same in every language.
//   square-a3  hand-1-L  move-L@b2  line-3                    board, moves, perfect line
//   history-5  ply-5  variation-12                            in the plot and in the list; a node
//   button-undo  mode-play  tab-moves  unit-plies  scale-log  toggle-values
//   rules-strict  game-gobblers2  players-orange  size-columns-more  terms-komi-less
//   opponent-2-slipping  slips-2-30                           how a player plays
//   bot-level-3  bot-seconds-10  record-0  threads-more
//   notable-longest_win-0                                     kind and number of an example
//   study-comparison  compared-cover  difference-3-strict     in Statistics
//   round-5  example-5-0  meaning-distance                    a round, one of its positions
//   tree-before  tree-here  tree-b2  tree-b2.c3               moves from the current position
//   figure-board  format-svg  png-scale-more                  of the dialog that saves figures
//   piece-1-L  side-2  held-2-C-more  field-text              the position editor's
//   distance-5  bar-distance-5  text-position                 pointed at only
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "imgui_app/shell/state.hpp"

namespace kanzen::app {
struct SquareItem {
  unsigned square = 0;  // index into BoardView::squares
  friend bool operator==(const SquareItem&, const SquareItem&) = default;
};
struct HandItem {
  unsigned hand = 0;  // index into BoardView::hands
  friend bool operator==(const HandItem&, const HandItem&) = default;
};
struct MoveItem {
  std::string move;  // notation
  friend bool operator==(const MoveItem&, const MoveItem&) = default;
};
struct LineItem {
  std::size_t plies = 0;  // of the perfect line, up to the item
  friend bool operator==(const LineItem&, const LineItem&) = default;
};
struct PlyItem {
  enum class Place { plot, list };
  Place place = Place::list;
  std::size_t ply = 0;  // of the session's line
  friend bool operator==(const PlyItem&, const PlyItem&) = default;
};
struct VariationItem {
  Session::Node node = 0;  // its first position
  friend bool operator==(const VariationItem&, const VariationItem&) = default;
};
struct ButtonItem {
  Button button = Button::undo;
  friend bool operator==(const ButtonItem&, const ButtonItem&) = default;
};
struct ModeItem {
  Mode mode = Mode::analyse;
  friend bool operator==(const ModeItem&, const ModeItem&) = default;
};
struct TabItem {
  Tab tab = Tab::moves;
  friend bool operator==(const TabItem&, const TabItem&) = default;
};
struct UnitItem {
  Unit unit = Unit::plies;  // plies or moves
  friend bool operator==(const UnitItem&, const UnitItem&) = default;
};
struct ScaleItem {
  bool logarithmic = true;
  friend bool operator==(const ScaleItem&, const ScaleItem&) = default;
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
    figure_code
  };
  Toggle toggle = Toggle::values;
  friend bool operator==(const ToggleItem&, const ToggleItem&) = default;
};
struct RulesItem {
  std::string rules;
  friend bool operator==(const RulesItem&, const RulesItem&) = default;
};
struct GameItem {
  std::string game;
  friend bool operator==(const GameItem&, const GameItem&) = default;
};
struct PlayersItem {
  Players players = Players::orange;
  friend bool operator==(const PlayersItem&, const PlayersItem&) = default;
};
struct OpponentItem {
  Player player = 0;
  Strength strength = Strength::perfect;
  friend bool operator==(const OpponentItem&, const OpponentItem&) = default;
};
struct SlipsItem {
  Player player = 0;
  unsigned percent = 20;  // one of slip_steps
  friend bool operator==(const SlipsItem&, const SlipsItem&) = default;
};
struct RecordItem {
  std::size_t number = 0;  // of the offered games
  friend bool operator==(const RecordItem&, const RecordItem&) = default;
};
struct BotLevelItem {
  unsigned level = 1;  // one of bot_levels
  friend bool operator==(const BotLevelItem&, const BotLevelItem&) = default;
};
struct BotTimeItem {
  unsigned seconds = 1;  // one of bot_times
  friend bool operator==(const BotTimeItem&, const BotTimeItem&) = default;
};
struct SizeItem {
  SizePart part = SizePart::columns;
  int step = 1;  // 1 or -1
  friend bool operator==(const SizeItem&, const SizeItem&) = default;
};
struct TermsItem {
  TermsPart part = TermsPart::komi;
  int step = 1;  // 1 or -1
  friend bool operator==(const TermsItem&, const TermsItem&) = default;
};
struct ThreadsItem {
  int step = 1;  // 1 or -1
  friend bool operator==(const ThreadsItem&, const ThreadsItem&) = default;
};
struct NotableItem {
  std::string kind;  // as in Notable
  std::size_t number = 0;
  friend bool operator==(const NotableItem&, const NotableItem&) = default;
};
struct StudyItem {  // what of the Statistics page is shown
  Study study = Study::counts;
  friend bool operator==(const StudyItem&, const StudyItem&) = default;
};
struct ComparedRulesItem {  // that the current ones are to be compared with
  std::string rules;
  friend bool operator==(const ComparedRulesItem&, const ComparedRulesItem&) = default;
};
struct DifferenceItem {
  std::size_t number = 0;  // among the first differences
  std::string rules;       // under which it opens
  friend bool operator==(const DifferenceItem&, const DifferenceItem&) = default;
};
struct RoundItem {
  std::size_t step = 0;  // RoundStudy::step
  friend bool operator==(const RoundItem&, const RoundItem&) = default;
};
struct RoundExampleItem {
  std::size_t step = 0, number = 0;  // of RoundStudy::Done::examples
  friend bool operator==(const RoundExampleItem&, const RoundExampleItem&) = default;
};
struct MeaningItem {  // explains a word, or no longer
  Meaning meaning = Meaning::distance;
  friend bool operator==(const MeaningItem&, const MeaningItem&) = default;
};
struct TreeItem {
  enum class Place { before, here, after };
  Place place = Place::here;
  std::string first, second;  // after: the moves that lead there, or only the first
  friend bool operator==(const TreeItem&, const TreeItem&) = default;
};
struct DistanceItem {
  enum class Place { chart, table };
  Place place = Place::table;
  unsigned distance = 0;
  friend bool operator==(const DistanceItem&, const DistanceItem&) = default;
};
struct PositionItem {  // its notation, under the board
  friend bool operator==(const PositionItem&, const PositionItem&) = default;
};

struct PieceItem {  // to be put
  PieceView piece;
  friend bool operator==(const PieceItem&, const PieceItem&) = default;
};
struct SideItem {  // to move
  Player player = 0;
  friend bool operator==(const SideItem&, const SideItem&) = default;
};
struct HeldItem {
  unsigned hand = 0;  // index into BoardView::hands
  int step = 1;       // 1 or -1
  friend bool operator==(const HeldItem&, const HeldItem&) = default;
};
struct FieldItem {  // the text field
  friend bool operator==(const FieldItem&, const FieldItem&) = default;
};
struct FigureKindItem {  // opens the dialog, or chooses in it
  FigureKind kind = FigureKind::position;
  friend bool operator==(const FigureKindItem&, const FigureKindItem&) = default;
};
struct FigureFormatItem {
  FigureFormat format = FigureFormat::svg;
  friend bool operator==(const FigureFormatItem&, const FigureFormatItem&) = default;
};
struct FigureScaleItem {
  int step = 1;  // 1 or -1
  friend bool operator==(const FigureScaleItem&, const FigureScaleItem&) = default;
};

using Item = std::variant<SquareItem, HandItem, MoveItem, LineItem, PlyItem, VariationItem,
                          ButtonItem, ModeItem, TabItem, UnitItem, ScaleItem, ToggleItem, RulesItem,
                          GameItem, PlayersItem, OpponentItem, SlipsItem, RecordItem, BotLevelItem,
                          BotTimeItem, SizeItem, TermsItem, ThreadsItem, NotableItem, TreeItem,
                          DistanceItem, PositionItem, PieceItem, SideItem, HeldItem, FieldItem,
                          StudyItem, ComparedRulesItem, DifferenceItem, RoundItem, RoundExampleItem,
                          MeaningItem, FigureKindItem, FigureFormatItem, FigureScaleItem>;

std::string id_of(const Session& session, const Item& item);
TreeItem item_of(const PositionNode& node);
// The item with that id; empty: there can be none in this session.  It may still be one that
// cannot be activated now, say a move that is not legal.
std::optional<Item> item_of(const Session& session, std::string_view id);

// What items are called in their ids, in the order of their enumerations.

inline constexpr std::array<std::string_view, 75> button_names{
    "undo",          "redo",          "first",         "last",
    "promote",       "remove",        "new-game",      "continue",
    "replay",        "take-back",     "pass",          "resign",
    "agree-on-draw", "dead-stones",   "open-record",   "save-record",
    "save-game",     "figure",        "save-figure",   "play-out",
    "lift-anyway",   "place",         "cancel-place",  "nudge-left",
    "nudge-up",      "nudge-down",    "nudge-right",   "solve",
    "retry",         "cancel",        "table",         "keep",
    "forget",        "notable",       "compare",       "cancel-comparison",
    "rounds",        "round-back",    "round-on",      "rounds-play",
    "growth",        "cancel-growth", "search",        "search-longer",
    "cancel-search", "edit-move",     "edit-remove",   "edit-ko",
    "edit-undo",     "edit-redo",     "edit-start",    "edit-clear",
    "edit-mirror",   "edit-turn",     "edit-swap",     "edit-analyse",
    "edit-play",     "edit-open",     "zoom-in",       "zoom-out",
    "zoom-fit",      "language",      "theme",         "help",
    "game",          "open-size",     "menu",          "close",
    "licences",      "start-anew",    "copy-position", "copy-notation",
    "copy-link",     "link",          "open"};
static_assert(button_names.size() == static_cast<std::size_t>(Button::open) + 1);
inline constexpr std::array<std::string_view, 3> mode_names{"play", "analyse", "statistics"};
inline constexpr std::array<std::string_view, 5> tab_names{"moves", "game", "tree", "edit",
                                                           "rules"};
inline constexpr std::array<std::string_view, 3> study_names{"counts", "comparison", "rounds"};
inline constexpr std::array<std::string_view, 3> meaning_names{"reachable", "draw", "distance"};
inline constexpr std::array<std::string_view, 2> unit_names{"plies", "moves"};
inline constexpr std::array<std::string_view, 2> scale_names{"linear", "log"};
inline constexpr std::array<std::string_view, 14> toggle_names{
    "values",      "symmetry",      "turned",         "kana",         "confirm",
    "ownership",   "best-moves",    "figure-values",  "figure-plies", "figure-grey",
    "figure-dark", "figure-ground", "figure-caption", "figure-code"};
inline constexpr std::array<std::string_view, 4> players_names{"orange", "purple", "two", "watch"};
inline constexpr std::array<std::string_view, 3> strength_names{"perfect", "slipping", "random"};
inline constexpr std::array<std::string_view, 3> part_names{"columns", "rows", "line"};
inline constexpr std::array<std::string_view, 2> terms_names{"komi", "handicap"};

inline constexpr std::array<std::string_view, 4> figure_names{"board", "tree", "plot", "histogram"};
inline constexpr std::array<std::string_view, 5> format_names{"svg", "png", "tikz", "csv", "latex"};

}  // namespace kanzen::app
