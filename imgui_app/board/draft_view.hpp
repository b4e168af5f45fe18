#pragma once
// A point that is chosen and not played yet, for the board view itself: what is drawn of it under
// and over the stones, and the finger that chooses it.
#include "engine/picture/board_geometry.hpp"
#include "imgui_app/board/board_view.hpp"
#include "imgui_app/widgets/ui.hpp"

namespace kanzen::app {
// Under the stones: the lines that cross there.
void draw_cross_lines(Ui& ui, const BoardGeometry& geometry);
// Over them: a ring around the point, and where points are close the loupe.
void draw_placing_marks(Ui& ui, const BoardGeometry& geometry);

// A press on a point, which a finger may move about; called for each.
void begin_aim(Ui& ui, BoardContext& context, const ItemState& item);
// Follows the finger, and what it ends with; once all points have been told.
void follow_aim(Ui& ui, const BoardGeometry& geometry, BoardContext& context);

// The board of the position editor: a draft, whose pieces are put, moved and taken off.

void draw_draft_board(Ui& ui, const BoardGeometry& geometry, Intentions& intentions);
// Over all panels: the piece that is dragged.
void draw_draft_overlay(Ui& ui, const BoardGeometry& geometry);
// A press on a piece that may become a drag; `from` empty: on one that is offered.
void follow_draft_press(Ui& ui, const ItemState& item, std::optional<unsigned> from,
                        PieceView piece);

// On the board of a game that counts: exact scores of the moves, or what playouts say of moves and
// points.

void draw_standing_marks(Ui& ui, const BoardGeometry& geometry);

// Of a game that has been counted: whose each point is.
void draw_count_marks(Ui& ui, const BoardGeometry& geometry);

}  // namespace kanzen::app
