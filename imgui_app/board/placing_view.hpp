#pragma once
// A point that is chosen and not played yet, for the board view itself: what is drawn of it under
// and over the stones, and the finger that chooses it.
#include "imgui_app/board/board_view.hpp"

namespace kanzen::app {

// Under the stones: the lines that cross there.
void draw_cross_lines(Ui& ui, const BoardGeometry& geometry);
// Over them: a ring around the point, and where points are close the loupe.
void draw_placing_marks(Ui& ui, const BoardGeometry& geometry);

// A press on a point, which a finger may move about; called for each.
void begin_aim(Ui& ui, BoardContext& context, const ItemState& item);
// Follows the finger, and what it ends with; once all points have been told.
void follow_aim(Ui& ui, const BoardGeometry& geometry, BoardContext& context);

}  // namespace kanzen::app
