// The ids of items: the one place that makes them and takes them apart.
#include "imgui_app/shell/item.hpp"

#include <charconv>

namespace kanzen::app {
namespace {

template <class E, std::size_t N>
std::string named(std::string_view prefix, const std::array<std::string_view, N>& names, E value) {
  return std::string(prefix).append(names[static_cast<std::size_t>(value)]);
}

std::string numbered(std::string_view prefix, std::size_t number) {
  return std::string(prefix).append(std::to_string(number));
}

std::string piece_id(const Session& session, PieceView piece) {
  return numbered("", piece.player + std::size_t{1}) + '-' + session.info().kinds[piece.kind];
}

std::string hand_name(const Session& session, const HandView& hand) {
  return piece_id(session, hand.piece);
}

std::string step_name(int step) { return step > 0 ? "-more" : "-less"; }

// --- from an item to its id

struct Writer {
  const Session& session;

  std::string operator()(const SquareItem& item) const {
    return "square-" + session.board().squares[item.square].name;
  }
  std::string operator()(const HandItem& item) const {
    return "hand-" + hand_name(session, session.board().hands[item.hand]);
  }
  std::string operator()(const MoveItem& item) const { return "move-" + item.move; }
  std::string operator()(const LineItem& item) const { return numbered("line-", item.plies); }
  std::string operator()(const PlyItem& item) const {
    return numbered(item.place == PlyItem::Place::plot ? "history-" : "ply-", item.ply);
  }
  std::string operator()(const VariationItem& item) const {
    return numbered("variation-", item.node);
  }
  std::string operator()(const ButtonItem& item) const {
    return named("button-", button_names, item.button);
  }
  std::string operator()(const ModeItem& item) const {
    return named("mode-", mode_names, item.mode);
  }
  std::string operator()(const TabItem& item) const { return named("tab-", tab_names, item.tab); }
  std::string operator()(const UnitItem& item) const {
    return named("unit-", unit_names, item.unit);
  }
  std::string operator()(const ScaleItem& item) const {
    return named("scale-", scale_names, item.logarithmic);
  }
  std::string operator()(const ToggleItem& item) const {
    return named("toggle-", toggle_names, item.toggle);
  }
  std::string operator()(const RulesItem& item) const { return "rules-" + item.rules; }
  std::string operator()(const GameItem& item) const { return "game-" + item.game; }
  std::string operator()(const PlayersItem& item) const {
    return named("players-", players_names, item.players);
  }
  std::string operator()(const OpponentItem& item) const {
    return numbered("opponent-", item.player + std::size_t{1}) + '-' +
           named("", strength_names, item.strength);
  }
  std::string operator()(const SlipsItem& item) const {
    return numbered("slips-", item.player + std::size_t{1}) + numbered("-", item.percent);
  }
  std::string operator()(const RecordItem& item) const { return numbered("record-", item.number); }
  std::string operator()(const BotLevelItem& item) const {
    return numbered("bot-level-", item.level);
  }
  std::string operator()(const BotTimeItem& item) const {
    return numbered("bot-seconds-", item.seconds);
  }
  std::string operator()(const SizeItem& item) const {
    return named("size-", part_names, item.part) + step_name(item.step);
  }
  std::string operator()(const TermsItem& item) const {
    return named("terms-", terms_names, item.part) + step_name(item.step);
  }
  std::string operator()(const ThreadsItem& item) const { return "threads" + step_name(item.step); }
  std::string operator()(const NotableItem& item) const {
    return numbered("notable-" + item.kind + '-', item.number);
  }
  std::string operator()(const StudyItem& item) const {
    return named("study-", study_names, item.study);
  }
  std::string operator()(const ComparedRulesItem& item) const { return "compared-" + item.rules; }
  std::string operator()(const DifferenceItem& item) const {
    return numbered("difference-", item.number) + '-' + item.rules;
  }
  std::string operator()(const RoundItem& item) const { return numbered("round-", item.step); }
  std::string operator()(const RoundExampleItem& item) const {
    return numbered(numbered("example-", item.step) + '-', item.number);
  }
  std::string operator()(const MeaningItem& item) const {
    return named("meaning-", meaning_names, item.meaning);
  }
  std::string operator()(const TreeItem& item) const {
    if (item.place == TreeItem::Place::before) return "tree-before";
    if (item.place == TreeItem::Place::here) return "tree-here";
    return "tree-" + item.first + (item.second.empty() ? "" : '.' + item.second);
  }
  std::string operator()(const DistanceItem& item) const {
    const bool chart = item.place == DistanceItem::Place::chart;
    return numbered(chart ? "bar-distance-" : "distance-", item.distance);
  }
  std::string operator()(const PositionItem&) const { return "text-position"; }
  std::string operator()(const PieceItem& item) const {
    return "piece-" + piece_id(session, item.piece);
  }
  std::string operator()(const SideItem& item) const {
    return numbered("side-", item.player + std::size_t{1});
  }
  std::string operator()(const HeldItem& item) const {
    return "held-" + hand_name(session, session.board().hands[item.hand]) + step_name(item.step);
  }
  std::string operator()(const FieldItem&) const { return "field-text"; }
  std::string operator()(const FigureKindItem& item) const {
    return named("figure-", figure_names, item.kind);
  }
  std::string operator()(const FigureFormatItem& item) const {
    return named("format-", format_names, item.format);
  }
  std::string operator()(const FigureScaleItem& item) const {
    return "png-scale" + step_name(item.step);
  }
};

// --- from what follows an id's prefix to the item

using Found = std::optional<Item>;

template <class E, std::size_t N>
std::optional<E> by_name(const std::array<std::string_view, N>& names, std::string_view name) {
  for (std::size_t i = 0; i < N; ++i) {
    if (names[i] == name) return static_cast<E>(i);
  }
  return std::nullopt;
}

template <class Type, class E, const auto& names>
Found from_name(const Session&, std::string_view name) {
  const auto value = by_name<E>(names, name);
  return value ? Found(Type{*value}) : std::nullopt;
}

template <class Type>
Found from_text(const Session&, std::string_view text) {
  return Type{std::string(text)};
}

std::optional<std::size_t> number_of(std::string_view digits) {
  std::size_t number = 0;
  const char* last = digits.data() + digits.size();
  const auto [end, error] = std::from_chars(digits.data(), last, number);
  if (error != std::errc() || end != last) return std::nullopt;
  return number;
}

template <PlyItem::Place place>
Found ply_of(const Session&, std::string_view digits) {
  const auto ply = number_of(digits);
  return ply ? Found(PlyItem{place, *ply}) : std::nullopt;
}

Found variation_of(const Session&, std::string_view digits) {
  const auto node = number_of(digits);
  return node ? Found(VariationItem{*node}) : std::nullopt;
}

Found line_of(const Session&, std::string_view digits) {
  const auto plies = number_of(digits);
  return plies ? Found(LineItem{*plies}) : std::nullopt;
}

// One of some numbers.
template <class Type, const auto& numbers>
Found one_of(const Session&, std::string_view digits) {
  for (const unsigned number : numbers)
    if (number_of(digits) == number) return Type{number};
  return std::nullopt;
}

Found square_of(const Session& session, std::string_view name) {
  const auto& squares = session.board().squares;
  for (unsigned square = 0; square < squares.size(); ++square) {
    if (squares[square].name == name) return SquareItem{square};
  }
  return std::nullopt;
}

// "1-L": player and kind.
Found hand_of(const Session& session, std::string_view name) {
  const auto& hands = session.board().hands;
  for (unsigned hand = 0; hand < hands.size(); ++hand) {
    if (hand_name(session, hands[hand]) == name) return HandItem{hand};
  }
  return std::nullopt;
}

// "1-L", whether there is such a piece or not.
Found piece_of(const Session& session, std::string_view name) {
  const auto& kinds = session.info().kinds;
  for (const Player player : {Player{0}, Player{1}})
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
      const PieceView piece{static_cast<std::uint8_t>(kind), player};
      if (piece_id(session, piece) == name) return PieceItem{piece};
    }
  return std::nullopt;
}

Found side_of(const Session&, std::string_view name) {
  if (name == "1") return SideItem{0};
  return name == "2" ? Found(SideItem{1}) : std::nullopt;
}

// "2-slipping".
Found opponent_of(const Session&, std::string_view name) {
  if (!name.starts_with("1-") && !name.starts_with("2-")) return std::nullopt;
  const auto strength = by_name<Strength>(strength_names, name.substr(2));
  if (!strength) return std::nullopt;
  return OpponentItem{static_cast<Player>(name[0] - '1'), *strength};
}

// "2-30".
Found slips_of(const Session&, std::string_view name) {
  if (!name.starts_with("1-") && !name.starts_with("2-")) return std::nullopt;
  for (const unsigned percent : slip_steps)
    if (number_of(name.substr(2)) == percent)
      return SlipsItem{static_cast<Player>(name[0] - '1'), percent};
  return std::nullopt;
}

// "2-C-more".
Found held_of(const Session& session, std::string_view name) {
  for (unsigned hand = 0; hand < session.board().hands.size(); ++hand)
    for (const int step : {1, -1})
      if (hand_name(session, session.board().hands[hand]) + step_name(step) == name)
        return HeldItem{hand, step};
  return std::nullopt;
}

Found field_of(const Session&, std::string_view name) {
  return name == "text" ? Found(FieldItem{}) : std::nullopt;
}

// "columns-more".
template <class Type, class Part, const auto& names>
Found step_of(const Session&, std::string_view name) {
  const auto dash = std::min(name.find('-'), name.size());
  const auto part = by_name<Part>(names, name.substr(0, dash));
  for (const int step : {1, -1})
    if (part && name.substr(dash) == step_name(step)) return Type{*part, step};
  return std::nullopt;
}

// "more".
template <class Type>
Found more_or_less(const Session&, std::string_view name) {
  if (name == "more") return Type{1};
  return name == "less" ? Found(Type{-1}) : std::nullopt;
}

// "longest_win-0".
Found notable_of(const Session&, std::string_view name) {
  const auto dash = name.rfind('-');
  if (dash == std::string_view::npos) return std::nullopt;
  const auto number = number_of(name.substr(dash + 1));
  if (!number) return std::nullopt;
  return NotableItem{std::string(name.substr(0, dash)), *number};
}

// "3-strict".
Found difference_of(const Session&, std::string_view name) {
  const auto dash = std::min(name.find('-'), name.size());
  const auto number = number_of(name.substr(0, dash));
  if (!number || dash + 1 >= name.size()) return std::nullopt;
  return DifferenceItem{*number, std::string(name.substr(dash + 1))};
}

Found round_of(const Session&, std::string_view name) {
  const auto step = number_of(name);
  return step ? Found(RoundItem{*step}) : std::nullopt;
}

// "4-0".
Found round_example_of(const Session&, std::string_view name) {
  const auto dash = std::min(name.find('-'), name.size());
  const auto step = number_of(name.substr(0, dash));
  const auto number = number_of(name.substr(std::min(dash + 1, name.size())));
  return step && number ? Found(RoundExampleItem{*step, *number}) : std::nullopt;
}

Found record_of(const Session&, std::string_view name) {
  const auto number = number_of(name);
  if (!number) return std::nullopt;
  return RecordItem{*number};
}

// "before", "here", or the moves: "b2.c3".
Found tree_of(const Session&, std::string_view name) {
  if (name == "before") return TreeItem{TreeItem::Place::before, {}, {}};
  if (name == "here") return TreeItem{TreeItem::Place::here, {}, {}};
  const auto dot = std::min(name.find('.'), name.size());
  const std::string_view second = name.substr(std::min(dot + 1, name.size()));
  return TreeItem{TreeItem::Place::after, std::string(name.substr(0, dot)), std::string(second)};
}

struct Reader {
  std::string_view prefix;
  Found (*read)(const Session& session, std::string_view rest);
};

// What can only be pointed at is not among them.
constexpr std::array readers{
    Reader{"square-", square_of},
    Reader{"hand-", hand_of},
    Reader{"move-", from_text<MoveItem>},
    Reader{"line-", line_of},
    Reader{"history-", ply_of<PlyItem::Place::plot>},
    Reader{"ply-", ply_of<PlyItem::Place::list>},
    Reader{"variation-", variation_of},
    Reader{"button-", from_name<ButtonItem, Button, button_names>},
    Reader{"mode-", from_name<ModeItem, Mode, mode_names>},
    Reader{"tab-", from_name<TabItem, Tab, tab_names>},
    Reader{"unit-", from_name<UnitItem, Unit, unit_names>},
    Reader{"scale-", from_name<ScaleItem, bool, scale_names>},
    Reader{"toggle-", from_name<ToggleItem, ToggleItem::Toggle, toggle_names>},
    Reader{"rules-", from_text<RulesItem>},
    Reader{"game-", from_text<GameItem>},
    Reader{"players-", from_name<PlayersItem, Players, players_names>},
    Reader{"opponent-", opponent_of},
    Reader{"slips-", slips_of},
    Reader{"record-", record_of},
    Reader{"bot-level-", one_of<BotLevelItem, bot_levels>},
    Reader{"bot-seconds-", one_of<BotTimeItem, bot_times>},
    Reader{"size-", step_of<SizeItem, SizePart, part_names>},
    Reader{"terms-", step_of<TermsItem, TermsPart, terms_names>},
    Reader{"threads-", more_or_less<ThreadsItem>},
    Reader{"notable-", notable_of},
    Reader{"study-", from_name<StudyItem, Study, study_names>},
    Reader{"compared-", from_text<ComparedRulesItem>},
    Reader{"difference-", difference_of},
    Reader{"round-", round_of},
    Reader{"example-", round_example_of},
    Reader{"meaning-", from_name<MeaningItem, Meaning, meaning_names>},
    Reader{"tree-", tree_of},
    Reader{"piece-", piece_of},
    Reader{"side-", side_of},
    Reader{"held-", held_of},
    Reader{"field-", field_of},
    Reader{"figure-", from_name<FigureKindItem, FigureKind, figure_names>},
    Reader{"format-", from_name<FigureFormatItem, FigureFormat, format_names>},
    Reader{"png-scale-", more_or_less<FigureScaleItem>},
};

}  // namespace

std::string id_of(const Session& session, const Item& item) {
  return std::visit(Writer{session}, item);
}

TreeItem item_of(const PositionNode& node) {
  using Place = TreeItem::Place;
  if (node.kind == PositionNode::Kind::before) return {Place::before, {}, {}};
  if (node.kind == PositionNode::Kind::here) return {Place::here, {}, {}};
  return {Place::after, node.moves.front(), node.moves.size() > 1 ? node.moves.back() : ""};
}

std::optional<Item> item_of(const Session& session, std::string_view id) {
  for (const Reader& reader : readers) {
    if (id.starts_with(reader.prefix)) return reader.read(session, id.substr(reader.prefix.size()));
  }
  return std::nullopt;
}

}  // namespace kanzen::app
