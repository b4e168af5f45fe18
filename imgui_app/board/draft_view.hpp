#pragma once
// The board of the position editor: a draft, whose pieces are put, moved and taken off.
#include "imgui_app/board/board_view.hpp"

namespace kanzen::app {

void draw_draft_board(Ui& ui, const BoardGeometry& geometry, Intentions& intentions);
// Over all panels: the piece that is dragged.
void draw_draft_overlay(Ui& ui, const BoardGeometry& geometry);
// A press on a piece that may become a drag; `from` empty: on one that is offered.
void follow_draft_press(Ui& ui, const ItemState& item, std::optional<unsigned> from,
                        PieceView piece);

}  // namespace kanzen::app
