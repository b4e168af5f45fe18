// Ids of items: the only place that writes and parses them.
#include "imgui_app/app/item.hpp"

#include <algorithm>
#include <charconv>
#include <numeric>
#include <type_traits>
#include <vector>

namespace kanzen::app {
namespace {

// Writes and parses the fields of an id.
struct IdFields {
  const Session& session;

  std::string write() const { return {}; }
  std::string write(const std::string& text) const { return text; }
  std::string write(std::size_t number) const { return std::to_string(number); }
  std::string write(int step) const { return step > 0 ? "more" : "less"; }
  std::string write(bool logarithmic) const { return logarithmic ? "log" : "linear"; }
  std::string write(Player player) const { return player == 0 ? "1" : "2"; }
  std::string write(PieceView piece) const {
    return write(piece.player) + '-' + session.info().kinds[piece.kind];
  }
  template <class Number>
  std::string write(const OneOf<Number>& one) const {
    if (one.numbers == Numbers::squares) return session.board().squares[one.number].name;
    if (one.numbers == Numbers::hands) return write(session.board().hands[one.number].piece);
    return std::to_string(one.number);
  }
  std::string write(const TreeItem& item) const {
    if (item.place == TreeItem::Place::before) return "before";
    if (item.place == TreeItem::Place::here) return "here";
    return item.first + (item.second.empty() ? "" : '.' + item.second);
  }
  template <Named E>
  std::string write(E value) const {
    return kanzen::name_of(value);
  }
  template <class First, class Second>
  std::string write(const First& first, const Second& second) const {
    return write(first) + '-' + write(second);
  }

  // Returns whether the text is valid for the field; if not, the field is unspecified.
  bool read(std::string_view text) const { return text.empty(); }
  bool read(std::string_view text, std::string& field) const {
    field = text;
    return true;
  }
  bool read(std::string_view text, std::size_t& number) const {
    const char* const last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, number);
    return error == std::errc() && end == last;
  }
  bool read(std::string_view text, int& step) const { return read_either(text, 1, -1, step); }
  bool read(std::string_view text, bool& logarithmic) const {
    return read_either(text, true, false, logarithmic);
  }
  bool read(std::string_view text, Player& player) const {
    return read_either(text, Player{0}, Player{1}, player);
  }
  template <class T>
  bool read_either(std::string_view text, T first, T second, T& field) const {
    field = text == write(first) ? first : second;
    return text == write(field);
  }
  bool read(std::string_view text, PieceView& piece) const {
    for (const Player player : {Player{0}, Player{1}})
      for (std::size_t kind = 0; kind < session.info().kinds.size(); ++kind) {
        piece = {static_cast<std::uint8_t>(kind), player};
        if (text == write(piece)) return true;
      }
    return false;
  }
  std::vector<unsigned> all(Numbers numbers) const {
    const BoardView& board = session.board();
    const bool squares = numbers == Numbers::squares;
    if (numbers == Numbers::levels) return {bot_levels.begin(), bot_levels.end()};
    if (numbers == Numbers::seconds) return {bot_times.begin(), bot_times.end()};
    std::vector<unsigned> indices(squares ? board.squares.size() : board.hands.size());
    std::iota(indices.begin(), indices.end(), 0U);
    return indices;
  }
  bool read(std::string_view text, const OneOf<unsigned>& one) const {
    const std::vector<unsigned> numbers = all(one.numbers);
    return std::any_of(numbers.begin(), numbers.end(), [&](unsigned number) {
      one.number = number;
      return text == this->write(one);
    });
  }
  bool read(std::string_view text, TreeItem& item) const {
    using Place = TreeItem::Place;
    item.place = text == "before" ? Place::before : text == "here" ? Place::here : Place::after;
    if (item.place != Place::after) return true;
    const auto dot = std::min(text.find('.'), text.size());
    item.first = text.substr(0, dot);
    item.second = text.substr(std::min(dot + 1, text.size()));
    return true;
  }
  template <Named E>
  bool read(std::string_view text, E& field) const {
    const auto named = kanzen::parse_enum<E>(text);
    field = named.value_or(field);
    return named.has_value();
  }
  // Splits the text at '-'.  A field of type std::string can contain further '-'.
  template <class First, class Second>
  bool read(std::string_view text, First& first, Second& second) const {
    const auto dash = std::is_same_v<Second, std::string> ? text.find('-') : text.rfind('-');
    if (dash == std::string_view::npos || dash + 1 == text.size()) return false;
    return read(text.substr(0, dash), first) && read(text.substr(dash + 1), second);
  }

  template <class T>
  std::string id(const T& item) const {
    const auto form = T::form(item);
    return std::apply(
        [&](const auto&... fields) { return std::string(form.prefix) + this->write(fields...); },
        form.fields);
  }
  // Sets `found` if the id is one of this type; returns whether it is.
  template <class T>
  bool find(std::string_view id_text, std::optional<Item>& found) const {
    constexpr bool pointed_at = std::is_same_v<T, DistanceItem> || std::is_same_v<T, PositionItem>;
    T item;
    const auto form = T::form(item);
    if (pointed_at || !id_text.starts_with(form.prefix)) return false;
    const std::string_view rest = id_text.substr(form.prefix.size());
    const bool read_all =
        std::apply([&](auto&... fields) { return this->read(rest, fields...); }, form.fields);
    if (read_all) found = std::move(item);
    return read_all;
  }
  template <class... Items>
  std::optional<Item> find_any(std::string_view id_text,
                               std::type_identity<std::variant<Items...>>) const {
    std::optional<Item> found;
    if (!(this->find<Items>(id_text, found) || ...)) return std::nullopt;
    return found;
  }
};

}  // namespace

std::string id_of(const Session& session, const Item& item) {
  return std::visit([&](const auto& one) { return IdFields{session}.id(one); }, item);
}

TreeItem item_of(const PositionNode& node) {
  using Place = TreeItem::Place;
  if (node.kind == PositionNode::Kind::previous) return {Place::before, {}, {}};
  if (node.kind == PositionNode::Kind::current) return {Place::here, {}, {}};
  return {Place::after, node.moves.front(), node.moves.size() > 1 ? node.moves.back() : ""};
}

std::optional<Item> item_of(const Session& session, std::string_view id) {
  return IdFields{session}.find_any(id, std::type_identity<Item>{});
}

}  // namespace kanzen::app
