#include "engine/picture/coordinates.hpp"

#include <string_view>

namespace kanzen {
namespace {

// "b3": the letters name the column, the digits the row.
std::size_t split_of(std::string_view name) { return name.find_first_of("0123456789"); }

}  // namespace

void draw_coordinates(Pen& pen, const Theme& theme, const BoardGeometry& geometry,
                      const BoardView& board) {
  // Of the squares to the middle of a name: where there is room for names, in its middle.
  const float from_edge = geometry.margin > geometry.padding ? geometry.margin / 2 : 10;
  const TextStyle style{FontSize::caption, Weight::regular, theme.text2, Align::centre};
  const bool along = geometry.lies_along();
  for (unsigned place = 0; place < board.squares.size(); ++place) {
    const unsigned square = geometry.place(place);
    const std::string_view name = board.squares[square].name;
    const unsigned column = place % geometry.columns;
    const unsigned row = place / geometry.columns;
    const Rect rect = geometry.square(square);
    const bool lowest = along ? row + 1 == geometry.rows
                              : row + 1 == geometry.rows || (row + 1) % geometry.strip_length == 0;
    if (lowest) {
      pen.text({centre(rect).x, bottom(rect) + from_edge}, name.substr(0, split_of(name)), style);
    }
    const bool leftmost = along ? column % geometry.strip_length == 0 : column == 0;
    if (leftmost) {
      pen.text({rect.x - from_edge, centre(rect).y}, name.substr(split_of(name)), style);
    }
  }
}

}  // namespace kanzen
