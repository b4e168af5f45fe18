#pragma once
// Items: the things on the page that can be activated.  An item is its id, a text that is the same
// in every language: "button-undo", "square-a3", "ply-5", "size-columns-more".  Ids are a contract
// with the mirror, with tests and with scripts of others.  The feature that an item belongs to
// carries it out (Feature::handle).
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "engine/core/board_view.hpp"
#include "engine/core/names.hpp"
#include "engine/figure/figure_file.hpp"

namespace kanzen::app {

using ItemId = std::string;

// Texts of the fields of ids: any text, a number, a player ("1" or "2"), a step ("more" for 1 or
// "less" for -1), or the name of an enumerator.
namespace id_field {

inline const std::string& write(const std::string& text) { return text; }
inline std::string write(std::size_t number) { return std::to_string(number); }
inline std::string write(int step) { return step > 0 ? "more" : "less"; }
inline std::string write(Player player) { return player == 0 ? "1" : "2"; }
template <Named E>
std::string write(E value) {
  return kanzen::name_of(value);
}

// Return whether the text is valid for the field; if not, the field is unspecified.
inline bool read(std::string_view text, std::string& field) {
  field = text;
  return true;
}
inline bool read(std::string_view text, std::size_t& number) {
  const char* const last = text.data() + text.size();
  const auto [end, error] = std::from_chars(text.data(), last, number);
  return error == std::errc() && end == last;
}
inline bool read(std::string_view text, int& step) {
  step = text == "more" ? 1 : -1;
  return text == write(step);
}
inline bool read(std::string_view text, Player& player) {
  player = text == "2" ? 1 : 0;
  return text == write(player);
}
template <Named E>
bool read(std::string_view text, E& field) {
  const auto named = kanzen::parse_enum<E>(text);
  field = named.value_or(field);
  return named.has_value();
}

// Join a prefix and the texts of fields to an id.
ItemId join(std::string_view prefix, std::string_view field);
ItemId join(std::string_view prefix, std::string_view first, std::string_view second);
// Splits the texts of two fields at the first '-', or at the last one; nullopt if the second one
// would be empty.
std::optional<std::pair<std::string_view, std::string_view>> split(std::string_view fields,
                                                                   bool at_first);

}  // namespace id_field

// The items of one kind: their ids are a prefix and one or two fields, joined by '-'.
template <class First, class... Second>
struct ItemKind {
  static_assert(sizeof...(Second) <= 1);
  const char* prefix;

  ItemId operator()(const First& first, const Second&... second) const {
    return id_field::join(prefix, id_field::write(first), id_field::write(second)...);
  }
  // Returns the fields of such an id; nullopt: the item is of another kind.
  std::optional<std::tuple<First, Second...>> read(std::string_view id) const {
    if (!id.starts_with(prefix)) return std::nullopt;
    return read_fields(id.substr(std::string_view(prefix).size()));
  }
  // The same for the text after the prefix.
  static std::optional<std::tuple<First, Second...>> read_fields(std::string_view text) {
    std::tuple<First, Second...> fields{};
    if constexpr (sizeof...(Second) == 0) {
      if (!id_field::read(text, std::get<0>(fields))) return std::nullopt;
    } else {
      // A field that is a text can contain further '-'.
      const bool text_last = (std::is_same_v<Second, std::string> && ...);
      const auto texts = id_field::split(text, text_last);
      if (!texts || !id_field::read(texts->first, std::get<0>(fields)) ||
          !id_field::read(texts->second, std::get<1>(fields)))
        return std::nullopt;
    }
    return fields;
  }
};

// --- items that several features show

inline constexpr ItemKind<std::string> square_item{"square-"};  // by the square's name
inline constexpr ItemKind<std::string> hand_item{"hand-"};      // by the piece, see piece_id
inline constexpr ItemKind<std::string> move_item{"move-"};      // by the move's notation
inline constexpr ItemKind<std::size_t> plot_item{"history-"};   // an index into the session's line
inline constexpr ItemKind<std::string> rules_item{"rules-"};    // opens the rule set
inline constexpr ItemKind<FigureKind> figure_item{"figure-"};  // opens the dialog, or chooses in it

// "2-M": a piece as the last field of an id.
inline std::string piece_id(const GameInfo& info, PieceView piece) {
  return id_field::write(piece.player) + '-' + info.kinds[piece.kind];
}
inline ItemId square_item_of(const BoardView& board, unsigned square) {
  return square_item(board.squares[square].name);
}
inline ItemId hand_item_of(const GameInfo& info, const BoardView& board, unsigned hand) {
  return hand_item(piece_id(info, board.hands[hand].piece));
}
// Return the index of the square or of the piece in hand; nullopt: the board has none, or the item
// is of another kind.
std::optional<unsigned> square_of(const BoardView& board, std::string_view id);
std::optional<unsigned> hand_of(const GameInfo& info, const BoardView& board, std::string_view id);

}  // namespace kanzen::app
