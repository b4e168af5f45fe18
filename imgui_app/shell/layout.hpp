#pragma once
// Where everything stands: a pure function from the canvas and the board to rectangles.
// CSS pixels; y counts from the top of the page, which scrolls under the bar when
// `page_height` is more than the canvas.
#include <array>
#include <span>
#include <vector>

#include "engine/picture/board_geometry.hpp"
#include "imgui_app/shell/platform.hpp"

namespace kanzen::app {

enum class Arrangement {
  wide,           // 1120 and more: trays beside the board, panel on the right
  medium,         // 720 to 1119: trays over and under the board, panel on the right
  tall,           // a tablet held upright: as on a phone, with more room for everything
  phone,          // one column, the panel is a sheet at its end
  sideways,       // a phone on its side: the board stays, a column with all the rest scrolls
  embed_beside,   // inside a slide: board on the left
  embed_stacked,  // inside a narrow frame: board on top
};

struct Layout {
  Arrangement arrangement = Arrangement::wide;
  bool compact = false;  // a small embed: one word or sign where there is no room for two
  Rect bar;              // stays in place; no size when embedded
  Rect verdict, board;
  BoardGeometry squares;      // of that board
  std::array<Rect, 2> trays;  // by player; on the phone that of whoever sits at the top is over
                              // the board; no size where nobody has pieces in hand
  bool tray_rows = false;     // 48 px rows instead of columns
  Rect history;               // no size on the phone: the plot is in the Game tab
  Rect steps;                 // no size where the history card has the step buttons
  Rect placing;               // what confirms a point, in place of the steps or the history; no
                              // size: no point is chosen
  Rect moves, way_out;        // of an embed; no moves: no values are shown
  Rect panel;                 // without a height of its own: a sheet, which the page scrolls
  Rect column;                // what scrolls beside the board; no size: all under the bar does
  Rect statistics, table;     // the statistics page, instead of all the above but the bar
  float page_height = 0;
  float pill = 32;  // height of a pill: 32 or 44
};

inline bool has_sheet(const Layout& layout) { return layout.panel.height == 0; }
// The bar has room for the game and a menu alone.
inline bool has_phone_bar(const Layout& layout) {
  return layout.arrangement == Arrangement::phone || layout.arrangement == Arrangement::sideways;
}

inline constexpr float placing_height = 100;  // of Layout::placing: two rows of buttons

// `placing`: a point is chosen that is still to be confirmed.
Layout arrange(const Environment& environment, const BoardShape& shape = {}, bool placing = false);

// Middles of the verdict's title and of the first line of its detail, from its upper edge, and from
// one line of the detail to the next.
struct VerdictLines {
  float title = 0, detail = 0, pitch = 15;
};
VerdictLines verdict_lines(float height, bool phone, bool two_lines);

// Widths of parts side by side that fill `width`: equal ones where each part has what it needs,
// else what each needs with its share of what is left over or wanting.
std::vector<float> part_widths(std::span<const float> needs, float width);

// Moved so far that all of it is on the page, some pixels from its edges; what is larger than the
// page begins at the upper left.
Rect within_page(const Rect& rect, const Environment& environment);

}  // namespace kanzen::app
