#include "engine/record/markup.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/record/game_record.hpp"
#include "engine/record/notes.hpp"

namespace kanzen {
namespace {

constexpr auto markup_text = "KZ";

// By MarkShape.
constexpr std::array shape_properties{"CR", "MA", "SQ", "TR", "LB", "SL"};
constexpr std::array arrow_properties{"LN", "AR"};  // by Arrow::has_head

// Adds a mark or an arrow once, though several nodes of a record may have it.
template <class One>
void add_once(std::vector<One>& all, One one) {
  if (std::find(all.begin(), all.end(), one) == all.end()) all.push_back(std::move(one));
}

// Adds the squares of a point, or of a rectangle "aa:cc".  False: it is neither.
bool add_squares(const BoardSize& size, std::string_view value, MarkShape shape, Markup& markup) {
  const std::string text = sgf::without_white_space(value);
  const std::size_t colon = text.find(':');
  const auto from = parse_sgf_point(size, text.substr(0, colon));
  const auto to = colon == std::string::npos ? from : parse_sgf_point(size, text.substr(colon + 1));
  const unsigned columns = size.columns;
  if (!from || !to || *to < *from || *to % columns < *from % columns) return false;
  for (unsigned row = *from / columns; row <= *to / columns; ++row)
    for (unsigned column = *from % columns; column <= *to % columns; ++column)
      add_once(markup.marks, {row * columns + column, shape});
  return true;
}

bool add_label(const BoardSize& size, std::string_view value, Markup& markup) {
  const std::size_t colon = std::min(value.find(':'), value.size());
  const auto square = parse_sgf_point(size, sgf::without_white_space(value.substr(0, colon)));
  if (!square || colon == value.size()) return false;
  std::string label = sgf::decode_simple_text(value.substr(colon + 1));
  if (!is_label(label)) return false;
  add_once(markup.marks, {*square, MarkShape::label, MarkColor::green, std::move(label)});
  return true;
}

bool add_arrow(const BoardSize& size, std::string_view value, bool has_head, Markup& markup) {
  const std::string text = sgf::without_white_space(value);
  const std::size_t colon = std::min(text.find(':'), text.size());
  const auto from = parse_sgf_point(size, text.substr(0, colon));
  const auto to = parse_sgf_point(size, text.substr(std::min(colon + 1, text.size())));
  if (!from || !to || *from == *to) return false;
  add_once(markup.arrows, {*from, *to, MarkColor::green, has_head});
  return true;
}

bool add_value(const BoardSize& size, const std::string& name, std::string_view value,
               Markup& markup) {
  for (std::size_t shape = 0; shape < shape_properties.size(); ++shape) {
    if (name != shape_properties[shape]) continue;
    const auto named = static_cast<MarkShape>(shape);
    return named == MarkShape::label ? add_label(size, value, markup)
                                     : add_squares(size, value, named, markup);
  }
  for (const bool has_head : {false, true})
    if (name == arrow_properties[has_head]) return add_arrow(size, value, has_head, markup);
  return false;
}

// Adds what a property marks.  False: it is another property, has a value that is no mark of this
// board, or makes them too many; nothing is added.
bool add_property(const BoardSize& size, const sgf::Property& property, Markup& markup) {
  Markup extended = markup;
  for (const std::string& value : property.values)
    if (!add_value(size, property.name, value, extended)) return false;
  if (extended.marks.size() + extended.arrows.size() > most_marks) return false;
  markup = std::move(extended);
  return true;
}

BoardSize size_of(const BoardView& board) {
  return {board.columns, static_cast<unsigned>(board.squares.size()) / board.columns};
}

// Gives the marks of `plain` the colors that they have in `colored`.
template <class One>
void color_like(std::vector<One>& plain, const std::vector<One>& colored) {
  for (const One& one : colored) {
    One uncolored = one;
    uncolored.color = MarkColor::green;
    const auto found = std::find(plain.begin(), plain.end(), uncolored);
    if (found != plain.end()) *found = one;
  }
}

template <class One>
bool is_green(const One& one) {
  return one.color == MarkColor::green;
}

void add_value_to(std::vector<sgf::Property>& properties, const char* name, std::string value) {
  for (sgf::Property& property : properties)
    if (property.name == name) return property.values.push_back(std::move(value));
  properties.push_back({name, {std::move(value)}});
}

}  // namespace

Markup read_markup(const BoardView& board, const std::vector<sgf::Property>& properties) {
  Markup markup;
  for (const sgf::Property& property : properties) add_property(size_of(board), property, markup);
  for (const sgf::Property& property : properties) {
    if (property.name != markup_text) continue;
    if (const auto colored = parse_markup(property.values.front(), board)) {
      color_like(markup.marks, colored->marks);
      color_like(markup.arrows, colored->arrows);
    }
  }
  return markup;
}

void update_markup(const BoardView& board, const Markup& markup,
                   std::vector<sgf::Property>& properties) {
  if (read_markup(board, properties) == markup) return;
  const BoardSize size = size_of(board);
  std::erase_if(properties, [&](const sgf::Property& property) {
    Markup old;
    return property.name == markup_text || add_property(size, property, old);
  });
  for (const Mark& mark : markup.marks) {
    const std::string label =
        mark.shape == MarkShape::label ? ':' + sgf::encode_text(mark.label) : std::string();
    add_value_to(properties, shape_properties[static_cast<std::size_t>(mark.shape)],
                 format_sgf_point(size, mark.square) + label);
  }
  for (const Arrow& arrow : markup.arrows)
    add_value_to(properties, arrow_properties[arrow.has_head],
                 format_sgf_point(size, arrow.from) + ':' + format_sgf_point(size, arrow.to));
  const bool plain = std::all_of(markup.marks.begin(), markup.marks.end(), is_green<Mark>) &&
                     std::all_of(markup.arrows.begin(), markup.arrows.end(), is_green<Arrow>);
  if (!plain) add_value_to(properties, markup_text, format_markup(markup, board));
}

}  // namespace kanzen
