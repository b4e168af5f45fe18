#pragma once
// Markup: what an author draws on the board of one position for its readers: marks on squares, and
// arrows.  It is no part of the position.  Squares are indices into BoardView::squares.
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/board_view.hpp"
#include "engine/core/names.hpp"
#include "engine/core/result.hpp"

namespace kanzen {

enum class MarkColor { green, red, blue, orange };
constexpr auto names_of(MarkColor) {
  return names_in_order<MarkColor>("green", "red", "blue", "orange");
}
enum class MarkShape { circle, cross, square, triangle, label, highlight };
constexpr auto names_of(MarkShape) {
  return names_in_order<MarkShape>("circle", "cross", "square", "triangle", "label", "highlight");
}

struct Mark {
  unsigned square = 0;
  MarkShape shape = MarkShape::circle;
  MarkColor color = MarkColor::green;
  std::string label = {};  // UTF-8, at most longest_label bytes; only of MarkShape::label
  friend bool operator==(const Mark&, const Mark&) = default;
};

struct Arrow {
  unsigned from = 0, to = 0;  // different squares
  MarkColor color = MarkColor::green;
  bool has_head = true;  // false: a line
  friend bool operator==(const Arrow&, const Arrow&) = default;
};

struct Markup {
  std::vector<Mark> marks;
  std::vector<Arrow> arrows;
  bool empty() const { return marks.empty() && arrows.empty(); }
  friend bool operator==(const Markup&, const Markup&) = default;
};

inline constexpr std::size_t longest_label = 60;
inline constexpr std::size_t most_marks = 1000;  // of a position, with its arrows

// Is the text printable UTF-8 of 1 to longest_label bytes?
bool is_label(std::string_view text);

void append(Markup& markup, const Markup& more);
// Replaces the mark of this shape on the square, or adds it; an equal one is removed instead.
void toggle_mark(Markup& markup, Mark mark);
// Replaces the arrow or line between these squares, or adds it; an equal one is removed instead.
void toggle_arrow(Markup& markup, const Arrow& arrow);

// Markup as text, its items joined by dots:
//   circle-b2.red-arrow-a1-c3.line-a1-b1.label-b1-A
// An item begins with its color, which is green if there is none.  In a label "~" and two
// hexadecimal digits stand for each byte that is no letter or digit of ASCII.
std::string format_markup(const Markup& markup, const BoardView& board);
// Errc::bad_notation: an item is not of that form, names a square that the board does not have, or
// is one too many.
Result<Markup> parse_markup(std::string_view text, const BoardView& board);

}  // namespace kanzen
