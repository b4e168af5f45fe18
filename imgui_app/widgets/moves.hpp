#pragma once
// Legal moves as pills that can be pressed, alone and in lists.
#include <cstddef>
#include <string_view>
#include <vector>

#include "imgui_app/widgets/controls.hpp"

namespace kanzen::app {

// Draws a legal move as a pill; everywhere it is the same item "move-…".
void draw_move_pill(Ui& ui, const Rect& rect, const MoveView& move);
// Returns the smallest width in which the notation is complete, without the note next to it.
float move_pill_width(Ui& ui, const MoveView& move);

inline constexpr float narrowest_chip = 76;

// Moves in rows: a chip with their value, and a pill for each move in a column to its right.  The
// struct holds what all rows share.
struct MoveListArea {
  Ui& ui;
  Rect area;
  float pill;                   // height
  float chip = narrowest_chip;  // width of the chips
  float pitch() const { return pill + (pill > 40 ? 10.0F : 6.0F); }
};
// Draws the heading of a group of rows with the number of their moves; returns the height used.
float draw_group_head(const MoveListArea& list, float y, std::string_view name, Color color,
                      std::size_t moves);
// Draws pills from x = `left` in as many rows as needed; returns the height used.
float draw_pills(const MoveListArea& list, float left, float y,
                 const std::vector<const MoveView*>& moves);

}  // namespace kanzen::app
