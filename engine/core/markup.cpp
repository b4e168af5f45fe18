#include "engine/core/markup.hpp"

#include <algorithm>
#include <optional>

#include "engine/core/phrases.hpp"
#include "engine/core/string_utils.hpp"

namespace kanzen {
namespace {

constexpr std::string_view hex_digits = "0123456789ABCDEF";

constexpr const char* name_of_arrow(bool has_head) { return has_head ? "arrow" : "line"; }

bool is_plain(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

std::string escaped(std::string_view label) {
  std::string text;
  for (const char c : label) {
    if (is_plain(c)) {
      text += c;
      continue;
    }
    const auto byte = static_cast<unsigned char>(c);
    text += {'~', hex_digits[byte / 16], hex_digits[byte % 16]};
  }
  return text;
}

// Returns a label without escapes; nullopt: it is empty or too long, has a broken escape, or is not
// printable text in UTF-8.
std::optional<std::string> unescaped(std::string_view text) {
  std::string label;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '~') {
      label += text[i];
      continue;
    }
    const std::size_t high = i + 2 < text.size() ? hex_digits.find(text[i + 1]) : std::string::npos;
    const std::size_t low = i + 2 < text.size() ? hex_digits.find(text[i + 2]) : std::string::npos;
    if (high == std::string::npos || low == std::string::npos) return std::nullopt;
    label += static_cast<char>(16 * high + low);
    i += 2;
  }
  if (!is_label(label)) return std::nullopt;
  return label;
}

// Takes the text before the next `separator` off `rest`, and the separator.
std::string_view take(std::string_view& rest, char separator) {
  const std::string_view part = rest.substr(0, rest.find(separator));
  rest.remove_prefix(std::min(part.size() + 1, rest.size()));
  return part;
}

// Adds an item of the text to the markup.  False: the text is no item.
bool add_item(std::string_view rest, const BoardView& board, Markup& markup) {
  std::string_view kind = take(rest, '-');
  const auto named = parse_enum<MarkColor>(kind);
  if (named) kind = take(rest, '-');
  const MarkColor color = named.value_or(MarkColor::green);
  const auto square = find_square(board, take(rest, '-'));
  if (!square) return false;
  for (const bool has_head : {true, false}) {
    if (kind != name_of_arrow(has_head)) continue;
    const auto to = find_square(board, take(rest, '-'));
    if (!to || *to == *square || !rest.empty()) return false;
    markup.arrows.push_back({*square, *to, color, has_head});
    return true;
  }
  const auto shape = parse_enum<MarkShape>(kind);
  if (!shape) return false;
  Mark mark{*square, *shape, color};
  if (shape == MarkShape::label) {
    auto label = unescaped(rest);
    if (!label) return false;
    mark.label = *std::move(label);
  } else if (!rest.empty()) {
    return false;
  }
  markup.marks.push_back(std::move(mark));
  return true;
}

template <class One, class Same>
void toggle(std::vector<One>& all, One one, const Same& is_same) {
  const auto found = std::find_if(all.begin(), all.end(), is_same);
  if (found == all.end()) {
    all.push_back(std::move(one));
  } else if (*found == one) {
    all.erase(found);
  } else {
    *found = std::move(one);
  }
}

}  // namespace

bool is_label(std::string_view text) {
  if (text.empty() || text.size() > longest_label) return false;
  for (std::string_view rest = text; !rest.empty();) {
    const std::size_t length = utf8_character_length(rest);
    const auto first = static_cast<unsigned char>(rest.front());
    if (length == 0 || first < 0x20 || first == 0x7F) return false;
    rest.remove_prefix(length);
  }
  return true;
}

void append(Markup& markup, const Markup& more) {
  markup.marks.insert(markup.marks.end(), more.marks.begin(), more.marks.end());
  markup.arrows.insert(markup.arrows.end(), more.arrows.begin(), more.arrows.end());
}

void toggle_mark(Markup& markup, Mark mark) {
  toggle(markup.marks, mark, [&](const Mark& other) {
    return other.square == mark.square && other.shape == mark.shape;
  });
}

void toggle_arrow(Markup& markup, const Arrow& arrow) {
  toggle(markup.arrows, arrow,
         [&](const Arrow& other) { return other.from == arrow.from && other.to == arrow.to; });
}

std::string format_markup(const Markup& markup, const BoardView& board) {
  std::vector<std::string> items;
  const auto begin = [&](MarkColor color, const char* kind, unsigned square) {
    const std::string prefix = color == MarkColor::green ? "" : name_of(color) + std::string("-");
    items.push_back(prefix + kind + '-' + board.squares[square].name);
  };
  for (const Mark& mark : markup.marks) {
    begin(mark.color, name_of(mark.shape), mark.square);
    if (mark.shape == MarkShape::label) items.back() += '-' + escaped(mark.label);
  }
  for (const Arrow& arrow : markup.arrows) {
    begin(arrow.color, name_of_arrow(arrow.has_head), arrow.from);
    items.back() += '-' + board.squares[arrow.to].name;
  }
  return joined(items, ".");
}

Result<Markup> parse_markup(std::string_view text, const BoardView& board) {
  Markup markup;
  while (!text.empty()) {
    const std::string_view item = take(text, '.');
    if (markup.marks.size() + markup.arrows.size() == most_marks)
      return Error{Errc::bad_notation, {phrase::many_marks, most_marks}};
    if (add_item(item, board, markup)) continue;
    const std::string& first = board.squares.front().name;
    return Error{Errc::bad_notation,
                 {phrase::no_mark, excerpt(item), first, board.squares.back().name}};
  }
  return markup;
}

}  // namespace kanzen
