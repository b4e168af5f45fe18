// Dragging pieces: from the press on a piece to its drop on a square.
#include <cmath>

#include "imgui_app/board/board_view.hpp"
#include "imgui_app/board/gestures.hpp"
#include "imgui_app/board/position_facts.hpp"

namespace kanzen::app {
void follow_press(Ui& ui, BoardContext& context, const ItemState& item, const Selection& from) {
  const bool movable =
      can_start(*ui.state.session, from) && may_move(ui.state, ui.state.session->board().to_move);
  if (movable && !empty(item.target)) context.grips.push_back(item.target);
  if (item.pressed && movable) {
    context.drag = Drag{from, ui.mouse(), ui.state.board.selection, ui.state.board.warned_lift};
    ui.memory().dragging_piece = true;
  }
  if (!context.drag || !(context.drag->from == from) || context.drag->moving) return;
  const Point way = ui.mouse() - context.drag->start;
  if (item.held && std::hypot(way.x, way.y) > click_slack) {
    context.drag->moving = true;
    context.intentions.add(TakePiece{from});
  }
}

void finish_drag(Ui& ui, const BoardGeometry& geometry, BoardContext& context) {
  if (!context.drag || ImGui::IsMouseDown(ImGuiMouseButton_Left)) return;
  const Drag drag = *context.drag;
  context.drag.reset();
  if (!drag.moving) return;
  ui.cancel_click();  // the release is the end of the drag
  if (ui.swiped())
    return context.intentions.add(CancelDrag{drag.chosen_before, drag.warned_before});
  const auto count = static_cast<unsigned>(ui.state.session->board().squares.size());
  for (unsigned square = 0; square < count; ++square) {
    if (contains(geometry.square(square), ui.mouse())) {
      context.intentions.add(DropPiece{square});
    }
  }
  context.intentions.add(PutPieceBack{});
}

}  // namespace kanzen::app
