#pragma once
// The layout: a pure function from canvas size and board to rectangles in CSS pixels. y counts from
// the top of the page, which scrolls under the bar if `page_height` is more than the canvas.
#include <array>

#include "engine/picture/board_geometry.hpp"
#include "imgui_app/model/platform.hpp"

namespace kanzen::app {

enum class Arrangement {
  wide,      // from 1120 CSS pixels: trays left and right of the board, panel on the right
  medium,    // 720 to 1119: trays above and below the board, panel on the right
  tall,      // a tablet in portrait: like `phone`, with more space
  phone,     // one column; the panel is a sheet at its end
  sideways,  // a phone in landscape: the board is fixed, a column with the rest scrolls
  embed_side_by_side,  // an embed in a wide frame: board on the left
  embed_stacked,       // an embed in a narrow frame: board on top
};

struct Layout {
  Arrangement arrangement = Arrangement::wide;
  bool compact = false;  // a small embed: shorter words and signs
  Rect bar;              // does not scroll; empty in an embed
  Rect verdict, board;
  BoardGeometry squares;  // of that board
  // By player; empty if the game has none.  If they are rows, the tray of the player at the top of
  // the board is above it.
  std::array<Rect, 2> trays;
  bool tray_rows = false;  // trays are rows 48 CSS pixels high, not columns
  Rect history;            // empty on the phone, where the plot is in the Game tab
  Rect steps;              // empty if the history card has the step buttons
  // Buttons that confirm a chosen point, in place of the steps or the history; empty if none is
  // chosen.
  Rect placing;
  // In an embed: the list of moves, empty if values are hidden, and the link to the full page.
  Rect moves, full_page_link;
  Rect panel;   // height 0: a sheet that scrolls with the page
  Rect column;  // the part next to the board that scrolls; empty: everything below the bar
  Rect statistics, table;  // the Statistics page, which has only these two and the bar
  float page_height = 0;
  float pill = 32;  // height of a move's pill: 32, or 44 on touch screens
};

inline bool has_sheet(const Layout& layout) { return layout.panel.height == 0; }
// Does the bar have room only for the game and a menu?
inline bool has_phone_bar(const Layout& layout) {
  return layout.arrangement == Arrangement::phone || layout.arrangement == Arrangement::sideways;
}

inline constexpr float placing_height = 100;  // of Layout::placing: two rows of buttons

// `placing`: a point is chosen but not confirmed.
Layout arrange(const Environment& environment, const BoardShape& shape = {}, bool placing = false);

// Vertical middles of the verdict's title and of the first line of its detail, from the upper edge,
// and the distance between two lines of the detail.
struct VerdictLines {
  float title = 0, detail = 0, pitch = 15;
};
VerdictLines verdict_lines(float height, bool phone, bool two_lines);

}  // namespace kanzen::app
